import type { Page } from '@playwright/test';
import { and, eq } from 'drizzle-orm';
import { RECENT_PREFIX } from '@/components/commands/recent-places';
import { feeds, memberships, recipients, subscriptions, users } from '@/db/schema';
import { LOCALES } from '@/lib/platform/i18n/locales';
import { hrefFor } from '@/lib/platform/i18n/routes';
import { CONSENT_KEY } from '@/lib/site/measurement/consent';
import type { MeasurementSettings } from '@/lib/site/measurement/types';
import { normaliseContractorName } from '@/lib/tracking/permits/normalise-name';
import { makePermit } from '../support/factories';
import { createTexts } from '../support/texts';
import { type Receiver, startReceiver } from './measurement-receiver';
import { siteDatabase } from './people';
import { expectAccessible, expectNoSidewaysScroll } from './screen';
import {
  AUSTIN,
  BOISE,
  companyName,
  findWizard,
  makeDraft,
  newcomer,
  openSetup,
  PASSWORD,
  signUp,
  tabTo,
} from './set-up';
import { test as base, expect } from './test';

// The set-up from its first step to the account; what each step says and refuses is in tests/component/onboarding.

const test = base.extend<{ receiver: Receiver }>({
  receiver: async ({ page }, use) => {
    const receiver = await startReceiver();
    const settings: MeasurementSettings = {
      posthog: { key: 'phc_test', host: receiver.address },
      tagManager: null,
      vercel: false,
    };
    await page.route('**/api/v1/measurement', (route) => route.fulfill({ json: settings }));
    await use(receiver);
    await receiver.close();
  },
});

async function check(page: Page): Promise<void> {
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
}

/** Permits under these names, as if Austin's records had been read just now. */
async function recordPermits(names: readonly string[]): Promise<void> {
  const { db, close } = siteDatabase();
  try {
    const [feed] = await db
      .select({ id: feeds.id })
      .from(feeds)
      .where(and(eq(feeds.record, AUSTIN), eq(feeds.enabled, true)));
    for (const [index, name] of names.entries()) {
      const norm = normaliseContractorName(name);
      const key = `e2e-${norm}-${index}`;
      await makePermit(db, feed?.id ?? '', {
        sourceKey: key,
        permitNumber: `${index}-${norm?.split(' ')[0]}`,
        contractorName: name,
        contractorNorm: norm,
        hash: key,
      });
    }
  } finally {
    await close();
  }
}

/** What stands in the database of who signed up with this address. */
async function madeFor(email: string) {
  const { db, close } = siteDatabase();
  try {
    const people = await db.select({ id: users.id }).from(users).where(eq(users.email, email));
    const companies = await db
      .select()
      .from(memberships)
      .where(eq(memberships.userId, people[0]?.id ?? ''));
    const count = (table: typeof subscriptions | typeof recipients) =>
      db.$count(table, eq(table.companyId, companies[0]?.companyId ?? ''));
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

test('five steps where a city is monitored: left, reloaded, read in the other language, sent twice', async ({
  page,
  t,
  href,
  language,
}) => {
  const wizard = findWizard(page, t);
  const o = (key: string, values?: Record<string, string | number>) => t('onboarding', key, values);
  const registration = newcomer();
  const company = companyName();
  const [word = ''] = company.split(' ');
  const [listed, other] = [company.toUpperCase(), `${word} Works & Sons`];
  await recordPermits([listed, listed, other]);
  await openSetup(page, href, { registration });

  await test.step('1 Company Details', async () => {
    await wizard.onStep('company');
    await wizard.progress(1, 5);
    await wizard.next.click();
    await expect(wizard.text('company.problems.company_name')).toBeVisible();
    await expect(wizard.name).toBeFocused();
    await check(page);
    await wizard.name.fill(company);
    await wizard.phone.fill('(512) 555-0142');
    await wizard.addTyped('Austn, TX');
    await expect(wizard.text('cities.problems.spelling')).toBeVisible();
    await check(page);
    await page.getByRole('option', { name: /Austin, TX/ }).click();
    // It looks by itself, once there are a name and a monitored city.
    await expect(wizard.text('verification.several.title', { count: 2, permits: 3 })).toBeVisible();
    await page.getByRole('checkbox', { name: new RegExp(other) }).check();
    await check(page);
    await wizard.button('verification.several.confirm', { count: 2 }).click();
    await expect(wizard.text('verification.confirmed.names', { count: 2 })).toBeVisible();
    await wizard.next.click();
  });

  await test.step('2 Select Plan, looked at in the other language', async () => {
    await wizard.onStep('plan');
    await wizard.plan('team').check();
    await wizard.text('plan.compare.title').click();
    await check(page);
    const elsewhere = LOCALES.find((locale) => locale !== language) ?? language;
    const there = findWizard(page, createTexts(elsewhere));
    const change = page.getByRole('link', { name: t('common', 'language.switch') });
    await change.first().click();
    await page.waitForURL(`**${hrefFor('/onboarding', elsewhere)}?step=2`);
    await there.onStep('plan');
    await expect(there.plan('team')).toBeChecked();
    const back = page.getByRole('link', { name: createTexts(elsewhere)('common', 'language.switch') });
    await back.first().click();
    await page.waitForURL(`**${href('/onboarding')}?step=2`);
    await wizard.next.click();
  });

  await test.step('3 Payment Method, reloaded', async () => {
    await wizard.onStep('payment');
    await wizard.next.click();
    await expect(wizard.text('payment.missing')).toBeVisible();
    await page.getByRole('button', { name: t('billing', 'card.add'), exact: true }).click();
    await expect(wizard.card('number')).toBeFocused();
    await page.getByText(t('billing', 'card.demoNumbers.title')).click();
    await check(page);
    await wizard.addCard();
    await page.reload();
    await wizard.onStep('payment');
    await expect(wizard.text('payment.added.title')).toBeVisible();
    await check(page);
    await wizard.next.click();
  });

  await test.step('4 Set Notifications, and back to a smaller plan by the browser’s button', async () => {
    await wizard.onStep('notifications');
    await page.getByRole('checkbox', { name: o('notifications.email'), exact: true }).uncheck();
    await page.getByRole('checkbox', { name: o('notifications.sms') }).check();
    await wizard.button('notifications.add').click();
    await wizard.next.click();
    await expect(wizard.text('notifications.problems.sms_consent')).toBeVisible();
    await check(page);
    await page.getByRole('checkbox', { name: o('notifications.email'), exact: true }).check();
    await page
      .getByRole('textbox', { name: o('notifications.name') })
      .nth(1)
      .fill('Luis Reyes');
    const address = page.getByRole('textbox', { name: o('notifications.emailAddress') });
    await expect(address.first()).toHaveValue(registration.email);
    await address.nth(1).fill('luis@example.com');
    await page.goBack();
    await wizard.onStep('payment');
    await page.goBack();
    await wizard.onStep('plan');
    await wizard.plan('solo').click();
    const dialog = page.getByRole('dialog', { name: o('planChange.title') });
    await expect(dialog.getByText(o('planChange.recipients', { removed: 1, kept: 1 }))).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: o('planChange.cancel'), exact: true }).click();
    await expect(wizard.plan('team')).toBeChecked();
    await page.goForward();
    await wizard.onStep('payment');
    await wizard.next.click();
    await wizard.next.click();
  });

  await test.step('5 Confirm & Start, pressed twice', async () => {
    await wizard.onStep('confirm');
    await wizard.progress(5, 5);
    await expect(page.getByText(company).first()).toBeVisible();
    const submit = wizard.button('confirm.submit');
    await wizard.password.fill('Password1234!');
    await submit.click();
    await expect(wizard.text('failure.fields.password_common')).toBeVisible();
    await wizard.password.fill('Short1!');
    await submit.click();
    await expect(wizard.text('confirm.password.refused')).toBeVisible();
    await check(page);
    let release = () => {};
    const looked = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(
      (url) => url.pathname === href('/onboarding'),
      async (route) => {
        await looked;
        await route.continue();
      },
    );
    await wizard.password.fill(PASSWORD);
    await submit.dblclick();
    await expect(wizard.button('confirm.pending')).toBeDisabled();
    await expectAccessible(page);
    release();
    await page.waitForURL(`**${href('/dashboard')}`);
    await expect(page.getByRole('banner').getByRole('link', { name: company })).toBeVisible();
    expect(await madeFor(registration.email)).toEqual({ ...ONCE, recipients: 2 });
  });
});

test('three steps where none is, from the sign-up to the checklist, by keyboard alone', async ({
  page,
  t,
  href,
}) => {
  const wizard = findWizard(page, t);
  const { keyboard } = page;
  // Without a sign-up there is nothing to set up.
  await page.goto(href('/onboarding'));
  await page.waitForURL(`**${href('/login')}?signup=true`);
  await signUp(page, t, newcomer());
  await expect(wizard.name).toBeVisible();
  const type = async (field: Parameters<typeof tabTo>[1], text: string) => {
    await tabTo(page, field);
    await keyboard.type(text);
  };
  const press = async (target: Parameters<typeof tabTo>[1]) => {
    await tabTo(page, target);
    await keyboard.press('Enter');
  };

  await test.step('1 Company Setup', async () => {
    await type(wizard.name, companyName());
    await type(wizard.phone, '(208) 555-0142');
    await type(wizard.city, 'Boise, I');
    await expect(page.getByRole('option', { name: 'Boise, ID', exact: true })).toBeVisible();
    await keyboard.press('ArrowDown');
    await keyboard.press('Enter');
    await expect(wizard.chosen('Boise, ID')).toBeVisible();
    await wizard.onStep('setup');
    await wizard.progress(1, 3);
    await expect(wizard.text('variantChanged.streamlined')).toBeVisible();
    await check(page);
    await press(wizard.next);
  });

  await test.step('2 Plan & Payment', async () => {
    await wizard.onStep('plan_payment');
    await tabTo(page, page.getByRole('radio').first());
    await keyboard.press('ArrowDown');
    await expect(wizard.plan('team')).toBeChecked();
    await press(wizard.next);
    await expect(wizard.text('payment.missing')).toBeVisible();
    await check(page);
    await wizard.card('number').focus();
    for (const text of ['4242424242424242', '1234', '123', '83702']) {
      await keyboard.type(text);
      await keyboard.press('Tab');
    }
    await press(page.getByRole('button', { name: t('billing', 'card.add'), exact: true }));
    await expect(wizard.text('payment.added.title')).toBeVisible();
    await press(wizard.next);
  });

  await test.step('3 Welcome & Demo', async () => {
    await wizard.onStep('welcome');
    const list = page.getByRole('list', { name: t('onboarding', 'welcome.demo.documents') });
    await expect(list.getByRole('listitem').first()).toBeVisible();
    await check(page);
    await press(wizard.button('welcome.toChecklist'));
    await page.waitForURL(`**${href('/dashboard/permit-checklist')}?type=roofing&place=Boise%2C+ID`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});

test.describe('in two tabs', () => {
  // What is measured goes to a port the site's policy does not know, and PostHog takes no event from a robot.
  test.use({ bypassCSP: true });
  test.beforeEach(async ({ context }) => {
    await context.addInitScript(
      ([key, value]) => {
        if (key && value) localStorage.setItem(key, value);
        const person = navigator.userAgent.replace('HeadlessChrome', 'Chrome');
        Object.defineProperties(Navigator.prototype, {
          userAgent: { get: () => person },
          userAgentData: { get: () => undefined },
          webdriver: { get: () => false },
        });
      },
      [CONSENT_KEY, `granted ${new Date().toISOString()}`],
    );
  });

  /** The events of the set-up, without what the receiver needs to take them. */
  function told({ events }: Receiver) {
    return events
      .filter(({ event }) => event.startsWith('onboarding_'))
      .map(({ event, properties }) => {
        const { token: _, distinct_id: __, $process_person_profile: ___, ...own } = properties;
        return { event, ...own };
      });
  }

  test('it is one account, finished in one or in both at once, and told to who may know', async ({
    page,
    context,
    receiver,
    t,
    href,
  }) => {
    const other = await context.newPage();
    const wizard = findWizard(page, t);
    const registration = newcomer();
    const submit = (tab: Page) => findWizard(tab, t).button('welcome.submit');

    await test.step('what is missing is listed in either variant', async () => {
      for (const [city, step] of [
        [AUSTIN, 5],
        [BOISE, 3],
      ] as const) {
        const draft = makeDraft(registration, {
          cities: [city],
          step,
          change(one) {
            Object.assign(one.companyData, { companyName: '', phone: '', permitConfirmed: false });
            one.notificationSettings.methods = [];
          },
        });
        await openSetup(other, href, { registration, draft });
        const tab = findWizard(other, t);
        await expect(tab.text('confirm.incomplete')).toBeVisible();
        await tab.button(step === 5 ? 'confirm.submit' : 'welcome.submit').click();
        await expect(tab.text('failure.title')).toBeVisible();
        await check(other);
      }
    });

    await test.step('finished in one, the other says so', async () => {
      const draft = makeDraft(registration, { cities: [BOISE], step: 1 });
      await openSetup(other, href, { registration, draft });
      await openSetup(page, href, { registration, draft, card: true });
      await expect.poll(() => receiver.events.some(({ event }) => event === 'navigation_timing')).toBe(true);
      await wizard.next.click();
      await wizard.onStep('plan_payment');
      await wizard.next.click();
      await wizard.onStep('welcome');
      await wizard.password.fill(PASSWORD);
      await submit(page).click();
      await page.waitForURL(`**${href('/dashboard')}`);
      await expect(page.getByText('Boise, ID').first()).toBeVisible();
      await expect(findWizard(other, t).text('finishedElsewhere.title')).toBeVisible();
      await expectAccessible(other);
      await other.getByRole('link', { name: t('onboarding', 'finishedElsewhere.action') }).click();
      await other.waitForURL(`**${href('/dashboard')}`);
      expect(await madeFor(registration.email)).toEqual(ONCE);
      // Nothing of it is left in either tab: what is kept is the dashboard's.
      for (const tab of [page, other]) {
        const kept = await tab.evaluate(() => [...Object.keys(sessionStorage), ...Object.keys(localStorage)]);
        expect(kept.filter((key) => !key.startsWith(RECENT_PREFIX))).toEqual([CONSENT_KEY]);
      }

      const properties = {
        variant: 'streamlined',
        time_spent_seconds: expect.any(Number),
        cities_selected: 1,
      };
      await expect
        .poll(() => told(receiver))
        .toEqual([
          { event: 'onboarding_step_completed', step: 1, ...properties },
          { event: 'onboarding_step_completed', step: 2, ...properties },
          { event: 'onboarding_completed', step: 3, ...properties },
        ]);
      const sent = JSON.stringify(receiver.events);
      for (const secret of [registration.email, draft.companyData.companyName, 'Boise', '555-0142'])
        expect(sent).not.toContain(secret);
    });

    await test.step('the address has an account from now on', async () => {
      await context.clearCookies();
      const draft = makeDraft(registration, { cities: [BOISE], step: 3 });
      await openSetup(page, href, { registration, draft, card: true });
      await wizard.password.fill(`${PASSWORD} another`);
      await submit(page).click();
      await expect(
        page.getByText(t('onboarding', 'failure.emailTaken', { email: registration.email })),
      ).toBeVisible();
      await check(page);
    });

    await test.step('sent from both at once', async () => {
      const person = newcomer();
      const draft = makeDraft(person, { cities: [BOISE], step: 3 });
      for (const tab of [page, other]) {
        await openSetup(tab, href, { registration: person, draft, card: true });
        await findWizard(tab, t).password.fill(PASSWORD);
      }
      await Promise.all([page, other].map((tab) => submit(tab).click()));
      await page.waitForURL(`**${href('/dashboard')}`);
      await expect.poll(() => madeFor(person.email)).toEqual(ONCE);
    });
  });
});
