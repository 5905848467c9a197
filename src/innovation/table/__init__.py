"""What lies on the table: stacks, seats, piles. Plain data that copies cheaply."""
