import { createHmac } from 'node:crypto';
import { and, inArray, sql } from 'drizzle-orm';
import { workflowCalls, workflows } from '@/db/schema';
import { brand } from '@/lib/brand';
import type { Context } from '@/lib/context';
import { type Claimed, claim, leaseOf, release } from '@/lib/platform/lease/lease';
import { type RetryPolicy, retryWait } from '@/lib/platform/lease/retry';
import { OutwardFailure, type Post } from '@/lib/platform/outward/post';

const callLease = leaseOf(workflowCalls, {
  key: 'id',
  token: 'lease',
  until: 'heldUntil',
  attempts: 'attempts',
});

/** Calls on their way at once; of one company, so that one that hangs holds up no other. */
const AT_ONCE = 12;
const OF_ONE_COMPANY = 3;
const LEASE_MS = 60_000;
/** A minute, then longer each time: the last try comes about a day after the first. */
const RETRY: RetryPolicy = { firstMs: 60_000, factor: 4, maxMs: 12 * 3_600_000, jitter: 0.2 };
const MOST_TRIES = 8;

type Call = Claimed<typeof workflowCalls>;

interface CallServices {
  post: (call: Post) => Promise<{ status: number }>;
}

/** Makes calls that are due, each apart from the others, and returns how many. */
export async function sendCalls(ctx: Context, { post }: CallServices): Promise<number> {
  const now = ctx.now.toISOString();
  const calls = await claim(ctx, callLease, {
    due: and(
      sql`${workflowCalls.state} = 'waiting'`,
      sql`${workflowCalls.id} in (select id from (select c.id,
        row_number() over (partition by c.company_id order by c.created_at, c.id) as place from workflow_calls c
        where c.state = 'waiting' and (c.held_until is null or c.held_until < ${now}::timestamptz)) due
        where due.place <= ${OF_ONE_COMPANY})`,
    ),
    order: workflowCalls.createdAt,
    limit: AT_ONCE,
    forMs: LEASE_MS,
  });
  const keys = await ctx.db
    .select({ id: workflows.id, signingKey: workflows.signingKey })
    .from(workflows)
    .where(
      inArray(
        workflows.id,
        calls.map(({ row }) => row.workflowId),
      ),
    );
  const keyOf = new Map(keys.map(({ id, signingKey }) => [id, signingKey]));
  await Promise.all(calls.map((call) => sendOne(ctx, call, keyOf.get(call.row.workflowId) ?? '', post)));
  return calls.length;
}

async function sendOne(
  ctx: Context,
  call: Call,
  signingKey: string,
  post: CallServices['post'],
): Promise<void> {
  const { id, url, body, attempts } = call.row;
  const headers = signedHeaders({ id, body, signingKey, at: ctx.now });
  const answer = await post({ url, headers, body }).then(
    ({ status }) => String(status),
    (error: unknown) => {
      if (error instanceof OutwardFailure) return error.code;
      ctx.log.error({ err: error, call: id }, 'A call failed');
      return 'unreachable';
    },
  );
  const isTaken = /^2\d\d$/.test(answer);
  // Whoever answers that it is gone does not want to be asked again.
  const isOver = attempts >= MOST_TRIES || answer === '410' || answer === 'inner_address';
  if (isTaken || isOver)
    await release(ctx, callLease, call, {
      set: { state: isTaken ? 'sent' : 'failed', answer, endedAt: ctx.now },
    });
  else
    await release(ctx, callLease, call, {
      set: { answer },
      notBefore: new Date(ctx.now.getTime() + retryWait(RETRY, attempts, id)),
    });
}

interface Signed {
  id: string;
  body: string;
  signingKey: string;
  at: Date;
}

/** As Standard Webhooks have it: whoever is called can tell that it was us, and that it is no old call again. */
function signedHeaders({ id, body, signingKey, at }: Signed): Record<string, string> {
  const seconds = Math.floor(at.getTime() / 1_000);
  const signature = createHmac('sha256', Buffer.from(signingKey, 'base64'))
    .update(`${id}.${seconds}.${body}`)
    .digest('base64');
  return {
    'content-type': 'application/json',
    'user-agent': brand.userAgent,
    'webhook-id': id,
    'webhook-timestamp': String(seconds),
    'webhook-signature': `v1,${signature}`,
  };
}
