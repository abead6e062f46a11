import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** No violation axe knows of. */
export async function expectAccessible(page: Page): Promise<void> {
  // A page's title streams after its frame.
  await expect(page).toHaveTitle(/./);
  expectNone(await new AxeBuilder({ page }).analyze());
}

/** Of what axe knows, what hangs on colours. */
export async function expectContrast(page: Page): Promise<void> {
  expectNone(await new AxeBuilder({ page }).withRules(['color-contrast', 'link-in-text-block']).analyze());
}

function expectNone({ violations }: Awaited<ReturnType<AxeBuilder['analyze']>>): void {
  expect(
    violations.map(({ id, nodes }) => ({ id, targets: nodes.map((node) => node.target.join(' ')) })),
  ).toEqual([]);
}

/** Nothing wider than the window. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const excess = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(excess).toBe(0);
}
