import { expect, type Page } from '@playwright/test';
import { PAGE_READY } from '@/lib/site/measurement/page-ready';
import { bringAxe, judgeEachLookOnce, violationsOn } from './axe';

/** Also what axe sees in the moment in which a page is read anew. */
const NO_TITLE = 'document-title: html';

/** No violation axe knows of. */
export async function expectAccessible(page: Page): Promise<void> {
  // What is still fading in has no contrast yet.
  await page.evaluate(() => {
    const ends = ({ effect }: Animation) => Number.isFinite(effect?.getComputedTiming().endTime);
    return Promise.allSettled(
      document
        .getAnimations()
        .filter(ends)
        .map(({ finished }) => finished),
    );
  });
  await bringAxe(page);
  // A page's title streams after its frame, and is away for a moment when the page is read anew.
  await expect(page).toHaveTitle(/./);
  await judgeEachLookOnce(page);
  const broken = await violationsOn(page);
  expect(broken.filter((one) => one !== NO_TITLE)).toEqual([]);
  if (broken.includes(NO_TITLE)) await expect(page).toHaveTitle(/./);
}

/** The page's scripts have arrived, which come after it is painted: what is pressed before is sent without them. */
export async function untilReady(page: Page): Promise<void> {
  await page.waitForFunction((mark) => performance.getEntriesByName(mark, 'mark').length > 0, PAGE_READY);
}

/** Nothing wider than the window, nor than the dialog it is in. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  expect(await sidewaysScroll(page)).toEqual([]);
}

/** What can be moved sideways, each with what sticks out of it. */
export function sidewaysScroll(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll('[role="dialog"], [role="dialog"] > *')].flatMap(
      (area) => {
        const excess = area.scrollWidth - area.clientWidth;
        // What only screen readers are told is one pixel wide.
        if (excess <= 0 || area.clientWidth <= 1) return [];
        const edge = area.getBoundingClientRect().left + area.clientWidth;
        const range = document.createRange();
        const outside = [...area.querySelectorAll('*')].filter((element) => {
          // With the words in it, which may be wider than their box.
          range.selectNodeContents(element);
          return [element, range].some((one) => one.getBoundingClientRect().right > edge + 0.5);
        });
        const widest = outside.at(-1);
        const what = widest ? `<${widest.tagName.toLowerCase()}> “${widest.textContent?.slice(0, 60)}”` : '?';
        return [`${area.tagName.toLowerCase()}: ${excess} px, by ${what} (${outside.length} in all)`];
      },
    ),
  );
}
