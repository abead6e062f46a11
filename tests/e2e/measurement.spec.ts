import type { Page } from '@playwright/test';
import { CONSENT_KEY } from '@/lib/site/measurement/consent';
import type { MeasurementSettings } from '@/lib/site/measurement/types';
import { type Captured, type Receiver, startReceiver } from './measurement-receiver';
import { expectAccessible, expectNoSidewaysScroll, untilReady } from './screen';
import { test as base, DEMO, demoPasswords, expect, signIn } from './test';

interface Fixtures {
  /** Everything is configured, and sends to this. */
  receiver: Receiver;
}

const test = base.extend<Fixtures>({
  receiver: async ({ page }, use) => {
    const receiver = await startReceiver();
    const settings: MeasurementSettings = {
      posthog: { key: 'phc_test', host: receiver.address },
      tagManager: { id: 'GTM-TEST', url: `${receiver.address}/gtm.js` },
      vercel: true,
    };
    await page.route('**/api/v1/measurement', (route) => route.fulfill({ json: settings }));
    // Vercel's script, as far as it matters here: it keeps the rule for what may be sent.
    await page.route('**/_vercel/insights/script.js', (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: 'window.vercelRule = window.vaq.find(([name]) => name === "beforeSend")[1];',
      }),
    );
    await use(receiver);
    await receiver.close();
  },
});

// What receives the measurements stands on a port the site's policy does not know.
test.use({ bypassCSP: true });

declare global {
  interface Window {
    loadedContainer?: string;
    vercelRule?: (event: { type: string; url: string }) => { url: string } | null;
  }
}

const VITAL = ['metric_name', 'metric_value', 'metric_rating', 'metric_delta', 'metric_id', 'page_path'];
const EXACTLY: Record<string, readonly string[]> = {
  web_vital_measured: VITAL,
  navigation_timing: [
    'dns_lookup',
    'tcp_connection',
    'tls_negotiation',
    'request_time',
    'response_time',
    'dom_processing',
    'load_complete',
    'page_path',
  ],
  resource_timing: ['scripts', 'stylesheets', 'images', 'fonts', 'other', 'page_path'],
};
/** Who sends and from which project; without them PostHog takes nothing. */
const ENVELOPE = ['token', 'distinct_id', '$process_person_profile'];

function ownProperties({ properties }: Captured): Record<string, unknown> {
  return Object.fromEntries(Object.entries(properties).filter(([name]) => !ENVELOPE.includes(name)));
}

function named(receiver: Receiver, event: string): Record<string, unknown>[] {
  return receiver.events.filter((one) => one.event === event).map(ownProperties);
}

const getPaths = (receiver: Receiver, event: string) =>
  named(receiver, event).map(({ page_path: path }) => path);
const getVitals = (receiver: Receiver, path: string) =>
  named(receiver, 'web_vital_measured')
    .filter((vital) => vital.page_path === path)
    .map((vital) => vital.metric_name);

function vitalsInDataLayer(page: Page): Promise<Record<string, unknown>[]> {
  return page.evaluate(() =>
    (window.dataLayer ?? [])
      .map((entry) => entry as Record<string, unknown>)
      .filter((entry) => entry.event_category === 'Web Vitals'),
  );
}

/** As when the visitor goes to another tab: vitals are final then. */
async function leaveTab(page: Page): Promise<void> {
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'hidden' });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });
}

/** The page runs, and what waits until it is idle has had its turn. */
async function settle(page: Page): Promise<void> {
  await untilReady(page);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 5_000 })));
}

const keptChoice = (page: Page) => page.evaluate((key) => localStorage.getItem(key), CONSENT_KEY);

test('nothing is sent before the visitor allows it, nor after a no', async ({ page, receiver, href, t }) => {
  await page.addInitScript(() => {
    Object.assign(window, { shifted: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) Object.assign(window, { shifted: entry });
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const banner = page.getByRole('region', { name: t('banners', 'consent.label') });
  const [allow, decline] = ['allow', 'decline'].map((name) =>
    banner.getByRole('button', { name: t('banners', `consent.${name}`), exact: true }),
  );

  await test.step('the question moves nothing, and both answers are alike', async () => {
    await page.goto(href('/pricing'));
    await expect(banner).toBeVisible();
    await expect(banner.getByRole('link')).toHaveAttribute('href', href('/cookies'));
    const [yes, no] = [await allow?.boundingBox(), await decline?.boundingBox()];
    expect([yes?.width, yes?.height]).toEqual([no?.width, no?.height]);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    expect(await page.evaluate(() => Reflect.get(window, 'shifted'))).toBe(0);
    await leaveTab(page);
  });

  await test.step('it is asked until it is answered, also above a dashboard’s navigation', async () => {
    await signIn(page, DEMO, demoPasswords().demo);
    await page.goto(href('/dashboard/permits'));
    await expect(banner).toBeVisible();
    await expectAccessible(page);
    await leaveTab(page);
    await decline?.focus();
    await page.keyboard.press('Enter');
    await expect(banner).toHaveCount(0);
    expect(await keptChoice(page)).toMatch(/^denied \d{4}-\d\d-\d\dT/);
  });

  await test.step('and a no holds', async () => {
    await page.goto(href('/pricing'));
    await settle(page);
    await page.getByRole('button', { name: t('banners', 'consent.settings') }).click();
    await expect(banner).toBeFocused();
    await page.keyboard.press('Escape');
    await settle(page);
    await expect(banner).toHaveCount(0);
    expect(receiver.requests).toEqual([]);
    expect(await page.evaluate(() => window.dataLayer)).toBeUndefined();
  });
});

test('who allows it is measured in exactly these words, until it is taken back', async ({
  page,
  receiver,
  href,
  t,
}) => {
  await page.goto(`${href('/pricing')}?ana=reyes`);
  const banner = page.getByRole('region', { name: t('banners', 'consent.label') });
  await banner.getByRole('button', { name: t('banners', 'consent.allow'), exact: true }).click();
  await expect(banner).toHaveCount(0);

  await expect.poll(() => named(receiver, 'navigation_timing')).toHaveLength(1);
  await expect.poll(() => named(receiver, 'resource_timing')).toHaveLength(1);
  await expect
    .poll(() => named(receiver, 'web_vital_measured').map((vital) => vital.metric_name))
    .toEqual(expect.arrayContaining(['TTFB', 'FCP']));
  // The largest paint is final with the first key, layout shifts are when the tab is left.
  await page.keyboard.press('Shift');
  await leaveTab(page);
  await expect
    .poll(() => named(receiver, 'web_vital_measured').map((vital) => vital.metric_name))
    .toEqual(expect.arrayContaining(['TTFB', 'FCP', 'LCP', 'CLS']));

  for (const event of receiver.events) {
    expect(Object.keys(event.properties).sort()).toEqual(
      [...(EXACTLY[event.event] ?? []), ...ENVELOPE].sort(),
    );
    expect(event.properties).toMatchObject({ token: 'phc_test', page_path: href('/pricing') });
  }
  const [navigation] = named(receiver, 'navigation_timing');
  for (const [name, value] of Object.entries(navigation ?? {}))
    if (name !== 'page_path') expect(value, name).toEqual(expect.any(Number));
  const figures = {
    count: expect.any(Number),
    total_size_kb: expect.any(Number),
    avg_duration_ms: expect.any(Number),
  };
  expect(named(receiver, 'resource_timing')).toEqual([
    {
      scripts: figures,
      stylesheets: figures,
      images: figures,
      fonts: figures,
      other: figures,
      page_path: href('/pricing'),
    },
  ]);

  // Scripts come after the page is painted, and are part of it all the same.
  expect(named(receiver, 'resource_timing')[0]?.scripts).not.toMatchObject({ count: 0 });

  // Each metric once, and the tag manager is told the same.
  const vitals = named(receiver, 'web_vital_measured');
  const ids = vitals.map((vital) => vital.metric_id);
  expect(new Set(ids).size).toBe(ids.length);
  const told = await vitalsInDataLayer(page);
  expect(told.map((vital) => vital.event_label).sort()).toEqual([...ids].sort());
  for (const vital of vitals) {
    const { metric_name: name, metric_value: value, metric_rating: rating, metric_id: id } = vital;
    expect(told).toContainEqual({
      event: 'web_vital',
      event_category: 'Web Vitals',
      event_action: name,
      event_label: id,
      value: Math.round(Number(value) * (name === 'CLS' ? 1000 : 1)),
      metric_rating: rating,
      page_path: href('/pricing'),
      non_interaction: true,
    });
  }
  expect(await page.evaluate(() => window.loadedContainer)).toBe('GTM-TEST');

  // Nothing else was asked of anybody, and nothing but the choice is kept on the device.
  expect([...new Set(receiver.requests)].sort()).toEqual(['GET /gtm.js', 'POST /e/']);
  expect(await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])).toEqual([
    CONSENT_KEY,
  ]);
  expect(await page.context().cookies()).toEqual([]);

  // Vercel is given addresses without query, and patterns for what is somebody's.
  const origin = new URL(page.url()).origin;
  const rule = (path: string) =>
    page.evaluate((url) => window.vercelRule?.({ type: 'pageview', url })?.url, origin + path);
  expect(await rule(`${href('/pricing')}?ana=reyes`)).toBe(origin + href('/pricing'));
  expect(await rule(href('/dashboard/permits/[id]', { id: 'prm_1' }))).toBe(
    origin + decodeURI(href('/dashboard/permits/[id]', { id: '[id]' })),
  );

  const open = page.getByRole('button', { name: t('banners', 'consent.settings') });
  await test.step('taken back, nothing more is sent, until it is allowed again', async () => {
    await page.goto(href('/resources'));
    await expect.poll(() => getPaths(receiver, 'navigation_timing')).toContain(href('/resources'));
    await open.click();
    await expect(banner).toBeFocused();
    await expectAccessible(page);
    await banner.getByRole('button', { name: t('banners', 'consent.decline'), exact: true }).click();
    await expect(banner).toHaveCount(0);
    await expect(open).toBeFocused();
    const before = receiver.requests.length;
    const toldBefore = (await vitalsInDataLayer(page)).length;
    await leaveTab(page);
    await settle(page);
    expect(receiver.requests).toHaveLength(before);
    expect(await vitalsInDataLayer(page)).toHaveLength(toldBefore);
    expect(
      await page.evaluate(() => window.vercelRule?.({ type: 'pageview', url: location.href })),
    ).toBeNull();
    expect(await keptChoice(page)).toMatch(/^denied /);
    await open.click();
    await banner.getByRole('button', { name: t('banners', 'consent.allow'), exact: true }).click();
    await expect(banner).toHaveCount(0);
  });

  await test.step('the choice holds on the next page, also while it is left', async () => {
    await page.goto(href('/faq'));
    await expect.poll(() => getPaths(receiver, 'navigation_timing')).toContain(href('/faq'));
    await signIn(page, DEMO, demoPasswords().demo);
    await page.goto(href('/dashboard/permits'));
    await expect
      .poll(() => getVitals(receiver, href('/faq')))
      .toEqual(expect.arrayContaining(['TTFB', 'FCP', 'LCP', 'CLS']));
  });

  await test.step('a page left by a link has told all of its vitals', async () => {
    await page.goto(href('/resources'));
    await expect.poll(() => getPaths(receiver, 'navigation_timing').at(-1)).toBe(href('/resources'));
    const before = receiver.events.length;
    await page.keyboard.press('Tab');
    await page.getByRole('main').getByRole('link').first().click();
    await page.waitForURL((url) => url.pathname !== href('/resources'));
    const told = () =>
      receiver.events
        .slice(before)
        .map(ownProperties)
        .filter((properties) => properties.page_path === href('/resources'))
        .map((properties) => properties.metric_name);
    await expect.poll(told).toEqual(expect.arrayContaining(['LCP', 'INP', 'CLS']));
  });

  await test.step('a permit’s page is measured without saying which permit', async () => {
    await page.goto(href('/dashboard/permits'));
    const links = page.getByRole('main').locator(`a[href^="${href('/dashboard/permits')}/"]`);
    const findPermit = async () => {
      const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
      return addresses.find((address) => /\/\d+$/.test(address));
    };
    await expect.poll(findPermit).toBeDefined();
    await page.goto((await findPermit()) ?? '');
    const pattern = decodeURI(href('/dashboard/permits/[id]', { id: '[id]' }));
    await expect.poll(() => getPaths(receiver, 'navigation_timing')).toContain(pattern);
  });
});

test('Global Privacy Control is a no, also to a yes said before', async ({ page, receiver, href, t }) => {
  await page.addInitScript(
    ([key, value]) => {
      if (key && value) localStorage.setItem(key, value);
      Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true });
    },
    [CONSENT_KEY, `granted ${new Date().toISOString()}`],
  );
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(href('/pricing'));
  await settle(page);
  await page.getByRole('button', { name: t('banners', 'consent.settings') }).click();
  await expect(page.getByText(t('banners', 'consent.blocked.text'))).toBeVisible();
  await leaveTab(page);
  await settle(page);
  expect(receiver.requests).toEqual([]);
  // The button asked, and nothing before it.
  expect(asked.filter((path) => path === '/api/v1/measurement')).toHaveLength(1);
  expect(await page.evaluate(() => window.dataLayer)).toBeUndefined();
});
