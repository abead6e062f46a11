import { auditLog } from '@/db/schema';
import type { Context } from '@/lib/context';
import type { AuditAction } from './types';

export interface AuditEntry {
  action: AuditAction;
  /** The target: an id, or an address where there is none. */
  subject?: string | undefined;
  /** Never a password, a token or a code. */
  details?: Record<string, string | number | boolean | null>;
  /** Where the actor is not known from the context: at sign-in. */
  actorId?: string | undefined;
  companyId?: string;
}

const MAX_SUBJECT = 254;
const MAX_USER_AGENT = 300;

/**
 * Writes an audit entry in the caller's transaction, so that entry and change are committed or rolled back
 * together.
 */
export async function recordAudit(ctx: Context, entry: AuditEntry): Promise<void> {
  const { actor, request } = ctx;
  await ctx.db.insert(auditLog).values({
    action: entry.action,
    companyId: entry.companyId ?? ('companyId' in actor ? actor.companyId : null),
    actorId: entry.actorId ?? ('userId' in actor ? actor.userId : null),
    subject: entry.subject?.slice(0, MAX_SUBJECT) ?? null,
    details: entry.details ?? {},
    address: request?.address ?? null,
    userAgent: request?.userAgent?.slice(0, MAX_USER_AGENT) ?? null,
    requestId: request?.id ?? null,
    createdAt: ctx.now,
  });
}
