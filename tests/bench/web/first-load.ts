import { type Browser, chromium } from '@playwright/test';
import type { Locale } from '@/lib/i18n/locales';
import { findBrowser } from '@/scripts/test/browser.mjs';

export interface FirstLoad {
  /** Bytes as transferred, compressed. */
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
  return chromium.launch({
    executablePath: findBrowser(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--disable-background-networking',
      '--disable-sync',
    ],
  });
}

/** What a phone of the page's language transfers until the page is quiet, by kind; nothing scrolled or touched. */
export async function firstLoad(browser: Browser, address: string, locale: Locale): Promise<FirstLoad> {
  const page = await browser.newPage({ viewport: { width: 412, height: 823 }, locale: `${locale}-US` });
  const session = await page.context().newCDPSession(page);
  const kinds = new Map<string, string>();
  const load: FirstLoad = { js: 0, css: 0, fonts: 0, html: 0, requests: 0 };
  await session.send('Network.enable');
  session.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    load.requests += 1;
    const kind = KINDS[kinds.get(requestId) ?? ''];
    if (kind) load[kind] += encodedDataLength;
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.close();
  return load;
}
