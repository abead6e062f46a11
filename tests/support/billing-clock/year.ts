import { asc, eq } from 'drizzle-orm';
import type { Database } from '@/db/client';
import { billingNotices, creditEntries, invoices } from '@/db/schema';
import type { Context, UserActor } from '@/lib/context';
import type { MadeCompany } from '../factories';
import { MAIL } from '../own-account';
import { atWork } from '../team';
import type { PaymentBackend } from './payment-backends';
import type { Name } from './scenarios';

/** A simulated time: who takes the money in it, and who has signed up so far. */
export interface Year {
  db: Database;
  desk: PaymentBackend;
  made: Map<Name, MadeCompany>;
}

export function requireCompany({ made }: Year, name: Name): MadeCompany {
  const company = made.get(name);
  if (!company) throw new Error(`${name} has not signed up yet`);
  return company;
}

export function actAsOwner(year: Year, name: Name, now: Date): Promise<Context<UserActor>> {
  return atWork(year.db, requireCompany(year, name), now);
}

/** What every wish carries besides. */
export const asked = ({ desk }: Year, now: Date) => ({ payments: desk.payments(now), mail: MAIL });

export function listLedger(year: Year, name: Name) {
  return year.db
    .select()
    .from(creditEntries)
    .where(eq(creditEntries.companyId, requireCompany(year, name).companyId))
    .orderBy(asc(creditEntries.id));
}

/** Invoices over months of a plan that were paid; a trial's own, over nothing, is none. */
export async function listPaidMonths(year: Year, name: Name) {
  const rows = await year.db
    .select()
    .from(invoices)
    .where(eq(invoices.companyId, requireCompany(year, name).companyId))
    .orderBy(asc(invoices.invoicedAt));
  return rows.filter(
    ({ kind, state, totalCents }) => kind === 'subscription' && state === 'paid' && totalCents > 0,
  );
}

/** When mail about this went out. */
export async function listNotices(year: Year, name: Name, about: string): Promise<Date[]> {
  const rows = await year.db
    .select()
    .from(billingNotices)
    .where(eq(billingNotices.companyId, requireCompany(year, name).companyId))
    .orderBy(asc(billingNotices.createdAt));
  return rows.filter(({ notice }) => notice.startsWith(`${about}:`)).map(({ createdAt }) => createdAt);
}
