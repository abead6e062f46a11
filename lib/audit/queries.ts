import { and, desc, eq, inArray, or } from 'drizzle-orm';
import { auditLog } from '@/db/schema';
import type { AccountActor, Context } from '@/lib/context';
import type { AuditAction } from './types';

export interface SecurityEvent {
  id: number;
  action: AuditAction;
  address: string | null;
  userAgent: string | null;
  createdAt: Date;
}

/** What somebody is shown of their own account: who came in, who tried, what was changed. */
const SHOWN: readonly AuditAction[] = [
  'sign_in.succeeded',
  'sign_in.failed',
  'session.revoked',
  'sessions.revoked',
  'token.reused',
  'password.changed',
  'password.reset',
  'second_factor.failed',
  'second_factor.enabled',
  'second_factor.disabled',
  'recovery_codes.renewed',
  'recovery_code.used',
  'passkey.added',
  'passkey.removed',
];

/** The latest of it, newest first. */
export async function listSecurityEvents(
  ctx: Context<AccountActor>,
  limit: number,
): Promise<SecurityEvent[]> {
  const { userId } = ctx.actor;
  return ctx.db
    .select({
      id: auditLog.id,
      action: auditLog.action,
      address: auditLog.address,
      userAgent: auditLog.userAgent,
      createdAt: auditLog.createdAt,
    })
    .from(auditLog)
    .where(
      and(
        or(eq(auditLog.actorId, userId), eq(auditLog.subject, userId)),
        inArray(auditLog.action, [...SHOWN]),
      ),
    )
    .orderBy(desc(auditLog.id))
    .limit(limit);
}
