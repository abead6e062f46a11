import { eq } from 'drizzle-orm';
import { memberships, recipients, subscriptions, users } from '@/db/schema';
import { LOCALES } from '@/lib/i18n/locales';
import { hrefFor } from '@/lib/i18n/routes';
import { siteDatabase } from './people';
import { expectAccessible } from './screen';
import { AUSTIN, BOISE, draftOf, newcomer, openSetup, PASSWORD, wizardOf } from './set-up';
import { expect, test } from './test';
import { textsOf } from './texts';

// A set-up is left, reloaded, read in the other language, opened twice and sent twice: nothing is lost or doubled.

/** What stands in the database of who signed up with this address. */
async function madeFor(email: string) {
  const { db, close } = siteDatabase();
  try {
    const people = await db.select({ id: users.id }).from(users).where(eq(users.email, email));
    const [person] = people;
    const companies = person
      ? await db.select().from(memberships).where(eq(memberships.userId, person.id))
      : [];
    const [company] = companies;
    const count = (table: typeof subscriptions | typeof recipients) =>
      company ? db.$count(table, eq(table.companyId, company.companyId)) : 0;
    return {
      people: people.length,
      companies: companies.length,
      subscriptions: await count(subscriptions),
      recipients: await count(recipients),
    };
  } finally {
    await close();
  }
}

const ONCE = { people: 1, companies: 1, subscriptions: 1, recipients: 1 };

test('a reload in the middle keeps everything but the password', async ({ page, t, href }) => {
  const registration = newcomer();
  const draft = draftOf(registration, { cities: [AUSTIN], step: 2 });
  const wizard = wizardOf(page, t);
  await openSetup(page, href, { registration, draft, card: true });
  await wizard.onStep('plan');
  await page
    .getByRole('radio', { name: new RegExp(t('onboarding', 'plan.names.enterprise')) })
    .check({ force: true });
  await wizard.next.click();
  await page.reload();
  await wizard.onStep('payment');
  await expect(wizard.text('payment.added.title')).toBeVisible();
  await wizard.next.click();
  await wizard.next.click();
  await page.reload();
  await wizard.onStep('confirm');
  await expect(page.getByText(draft.companyData.companyName)).toBeVisible();
  await expect(page.getByText(new RegExp(t('onboarding', 'plan.names.enterprise'))).first()).toBeVisible();
  await expect(wizard.text('confirm.password.lost')).toBeVisible();
  await expect(wizard.password).toHaveValue('');
  await expectAccessible(page);
});

test('the other language shows the same draft at the same step', async ({ page, t, href, language }) => {
  const registration = newcomer();
  const draft = draftOf(registration, { cities: [BOISE], step: 2 });
  const other = LOCALES.find((locale) => locale !== language) ?? language;
  await openSetup(page, href, { registration, draft });
  const here = wizardOf(page, t);
  await here.onStep('plan_payment');
  await here.back.click();
  await here.phone.fill('(208) 555-0199');
  await here.next.click();
  await page
    .getByRole('link', { name: t('common', 'language.switch') })
    .first()
    .click();
  await page.waitForURL(`**${hrefFor('/onboarding', other)}?step=2`);
  const there = wizardOf(page, textsOf(other));
  await there.onStep('plan_payment');
  await there.progress(2, 3);
  await there.back.click();
  await expect(there.phone).toHaveValue('(208) 555-0199');
  await expect(there.chosen('Boise, ID')).toBeVisible();
  await expect(there.name).toHaveValue(draft.companyData.companyName);
});

test('the browser’s buttons go from step to step', async ({ page, t, href }) => {
  const registration = newcomer();
  const wizard = wizardOf(page, t);
  await openSetup(page, href, {
    registration,
    draft: draftOf(registration, { cities: [AUSTIN], step: 1 }),
    card: true,
  });
  await wizard.next.click();
  await wizard.onStep('plan');
  await wizard.next.click();
  await wizard.onStep('payment');
  await page.goBack();
  await wizard.onStep('plan');
  await page.goBack();
  await wizard.onStep('company');
  await page.goForward();
  await wizard.onStep('plan');
  // Forward leads over no step that does not hold.
  await wizard.back.click();
  await wizard.phone.fill('');
  await page.goBack();
  await wizard.onStep('company');
});

test('two presses on the last button are one account', async ({ page, t, href }) => {
  const registration = newcomer();
  const wizard = wizardOf(page, t);
  await openSetup(page, href, {
    registration,
    draft: draftOf(registration, { cities: [BOISE], step: 3 }),
    card: true,
  });
  await wizard.password.fill(PASSWORD);
  await page.getByRole('button', { name: t('onboarding', 'welcome.submit'), exact: true }).dblclick();
  await page.waitForURL(`**${href('/dashboard')}`);
  expect(await madeFor(registration.email)).toEqual(ONCE);
});

test('while it is sent the button says so and takes no other press', async ({ page, t, href }) => {
  const registration = newcomer();
  const wizard = wizardOf(page, t);
  await openSetup(page, href, {
    registration,
    draft: draftOf(registration, { cities: [AUSTIN], step: 5 }),
    card: true,
  });
  let release = () => {};
  const looked = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/*', async (route) => {
    if (route.request().method() === 'POST') await looked;
    await route.continue();
  });
  await wizard.password.fill(PASSWORD);
  await page.getByRole('button', { name: t('onboarding', 'confirm.submit'), exact: true }).click();
  const pending = page.getByRole('button', { name: t('onboarding', 'confirm.pending'), exact: true });
  await expect(pending).toBeDisabled();
  await page.keyboard.press('Enter');
  await expectAccessible(page);
  release();
  await page.waitForURL(`**${href('/dashboard')}`);
  expect(await madeFor(registration.email)).toEqual(ONCE);
});

test('finished in one tab, the other says so', async ({ page, context, t, href }) => {
  const registration = newcomer();
  const draft = draftOf(registration, { cities: [BOISE], step: 3 });
  const kept = { registration, draft, card: true };
  const other = await context.newPage();
  await openSetup(other, href, { registration, draft });
  await openSetup(page, href, kept);
  const wizard = wizardOf(page, t);
  await wizard.password.fill(PASSWORD);
  await page.getByRole('button', { name: t('onboarding', 'welcome.submit'), exact: true }).click();
  await page.waitForURL(`**${href('/dashboard')}`);
  await expect(other.getByText(t('onboarding', 'finishedElsewhere.title'), { exact: true })).toBeVisible();
  await expectAccessible(other);
  await other.getByRole('link', { name: t('onboarding', 'finishedElsewhere.action') }).click();
  await other.waitForURL(`**${href('/dashboard')}`);
  expect(await madeFor(registration.email)).toEqual(ONCE);
  // Nothing of it is left in either tab.
  for (const tab of [page, other])
    expect(await tab.evaluate(() => [...Object.keys(sessionStorage), ...Object.keys(localStorage)])).toEqual(
      [],
    );
});

test('sent from two tabs at once it is one account', async ({ page, context, t, href }) => {
  const registration = newcomer();
  const draft = draftOf(registration, { cities: [BOISE], step: 3 });
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await openSetup(tab, href, { registration, draft, card: true });
    await wizardOf(tab, t).password.fill(PASSWORD);
  }
  await Promise.all(
    [page, other].map((tab) =>
      tab.getByRole('button', { name: t('onboarding', 'welcome.submit'), exact: true }).click(),
    ),
  );
  await page.waitForURL(`**${href('/dashboard')}`);
  await expect.poll(() => madeFor(registration.email)).toEqual(ONCE);
});

test('without a sign-up there is nothing to set up', async ({ page, href }) => {
  await page.goto(href('/onboarding'));
  await page.waitForURL(`**${href('/login')}?signup=true`);
});
