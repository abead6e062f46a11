import type { BrowserContext, Page } from '@playwright/test';
import axe from 'axe-core';

/** What hangs on colours, and so on the colour scheme. */
export const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** Brings axe into each document of a window before its own scripts: sent to each page by itself it takes four times as long. */
export async function bringAxeAlong(context: BrowserContext): Promise<void> {
  await context.addInitScript(axe.source);
}

/** Brings axe into the document that is open now, where it is not there yet. */
export async function bringAxe(page: Page): Promise<void> {
  if (await page.evaluate(() => !Reflect.has(window, 'axe'))) await page.evaluate(axe.source);
}

/** The rules that are broken on a page as it stands, each with some of the places: all that axe knows, or these. */
export async function violationsOn(page: Page, rules?: readonly string[]): Promise<string[]> {
  const broken = await page.evaluate(
    async ({ only, everything }) => {
      const { run }: typeof axe = Reflect.get(window, 'axe');
      const { violations } = await run(document, {
        resultTypes: ['violations'],
        iframes: false,
        ...(everything ? {} : { runOnly: { type: 'rule', values: only } }),
      });
      return violations.map(({ id, nodes }) => ({ id, places: nodes.map(({ target }) => target.join(' ')) }));
    },
    { only: [...(rules ?? [])], everything: rules === undefined },
  );
  return broken.map(({ id, places }) => `${id}: ${some(places)}`);
}

/** What is broken in a list is broken in each of its lines. */
function some(places: readonly string[]): string {
  const more = places.length - 3;
  return places.slice(0, 3).join(' | ') + (more > 0 ? ` and ${more} more` : '');
}

/**
 * Judging a text's contrast takes axe milliseconds, and a long page has thousands of texts in a few looks: from here
 * on it judges the first and the last text of each look. To be called again where the looks have changed.
 */
export async function judgeEachLookOnce(page: Page): Promise<void> {
  await page.evaluate(() => {
    const MARK = 'data-look';
    const FIELDS = ['INPUT', 'SELECT', 'TEXTAREA'];
    const { configure }: typeof axe = Reflect.get(window, 'axe');
    configure({ rules: [{ id: 'color-contrast', selector: `[${MARK}]` }] });
    for (const marked of document.querySelectorAll(`[${MARK}]`)) marked.removeAttribute(MARK);

    /** All that is painted below an element's text, from the page upwards. */
    const grounds = new Map<Element, string>();
    const findGround = (element: Element | null): string => {
      if (element === null) return '';
      const known = grounds.get(element);
      if (known !== undefined) return known;
      const { backgroundColor, backgroundImage, opacity, position, filter, mixBlendMode } =
        getComputedStyle(element);
      const own = [
        backgroundColor === 'rgba(0, 0, 0, 0)' ? '' : backgroundColor,
        backgroundImage === 'none' ? '' : backgroundImage,
        opacity === '1' ? '' : opacity,
        filter === 'none' ? '' : filter,
        mixBlendMode === 'normal' ? '' : mixBlendMode,
        // What is taken out of the flow lies on whatever it lies on.
        position === 'static' || position === 'relative' ? '' : `#${grounds.size}`,
      ].join('');
      const ground =
        own === '' ? findGround(element.parentElement) : `${findGround(element.parentElement)}>${own}`;
      grounds.set(element, ground);
      return ground;
    };

    const looks = new Map<string, Element[]>();
    for (const element of document.body.querySelectorAll('*')) {
      const texts = [...element.childNodes].filter((child) => child instanceof Text);
      const text = texts.map(({ data }) => data.trim()).join('');
      if ((text === '' && !FIELDS.includes(element.tagName)) || !element.checkVisibility()) continue;
      const { color, fontSize, fontWeight, textShadow } = getComputedStyle(element);
      const look = [
        findGround(element),
        element.tagName,
        color,
        fontSize,
        fontWeight,
        textShadow,
        // Of a single letter axe does not judge.
        text.length > 1,
        element.closest(':disabled, [aria-disabled="true"]') !== null,
      ].join(';');
      looks.set(look, [...(looks.get(look)?.slice(0, 1) ?? []), element]);
    }
    for (const element of [...looks.values()].flat()) element.setAttribute(MARK, '');
  });
}
