import { and, asc, eq, isNull } from 'drizzle-orm';
import { companies, complianceHoldings, permitAssignments, subcontractors } from '@/db/schema';
import type { Context, UserActor } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { requirePermission } from '@/lib/identity/access/permissions';
import { dayIn } from '@/lib/platform/clock/zones';
import { assignedCount } from '@/lib/tracking/permits/assigned-count';
import { askRegisters, stateOf } from './licences';
import { findRules } from './rules';
import { type ComplianceRules, type Holding, judgeStanding, type Standing } from './standing';
import { HOLDING_LINES } from './types';

type UserContext = Context<UserActor>;

/** Columns of a holding as the rules read it. */
export const holdingColumns = {
  id: complianceHoldings.id,
  line: complianceHoldings.line,
  issuer: complianceHoldings.issuer,
  number: complianceHoldings.number,
  state: complianceHoldings.state,
  effective: complianceHoldings.effective,
  expires: complianceHoldings.expires,
  endsOn: complianceHoldings.endsOn,
  limits: complianceHoldings.limits,
  amountCents: complianceHoldings.amountCents,
  additionalInsured: complianceHoldings.additionalInsured,
  waiver: complianceHoldings.waiver,
  exemption: complianceHoldings.exemption,
  paperId: complianceHoldings.paperId,
};

export interface MatrixRow {
  /** Null: the company itself. */
  readonly subcontractorId: string | null;
  readonly name: string;
  readonly trade: string | null;
  readonly email: string | null;
  readonly assignedPermits: number;
  readonly standing: Standing;
}

export interface ComplianceMatrix {
  readonly today: string;
  readonly rules: ComplianceRules;
  /** The company first, then its subcontractors by name. */
  readonly rows: readonly MatrixRow[];
}

/** Who holds what, and who may be given work today, on the company's calendar. */
export async function getMatrix(ctx: UserContext): Promise<ComplianceMatrix> {
  requirePermission(ctx, 'compliance.read');
  const { companyId } = ctx.actor;
  const [company, rules, people, holdings] = await Promise.all([
    getCompany(ctx, companyId),
    findRules(ctx, companyId),
    ctx.db
      .select({
        id: subcontractors.id,
        name: subcontractors.companyName,
        trade: subcontractors.role,
        email: subcontractors.email,
        contact: subcontractors.contactName,
        assignedPermits: assignedCount(ctx, eq(permitAssignments.subcontractorId, subcontractors.id)),
      })
      .from(subcontractors)
      .where(eq(subcontractors.companyId, companyId))
      .orderBy(asc(subcontractors.companyName), asc(subcontractors.id)),
    ctx.db
      .select({ subcontractorId: complianceHoldings.subcontractorId, ...holdingColumns })
      .from(complianceHoldings)
      .where(eq(complianceHoldings.companyId, companyId)),
  ]);
  const today = dayIn(company.timeZone, ctx.now);
  // A licence is often its holder's, not the firm's.
  const names = new Map<string | null, string[]>(
    people.map(({ id, name, contact }) => [id, [name, contact]]),
  );
  const bySubject = new Map<string | null, Holding[]>();
  for (const { subcontractorId, ...holding } of await withRegister(
    ctx,
    holdings,
    (one) => names.get(one.subcontractorId) ?? [company.name],
  ))
    bySubject.set(subcontractorId, [...(bySubject.get(subcontractorId) ?? []), holding]);
  const standing = (id: string | null) => judgeStanding(bySubject.get(id) ?? [], rules, today, HOLDING_LINES);
  return {
    today,
    rules,
    rows: [
      {
        subcontractorId: null,
        name: company.name,
        trade: null,
        email: null,
        assignedPermits: 0,
        standing: standing(null),
      },
      ...people.map(({ id, contact: _, ...person }) => ({
        ...person,
        subcontractorId: id,
        standing: standing(id),
      })),
    ],
  };
}

async function getCompany(ctx: Context, companyId: string): Promise<{ name: string; timeZone: string }> {
  const [company] = await ctx.db
    .select({ name: companies.name, timeZone: companies.timeZone })
    .from(companies)
    .where(eq(companies.id, companyId));
  if (!company) throw new AppError('not_found', { detail: `company ${companyId}` });
  return company;
}

/** How one subcontractor stands today. */
export async function findStanding(
  ctx: Context,
  { companyId, subcontractorId }: { companyId: string; subcontractorId: string | null },
): Promise<Standing> {
  const company = await getCompany(ctx, companyId);
  const rules = await findRules(ctx, companyId);
  const held = await listHoldings(ctx, { companyId, subcontractorId });
  const names =
    subcontractorId === null ? [company.name] : await findNames(ctx, { companyId, subcontractorId });
  const holdings = await withRegister(ctx, held, () => names);
  return judgeStanding(holdings, rules, dayIn(company.timeZone, ctx.now), HOLDING_LINES);
}

async function findNames(
  ctx: Context,
  { companyId, subcontractorId }: { companyId: string; subcontractorId: string },
): Promise<string[]> {
  const [row] = await ctx.db
    .select({ name: subcontractors.companyName, contact: subcontractors.contactName })
    .from(subcontractors)
    .where(and(eq(subcontractors.companyId, companyId), eq(subcontractors.id, subcontractorId)));
  return row ? [row.name, row.contact] : [];
}

/** Licences with what the state's register says of them. */
async function withRegister<H extends Holding>(
  ctx: Context,
  holdings: readonly H[],
  namesOf: (holding: H) => string[],
): Promise<H[]> {
  const licences = holdings.flatMap((holding) =>
    holding.line === 'licence' && holding.number !== null
      ? [{ id: holding.id, state: stateOf(holding), number: holding.number, names: namesOf(holding) }]
      : [],
  );
  const answers = new Map(
    (await askRegisters(ctx, licences)).map(({ id, answer }) => [id, answer?.verdict ?? null]),
  );
  return holdings.map((holding) => ({ ...holding, register: answers.get(holding.id) ?? null }));
}

/** Everything somebody holds or held, as it was entered. */
export async function listHoldings(
  ctx: Context,
  { companyId, subcontractorId }: { companyId: string; subcontractorId: string | null },
): Promise<Holding[]> {
  const whose =
    subcontractorId === null
      ? isNull(complianceHoldings.subcontractorId)
      : eq(complianceHoldings.subcontractorId, subcontractorId);
  return ctx.db
    .select(holdingColumns)
    .from(complianceHoldings)
    .where(and(eq(complianceHoldings.companyId, companyId), whose))
    .orderBy(asc(complianceHoldings.line), asc(complianceHoldings.expires), asc(complianceHoldings.id));
}
