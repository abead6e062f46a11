/** What a person typed, as part of a LIKE pattern: their `%` and `_` stand for themselves. */
function literal(text: string): string {
  return text.replace(/[\\%_]/g, (sign) => `\\${sign}`);
}

export function containing(text: string): string {
  return `%${literal(text)}%`;
}

export function startingWith(text: string): string {
  return `${literal(text)}%`;
}
