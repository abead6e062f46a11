import { buildChecklist } from '@/lib/catalogue/checklists/checklist';
import { localiseChecklist } from '@/lib/catalogue/checklists/localise';
import type { Answers } from '@/lib/catalogue/checklists/types';
import { LOCALES, type Locale } from '@/lib/platform/i18n/locales';
import { expectAccessible, expectNoSidewaysScroll, untilReady } from './screen';
import { expect, test } from './test';

// What the form and the list say is held in tests/component/checklists/try-checklist.mocked.test.tsx.

const PLACE = { city: 'Miami', county: null, state: 'FL' } as const;

/** The line about the contractor's license, as these answers leave it, and the answer that decides about it. */
function license(locale: Locale, answers: Answers = {}) {
  const list = localiseChecklist(buildChecklist({ permitType: 'roofing', place: PLACE, answers }), locale);
  const document = list.documents.find(({ id }) => id === 'contractor_license');
  const question = [...list.questions, ...list.answered].find(
    (one) => one.question.fact === 'applicantRole',
  )?.question;
  const contractor =
    question?.kind === 'choice' ? question.options.find(({ value }) => value === 'contractor') : undefined;
  if (!document || !contractor) throw new Error('The list lacks the license, or its question.');
  return { title: `${list.permitType.name} Miami, FL`, document, contractor: contractor.label };
}

test('anybody makes a list, answers a question, still has it after a reload, and prints it', async ({
  page,
  t,
  href,
  language,
}) => {
  const { title, document, contractor } = license(language);
  const answered = license(language, { applicantRole: 'contractor' }).document;
  const check = async () => {
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  };
  const form = page.getByRole('form', { name: t('solutions', 'checklist.try.form') });
  const heading = page.getByRole('heading', { level: 2, name: title, exact: true });
  const line = page.getByRole('listitem').filter({ hasText: document.label });
  const open = line.getByText(t('checklists', 'reason.open', { count: 1 }));

  await test.step('what is missing is said beside its field', async () => {
    await page.goto(href('/solutions/ai-permit-checklist'));
    await untilReady(page);
    await form.getByRole('button', { name: t('checklists', 'start.submit') }).click();
    await expect(form.getByText(t('checklists', 'start.typeErrors.required'))).toBeVisible();
    await expect(form.getByLabel(t('checklists', 'start.type'))).toBeFocused();
    await check();
  });

  await test.step('the list', async () => {
    await form.getByLabel(t('checklists', 'start.type')).selectOption('roofing');
    await form.getByLabel(t('checklists', 'start.place')).fill('Miami, FL');
    await page.keyboard.press('Enter');
    await expect(heading).toBeFocused();
    await expect(open).toBeVisible();
    await expect(page).toHaveURL(/\?type=roofing&place=Miami%2C\+FL$/);
  });

  await test.step('an answer changes it', async () => {
    await page.getByRole('button', { name: contractor, exact: true }).first().click();
    await expect(open).toHaveCount(0);
    await expect(line).toContainText(answered.citation);
    await expect(page).toHaveURL(/applicantRole=contractor/);
    await check();
  });

  await test.step('the address keeps it, and shows it at once', async () => {
    await page.reload();
    await expect(heading).toBeVisible();
    await expect(heading).toBeInViewport();
    await expect(line).toContainText(answered.citation);
    await expect(open).toHaveCount(0);
    await expect(form.getByLabel(t('checklists', 'start.place'))).toHaveValue('Miami, FL');
  });

  await test.step('on paper it stands alone', async () => {
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('#result')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
    await expect(page.getByText(t('solutions', 'checklist.limits.title'))).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
  });

  await test.step('and the other language takes it along', async () => {
    await page
      .getByRole('link', { name: t('common', 'language.switch') })
      .first()
      .click();
    const other = LOCALES.find((locale) => locale !== language) ?? language;
    await expect(page.locator('html')).toHaveAttribute('lang', other);
    const { label, citation } = license(other, { applicantRole: 'contractor' }).document;
    await expect(page.getByRole('listitem').filter({ hasText: label })).toContainText(citation);
  });
});
