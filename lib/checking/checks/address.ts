import { and, desc, eq, isNull, or, sql } from 'drizzle-orm';
import { companyPermits, permitChecks, permits } from '@/db/schema';
import type { ChecklistPlace } from '@/lib/catalogue/checklists/types';
import type { FoundDocument, Review, StatedFacts } from '@/lib/checking/review/types';
import type { Context, UserActor } from '@/lib/context';
import { requirePermission } from '@/lib/identity/access/permissions';
import { normaliseAddress } from '@/lib/tracking/permits/normalise-address';

/** Certainty from which an address in a document may be the job's. */
const SURE = 0.7;

/** The columns of a check's address; the street alone is compared. */
export function addressColumns(address: string | null) {
  const street = address?.split(',')[0] ?? null;
  return { address, addressNorm: normaliseAddress(street) };
}

/** Files a check under the address most of its papers have, where none is stated. */
export async function noteAddress(
  ctx: Context,
  checkId: string,
  { documents }: Pick<Review, 'documents'>,
): Promise<void> {
  const [check] = await ctx.db
    .select({ stated: permitChecks.stated })
    .from(permitChecks)
    .where(eq(permitChecks.id, checkId));
  if (!check) return;
  const address = getJobAddress(check.stated, documents);
  await ctx.db.update(permitChecks).set(addressColumns(address)).where(eq(permitChecks.id, checkId));
}

/** As stated, or as most papers have it, the way they print it. */
export function getJobAddress(stated: StatedFacts, documents: readonly FoundDocument[]): string | null {
  if (stated.address) return stated.address;
  const sure = documents.map(({ fields }) =>
    fields.filter(({ id, certainty }) => id === 'address' && certainty >= SURE),
  );
  const [most, next] = countOf(sure.flatMap((fields) => [...new Set(fields.map(({ value }) => value))]));
  // Two that are said as often leave it open.
  if (!most || most[1] === next?.[1]) return null;
  const [value] = most;
  const printed = sure
    .flat()
    .filter((field) => field.value === value)
    .flatMap(({ at }) => at.quote.split(',')[0]?.trim() ?? [])
    .filter((street) => normaliseAddress(street) === value);
  return countOf(printed)[0]?.[0] ?? value;
}

/** What is there, with how often, the most frequent first. */
function countOf(values: readonly string[]): [string, number][] {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a);
}

export interface FiledCheck {
  id: string;
  name: string;
  runs: number;
  updatedAt: Date;
}

/** Where a permit is; a street of the same name is in many cities. */
interface PermitPlace {
  address: string | null;
  city: string | null;
  state: string | null;
}

/** The company's checks of the job at a permit's address, the newest first. */
export async function listChecksAt(
  ctx: Context<UserActor>,
  { address, city, state }: PermitPlace,
): Promise<FiledCheck[]> {
  requirePermission(ctx, 'checks.read');
  const { addressNorm } = addressColumns(address);
  if (addressNorm === null) return [];
  return ctx.db
    .select({
      id: permitChecks.id,
      name: permitChecks.name,
      runs: permitChecks.runs,
      updatedAt: permitChecks.updatedAt,
    })
    .from(permitChecks)
    .where(
      and(
        eq(permitChecks.companyId, ctx.actor.companyId),
        eq(permitChecks.addressNorm, addressNorm),
        isNull(permitChecks.archivedAt),
        samePlace({ city, state }),
      ),
    )
    .orderBy(desc(permitChecks.updatedAt))
    .limit(20);
}

/** The company's watched permits at the address of a check. */
export async function listPermitsAt(
  ctx: Context<UserActor>,
  { addressNorm, place }: { addressNorm: string | null; place: ChecklistPlace },
): Promise<{ id: number; permitNumber: string }[]> {
  if (addressNorm === null) return [];
  const { id, permitNumber, city, state } = permits;
  return ctx.db
    .select({ id, permitNumber })
    .from(companyPermits)
    .innerJoin(permits, eq(permits.id, companyPermits.permitId))
    .where(
      and(
        eq(companyPermits.companyId, ctx.actor.companyId),
        eq(companyPermits.state, 'confirmed'),
        eq(permits.addressNorm, addressNorm),
        or(isNull(state), eq(state, place.state)),
        place.city === null ? undefined : or(isNull(city), eq(sql`lower(${city})`, place.city.toLowerCase())),
      ),
    )
    .limit(10);
}

/** Unknown parts of a place fit every check. */
function samePlace({ city, state }: Omit<PermitPlace, 'address'>) {
  return and(
    state === null ? undefined : eq(sql`${permitChecks.state}`, state),
    city === null
      ? undefined
      : or(isNull(permitChecks.city), eq(sql`lower(${permitChecks.city})`, city.toLowerCase())),
  );
}
