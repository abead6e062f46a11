import type { Locator } from '@playwright/test';
import { brand } from '@/lib/brand';
import { expectAccessible, expectNoSidewaysScroll } from './screen';
import { AUSTIN, BOISE, companyName, draftOf, newcomer, openSetup, PASSWORD, wizardOf } from './set-up';
import { expect, test } from './test';

// Every text the specification gives the set-up for what is missing or wrong, each where it is seen.

test('the company step says what it needs', async ({ page, t, href }) => {
  const wizard = wizardOf(page, t);
  await openSetup(page, href, { registration: newcomer() });
  await wizard.next.click();
  for (const key of ['company.problems.company_name', 'company.problems.phone', 'cities.problems.missing'])
    await expect(wizard.text(key)).toBeVisible();
  await expect(wizard.name).toBeFocused();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);

  await page.getByRole('button', { name: t('onboarding', 'verification.search'), exact: true }).click();
  await expect(wizard.text('verification.failures.missing_input')).toBeVisible();

  await wizard.phone.fill('call me');
  await expect(wizard.text('company.problems.phone_invalid')).toBeVisible();
  const zip = page.getByLabel(t('onboarding', 'company.zip'));
  await zip.pressSequentially('78701-123456');
  await expect(zip).toHaveValue('78701-1234');

  await wizard.name.fill('Quoins');
  await wizard.phone.focus();
  await expect(wizard.text('company.oneWord', { name: 'Quoins' })).toBeVisible();
  for (const name of ['Quoinworks', 'Two Quo']) {
    await wizard.name.fill(name);
    await wizard.phone.focus();
    await expect(wizard.text('company.oneWord', { name })).toHaveCount(0);
  }
});

test('a city is added or said why not', async ({ page, t, href }) => {
  const wizard = wizardOf(page, t);
  await openSetup(page, href, { registration: newcomer() });
  await wizard.addTyped('  ');
  await expect(wizard.text('cities.problems.empty')).toBeVisible();
  await wizard.addTyped('Qzxvwk');
  await expect(wizard.text('cities.problems.unknown')).toBeVisible();
  await expectAccessible(page);

  await wizard.addTyped('Bosie, ID');
  await expect(wizard.text('cities.problems.spelling')).toBeVisible();
  await expect(wizard.city).toBeFocused();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.getByRole('option', { name: 'Boise, ID', exact: true }).click();
  await expect(wizard.chosen('Boise, ID')).toBeVisible();
  await expect(wizard.city).toHaveValue('');

  await wizard.addTyped('boise idaho');
  await expect(wizard.text('cities.problems.duplicate')).toBeVisible();
  await wizard.addTyped('Austin');
  await wizard.addTyped('austin, texas');
  await expect(wizard.text('cities.problems.duplicate')).toBeVisible();

  await wizard.addTyped('Springfield');
  await expect(wizard.text('cities.problems.ambiguous')).toBeVisible();
  await expect(page.getByRole('option', { name: 'Springfield, MO', exact: true })).toBeVisible();

  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: t('onboarding', 'cities.remove', { city: 'Boise, ID' }) }).click();
  await expect(wizard.chosen('Boise, ID')).toHaveCount(0);
  await expect(wizard.chosen('Austin, TX')).toBeVisible();
});

// The browser itself logs an answer of 429 as an error: this uses a page that does not count those.
test('a city that could not be checked is not lost', async ({ context, t, href }) => {
  const page = await context.newPage();
  const wizard = wizardOf(page, t);
  await openSetup(page, href, { registration: newcomer() });
  let release = () => {};
  const looked = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/v1/cities/validate*', async (route) => {
    await looked;
    await route.fulfill({ status: 429, json: { error: 'rate_limited', message: '' } });
  });
  await wizard.addTyped('Boise, ID');
  await expect(page.getByRole('button', { name: t('onboarding', 'cities.checking') })).toBeVisible();
  release();
  await expect(wizard.text('cities.problems.rate_limited')).toBeVisible();
  await page.unroute('**/api/v1/cities/validate*');
  await page.route('**/api/v1/cities/validate*', (route) => route.abort());
  await wizard.addTyped('Boise, ID');
  await expect(wizard.text('cities.problems.unavailable')).toBeVisible();
  await expect(wizard.city).toHaveValue('Boise, ID');
  await page.unroute('**/api/v1/cities/validate*');
  await wizard.addTyped('Boise, ID');
  await expect(wizard.chosen('Boise, ID')).toBeVisible();
});

test('another name asks for the permits anew', async ({ page, t, href }) => {
  const wizard = wizardOf(page, t);
  await openSetup(page, href, { registration: newcomer() });
  await wizard.name.fill(companyName());
  await wizard.phone.fill('(512) 555-0142');
  await wizard.addTyped('Austin, TX');
  const confirm = page.getByRole('button', { name: t('onboarding', 'verification.none.confirm') });
  await expect(confirm).toBeVisible();
  await wizard.next.click();
  await expect(wizard.text('verification.unconfirmed')).toBeVisible();
  await confirm.click();
  await expect(wizard.text('verification.confirmed.title')).toBeVisible();
  await wizard.name.fill(companyName());
  await expect(wizard.text('verification.confirmed.title')).toHaveCount(0);
  await wizard.next.click();
  await wizard.onStep('company');
});

test('a smaller plan says what it takes away, and takes it only when told to', async ({ page, t, href }) => {
  const registration = newcomer();
  const draft = draftOf(registration, {
    cities: [AUSTIN],
    step: 2,
    change(one) {
      one.subscriptionTier = 'professional';
      one.notificationSettings.methods = ['email', 'sms'];
      one.notificationSettings.smsConsent = true;
      for (const id of ['r1', 'r2'])
        one.notificationSettings.recipients.push({
          id,
          name: id,
          email: `${id}@example.com`,
          phone: '(512) 555-0143',
        });
    },
  });
  await openSetup(page, href, { registration, draft, card: true });
  const wizard = wizardOf(page, t);
  const plan = (tier: string) =>
    page.getByRole('radio', { name: new RegExp(`^${t('onboarding', `plan.names.${tier}`)}`) });
  const dialog = page.getByRole('dialog', { name: t('onboarding', 'planChange.title') });

  await plan('solo')
    .check({ force: true })
    .catch(() => {});
  await expect(
    dialog.getByText(t('onboarding', 'planChange.recipients', { removed: 2, kept: 1 })),
  ).toBeVisible();
  await expect(dialog.getByText(t('onboarding', 'planChange.sms'))).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: t('onboarding', 'planChange.cancel'), exact: true }).click();
  await expect(plan('professional')).toBeChecked();

  await plan('team')
    .check({ force: true })
    .catch(() => {});
  await expect(
    dialog.getByText(t('onboarding', 'planChange.recipients', { removed: 1, kept: 2 })),
  ).toBeVisible();
  await expect(dialog.getByText(t('onboarding', 'planChange.sms'))).toHaveCount(0);
  await dialog.getByRole('button', { name: t('onboarding', 'planChange.confirm'), exact: true }).click();
  await expect(plan('team')).toBeChecked();

  await plan('solo')
    .check({ force: true })
    .catch(() => {});
  await dialog.getByRole('button', { name: t('onboarding', 'planChange.confirm'), exact: true }).click();
  await expect(plan('solo')).toBeChecked();
  await wizard.next.click();
  await wizard.next.click();
  await wizard.onStep('notifications');
  await expect(page.getByRole('checkbox', { name: t('onboarding', 'notifications.sms') })).toBeDisabled();
  await expect(page.getByRole('textbox', { name: t('onboarding', 'notifications.name') })).toHaveCount(1);
});

test('who is told, and how', async ({ page, t, href }) => {
  const registration = newcomer();
  const draft = draftOf(registration, {
    cities: [AUSTIN],
    step: 4,
    change: (one) => Object.assign(one, { subscriptionTier: 'team' }),
  });
  await openSetup(page, href, { registration, draft, card: true });
  const wizard = wizardOf(page, t);
  const o = (key: string, values?: Record<string, string | number>) =>
    t('onboarding', `notifications.${key}`, values);
  const box = (key: string) => page.getByRole('checkbox', { name: o(key), exact: true });
  const field = (key: string) => page.getByRole('textbox', { name: new RegExp(`^${o(key)}`) });
  const consent = page.getByRole('checkbox', { name: o('smsConsent', { brand: brand.name }) });

  await expect(page.getByRole('textbox', { name: o('name') })).toHaveValue('Ana Reyes');
  await expect(page.getByRole('button', { name: o('remove'), exact: true })).toHaveCount(0);

  // Without a method nobody is told.
  await box('email').uncheck();
  await expect(field('emailAddress').first()).toBeDisabled();
  await wizard.next.click();
  await expect(wizard.text('notifications.problems.methods')).toBeVisible();
  await expectAccessible(page);

  // Texts need consent, phones without it are warned of, and consent needs phones.
  await expect(consent).toHaveCount(0);
  await box('sms').check();
  await expect(consent).not.toBeChecked();
  await wizard.next.click();
  await expect(wizard.text('notifications.problems.sms_consent')).toBeVisible();
  await field('mobile').first().fill('(512) 555-0142');
  await expect(wizard.text('notifications.phonesWithoutConsent')).toBeVisible();
  await consent.check();
  await expect(wizard.text('notifications.phonesWithoutConsent')).toHaveCount(0);
  await field('mobile').first().fill('');
  await wizard.next.click();
  await expect(wizard.text('notifications.problems.recipient_phone')).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await box('sms').uncheck();
  await box('sms').check();
  await expect(consent).not.toBeChecked();
  await box('sms').uncheck();
  await box('email').check();

  // A second recipient, which is all that Team's set-up has.
  await page.getByRole('button', { name: o('add'), exact: true }).click();
  await expect(page.getByRole('button', { name: o('add'), exact: true })).toHaveCount(0);
  await wizard.next.click();
  await expect(wizard.text('notifications.problems.recipient_name')).toBeVisible();
  await expect(wizard.text('notifications.problems.recipient_email')).toBeVisible();
  await field('name').nth(1).fill('Luis Reyes');
  await field('emailAddress').nth(1).fill('luis@');
  await expect(wizard.text('notifications.problems.recipient_email')).toBeVisible();
  await field('emailAddress').nth(1).fill('luis@example.com');
  await wizard.next.click();
  await wizard.onStep('confirm');
});

test.describe('the last step lists what is missing', () => {
  const listed = async (list: Locator, texts: string[]) =>
    expect(list.getByRole('listitem')).toHaveText(texts);

  test('of five steps', async ({ page, t, href }) => {
    const registration = newcomer();
    const missing = (cities: string[]) =>
      draftOf(registration, {
        cities,
        step: 5,
        change(one) {
          Object.assign(one.companyData, { companyName: ' ', phone: '', permitConfirmed: false });
          one.notificationSettings.methods = [];
        },
      });
    const o = (key: string) => t('onboarding', `requirements.${key}`);
    const wizard = wizardOf(page, t);
    const banner = page.getByRole('alert').filter({ hasText: t('onboarding', 'confirm.incomplete') });

    await openSetup(page, href, { registration, draft: missing([]) });
    await listed(banner, ['company_name', 'cities', 'phone', 'payment', 'methods'].map(o));
    for (const step of [0, 2, 3])
      await expect(wizard.indicators.nth(step)).toContainText(t('onboarding', 'stepStates.incomplete'));
    await expect(wizard.indicators.nth(1)).toContainText(t('onboarding', 'stepStates.done'));
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);

    await openSetup(page, href, { registration, draft: missing([AUSTIN]) });
    await listed(banner, ['company_name', 'phone', 'verification', 'payment', 'methods'].map(o));

    // Pressed all the same, it says what the end itself refuses.
    await page.getByRole('button', { name: t('onboarding', 'confirm.submit'), exact: true }).click();
    const refused = page.getByRole('alert').filter({ hasText: t('onboarding', 'failure.title') });
    await listed(refused, [
      t('onboarding', 'failure.fields.phone'),
      t('onboarding', 'failure.fields.verification'),
    ]);
    await expectAccessible(page);
    // Any step can be gone back to from here.
    await wizard.indicators.nth(0).click();
    await wizard.onStep('company');
  });

  test('of three steps', async ({ page, t, href }) => {
    const registration = newcomer();
    const draft = draftOf(registration, {
      cities: [BOISE],
      step: 3,
      change: (one) => Object.assign(one.companyData, { companyName: '', phone: '' }),
    });
    await openSetup(page, href, { registration, draft });
    const banner = page.getByRole('alert').filter({ hasText: t('onboarding', 'confirm.incomplete') });
    await listed(
      banner,
      ['company_name', 'phone', 'payment_streamlined'].map((key) => t('onboarding', `requirements.${key}`)),
    );
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });
});

test('an address that has an account, and a password too weak', async ({ page, t, href }) => {
  const registration = newcomer();
  const draft = draftOf(registration, { cities: [BOISE], step: 3 });
  const wizard = wizardOf(page, t);
  const submit = page.getByRole('button', { name: t('onboarding', 'welcome.submit'), exact: true });
  await openSetup(page, href, { registration, draft, card: true });
  await expect(wizard.text('confirm.password.lost')).toBeVisible();
  await wizard.password.fill('Short1!');
  await submit.click();
  await expect(wizard.text('confirm.password.refused')).toBeVisible();
  await expect(wizard.password).toBeFocused();
  await wizard.password.fill('Password1234!');
  await submit.click();
  await expect(wizard.text('failure.fields.password_common')).toBeVisible();
  await expectAccessible(page);
  await wizard.password.fill(PASSWORD);
  await submit.click();
  await page.waitForURL(`**${href('/dashboard')}`);

  await page.context().clearCookies();
  await openSetup(page, href, { registration, draft, card: true });
  await wizard.password.fill(`${PASSWORD} another`);
  await submit.click();
  await expect(page.getByText(t('onboarding', 'failure.title'), { exact: true })).toBeVisible();
  await expect(
    page.getByText(t('onboarding', 'failure.emailTaken', { email: registration.email })),
  ).toBeVisible();
  await expectNoSidewaysScroll(page);
});
