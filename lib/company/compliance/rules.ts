import { eq } from 'drizzle-orm';
import { complianceRules } from '@/db/schema';
import type { Context, UserActor } from '@/lib/context';
import { requirePermission } from '@/lib/identity/access/permissions';
import { recordAudit } from '@/lib/identity/audit/mutations';
import type { SaveRules } from './schema';
import { type ComplianceRules, USUAL_RULES } from './standing';

/** What a company asks for; the usual where it has said nothing. */
export async function findRules(ctx: Context, companyId: string): Promise<ComplianceRules> {
  const [row] = await ctx.db.select().from(complianceRules).where(eq(complianceRules.companyId, companyId));
  if (!row) return USUAL_RULES;
  const { companyId: _, updatedAt: __, ...rules } = row;
  return rules;
}

export async function saveRules(ctx: Context<UserActor>, rules: SaveRules): Promise<void> {
  requirePermission(ctx, 'compliance.manage');
  const { companyId } = ctx.actor;
  await ctx.db.transaction(async (tx) => {
    const set = { ...rules, required: [...new Set(rules.required)], updatedAt: ctx.now };
    await tx
      .insert(complianceRules)
      .values({ companyId, ...set })
      .onConflictDoUpdate({ target: complianceRules.companyId, set });
    await recordAudit(
      { ...ctx, db: tx },
      { action: 'compliance.rules_changed', subject: companyId, details: { onGap: rules.onGap } },
    );
  });
}
