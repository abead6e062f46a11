import { randomBytes } from 'node:crypto';
import { listPermitTypes } from '@/lib/catalogue/checklists/permit-types';
import { movePermit, publishPermit } from './feeds';
import { expectAccessible, expectNoSidewaysScroll } from './screen';
import { expect, test } from './test';
import { readCity } from './worker';

const CITY = 'austin-tx';
/** A page that somebody looks at is read again by then. */
const LIVE_MS = 31_000;
const CITY_LABEL = 'Austin, TX';
const CONTRACTOR = { en: 'A licensed contractor', es: 'Un contratista con licencia' };
const LICENSE = {
  en: 'State or local contractor license of the right class',
  es: 'Licencia de contratista estatal o local de la clase correcta',
};

/** A name no other run and no sample permit is like. */
function companyName(): string {
  const word = randomBytes(5)
    .toString('hex')
    .replace(/\d/g, (digit) => 'ghjkmnpqrs'[Number(digit)] ?? 'z');
  return `${word.charAt(0).toUpperCase()}${word.slice(1)} Quoinworks LLC`;
}

test('a contractor signs up, sees the company’s permit, hears when it moves, and gets a checklist', async ({
  page,
  admin,
  t,
  href,
  language,
}) => {
  test.setTimeout(180_000);
  const company = companyName();
  const email = `${company.split(' ')[0]?.toLowerCase()}@example.com`;
  const password = `Correct-horse-${randomBytes(4).toString('hex')}-7A`;
  const check = async () => {
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  };
  // The city knows the company in its own spelling.
  const number = await publishPermit(CITY, { contractorName: company.toUpperCase(), status: 'pending' });
  await readCity(CITY);

  await test.step('home page', async () => {
    await page.goto(href('/'));
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await page
      .getByRole('main')
      .getByRole('link', { name: t('home', 'hero.start') })
      .click();
  });

  await test.step('sign up', async () => {
    await expect(page.getByRole('heading', { level: 1, name: t('auth', 'signUp.title') })).toBeVisible();
    const form = page.getByRole('form', { name: t('auth', 'signUp.title') });
    // The meter says that the page has its script: what was typed before is not kept.
    await expect(async () => {
      await form.getByLabel(t('auth', 'fields.password'), { exact: true }).fill(password);
      await expect(form.getByText(t('auth', 'strength.strong'))).toBeVisible({ timeout: 500 });
    }).toPass();
    await form.getByLabel(t('auth', 'fields.firstName')).fill('Ana');
    await form.getByLabel(t('auth', 'fields.lastName')).fill('Reyes');
    await form.getByLabel(t('auth', 'fields.email'), { exact: true }).fill(email);
    await form.getByLabel(t('auth', 'fields.confirmation'), { exact: true }).fill(password);
    await check();
    await form.getByRole('button', { name: t('auth', 'signUp.submit') }).click();
  });

  const next = () => page.getByRole('button', { name: t('onboarding', 'next'), exact: true }).click();
  const step = (name: string) =>
    expect(page.getByRole('heading', { level: 2, name: t('onboarding', `steps.${name}`) })).toBeVisible();

  await test.step('step 1: the company, its cities, its permits', async () => {
    await step('company');
    await page.getByLabel(t('onboarding', 'company.name')).fill(company);
    await page.getByLabel(t('onboarding', 'company.phone')).fill('(512) 555-0142');
    const city = page.getByRole('combobox', { name: t('onboarding', 'cities.label') });
    await city.fill('Austin');
    await page.getByRole('option', { name: /Austin/ }).click();
    await expect(
      page.getByText(t('onboarding', 'verification.one.title', { permits: 1, name: company.toUpperCase() })),
    ).toBeVisible();
    await expect(page.getByText(number)).toBeVisible();
    await check();
    await page.getByRole('button', { name: t('onboarding', 'verification.one.confirm') }).click();
    await next();
  });

  await test.step('step 2: the plan', async () => {
    await step('plan');
    await page
      .getByRole('radio', { name: new RegExp(t('onboarding', 'plan.names.professional')) })
      .check({ force: true });
    await check();
    await next();
  });

  await test.step('step 3: the demo card', async () => {
    await step('payment');
    await expect(page.getByText(t('billing', 'card.demo.title'))).toBeVisible();
    await page.getByLabel(t('billing', 'card.fields.number')).fill('4242 4242 4242 4242');
    await page.getByLabel(t('billing', 'card.fields.expiry')).fill('12/34');
    await page.getByLabel(t('billing', 'card.fields.cvc')).fill('123');
    await page.getByLabel(t('billing', 'card.fields.postalCode')).fill('78701');
    await page.getByRole('button', { name: t('billing', 'card.add') }).click();
    await expect(page.getByText(t('onboarding', 'payment.added.title'))).toBeVisible();
    await check();
    await next();
  });

  await test.step('step 4: who is told', async () => {
    await step('notifications');
    await expect(
      page.getByRole('textbox', { name: t('onboarding', 'notifications.emailAddress') }).first(),
    ).toHaveValue(email);
    await check();
    await next();
  });

  await test.step('step 5: confirm', async () => {
    await step('confirm');
    await expect(page.getByText(company).first()).toBeVisible();
    await check();
    await page.getByRole('button', { name: t('onboarding', 'confirm.submit') }).click();
    await page.waitForURL(`**${href('/dashboard')}`);
  });

  await test.step('the dashboard knows the permit', async () => {
    await expect(page.getByRole('banner').getByRole('link', { name: company })).toBeVisible();
    // From here on half a minute can be let pass at once.
    await page.clock.install();
    await page.goto(href('/dashboard/permits'));
    const link = page.getByRole('link', { name: new RegExp(number) }).first();
    await expect(link).toBeVisible();
    await link.click();
  });

  await test.step('the permit page has the timeline and the way to the city', async () => {
    await page.waitForURL(/\/(?:permits|permisos)\/\d+/);
    await expect(page.getByRole('main').getByText(number).filter({ visible: true }).first()).toBeVisible();
    await expect(page.getByRole('heading', { name: t('permits', 'detail.timeline') })).toBeVisible();
    const city = page.getByRole('link', {
      name: new RegExp(`${t('permits', 'detail.openRecord')}|${t('permits', 'detail.openLanding')}`),
    });
    await expect(city).toHaveAttribute('href', /^https:\/\/.*austintexas\.gov/);
  });

  await test.step('the city issues it: the page says so by itself', async () => {
    await movePermit(CITY, number, 'issued');
    await readCity(CITY);
    await page.clock.fastForward(LIVE_MS);
    await expect(page.getByText(t('common', 'status.issued')).first()).toBeVisible();
    await check();
  });

  await test.step('an e-mail stands in the outbox, in the company’s language', async () => {
    await expect(async () => {
      await admin.goto('/admin/outbox');
      await expect(
        admin.getByRole('link', { name: new RegExp(`${number}: Active \\(${CITY_LABEL}\\)`) }),
      ).toBeVisible({ timeout: 2_000 });
    }).toPass({ timeout: 30_000 });
    await admin
      .getByRole('link', { name: new RegExp(number) })
      .first()
      .click();
    await expect(admin.getByText(email).first()).toBeVisible();
    const greeting = t('mail', 'change.greeting', { name: 'Ana Reyes' });
    await expect(admin.locator('iframe').contentFrame().getByText(greeting, { exact: true })).toBeVisible();
  });

  await test.step('before the next one goes in: the checklist', async () => {
    await page.goto(href('/dashboard/permit-checklist'));
    const roofing = listPermitTypes(language).find(({ id }) => id === 'roofing')?.name ?? '';
    await page.getByLabel(t('checklists', 'start.place')).fill('Miami, FL');
    await page.getByText(roofing, { exact: true }).click();
    await check();
    await page.getByRole('button', { name: t('checklists', 'start.submit') }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(roofing);

    // Until somebody says who applies, the license is a question, never a yes.
    const license = page.getByRole('listitem').filter({ hasText: LICENSE[language] });
    const open = license.getByText(t('checklists', 'reason.open', { count: 1 }));
    await expect(open).toBeVisible();
    await page.getByRole('button', { name: CONTRACTOR[language], exact: true }).first().click();
    await expect(open).toHaveCount(0);
    await expect(license).toContainText(language === 'en' ? 'FL ch. 489' : 'FL cap. 489');
    await expect(page).toHaveURL(/applicantRole=contractor/);
    await check();

    // The answers stand in the address: it can be kept and sent.
    await page.reload();
    await expect(license).toContainText(language === 'en' ? 'FL ch. 489' : 'FL cap. 489');
    await expect(open).toHaveCount(0);
  });
});
