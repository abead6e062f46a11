import { expectAccessible, expectNoSidewaysScroll } from './screen';
import { companyName, newcomer, openSetup, signUp, tabTo, wizardOf } from './set-up';
import { expect, test } from './test';

test('five steps where a city is monitored', async ({ page, t, href }) => {
  test.setTimeout(150_000);
  const wizard = wizardOf(page, t);
  const company = companyName();
  const person = newcomer();
  const check = async () => {
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  };
  await signUp(page, t, href, person);

  await test.step('1 Company Details', async () => {
    await wizard.onStep('company');
    await wizard.progress(1, 5);
    await wizard.name.fill(company);
    await wizard.phone.fill('(512) 555-0142');
    await wizard.city.fill('Aust');
    await page.getByRole('option', { name: /Austin, TX/ }).click();
    // It looks by itself, once there are a name and a monitored city.
    await page.getByRole('button', { name: t('onboarding', 'verification.none.confirm') }).click();
    await expect(wizard.text('verification.confirmed.title')).toBeVisible();
    await expect(wizard.indicators.nth(1)).toBeDisabled();
    await check();
    await wizard.next.click();
  });

  await test.step('2 Select Plan', async () => {
    await wizard.onStep('plan');
    await wizard.progress(2, 5);
    await expect(wizard.indicators.nth(0)).toContainText(t('onboarding', 'stepStates.done'));
    await page
      .getByRole('radio', { name: new RegExp(t('onboarding', 'plan.names.team')) })
      .check({ force: true });
    await page.getByText(t('onboarding', 'plan.compare.title')).click();
    const row = (key: string) => page.getByRole('row', { name: new RegExp(`^${t('onboarding', key)} `) });
    for (const [key, cells] of [
      ['plan.compare.teamMembers', ['1', '5', '15', '50']],
      ['plan.compare.recipients', ['1', '5', '15', '50']],
      ['plan.compare.cities', ['1', '3', '15', '50']],
      ['plan.compare.permitsPerYear', ['5', '25', '200', '500']],
    ] as const)
      await expect(row(key).getByRole('cell')).toHaveText([...cells]);
    await check();
    await wizard.next.click();
  });

  await test.step('3 Payment Method', async () => {
    await wizard.onStep('payment');
    await wizard.next.click();
    await expect(wizard.text('payment.missing')).toBeVisible();
    await wizard.addCard();
    await check();
    await wizard.next.click();
  });

  await test.step('4 Set Notifications', async () => {
    await wizard.onStep('notifications');
    const address = page.getByRole('textbox', { name: t('onboarding', 'notifications.emailAddress') });
    await expect(address).toHaveValue(person.email);
    await check();
    await wizard.next.click();
  });

  await test.step('5 Confirm & Start', async () => {
    await wizard.onStep('confirm');
    await wizard.progress(5, 5);
    await expect(page.getByText(company).first()).toBeVisible();
    await expect(wizard.text('confirm.incomplete')).toHaveCount(0);
    await check();
    await page.getByRole('button', { name: t('onboarding', 'confirm.submit'), exact: true }).click();
    await page.waitForURL(`**${href('/dashboard')}`);
    await expect(page.getByText(company).first()).toBeVisible();
  });
});

test('three steps where none is, in a town the catalogue does not list', async ({ page, t, href }) => {
  test.setTimeout(150_000);
  const wizard = wizardOf(page, t);
  const company = companyName();
  const check = async () => {
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  };
  await signUp(page, t, href, newcomer());

  await test.step('1 Company Setup', async () => {
    await wizard.name.fill(company);
    await wizard.phone.fill('(208) 555-0142');
    await wizard.city.fill('Bois');
    await page.getByRole('option', { name: 'Boise, ID', exact: true }).click();
    await expect(wizard.chosen('Boise, ID')).toBeVisible();
    await wizard.onStep('setup');
    await wizard.progress(1, 3);
    await expect(wizard.text('variantChanged.streamlined')).toBeVisible();
    await expect(wizard.text('verification.notMonitored.title')).toBeVisible();
    await check();
    await wizard.next.click();
  });

  await test.step('2 Plan & Payment', async () => {
    await wizard.onStep('plan_payment');
    await wizard.progress(2, 3);
    await check();
    await wizard.next.click();
    await expect(wizard.text('payment.missing')).toBeVisible();
    await wizard.addCard();
    await check();
    await wizard.next.click();
  });

  await test.step('3 Welcome & Demo', async () => {
    await wizard.onStep('welcome');
    const list = page.getByRole('list', { name: t('onboarding', 'welcome.demo.documents') });
    await expect(list.getByRole('listitem').first()).toBeVisible();
    await expect(page.getByText(/Boise, ID$/)).toBeVisible();
    await page.getByLabel(t('onboarding', 'welcome.demo.type')).selectOption('solar_pv');
    await expect(list.getByRole('listitem').first()).toBeVisible();
    await check();
    for (const key of ['toChecklist', 'toDashboard', 'submit'])
      await expect(
        page.getByRole('button', { name: t('onboarding', `welcome.${key}`), exact: true }),
      ).toBeEnabled();
    await page.getByRole('button', { name: t('onboarding', 'welcome.submit'), exact: true }).click();
    await page.waitForURL(`**${href('/dashboard')}`);
  });

  await test.step('the dashboard names the town', async () => {
    await expect(page.getByText('Boise, ID').first()).toBeVisible();
  });
});

test('the welcome leads straight to the list it showed', async ({ page, t, href }) => {
  const wizard = wizardOf(page, t);
  await signUp(page, t, href, newcomer());
  await wizard.name.fill(companyName());
  await wizard.phone.fill('(208) 555-0142');
  await wizard.addTyped('Boise, Idaho');
  await expect(wizard.chosen('Boise, ID')).toBeVisible();
  await wizard.next.click();
  await wizard.addCard();
  await wizard.next.click();
  await page.getByRole('button', { name: t('onboarding', 'welcome.toChecklist'), exact: true }).click();
  await page.waitForURL(`**${href('/dashboard/permit-checklist')}?type=roofing&place=Boise%2C+ID`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('the steps follow the cities, and what was entered stays', async ({ page, t, href }) => {
  const wizard = wizardOf(page, t);
  const registration = newcomer();
  await openSetup(page, href, { registration });
  const company = companyName();
  await wizard.progress(1, 5);
  await wizard.name.fill(company);
  await wizard.phone.fill('(208) 555-0142');
  await wizard.addTyped('Boise, ID');
  await wizard.progress(1, 3);
  await wizard.onStep('setup');
  await wizard.addTyped('Austin, TX');
  await wizard.progress(1, 5);
  await wizard.onStep('company');
  await expect(wizard.text('variantChanged.monitoring')).toBeVisible();
  await page.getByRole('button', { name: t('onboarding', 'cities.remove', { city: 'Austin, TX' }) }).click();
  await wizard.progress(1, 3);
  await expect(wizard.name).toHaveValue(company);
  await expect(wizard.city).toBeFocused();
  await page.reload();
  await wizard.progress(1, 3);
  await expect(wizard.chosen('Boise, ID')).toBeVisible();
  await expect(wizard.name).toHaveValue(company);
});

test('the three steps by keyboard alone', async ({ page, t, href }) => {
  test.setTimeout(150_000);
  const wizard = wizardOf(page, t);
  await signUp(page, t, href, newcomer());
  await expect(wizard.name).toBeVisible();
  const type = async (field: Parameters<typeof tabTo>[1], text: string) => {
    await tabTo(page, field);
    await page.keyboard.type(text);
  };
  await type(wizard.name, companyName());
  await type(wizard.phone, '(208) 555-0142');
  await type(wizard.city, 'Boise, I');
  await expect(page.getByRole('option', { name: 'Boise, ID', exact: true })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(wizard.chosen('Boise, ID')).toBeVisible();
  await tabTo(page, wizard.next);
  await page.keyboard.press('Enter');
  await wizard.onStep('plan_payment');
  await tabTo(page, page.getByRole('radio').first());
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio').nth(1)).toBeChecked();
  const card = (key: string) => page.getByLabel(t('billing', `card.fields.${key}`), { exact: true });
  await type(card('number'), '4242424242424242');
  await type(card('expiry'), '1234');
  await type(card('cvc'), '123');
  await type(card('postalCode'), '83702');
  await page.keyboard.press('Enter');
  await expect(wizard.text('payment.added.title')).toBeVisible();
  await tabTo(page, wizard.next);
  await page.keyboard.press('Enter');
  await wizard.onStep('welcome');
  await tabTo(page, page.getByRole('button', { name: t('onboarding', 'welcome.submit'), exact: true }));
  await page.keyboard.press('Enter');
  await page.waitForURL(`**${href('/dashboard')}`);
});
