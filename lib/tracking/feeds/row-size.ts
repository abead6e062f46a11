/** Whether a value is, as JSON, about larger than `limit` characters; stops counting as soon as it is. */
export function isLargerThan(value: unknown, limit: number): boolean {
  return remaining(value, limit) < 0;
}

function remaining(value: unknown, left: number): number {
  if (typeof value === 'string') return left - value.length;
  if (typeof value !== 'object' || value === null) return left - 8;
  let rest = left;
  // Plain objects out of JSON: what `in` finds is their own. A list of their values would be one per row.
  for (const name in value) {
    // A column's name counts as a few characters: names repeat, values grow.
    const part: unknown = Reflect.get(value, name);
    rest = typeof part === 'string' ? rest - 8 - part.length : remaining(part, rest - 8);
    if (rest < 0) break;
  }
  return rest;
}
