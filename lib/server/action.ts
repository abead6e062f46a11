import 'server-only';
import { headers } from 'next/headers';
import { unstable_rethrow } from 'next/navigation';
import type { z } from 'zod';
import type { Access, ActorFor } from '@/lib/access/gate';
import { holdsZero } from '@/lib/api/read-request';
import type { Context } from '@/lib/context';
import { AppError, type ErrorCode, type FieldErrors, fieldErrorsOf } from '@/lib/errors';
import { publicContext } from './context';
import { log } from './log';
import { requestInfo } from './request-info';
import { requirePermission } from './session';

/** What an action answers: data, or a code whose text stands in `messages`' `errors`. */
export type ActionResult<T> =
  | { ok: true; data: T }
  | { ok: false; code: ErrorCode; fieldErrors: FieldErrors };

interface ActionOptions<A extends Access, S extends z.ZodType, T> {
  /** Who may: anybody, or whoever the table of permissions lets. */
  access: A;
  input: S;
  run: (ctx: Context<ActorFor<A>>, input: z.output<S>) => Promise<T>;
}

/** A server action: gate, parse, run; every failure becomes a code, unknown ones are logged with their cause. */
export function createAction<A extends Access, S extends z.ZodType, T>(options: ActionOptions<A, S, T>) {
  return async (raw: z.input<S>): Promise<ActionResult<T>> => {
    const request = requestInfo(await headers());
    let admitted = false;
    try {
      const ctx = await contextFor(options.access);
      admitted = true;
      // The database has no place for it in any text.
      if (holdsZero(raw)) return refuse('invalid_input');
      const parsed = options.input.safeParse(raw);
      if (!parsed.success) return refuse('invalid_input', fieldErrorsOf(parsed.error));
      return { ok: true, data: await options.run({ ...ctx, request }, parsed.data) };
    } catch (error) {
      unstable_rethrow(error);
      if (error instanceof AppError && error.code !== 'internal') {
        // What the gate refused, it has said itself.
        if (admitted && [401, 403, 429].includes(error.status))
          log().warn(
            { requestId: request.id, code: error.code, detail: error.message },
            'An action was refused',
          );
        return refuse(error.code, error.fields);
      }
      log().error({ err: error, requestId: request.id }, 'An action failed');
      return refuse('internal');
    }
  };
}

async function contextFor<A extends Access>(access: A): Promise<Context<ActorFor<A>>> {
  if (access === 'public') return publicContext() as Context<ActorFor<A>>;
  return (await requirePermission(access)).ctx as Context<ActorFor<A>>;
}

function refuse(
  code: ErrorCode,
  fieldErrors: FieldErrors = {},
): { ok: false; code: ErrorCode; fieldErrors: FieldErrors } {
  return { ok: false, code, fieldErrors };
}
