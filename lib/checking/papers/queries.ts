import { and, desc, eq, inArray } from 'drizzle-orm';
import { companies, compliancePapers, subcontractors } from '@/db/schema';
import {
  type FirmMatch,
  type FirmOnFile,
  type JudgedPaper,
  judgePaper,
  matchFirm,
} from '@/lib/checking/certificates/judge-paper';
import type { ReadPaper } from '@/lib/checking/certificates/types';
import { findRules } from '@/lib/company/compliance/rules';
import type { HoldingFields } from '@/lib/company/compliance/schema';
import type { ComplianceRules } from '@/lib/company/compliance/standing';
import type { Context, UserActor } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { requirePermission } from '@/lib/identity/access/permissions';
import { dayIn } from '@/lib/platform/clock/zones';
import { proposeHoldings } from './propose';

type UserContext = Context<UserActor>;
type PaperRow = typeof compliancePapers.$inferSelect;

export interface PaperSummary {
  readonly id: string;
  readonly name: string;
  readonly subcontractorId: string | null;
  readonly state: PaperRow['state'];
  readonly failure: PaperRow['failure'];
  readonly kind: ReadPaper['kind'] | null;
  readonly byLink: boolean;
  readonly createdAt: Date;
}

export interface PaperDetail extends PaperSummary {
  readonly pages: number;
  readonly reading: ReadPaper | null;
  readonly lines: PaperRow['lines'];
  /** Whose it seems to be. */
  readonly match: FirmMatch;
  readonly judged: JudgedPaper | null;
  readonly proposed: readonly HoldingFields[];
  readonly rules: ComplianceRules;
}

const MAX_LISTED = 200;
/** The company itself among the firms a paper may be of. */
export const OWN_FIRM = 'company';

/** Papers that wait for a person or could not be read, the newest first. */
export async function listOpenPapers(ctx: UserContext): Promise<PaperSummary[]> {
  requirePermission(ctx, 'compliance.read');
  const rows = await ctx.db
    .select()
    .from(compliancePapers)
    .where(
      and(
        eq(compliancePapers.companyId, ctx.actor.companyId),
        inArray(compliancePapers.state, ['waiting', 'reading', 'to_confirm', 'failed']),
      ),
    )
    .orderBy(desc(compliancePapers.createdAt), desc(compliancePapers.id))
    .limit(MAX_LISTED);
  return rows.map(toSummary);
}

function toSummary({
  id,
  name,
  subcontractorId,
  state,
  failure,
  reading,
  addedBy,
  createdAt,
}: PaperRow): PaperSummary {
  return {
    id,
    name,
    subcontractorId,
    state,
    failure,
    kind: reading?.kind ?? null,
    byLink: addedBy === null,
    createdAt,
  };
}

/** A paper of the company; null for any other. */
export async function findPaper(
  ctx: UserContext,
  { paperId }: { paperId: string },
): Promise<PaperRow | null> {
  requirePermission(ctx, 'compliance.read');
  const [row] = await ctx.db
    .select()
    .from(compliancePapers)
    .where(and(eq(compliancePapers.id, paperId), eq(compliancePapers.companyId, ctx.actor.companyId)));
  return row ?? null;
}

/** A paper with what was read of it, whose it seems to be, and what it would enter. */
export async function getPaper(ctx: UserContext, { paperId }: { paperId: string }): Promise<PaperDetail> {
  const row = await findPaper(ctx, { paperId });
  if (!row) throw new AppError('not_found', { detail: `no paper ${paperId}` });
  const { companyId } = ctx.actor;
  const [rules, [company], people] = await Promise.all([
    findRules(ctx, companyId),
    ctx.db
      .select({ name: companies.name, timeZone: companies.timeZone })
      .from(companies)
      .where(eq(companies.id, companyId)),
    ctx.db
      .select({ id: subcontractors.id, legalName: subcontractors.companyName })
      .from(subcontractors)
      .where(eq(subcontractors.companyId, companyId)),
  ]);
  const { reading } = row;
  const own: FirmOnFile = { id: OWN_FIRM, legalName: company?.name ?? '' };
  const firms = [own, ...people];
  const match = reading ? matchFirm(reading, firms) : { firm: null, candidates: [] };
  const chosen = firms.find(({ id }) => id === row.subcontractorId) ?? match.firm;
  const judged =
    reading &&
    judgePaper(reading, {
      firm: chosen ?? null,
      holder: company?.name ?? '',
      rules: {
        ...rules,
        lines: (['GL', 'WC', 'AUTO'] as const).filter((line) => rules.required.includes(REQUIRED_AS[line])),
      },
      asOf: dayIn(company?.timeZone ?? 'America/Chicago', ctx.now),
    });
  return {
    ...toSummary(row),
    pages: row.pages,
    reading,
    lines: row.lines,
    match: { firm: chosen ?? null, candidates: match.candidates },
    judged,
    proposed: reading ? proposeHoldings(reading) : [],
    rules,
  };
}

const REQUIRED_AS = { GL: 'general_liability', AUTO: 'auto', WC: 'workers_comp' } as const;
