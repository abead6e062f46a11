/** Whether a value is, as JSON, about larger than `limit` characters; stops counting as soon as it is. */
export function isLargerThan(value: unknown, limit: number): boolean {
  return remaining(value, limit) < 0;
}

function remaining(value: unknown, left: number): number {
  if (typeof value === 'string') return left - value.length;
  if (typeof value !== 'object' || value === null) return left - 8;
  let rest = left;
  for (const part of Array.isArray(value) ? value : Object.values(value)) {
    // A column's name counts as a few characters: names repeat, values grow.
    rest = remaining(part, rest - 8);
    if (rest < 0) break;
  }
  return rest;
}
