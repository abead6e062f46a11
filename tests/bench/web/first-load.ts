import { get } from 'node:http';
import { type Browser, chromium } from '@playwright/test';
import type { Locale } from '@/lib/platform/i18n/locales';
import { findBrowser } from '@/scripts/test/browser.mjs';

export interface FirstLoad {
  /** Bytes by kind: what takes compression as gzip, fonts as they are. */
  js: number;
  css: number;
  fonts: number;
  html: number;
  requests: number;
}

const KINDS: Record<string, keyof FirstLoad> = {
  Script: 'js',
  Stylesheet: 'css',
  Font: 'fonts',
  Document: 'html',
};

export function openBrowser(): Promise<Browser> {
  const browser = findBrowser();
  return chromium.launch({
    ...(browser ? { executablePath: browser } : {}),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--disable-background-networking',
      '--disable-sync',
    ],
  });
}

/** The address's body as gzip, so that pages compare whatever form each was sent in. */
async function gzipBytes(address: string): Promise<number> {
  return await new Promise((resolve, reject) => {
    get(address, { headers: { 'accept-encoding': 'gzip' } }, (response) => {
      let bytes = 0;
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
      });
      response.on('end', () => resolve(bytes));
    }).on('error', reject);
  });
}

/**
 * What a phone of the page's language loads until the page is quiet, by kind; nothing scrolled or touched.
 * `isOpen`: whatever the content policy says, for a page that the site has no nonce for.
 */
export async function firstLoad(
  browser: Browser,
  address: string,
  locale: Locale,
  { isOpen = false } = {},
): Promise<FirstLoad> {
  const page = await browser.newPage({
    viewport: { width: 412, height: 823 },
    hasTouch: true,
    isMobile: true,
    locale: `${locale}-US`,
    bypassCSP: isOpen,
  });
  const session = await page.context().newCDPSession(page);
  const met = new Map<keyof FirstLoad, string[]>();
  const load: FirstLoad = { js: 0, css: 0, fonts: 0, html: 0, requests: 0 };
  await session.send('Network.enable');
  session.on('Network.responseReceived', ({ type, response }) => {
    load.requests += 1;
    const kind = KINDS[type];
    if (kind) met.set(kind, [...(met.get(kind) ?? []), response.url]);
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.close();
  for (const [kind, addresses] of met) {
    for (const one of addresses) load[kind] += await gzipBytes(one);
  }
  return load;
}
