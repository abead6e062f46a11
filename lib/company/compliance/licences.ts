import { and, asc, desc, eq, gt, inArray, isNotNull } from 'drizzle-orm';
import {
  companies,
  companyCities,
  complianceHoldings,
  licenceChanges,
  memberships,
  subcontractors,
  users,
} from '@/db/schema';
import type { Context, UserActor } from '@/lib/context';
import { requirePermission } from '@/lib/identity/access/permissions';
import { DAY_MS } from '@/lib/platform/clock/days';
import type { CityFact } from '@/lib/tracking/cities/types';
import { stateOfAuthority } from '@/lib/tracking/registers/authority';
import { findAnswers } from '@/lib/tracking/registers/queries';
import { noLicenceIn } from '@/lib/tracking/registers/records';
import type { Answer } from '@/lib/tracking/registers/types';
import type { LicenceMove } from './types';

type UserContext = Context<UserActor>;

/** A licence that a company or one of its subcontractors works under. */
export interface WatchedLicence {
  companyId: string;
  /** Null: the company's own, or one of its team's. */
  subcontractorId: string | null;
  holder: string;
  /** Null where its paper names no state. */
  state: string | null;
  number: string;
  /** Names it may stand under. */
  names: string[];
}

export const numberKey = (number: string) => number.toUpperCase().replace(/[^A-Z0-9]/g, '');

/** The state of a licence's paper: as it was said, else that of the authority it names. */
export const stateOf = ({ state, issuer }: { state: string | null; issuer: string | null }) =>
  state ?? stateOfAuthority(issuer);

/** The licences of companies' papers and profiles, each once. */
export async function listWatched(ctx: Context, companyIds: readonly string[]): Promise<WatchedLicence[]> {
  if (companyIds.length === 0) return [];
  const ids = [...companyIds];
  const [own, members, held] = await Promise.all([
    ctx.db
      .select({ id: companies.id, name: companies.name, licenses: companies.licenses })
      .from(companies)
      .where(inArray(companies.id, ids)),
    ctx.db
      .select({ companyId: memberships.companyId, first: users.firstName, last: users.lastName })
      .from(memberships)
      .innerJoin(users, eq(users.id, memberships.userId))
      .where(inArray(memberships.companyId, ids)),
    ctx.db
      .select({
        companyId: complianceHoldings.companyId,
        subcontractorId: complianceHoldings.subcontractorId,
        state: complianceHoldings.state,
        issuer: complianceHoldings.issuer,
        number: complianceHoldings.number,
        name: subcontractors.companyName,
        contact: subcontractors.contactName,
      })
      .from(complianceHoldings)
      .leftJoin(subcontractors, eq(subcontractors.id, complianceHoldings.subcontractorId))
      .where(
        and(
          inArray(complianceHoldings.companyId, ids),
          eq(complianceHoldings.line, 'licence'),
          isNotNull(complianceHoldings.number),
        ),
      )
      .orderBy(
        asc(subcontractors.companyName),
        asc(complianceHoldings.createdAt),
        asc(complianceHoldings.id),
      ),
  ]);
  const byId = new Map(own.map((company) => [company.id, company]));
  const teams = new Map<string, string[]>();
  for (const { companyId, first, last } of members)
    teams.set(companyId, [...(teams.get(companyId) ?? []), `${first} ${last}`.trim()]);
  const papers = held.map(({ name, contact, number, state, issuer, ...whose }) => {
    const isOwn = whose.subcontractorId === null;
    const company = byId.get(whose.companyId)?.name ?? '';
    const holder = isOwn ? company : (name ?? '');
    const names = isOwn ? [company, ...(teams.get(whose.companyId) ?? [])] : [name, contact];
    return {
      ...whose,
      holder,
      state: stateOf({ state, issuer }),
      number: number ?? '',
      names: names.filter((one): one is string => Boolean(one)),
    };
  });
  const profiles = own.flatMap(({ id, name, licenses }) =>
    licenses.map(({ state, number }) => ({
      companyId: id,
      subcontractorId: null,
      holder: name,
      state,
      number,
      names: [name, ...(teams.get(id) ?? [])],
    })),
  );
  const once = new Map<string, WatchedLicence>();
  // What the company has of its own stands first.
  for (const one of [...profiles, ...papers]) {
    const key = `${one.companyId} ${one.subcontractorId} ${one.state} ${numberKey(one.number)}`;
    if (numberKey(one.number) !== '' && !once.has(key)) once.set(key, one);
  }
  return [...once.values()].sort(
    (a, b) => Number(a.subcontractorId !== null) - Number(b.subcontractorId !== null),
  );
}

export interface LicenceLine extends WatchedLicence {
  /** Null where no register of the state is read. */
  answer: Answer | null;
}

/** What the registers say of licences today. */
export async function askRegisters<L extends Pick<WatchedLicence, 'state' | 'number' | 'names'>>(
  ctx: Context,
  licences: readonly L[],
): Promise<(L & { answer: Answer | null })[]> {
  const asked = licences.map(({ state, number, names }) => ({ state: state ?? '', number, names }));
  const answers = await findAnswers(ctx, asked);
  return licences.map((licence, at) => ({ ...licence, answer: answers[at] ?? null }));
}

export interface LicenceChange extends LicenceMove {
  id: string;
  subcontractorId: string | null;
  holder: string;
  state: string;
  number: string;
  register: string;
  day: string | null;
  asOf: Date;
  noticedAt: Date;
}

export interface LicenceWatch {
  lines: LicenceLine[];
  /** States the company works in that license no general contractors. */
  unlicensed: { state: string; fact: CityFact }[];
  /** Of the last days, newest first. */
  changes: LicenceChange[];
}

const SHOWN_DAYS = 30;
const MOST_SHOWN = 50;

/** The licences of the company, its team and its subcontractors, as the states' registers have them. */
export async function getLicenceWatch(ctx: UserContext): Promise<LicenceWatch> {
  requirePermission(ctx, 'compliance.read');
  const { companyId } = ctx.actor;
  const [watched, cities, changes] = await Promise.all([
    listWatched(ctx, [companyId]),
    ctx.db
      .select({ city: companyCities.city })
      .from(companyCities)
      .where(eq(companyCities.companyId, companyId)),
    listChanges(ctx, { since: new Date(ctx.now.getTime() - SHOWN_DAYS * DAY_MS) }),
  ]);
  const lines = await askRegisters(ctx, watched);
  const states = new Set([
    ...cities.map(({ city }) => city.slice(-2).toUpperCase()),
    ...watched.flatMap(({ state }) => state ?? []),
  ]);
  const unlicensed = [...states].sort().flatMap((state) => {
    const fact = noLicenceIn(state);
    return fact === null ? [] : [{ state, fact }];
  });
  return { lines, unlicensed, changes };
}

async function listChanges(ctx: UserContext, { since }: { since: Date }): Promise<LicenceChange[]> {
  const rows = await ctx.db
    .select({ change: licenceChanges, name: subcontractors.companyName, company: companies.name })
    .from(licenceChanges)
    .innerJoin(companies, eq(companies.id, licenceChanges.companyId))
    .leftJoin(subcontractors, eq(subcontractors.id, licenceChanges.subcontractorId))
    .where(and(eq(licenceChanges.companyId, ctx.actor.companyId), gt(licenceChanges.noticedAt, since)))
    .orderBy(desc(licenceChanges.noticedAt), desc(licenceChanges.id))
    .limit(MOST_SHOWN);
  return rows.map(({ change: { companyId: _, ...change }, name, company }) => ({
    ...change,
    holder: name ?? company,
  }));
}
