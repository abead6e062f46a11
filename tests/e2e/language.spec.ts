import type { Page } from '@playwright/test';
import { LANGUAGE_SUGGESTION_KEY } from '@/lib/i18n/detect-language';
import { hrefFor } from '@/lib/i18n/routes';
import { expectAccessible, expectNoSidewaysScroll } from './screen';
import { expect, test } from './test';

/** The language the browser does not ask for. */
function otherThan(language: 'en' | 'es'): 'en' | 'es' {
  return language === 'es' ? 'en' : 'es';
}

function kept(page: Page): Promise<string | null> {
  return page.evaluate((key) => localStorage.getItem(key), LANGUAGE_SUGGESTION_KEY);
}

async function settle(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 5_000 })));
  await page.waitForTimeout(1_000);
}

test('the browser’s language is offered in its own words, and leads to the same page', async ({
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
  await page.goto(hrefFor('/resources/[guide]', otherThan(language), guide) + query);
  const offer = page.getByRole('region', { name: t('banners', 'language.label') });
  await expect(offer).toContainText(t('banners', 'language.text'));
  await expect(offer).toHaveAttribute('lang', language);
  for (const name of ['switch', 'stay', 'close'])
    await expect(
      offer.getByRole('button', { name: t('banners', `language.${name}`), exact: true }),
    ).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  expect(await page.evaluate(() => Reflect.get(window, 'shifted')())).toBe(0);

  const target = hrefFor('/resources/[guide]', language, guide) + query;
  const visits: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (request.isNavigationRequest()) visits.push(pathname + search);
  });
  // A double press is one.
  await offer
    .getByRole('button', { name: t('banners', 'language.switch') })
    .evaluate((button: HTMLButtonElement) => {
      button.click();
      button.click();
    });
  await page.waitForURL(`**${target}`);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  expect(visits).toEqual([target]);
  expect(await kept(page)).toBe('true');
  await settle(page);
  await expect(offer).toHaveCount(0);
});

for (const answer of ['stay', 'close']) {
  test(`who answers "${answer}" is not asked again`, async ({ page, language, t }) => {
    await page.goto(hrefFor('/pricing', otherThan(language)));
    const offer = page.getByRole('region', { name: t('banners', 'language.label') });
    const button = offer.getByRole('button', { name: t('banners', `language.${answer}`), exact: true });
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(offer).toHaveCount(0);
    expect(await kept(page)).toBe('true');
    await page.goto(hrefFor('/resources', otherThan(language)));
    await settle(page);
    await expect(offer).toHaveCount(0);
  });
}

test('who reads in the browser’s language is offered nothing', async ({ page, href, t }) => {
  await page.goto(href('/pricing'));
  await settle(page);
  await expect(page.getByRole('region', { name: t('banners', 'language.label') })).toHaveCount(0);
  expect(await kept(page)).toBeNull();
});
