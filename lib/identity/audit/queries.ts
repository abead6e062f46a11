import { and, desc, eq, inArray, or } from 'drizzle-orm';
import { auditLog } from '@/db/schema';
import type { AccountActor, Context } from '@/lib/context';
import { type AuditAction, SECURITY_EVENTS } from './types';

export interface SecurityEvent {
  id: number;
  action: AuditAction;
  address: string | null;
  userAgent: string | null;
  createdAt: Date;
}

/** The latest of an account's security events, newest first. */
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
        inArray(auditLog.action, [...SECURITY_EVENTS]),
      ),
    )
    .orderBy(desc(auditLog.id))
    .limit(limit);
}
