import { type ConsoleMessage, expect, type Page, type Request, type Response } from '@playwright/test';
import type { Locale } from '@/lib/platform/i18n/locales';
import { COLOUR_RULES, judgeEachLookOnce, violationsOn } from './axe';
import { sidewaysScroll } from './screen';
import type { Stop } from './sweep-pages';

const NARROW = { width: 360, height: 740 };
const WIDE = { width: 1280, height: 800 };

/**
 * What is wrong with a page, each with where it was seen. It is loaded once: then the scheme is changed and the window
 * resized under it. Nothing of it is wider than either window; what axe knows is asked at one of the widths.
 */
export async function lookAt(
  page: Page,
  { path, reader, open }: Stop,
  { locale, isNarrow }: { locale: Locale; isNarrow: boolean },
): Promise<string[]> {
  const [own, other] = isNarrow ? [NARROW, WIDE] : [WIDE, NARROW];
  const problems: string[] = [];
  const seen = (look: string, found: readonly string[]) =>
    problems.push(...found.map((problem) => `${path} (${reader}) ${look}: ${problem}`));
  const stopListening = listen(page, (problem) => seen(locale, [problem]));
  try {
    await page.setViewportSize(own);
    await page.emulateMedia({ colorScheme: 'light' });
    if (open) await open(page);
    else await page.goto(path);
    seen(locale, await facts(page, path, locale));
    await unfold(page);
    seen(`${locale} ${own.width}`, await sidewaysScroll(page));
    await page.setViewportSize(other);
    seen(`${locale} ${other.width}`, await sidewaysScroll(page));
    await page.setViewportSize(own);
    await showFirstOnes(page);
    await judgeEachLookOnce(page);
    seen(`${locale} ${own.width} light`, await violationsOn(page));
    await page.emulateMedia({ colorScheme: 'dark' });
    await judgeEachLookOnce(page);
    seen(`${locale} ${own.width} dark`, await violationsOn(page, COLOUR_RULES));
  } catch (error) {
    seen(locale, [String(error)]);
  }
  stopListening();
  return problems;
}

/** Tells what goes wrong while a page is looked at. */
function listen(page: Page, tell: (problem: string) => void): () => void {
  const onConsole = (message: ConsoleMessage) => {
    if (message.type() === 'error') tell(`${message.text()} (${message.location().url})`);
  };
  const onError = (error: Error) => tell(String(error));
  const onFailure = (request: Request) => {
    const reason = request.failure()?.errorText;
    // What the page before still waited for.
    if (reason !== 'net::ERR_ABORTED') tell(`${reason}: ${request.url()}`);
  };
  const onResponse = (response: Response) => {
    if (response.status() >= 400) tell(`${response.status()}: ${response.url()}`);
  };
  page.on('console', onConsole).on('pageerror', onError);
  page.on('requestfailed', onFailure).on('response', onResponse);
  return () => {
    page.off('console', onConsole).off('pageerror', onError);
    page.off('requestfailed', onFailure).off('response', onResponse);
  };
}

async function facts(page: Page, path: string, locale: Locale): Promise<string[]> {
  const { title, heads, lang } = await page.evaluate(() => ({
    title: document.title,
    heads: document.querySelectorAll('h1').length,
    lang: document.documentElement.lang,
  }));
  // What streams in may not be there yet.
  if (title === '') await expect(page).toHaveTitle(/./);
  if (heads !== 1) await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  const { pathname, search } = new URL(page.url());
  return [
    // A page takes the token it was given out of its address, and sign-up puts its step there.
    ...([path, path.replace(/\?token=.*/, ''), `${path}?step=1`].includes(pathname + search)
      ? []
      : [`it led to ${pathname + search}`]),
    ...(lang === locale ? [] : [`its language is ${lang}`]),
  ];
}

/** What is folded away is read by somebody as well, and colours on their way to the other scheme are of neither. */
async function unfold(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const part of document.querySelectorAll<HTMLDetailsElement>('main details')) {
      // Of several that share a name only one may be open.
      part.removeAttribute('name');
      part.open = true;
    }
    const still = new CSSStyleSheet();
    still.replaceSync('*, ::before, ::after { transition: none !important }');
    document.adoptedStyleSheets.push(still);
  });
}

/**
 * Of articles below one heading, and of a table's rows, the first are as the others: those of a reference of 300 calls
 * take axe a minute.
 */
async function showFirstOnes(page: Page): Promise<void> {
  await page.evaluate(() => {
    const first = new CSSStyleSheet();
    first.replaceSync(
      'section > article ~ article ~ article, main tbody > tr:nth-child(n + 9), article tbody > tr:nth-child(n + 4) { display: none !important }',
    );
    document.adoptedStyleSheets.push(first);
  });
}
