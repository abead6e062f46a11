import { and, eq, inArray } from 'drizzle-orm';
import { projects } from '@/db/schema';
import type { StateCode } from '@/lib/catalogue/checklists/types';
import type { Context, UserActor } from '@/lib/context';
import { newId } from '@/lib/ids';
import { handPlace } from '@/lib/tracking/cities/hand-place';
import { normaliseAddress } from '@/lib/tracking/permits/normalise-address';
import { recordActivities } from './activity';

type UserContext = Context<UserActor>;

export interface ImportedJob {
  address: string;
  city: string;
  state: StateCode;
  zip: string | null;
  name: string | null;
  number: string | null;
  clientName: string | null;
  clientEmail: string | null;
  clientPhone: string | null;
  startsOn: string | null;
  endsOn: string | null;
  valueCents: number | null;
}

/** Makes jobs of a list; one the company has at that address under that number already is left as it is. */
export async function insertJobs(
  ctx: UserContext,
  rows: readonly ImportedJob[],
): Promise<{ id: string; isNew: boolean }[]> {
  if (rows.length === 0) return [];
  const { companyId, userId } = ctx.actor;
  const values = rows.map((row) => {
    const { slug, city } = handPlace(row);
    return {
      ...row,
      city,
      id: newId('project'),
      companyId,
      addressNorm: normaliseAddress(row.address),
      citySlug: slug,
      createdBy: userId,
      createdAt: ctx.now,
      updatedAt: ctx.now,
    };
  });
  const norms = values.flatMap(({ addressNorm }) => addressNorm ?? []);
  const held = await ctx.db
    .select({
      id: projects.id,
      addressNorm: projects.addressNorm,
      city: projects.city,
      state: projects.state,
      number: projects.number,
    })
    .from(projects)
    .where(and(eq(projects.companyId, companyId), inArray(projects.addressNorm, norms)));
  const known = new Map(held.map((row) => [keyOf(row), row.id]));
  const fresh: typeof values = [];
  const found = values.map((value) => {
    const key = keyOf(value);
    const id = known.get(key);
    if (id !== undefined) return { id, isNew: false };
    fresh.push(value);
    known.set(key, value.id);
    return { id: value.id, isNew: true };
  });
  if (fresh.length > 0) await ctx.db.insert(projects).values(fresh);
  await recordActivities(
    ctx,
    fresh.map(({ id, address }) => ({
      companyId,
      projectId: id,
      kind: 'project_created',
      subject: id,
      details: { address },
    })),
  );
  return found;
}

function keyOf(row: {
  addressNorm: string | null;
  city: string;
  state: string;
  number: string | null;
}): string {
  return [row.addressNorm, row.city.toLowerCase(), row.state, row.number ?? ''].join('\n');
}

/** Takes jobs of a list back. */
export async function deleteJobs(ctx: UserContext, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await ctx.db
    .delete(projects)
    .where(and(eq(projects.companyId, ctx.actor.companyId), inArray(projects.id, [...ids])));
}

/** Of jobs those that nobody has changed since they were made. */
export async function unchangedJobs(ctx: UserContext, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await ctx.db
    .select({ id: projects.id })
    .from(projects)
    .where(
      and(
        eq(projects.companyId, ctx.actor.companyId),
        eq(projects.version, 1),
        inArray(projects.id, [...ids]),
      ),
    );
  return rows.map(({ id }) => id);
}
