import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CONSENT_EVENT, CONSENT_KEY } from './consent';
import type { MeasurementSettings, Sender } from './types';

const sender = { send: vi.fn(), withdraw: vi.fn(), allow: vi.fn() } satisfies Sender;
const loadTagManager = vi.fn(() => sender);
/** What measures a vital, held here until a test calls it. */
let measured: ((metric: { name: string; value: number; delta: number; id: string }) => void) | undefined;

vi.mock('./tag-manager', () => ({ loadTagManager }));
vi.mock('web-vitals', () => ({
  onCLS() {},
  onFCP() {},
  onINP() {},
  onTTFB() {},
  onLCP(report: typeof measured) {
    measured = report;
  },
}));

const SETTINGS: MeasurementSettings = {
  posthog: null,
  tagManager: { id: 'GTM-TEST', url: 'https://tags.example/gtm.js' },
  vercel: false,
};

let page: EventTarget;

beforeEach(() => {
  page = Object.assign(new EventTarget(), { location: { pathname: '/pricing' } });
  vi.stubGlobal('window', page);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
  vi.clearAllMocks();
  measured = undefined;
});

const choose = (choice: string) => page.dispatchEvent(new CustomEvent(CONSENT_EVENT, { detail: choice }));
const elsewhere = (newValue: string | null) =>
  page.dispatchEvent(Object.assign(new Event('storage'), { key: CONSENT_KEY, newValue }));
const vital = (id: string) => measured?.({ name: 'LCP', value: 1, delta: 1, id });

it.each([
  ['here', () => choose('denied')],
  ['in another tab', () => elsewhere('denied 2026-11-21T20:15:00.000Z')],
])('loads nothing when the yes is taken back %s while it loads', async (_, takeBack) => {
  const { startMeasuring } = await import('./measure');
  const started = startMeasuring(SETTINGS);
  takeBack();
  await started;
  expect(loadTagManager).not.toHaveBeenCalled();
});

it('tells nothing after a no, and each vital once', async () => {
  const { startMeasuring } = await import('./measure');
  await startMeasuring(SETTINGS);
  vital('v1');
  vital('v1');
  expect(sender.send).toHaveBeenCalledTimes(1);
  choose('denied');
  vital('v2');
  await vi.waitFor(() => expect(sender.withdraw).toHaveBeenCalled());
  expect(sender.send).toHaveBeenCalledTimes(1);
  await startMeasuring(SETTINGS);
  vital('v3');
  expect([loadTagManager.mock.calls.length, sender.allow.mock.calls.length]).toEqual([1, 1]);
  expect(sender.send).toHaveBeenCalledTimes(2);
});

it('tells a step of the set-up to who was allowed, and nobody before or after', async () => {
  const event = {
    name: 'onboarding_step_completed',
    properties: { step: 1, variant: 'streamlined', time_spent_seconds: 42, cities_selected: 2 },
  } as const;
  const { report, startMeasuring } = await import('./measure');
  await report(event);
  expect(loadTagManager).not.toHaveBeenCalled();
  await startMeasuring(SETTINGS);
  expect(sender.send).not.toHaveBeenCalled();
  await report(event);
  expect(sender.send.mock.calls).toEqual([[event]]);
  choose('denied');
  await report(event);
  expect(sender.send).toHaveBeenCalledTimes(1);
});
