import { and, desc, eq, ilike, or, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { companyPermits, memberships, permits, projects, subcontractors, users } from '@/db/schema';
import type { Context, UserActor } from '@/lib/context';
import { mayUse } from '@/lib/identity/access/permissions';
import { fullName } from '@/lib/identity/accounts/full-name';
import { stripCity } from '@/lib/tracking/cities/place-words';
import { normaliseAddress } from '@/lib/tracking/permits/normalise-address';
import { sentenceCase, streetCase } from '@/lib/tracking/permits/plain-case';
import { containing, startingWith } from '@/lib/tracking/permits/search-terms';
import { FEWEST_LETTERS, type Place, type Places } from './types';

type UserContext = Context<UserActor>;

const MOST_PERMITS = 6;
const MOST_JOBS = 4;
const MOST_PEOPLE = 4;

/** What the palette finds of the company's own: permits and jobs by number or address, people by name. */
export async function findPlaces(ctx: UserContext, { q }: { q: string }): Promise<Places> {
  if (q.length < FEWEST_LETTERS) return { isExact: false, items: [] };
  const [found, jobs, members, subs] = await Promise.all([
    findPermits(ctx, q),
    mayUse('projects.read', ctx.actor) ? findJobs(ctx, q) : [],
    mayUse('team.read', ctx.actor) ? findMembers(ctx, q) : [],
    mayUse('subcontractors.read', ctx.actor) ? findSubcontractors(ctx, q) : [],
  ]);
  const people = [...members, ...subs].slice(0, MOST_PEOPLE);
  const exact = found.filter(({ number }) => number?.toUpperCase() === q.toUpperCase());
  return { isExact: exact.length === 1, items: [...found, ...jobs, ...people] };
}

/** The number as it was typed first, then what begins so, then what holds it; the last moved first among equals. */
async function findPermits(ctx: UserContext, q: string): Promise<Place[]> {
  const street = normaliseAddress(q);
  const byNumber = sql<boolean>`upper(${permits.permitNumber}) = upper(${q})`;
  const begins = or(ilike(permits.permitNumber, startingWith(q)), ilike(permits.address, startingWith(q)));
  const holds: (SQL | undefined)[] = [
    ilike(permits.permitNumber, containing(q)),
    allWords(permits.address, q),
    street ? ilike(permits.addressNorm, containing(street)) : undefined,
  ];
  const rows = await ctx.db
    .select({
      id: permits.id,
      permitNumber: permits.permitNumber,
      permitType: permits.permitType,
      address: permits.address,
      city: permits.city,
      state: permits.state,
      status: permits.statusBucket,
    })
    .from(companyPermits)
    .innerJoin(permits, eq(permits.id, companyPermits.permitId))
    .where(
      and(
        eq(companyPermits.companyId, ctx.actor.companyId),
        eq(companyPermits.state, 'confirmed'),
        or(...holds),
      ),
    )
    .orderBy(desc(byNumber), sql`coalesce(${begins}, false) desc`, desc(permits.changedAt), desc(permits.id))
    .limit(MOST_PERMITS);
  return rows.map(({ id, permitNumber, permitType, address, city, state, status }) => ({
    kind: 'permit',
    id: String(id),
    title: address === null ? permitNumber : streetCase(stripCity(address, city, state)),
    detail: permitType === null ? null : sentenceCase(permitType),
    number: permitNumber,
    note: null,
    status,
    at: address === null ? null : `${streetCase(stripCity(address, city, state))}, ${city}, ${state}`,
    to: '/dashboard/permits/[id]',
    params: { id: String(id) },
  }));
}

/** "oak 8087" finds 8087 LIVE OAK ST: each word somewhere in the address. */
function allWords(column: AnyPgColumn, q: string): SQL | undefined {
  return and(...q.split(/\s+/).map((word) => ilike(column, containing(word))));
}

/** What is under way first, the last changed first among equals. */
async function findJobs(ctx: UserContext, q: string): Promise<Place[]> {
  const { id, address, addressNorm, city, state, name, number, clientName, standing, updatedAt } = projects;
  const street = normaliseAddress(q);
  const rows = await ctx.db
    .select({ id, address, city, state, name, number, clientName })
    .from(projects)
    .where(
      and(
        eq(projects.companyId, ctx.actor.companyId),
        or(
          allWords(address, q),
          street ? ilike(addressNorm, containing(street)) : undefined,
          ilike(name, containing(q)),
          ilike(number, containing(q)),
          ilike(clientName, containing(q)),
        ),
      ),
    )
    .orderBy(sql`${standing} = 'finished'`, desc(updatedAt), desc(id))
    .limit(MOST_JOBS);
  return rows.map((row) => ({
    kind: 'job',
    id: row.id,
    title: row.address,
    detail: row.name ?? row.clientName,
    number: row.number,
    note: row.name === null ? null : row.clientName,
    status: null,
    at: `${row.address}, ${row.city}, ${row.state}`,
    to: '/dashboard/jobs/[id]',
    params: { id: row.id },
  }));
}

async function findMembers(ctx: UserContext, q: string): Promise<Place[]> {
  const rows = await ctx.db
    .select({ id: users.id, firstName: users.firstName, lastName: users.lastName, email: users.email })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(
      and(
        eq(memberships.companyId, ctx.actor.companyId),
        or(
          ilike(sql`${users.firstName} || ' ' || ${users.lastName}`, containing(q)),
          ilike(users.email, containing(q)),
        ),
      ),
    )
    .orderBy(users.firstName, users.lastName, users.id)
    .limit(MOST_PEOPLE);
  return rows.map((row) => person(row.id, fullName(row), row.email, null, '/dashboard/team'));
}

async function findSubcontractors(ctx: UserContext, q: string): Promise<Place[]> {
  const { id, companyName, contactName, phone } = subcontractors;
  const rows = await ctx.db
    .select({ id, companyName, contactName, phone })
    .from(subcontractors)
    .where(
      and(
        eq(subcontractors.companyId, ctx.actor.companyId),
        or(ilike(companyName, containing(q)), ilike(contactName, containing(q))),
      ),
    )
    .orderBy(companyName, id)
    .limit(MOST_PEOPLE);
  return rows.map((row) =>
    person(row.id, row.companyName, row.contactName, row.phone, '/dashboard/subcontractors'),
  );
}

function person(id: string, title: string, detail: string, note: string | null, to: Place['to']): Place {
  return { kind: 'person', id, title, detail, number: null, note, status: null, at: null, to, params: {} };
}
