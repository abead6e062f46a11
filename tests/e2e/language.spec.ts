import { LANGUAGE_SUGGESTION_KEY } from '@/lib/platform/i18n/detect-language';
import { hrefFor } from '@/lib/platform/i18n/routes';
import { expectAccessible, expectNoSidewaysScroll } from './screen';
import { expect, test } from './test';

// What the offer says and how it is answered is held in tests/component/visit/language-offer.mocked.test.tsx.

test('the browser’s language is offered without moving the page, and leads to the same page', async ({
  page,
  language,
  t,
}) => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    // Letters that arrive late move lines by themselves; what moves afterwards, the offer has moved.
    let lettersAt = 0;
    document.fonts.addEventListener('loadingdone', () => {
      lettersAt = performance.now();
    });
    new PerformanceObserver((list) => {
      shifts.push(...list.getEntries().map((entry) => entry.startTime));
    }).observe({ type: 'layout-shift', buffered: true });
    Object.assign(window, { shifted: () => shifts.filter((at) => at > lettersAt + 100).length });
  });
  const guide = { guide: 'common-permit-mistakes' };
  const query = '?from=mail&unit=2%20B';
  const other = language === 'es' ? 'en' : 'es';
  await page.goto(hrefFor('/resources/[guide]', other, guide) + query);
  // A guide runs nothing until its reader does something, and a hand passes through places.
  await page.mouse.move(20, 20, { steps: 3 });
  const offer = page.getByRole('region', { name: t('banners', 'language.label') });
  await expect(offer).toContainText(t('banners', 'language.text'));
  await expect(offer).toHaveAttribute('lang', language);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  expect(await page.evaluate(() => Reflect.get(window, 'shifted')())).toBe(0);

  const target = hrefFor('/resources/[guide]', language, guide) + query;
  const visits: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (request.isNavigationRequest()) visits.push(pathname + search);
  });
  // Where no language is offered, the page asks at once what it may measure with.
  const settled = page.waitForRequest('**/api/v1/measurement');
  // A double press is one.
  await offer
    .getByRole('button', { name: t('banners', 'language.switch') })
    .evaluate((button: HTMLButtonElement) => {
      button.click();
      button.click();
    });
  await page.waitForURL(`**${target}`);
  await page.mouse.move(40, 40, { steps: 3 });
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  expect(visits).toEqual([target]);
  expect(await page.evaluate((key) => localStorage.getItem(key), LANGUAGE_SUGGESTION_KEY)).toBe('true');
  await settled;
  await expect(offer).toHaveCount(0);
});
