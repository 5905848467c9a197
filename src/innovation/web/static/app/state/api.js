/** Requests to the server. */

/** A request that the server refused; `code` is one of the protocol's. */
export class Refusal extends Error {
  /** @param {string} code @param {string} message */
  constructor(code, message) {
    super(message);
    this.code = code;
  }
}

/**
 * One request; the answer's JSON. Throws a Refusal where it is refused or nobody answers.
 * @param {string} method
 * @param {string} path
 * @param {unknown} [body]
 * @returns {Promise<any>}
 */
export async function ask(method, path, body) {
  let response;
  try {
    response = await fetch(path, {
      method,
      headers: body === undefined ? {} : { "content-type": "application/json" },
      body: body === undefined ? undefined : JSON.stringify(body),
      credentials: "same-origin",
    });
  } catch {
    throw new Refusal("unreachable", "");
  }
  let answer = null;
  try {
    answer = await response.json();
  } catch {
    answer = null;
  }
  if (response.ok) return answer;
  const error = answer?.error ?? {};
  throw new Refusal(String(error.code ?? "bad_request"), String(error.message ?? response.status));
}
