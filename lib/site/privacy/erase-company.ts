import { and, eq, inArray, isNotNull, ne, notExists, notInArray, sql } from 'drizzle-orm';
import {
  billingAccounts,
  billingEvents,
  companies,
  dataExports,
  invoices,
  keptRecords,
  memberships,
  recipients,
  smsConsents,
  smsInbound,
  subcontractors,
  users,
} from '@/db/schema';
import { companyPlaces } from '@/lib/checking/files/keys';
import type { FileStore } from '@/lib/checking/files/types';
import type { CompanyId, Context } from '@/lib/context';
import { endSessionsIn } from '@/lib/identity/sessions/mutations';
import { eraseJobs } from './erase-jobs';
import { erasePerson } from './erase-person';
import { eraseSubject, eraseWhere } from './erase-rows';
import { KEPT_YEARS, type KeptCounts, type KeptReason } from './types';

interface EraseInput {
  companyId: CompanyId;
  deletionId: string;
}

/** Removes everything below the company's places in the store, archives included. */
export async function eraseFiles(
  ctx: Context,
  { companyId, files }: { companyId: CompanyId; files: FileStore },
): Promise<number> {
  const archives = await ctx.db
    .select({ id: dataExports.id })
    .from(dataExports)
    .where(eq(dataExports.companyId, companyId));
  let removed = 0;
  for (const place of [...companyPlaces(companyId), ...archives.map(({ id }) => `exports_${id}/`)])
    for await (const key of files.list(place)) {
      await files.remove(key);
      removed += 1;
    }
  return removed;
}

/**
 * Deletes a company in the caller's transaction: what the law keeps is copied apart first, then every row that names
 * it goes, and the accounts of people who belong to nothing else.
 */
export async function eraseCompany(
  ctx: Context,
  { companyId, deletionId }: EraseInput,
): Promise<{ rows: number; kept: KeptCounts; archives: string[] }> {
  const { db } = ctx;
  const people = await listPeople(ctx, companyId);
  await endSessionsIn(ctx, { companyId, userIds: people });
  const kept = await keepByLaw(ctx, { companyId, deletionId });
  await eraseJobs(db, 'company', companyId);
  let rows = await eraseApart(ctx, companyId);
  rows += await eraseSubject(db, 'company', companyId);
  const alone = await listAlone(ctx, people);
  const archives = await listArchives(ctx, alone);
  for (const userId of alone) rows += await erasePerson(ctx, { userId });
  return { rows, kept, archives };
}

async function listPeople({ db }: Context, companyId: CompanyId): Promise<string[]> {
  const members = await db
    .select({ id: memberships.userId })
    .from(memberships)
    .where(eq(memberships.companyId, companyId));
  const subs = await db
    .select({ id: subcontractors.userId })
    .from(subcontractors)
    .where(and(eq(subcontractors.companyId, companyId), isNotNull(subcontractors.userId)));
  return [...new Set([...members, ...subs].flatMap(({ id }) => (id === null ? [] : [id])))];
}

/** Their own archives, whose places in the store are removed once the deletion stands. */
async function listArchives({ db }: Context, userIds: readonly string[]): Promise<string[]> {
  if (userIds.length === 0) return [];
  const rows = await db
    .select({ id: dataExports.id })
    .from(dataExports)
    .where(inArray(dataExports.userId, [...userIds]));
  return rows.map(({ id }) => id);
}

/** Of these, whoever now belongs to no company, works for none and is no admin. */
async function listAlone({ db }: Context, userIds: readonly string[]): Promise<string[]> {
  if (userIds.length === 0) return [];
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        inArray(users.id, [...userIds]),
        ne(users.isAdmin, true),
        notExists(db.select({ one: sql`1` }).from(memberships).where(eq(memberships.userId, users.id))),
        notExists(db.select({ one: sql`1` }).from(subcontractors).where(eq(subcontractors.userId, users.id))),
      ),
    );
  return rows.map(({ id }) => id);
}

/** Copies invoices, and proofs of consent with the numbers they are about. */
async function keepByLaw(ctx: Context, { companyId, deletionId }: EraseInput): Promise<KeptCounts> {
  const { db } = ctx;
  const [company] = await db
    .select({ name: companies.name })
    .from(companies)
    .where(eq(companies.id, companyId));
  const bills = await db.select().from(invoices).where(eq(invoices.companyId, companyId));
  const consents = await db.select().from(smsConsents).where(eq(smsConsents.companyId, companyId));
  const phones = await listPhones(ctx, companyId);
  const records: Record<KeptReason, object[]> = {
    invoices: bills.map(({ companyId: _, pageUrl: __, pdfUrl: ___, ...bill }) => ({
      ...bill,
      company: company?.name,
    })),
    sms_consents: consents.map(({ companyId: _, ...consent }) => ({
      ...consent,
      company: company?.name,
      phones,
    })),
  };
  const counts: KeptCounts = {};
  for (const reason of ['invoices', 'sms_consents'] as const) {
    const rows = records[reason];
    if (rows.length === 0) continue;
    counts[reason] = rows.length;
    const keepUntil = new Date(ctx.now);
    keepUntil.setUTCFullYear(keepUntil.getUTCFullYear() + KEPT_YEARS[reason]);
    await db.insert(keptRecords).values(
      rows.map((record) => ({
        deletionId,
        reason,
        record: JSON.parse(JSON.stringify(record)) as Record<string, unknown>,
        keepUntil,
        createdAt: ctx.now,
      })),
    );
  }
  return counts;
}

async function listPhones({ db }: Context, companyId: CompanyId): Promise<string[]> {
  const rows = await db
    .selectDistinct({ phone: recipients.phone })
    .from(recipients)
    .where(and(eq(recipients.companyId, companyId), isNotNull(recipients.phone)));
  return rows.flatMap(({ phone }) => (phone === null ? [] : [phone]));
}

/** What names the company without a foreign key: events of its customer, texts from its numbers. */
async function eraseApart(ctx: Context, companyId: CompanyId): Promise<number> {
  const { db } = ctx;
  const [account] = await db
    .select({ customerId: billingAccounts.customerId })
    .from(billingAccounts)
    .where(eq(billingAccounts.companyId, companyId));
  let rows = 0;
  if (account?.customerId)
    rows += await eraseWhere(db, 'billing_events', eq(billingEvents.customerId, account.customerId));
  const phones = await listPhones(ctx, companyId);
  if (phones.length === 0) return rows;
  const elsewhere = db
    .select({ phone: sql<string>`${recipients.phone}` })
    .from(recipients)
    .where(and(ne(recipients.companyId, companyId), inArray(recipients.phone, phones)));
  const theirs = and(inArray(smsInbound.fromPhone, phones), notInArray(smsInbound.fromPhone, elsewhere));
  return rows + (await eraseWhere(db, 'sms_inbound', theirs));
}
