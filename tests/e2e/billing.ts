import { expect, type Page } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { subscriptions } from '@/db/schema';
import { demoPayments } from '@/lib/providers/billing/demo/payments';
import type { Tier } from '@/lib/providers/billing/types';
import { createSubscription } from '@/lib/sales/subscriptions/mutations';
import type { CompanyOptions } from '../support/factories';
import { MAIL } from '../support/own-account';
import type { createTexts } from '../support/texts';
import type { Database } from './people';
import { makeTestCompany, type TestCompany } from './test-company';

/** Cards of the demo's, by what they do: as they are typed, and as the site is told of them. */
export const CARDS = {
  pays: { number: '4242 4242 4242 4242', id: 'pm_demo_visa_4242_aaaaaaaaaaaaaaaa' },
  declined: { number: '4000 0000 0000 0002', id: 'pm_demo_visa_0002_aaaaaaaaaaaaaaaa' },
  failsLater: { number: '4000 0000 0000 0341', id: 'pm_demo_visa_0341_aaaaaaaaaaaaaaaa' },
  asks: { number: '4000 0027 6000 3184', id: 'pm_demo_visa_3184_aaaaaaaaaaaaaaaa' },
} as const;

/** A company that has never had a plan. */
export async function makeCompanyWithoutPlan(
  db: Database,
  options: CompanyOptions = {},
): Promise<TestCompany> {
  const company = await makeTestCompany(db, options);
  await db.delete(subscriptions).where(eq(subscriptions.companyId, company.companyId));
  return company;
}

interface Beginning extends CompanyOptions {
  tier: Tier;
  card?: keyof typeof CARDS;
  /** When the trial began: what was due since has happened. */
  began?: Date;
}

/** A company that subscribed with one of the demo's cards at some time. */
export async function makeSubscribedCompany(
  db: Database,
  { card = 'pays', began = new Date(), ...options }: Beginning,
): Promise<TestCompany> {
  const company = await makeCompanyWithoutPlan(db, options);
  const then = { ...(await company.ctx()), now: began };
  await createSubscription(then, {
    paymentMethodId: CARDS[card].id,
    tier: options.tier,
    payments: demoPayments(then),
    mail: MAIL,
  });
  return company;
}

/** Types a card into the demo's form. */
export async function fillCard(
  page: Page,
  t: ReturnType<typeof createTexts>,
  card: keyof typeof CARDS,
): Promise<void> {
  const form = page.getByRole('form', { name: t('billing', 'card.formLabel') });
  const typed = { number: CARDS[card].number, expiry: '12/34', cvc: '123', postalCode: '78701' };
  for (const [field, value] of Object.entries(typed))
    await form.getByLabel(t('billing', `card.fields.${field}`)).fill(value);
  await expect(form.getByLabel(t('billing', 'card.fields.number'))).toHaveValue(typed.number);
}
