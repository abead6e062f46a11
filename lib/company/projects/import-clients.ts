import { and, eq, inArray, or, sql } from 'drizzle-orm';
import { projects } from '@/db/schema';
import type { Context, UserActor } from '@/lib/context';
import { recordActivities } from './activity';

type UserContext = Context<UserActor>;

/** A job's client, or of one what was or is to be put in. */
export interface ClientParts {
  id: string;
  name?: string | undefined;
  email?: string | undefined;
  phone?: string | undefined;
}

interface Sought {
  addressNorms: readonly string[];
  numbers: readonly string[];
  emails: readonly string[];
  /** Of clients, whole. */
  names: readonly string[];
  /** Locks the jobs to the end of the transaction. */
  hold: boolean;
}

/** Jobs of the company that have one of what is sought, with their clients. */
export async function listClients(ctx: UserContext, { addressNorms, numbers, emails, names, hold }: Sought) {
  const lower = (all: readonly string[]) => [...new Set(all.map((one) => one.toLowerCase()))];
  const query = ctx.db
    .select({
      id: projects.id,
      number: projects.number,
      addressNorm: projects.addressNorm,
      city: projects.city,
      state: projects.state,
      name: projects.clientName,
      email: projects.clientEmail,
      phone: projects.clientPhone,
    })
    .from(projects)
    .where(
      and(
        eq(projects.companyId, ctx.actor.companyId),
        or(
          inArray(projects.addressNorm, [...new Set(addressNorms)]),
          inArray(sql`lower(${projects.number})`, lower(numbers)),
          inArray(sql`lower(${projects.clientEmail})`, lower(emails)),
          inArray(sql`lower(${projects.clientName})`, lower(names)),
        ),
      ),
    )
    .orderBy(projects.id);
  return hold ? query.for('update') : query;
}

const named = sql`as f (id text, name text, email text, phone text)`;

/** Enters clients, each part where none stands. */
export async function fillClients(ctx: UserContext, fills: readonly ClientParts[]): Promise<void> {
  if (fills.length === 0) return;
  const { companyId } = ctx.actor;
  await ctx.db.execute(sql`
    update ${projects} p set client_name = coalesce(p.client_name, f.name),
      client_email = coalesce(p.client_email, f.email), client_phone = coalesce(p.client_phone, f.phone),
      version = p.version + 1, updated_at = ${ctx.now.toISOString()}::timestamptz
    from jsonb_to_recordset((${JSON.stringify(fills)}::text)::jsonb) ${named}
    where p.id = f.id and p.company_id = ${companyId}`);
  await tell(ctx, fills);
}

/** Takes clients out again where all that was put in still stands; returns whose. */
export async function emptyClients(ctx: UserContext, fills: readonly ClientParts[]): Promise<string[]> {
  if (fills.length === 0) return [];
  const emptied = await ctx.db.execute<{ id: string }>(sql`
    update ${projects} p set client_name = case when f.name is null then p.client_name end,
      client_email = case when f.email is null then p.client_email end,
      client_phone = case when f.phone is null then p.client_phone end,
      version = p.version + 1, updated_at = ${ctx.now.toISOString()}::timestamptz
    from jsonb_to_recordset((${JSON.stringify(fills)}::text)::jsonb) ${named}
    where p.id = f.id and p.company_id = ${ctx.actor.companyId}
      and (f.name is null or f.name = p.client_name) and (f.email is null or f.email = p.client_email)
      and (f.phone is null or f.phone = p.client_phone)
    returning p.id`);
  const gone = new Set([...emptied].map(({ id }) => id));
  await tell(
    ctx,
    fills.filter(({ id }) => gone.has(id)),
  );
  return [...gone];
}

const FIELDS = { name: 'clientName', email: 'clientEmail', phone: 'clientPhone' } as const;

function tell(ctx: UserContext, fills: readonly ClientParts[]): Promise<void> {
  return recordActivities(
    ctx,
    fills.map(({ id, ...parts }) => ({
      companyId: ctx.actor.companyId,
      projectId: id,
      kind: 'project_changed',
      subject: id,
      details: {
        fields: (Object.keys(parts) as (keyof typeof parts)[]).map((part) => FIELDS[part]).join(','),
      },
    })),
  );
}
