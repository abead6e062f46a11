import { expect, type Page } from '@playwright/test';
import { bringAxe, judgeEachLookOnce, violationsOn } from './axe';

/** No violation axe knows of. */
export async function expectAccessible(page: Page): Promise<void> {
  // A page's title streams after its frame.
  await expect(page).toHaveTitle(/./);
  await bringAxe(page);
  await judgeEachLookOnce(page);
  expect(await violationsOn(page)).toEqual([]);
}

/** Nothing wider than the window. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const excess = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(excess).toBe(0);
}
