import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { findBrowser } from '@/scripts/test/browser.mjs';

export interface Scores {
  performance: number;
  accessibility: number;
  practices: number;
  seo: number;
  /** Milliseconds, simulated slow phone. */
  largestPaint: number;
  blocking: number;
  shift: number;
  /** What cost points, for who has to fix it. */
  lost: string[];
}

/** Lighthouse's mobile run of each address, one after the other. */
export async function audit(addresses: readonly string[]): Promise<Map<string, Scores>> {
  const browser = findBrowser();
  const chrome = await launch({
    ...(browser ? { chromePath: browser } : {}),
    chromeFlags: [
      '--headless=new',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--disable-background-networking',
    ],
  });
  const scores = new Map<string, Scores>();
  try {
    for (const address of addresses) {
      const run = await lighthouse(address, { port: chrome.port, logLevel: 'error', output: 'json' });
      if (run) scores.set(address, toScores(run.lhr));
    }
  } finally {
    chrome.kill();
  }
  return scores;
}

type Report = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr'];

function toScores({ categories, audits }: Report): Scores {
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  const lost = Object.values(categories)
    .flatMap(({ auditRefs }) => auditRefs.filter(({ weight }) => weight > 0))
    .filter(({ id }) => (audits[id]?.score ?? 1) < 0.9)
    .map(({ id }) => `${id}: ${audits[id]?.displayValue ?? audits[id]?.title ?? ''}`);
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    practices: score('best-practices'),
    seo: score('seo'),
    largestPaint: value('largest-contentful-paint'),
    blocking: value('total-blocking-time'),
    shift: value('cumulative-layout-shift'),
    lost,
  };
}
