import 'server-only';
import { unstable_rethrow } from 'next/navigation';
import type { z } from 'zod';
import type { Context } from '@/lib/context';
import { AppError, type ErrorCode, type FieldErrors } from '@/lib/errors';
import { newId } from '@/lib/ids';
import { log } from './log';

/** What an action answers: data, or a code whose text stands in `messages`' `errors`. */
export type ActionResult<T> =
  | { ok: true; data: T }
  | { ok: false; code: ErrorCode; fieldErrors: FieldErrors };

interface ActionOptions<S extends z.ZodType, C extends Context, T> {
  input: S;
  gate: () => Promise<C> | C;
  run: (ctx: C, input: z.output<S>) => Promise<T>;
}

/** A server action: parse, gate, run; every failure becomes a code, unknown ones are logged with their cause. */
export function createAction<S extends z.ZodType, C extends Context, T>(options: ActionOptions<S, C, T>) {
  return async (raw: z.input<S>): Promise<ActionResult<T>> => {
    try {
      const ctx = await options.gate();
      const parsed = options.input.safeParse(raw);
      if (!parsed.success) return refuse('invalid_input', fieldErrorsOf(parsed.error));
      return { ok: true, data: await options.run(ctx, parsed.data) };
    } catch (error) {
      unstable_rethrow(error);
      if (error instanceof AppError && error.code !== 'internal') return refuse(error.code, error.fields);
      log().error({ err: error, requestId: newId('request') }, 'An action failed');
      return refuse('internal');
    }
  };
}

function refuse(
  code: ErrorCode,
  fieldErrors: FieldErrors = {},
): { ok: false; code: ErrorCode; fieldErrors: FieldErrors } {
  return { ok: false, code, fieldErrors };
}

/** The first complaint of each field, by its path: `recipients.0.email`. */
export function fieldErrorsOf(error: z.ZodError): FieldErrors {
  const fields: FieldErrors = {};
  for (const issue of error.issues) fields[issue.path.join('.')] ??= issue.message;
  return fields;
}
