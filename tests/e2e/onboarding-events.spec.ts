import type { Page } from '@playwright/test';
import { CONSENT_KEY } from '@/lib/measurement/consent';
import type { MeasurementSettings } from '@/lib/measurement/types';
import { type Receiver, startReceiver } from './measurement-receiver';
import { BOISE, draftOf, newcomer, openSetup, PASSWORD, wizardOf } from './set-up';
import { test as base, expect } from './test';

const test = base.extend<{ receiver: Receiver }>({
  receiver: async ({ page }, use) => {
    const receiver = await startReceiver();
    const settings: MeasurementSettings = {
      posthog: { key: 'phc_test', host: receiver.address },
      tagManager: { id: 'GTM-TEST', url: `${receiver.address}/gtm.js` },
      vercel: false,
    };
    await page.route('**/api/v1/measurement', (route) => route.fulfill({ json: settings }));
    await use(receiver);
    await receiver.close();
  },
});

// The receiver stands on a port the site's policy does not know, and PostHog takes no event from a robot.
test.use({ bypassCSP: true });
test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    const person = navigator.userAgent.replace('HeadlessChrome', 'Chrome');
    Object.defineProperties(Navigator.prototype, {
      userAgent: { get: () => person },
      userAgentData: { get: () => undefined },
      webdriver: { get: () => false },
    });
  });
});

const choose = (page: Page, choice: string) =>
  page.addInitScript(
    ([key, value]) => {
      if (key && value) localStorage.setItem(key, value);
    },
    [CONSENT_KEY, `${choice} ${new Date().toISOString()}`],
  );

/** The events of the set-up, without what the receiver needs to take them. */
function told({ events }: Receiver) {
  return events
    .filter(({ event }) => event.startsWith('onboarding_'))
    .map(({ event, properties }) => {
      const { token: _, distinct_id: __, $process_person_profile: ___, ...own } = properties;
      return { event, ...own };
    });
}

test('each step that was left, and the end, is told to who was allowed to know', async ({
  page,
  receiver,
  t,
  href,
}) => {
  const registration = newcomer();
  const draft = draftOf(registration, { cities: [BOISE], step: 1 });
  const wizard = wizardOf(page, t);
  await choose(page, 'granted');
  await openSetup(page, href, { registration, draft, card: true });
  await expect.poll(() => receiver.events.some(({ event }) => event === 'navigation_timing')).toBe(true);

  // A step that may not be left is none that was.
  await wizard.phone.fill('');
  await wizard.next.click();
  await wizard.phone.fill('(208) 555-0142');
  await wizard.next.click();
  await wizard.onStep('plan_payment');
  await wizard.back.click();
  await wizard.next.click();
  await wizard.next.click();
  await wizard.onStep('welcome');
  await wizard.password.fill(PASSWORD);
  await page.getByRole('button', { name: t('onboarding', 'welcome.submit'), exact: true }).click();
  await page.waitForURL(`**${href('/dashboard')}`);

  const properties = { variant: 'streamlined', time_spent_seconds: expect.any(Number), cities_selected: 1 };
  await expect
    .poll(() => told(receiver))
    .toEqual([
      { event: 'onboarding_step_completed', step: 1, ...properties },
      { event: 'onboarding_step_completed', step: 1, ...properties },
      { event: 'onboarding_step_completed', step: 2, ...properties },
      { event: 'onboarding_completed', step: 3, ...properties },
    ]);
  const sent = JSON.stringify(receiver.events);
  for (const secret of [registration.email, draft.companyData.companyName, 'Boise', '555-0142'])
    expect(sent).not.toContain(secret);
});

test('nobody is told of a step after a no', async ({ page, receiver, t, href }) => {
  const registration = newcomer();
  const wizard = wizardOf(page, t);
  await choose(page, 'denied');
  await openSetup(page, href, {
    registration,
    draft: draftOf(registration, { cities: [BOISE], step: 1 }),
    card: true,
  });
  await wizard.next.click();
  await wizard.onStep('plan_payment');
  await wizard.next.click();
  await wizard.onStep('welcome');
  await page.waitForTimeout(1_500);
  expect(receiver.requests).toEqual([]);
});
