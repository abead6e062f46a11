import 'server-only';
import { headers } from 'next/headers';
import type { z } from 'zod';
import type { Context } from '@/lib/context';
import { parseInput, refuseZero } from '@/lib/edge/api/parse-input';
import type { ErrorCode, FieldErrors } from '@/lib/errors';
import type { Access, ActorFor } from '@/lib/identity/access/gate';
import type { Tier } from '@/lib/providers/billing/types';
import { enter } from './edge';
import { requestInfo } from './request-info';
import { requireAccount } from './session';

/** What an action answers: data, or a code whose text stands in `messages`' `errors`. */
export type ActionResult<T> =
  | { ok: true; data: T }
  | {
      ok: false;
      code: ErrorCode;
      fieldErrors: FieldErrors;
      /** The smallest plan that opens it or has room. */
      tier?: Tier;
    };

interface ActionOptions<A extends Access, S extends z.ZodType, T> {
  /** Who may: anybody, or whoever the table of permissions lets. */
  access: A;
  input: S;
  run: (ctx: Context<ActorFor<A>>, input: z.output<S>) => Promise<T>;
}

/** A server action: the session's account, its input parsed; visitors are sent to sign in where only somebody may. */
export function createAction<A extends Access, S extends z.ZodType, T>(options: ActionOptions<A, S, T>) {
  const { access, input: schema, run } = options;
  return async (raw: z.input<S>): Promise<ActionResult<T>> =>
    enter<A, z.output<S>, ActionResult<T>>(requestInfo(await headers()), {
      call: 'action',
      access,
      limit: access === 'public' ? 'public' : 'write',
      ...(access === 'public' ? {} : { findAccount: () => requireAccount() }),
      read: () => {
        refuseZero(raw);
        return parseInput(schema, raw);
      },
      run: async ({ ctx, input }) => ({ ok: true, data: await run(ctx, input) }),
      refuse: ({ code, fields = {}, tier }) => ({
        ok: false,
        code,
        fieldErrors: fields,
        ...(tier ? { tier } : {}),
      }),
    });
}
