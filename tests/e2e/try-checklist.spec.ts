import { listPermitTypes } from '@/lib/checklists/permit-types';
import { expectAccessible, expectNoSidewaysScroll } from './screen';
import { expect, test } from './test';

const PAGE = '/solutions/ai-permit-checklist';
const CONTRACTOR = { en: 'A licensed contractor', es: 'Un contratista con licencia' };
const LICENSE = {
  en: 'State or local contractor license of the right class',
  es: 'Licencia de contratista estatal o local de la clase correcta',
};

test('anybody makes a list, answers a question, and still has it after a reload', async ({
  page,
  t,
  href,
  language,
}) => {
  test.setTimeout(180_000);
  const roofing = listPermitTypes(language).find(({ id }) => id === 'roofing')?.name ?? '';
  const check = async () => {
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  };
  const form = page.getByRole('form', { name: t('solutions', 'checklist.try.form') });
  const submit = form.getByRole('button', { name: t('checklists', 'start.submit') });
  const heading = page.getByRole('heading', { level: 2, name: `${roofing} Miami, FL`, exact: true });
  const license = page.getByRole('listitem').filter({ hasText: LICENSE[language] });
  const open = license.getByText(t('checklists', 'reason.open', { count: 1 }));

  await test.step('before anything is typed an example stands there', async () => {
    await page.goto(href(PAGE));
    await expect(page.getByText(t('solutions', 'checklist.example.eyebrow'), { exact: true })).toBeVisible();
    await check();
  });

  await test.step('what is missing is said beside its field', async () => {
    await submit.click();
    await expect(form.getByText(t('checklists', 'start.typeErrors.required'))).toBeVisible();
    await expect(form.getByLabel(t('checklists', 'start.type'))).toBeFocused();
    await form.getByLabel(t('checklists', 'start.type')).selectOption('roofing');
    await form.getByLabel(t('checklists', 'start.place')).fill('Miami, Narnia');
    await submit.click();
    await expect(form.getByText(t('checklists', 'start.placeErrors.state_unknown'))).toBeVisible();
    await expect(form.getByLabel(t('checklists', 'start.place'))).toBeFocused();
    await check();
  });

  await test.step('the list', async () => {
    await form.getByLabel(t('checklists', 'start.place')).fill('Miami, FL');
    await page.keyboard.press('Enter');
    await expect(heading).toBeFocused();
    await expect(open).toBeVisible();
    await expect(page).toHaveURL(/\?type=roofing&place=Miami%2C\+FL$/);
    await check();
  });

  await test.step('an answer changes it at once', async () => {
    await page.getByRole('button', { name: CONTRACTOR[language], exact: true }).first().click();
    await expect(open).toHaveCount(0);
    await expect(license).toContainText('CA B&P 7031.5');
    await expect(page).toHaveURL(/applicantRole=contractor/);
    await check();
  });

  await test.step('the address keeps it', async () => {
    await page.reload();
    await expect(heading).toBeVisible();
    await expect(license).toContainText('CA B&P 7031.5');
    await expect(open).toHaveCount(0);
    await expect(form.getByLabel(t('checklists', 'start.place'))).toHaveValue('Miami, FL');
  });

  await test.step('and the other language takes it along', async () => {
    await page
      .getByRole('link', { name: t('common', 'language.switch') })
      .first()
      .click();
    const other = language === 'en' ? 'es' : 'en';
    await expect(page.locator('html')).toHaveAttribute('lang', other);
    await expect(page.getByRole('listitem').filter({ hasText: LICENSE[other] })).toContainText(
      'CA B&P 7031.5',
    );
  });
});

test('a city page’s link opens the list it speaks of', async ({ page, href, language }) => {
  const fence = listPermitTypes(language).find(({ id }) => id === 'fence')?.name ?? '';
  await page.goto(`${href(PAGE)}?type=fence&place=Austin%2C+TX`);
  const heading = page.getByRole('heading', { level: 2, name: `${fence} Austin, TX`, exact: true });
  await expect(heading).toBeVisible();
  await expect(heading).toBeInViewport();
});

test('on paper the list stands alone', async ({ page, t, href }) => {
  await page.goto(`${href(PAGE)}?type=roofing&place=Austin%2C+TX`);
  await expect(page.locator('#result')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('#result')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
  await expect(page.getByText(t('solutions', 'checklist.limits.title'))).toBeHidden();
});
