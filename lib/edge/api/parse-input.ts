import type { z } from 'zod';
import { AppError, type ErrorCode, toFieldBounds, toFieldErrors } from '@/lib/errors';

interface Parsing {
  /** The name under which a complaint about no single field is told. */
  whole?: string;
  /** What is said of input that does not parse; `invalid_input` unless said. */
  code?: ErrorCode;
}

/** What came in, as the schema has it. @throws AppError `invalid_input` with each field's complaint, or the code given */
export function parseInput<S extends z.ZodType>(
  schema: S,
  given: unknown,
  { whole, code = 'invalid_input' }: Parsing = {},
): z.output<S> {
  const parsed = schema.safeParse(given);
  if (parsed.success) return parsed.data;
  if (code !== 'invalid_input') throw new AppError(code);
  const fields = toFieldErrors(parsed.error, whole);
  throw new AppError(code, { fields, bounds: toFieldBounds(parsed.error, whole) });
}

/** Refuses (`invalid_input`) a zero character anywhere in the input: the database has no place for it in any text. */
export function refuseZero(given: unknown, whole?: string): void {
  if (containsNul(given))
    throw new AppError('invalid_input', whole === undefined ? {} : { fields: { [whole]: 'zero_character' } });
}

const DEEPEST = 40;

/** Throws `invalid_input` where it is nested too deep to look. */
function containsNul(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return value.includes('\0');
  if (typeof value !== 'object' || value === null) return false;
  if (depth > DEEPEST) throw new AppError('invalid_input', { fields: { body: 'too_deep' } });
  return Object.entries(value).some(([key, part]) => key.includes('\0') || containsNul(part, depth + 1));
}
