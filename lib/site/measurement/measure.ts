import { CONSENT_EVENT, CONSENT_KEY, parseConsent } from './consent';
import { pagePath } from './page-path';
import { pageReadyAt } from './page-ready';
import { navigationProperties, resourceProperties } from './page-timing';
import type { MeasurementEvent, MeasurementSettings, Sender } from './types';
import { onceEach, vitalProperties } from './vitals';

let allowed = false;
let running: Promise<Sender[]> | null = null;

/** Measures this page for the configured services. Only for a visitor who allowed it; a second call resumes. */
export async function startMeasuring(settings: MeasurementSettings): Promise<void> {
  if (allowed) return;
  allowed = true;
  if (running) {
    for (const sender of await running) sender.allow();
    return;
  }
  window.addEventListener(CONSENT_EVENT, (event) => {
    if (event instanceof CustomEvent && event.detail === 'denied') void stop();
  });
  // A choice changed in another tab counts here as well, and so does storage emptied there (no key).
  window.addEventListener('storage', ({ key, newValue }) => {
    if ((key === CONSENT_KEY || key === null) && parseConsent(newValue)?.choice !== 'granted') void stop();
  });
  running = loadSenders(settings);
  const senders = await running;
  await observe((event) => {
    if (allowed) for (const sender of senders) sender.send(event);
  });
}

/** Tells what somebody did, where measuring has begun; before it, and after a no, nothing is kept for later. */
export async function report(event: MeasurementEvent): Promise<void> {
  if (!allowed) return;
  for (const sender of (await running) ?? []) if (allowed) sender.send(event);
}

async function stop(): Promise<void> {
  allowed = false;
  for (const sender of (await running) ?? []) sender.withdraw();
}

/**
 * Services are loaded independently: a blocked or broken one does not affect the others. None is loaded if
 * consent was withdrawn while its code was loading.
 */
async function loadSenders({ posthog, tagManager, vercel }: MeasurementSettings): Promise<Sender[]> {
  const loading = await Promise.allSettled([
    posthog && import('./posthog').then(({ loadPosthog }) => (allowed ? loadPosthog(posthog) : null)),
    tagManager &&
      import('./tag-manager').then(({ loadTagManager }) => (allowed ? loadTagManager(tagManager) : null)),
    vercel && import('./vercel').then(({ loadVercel }) => (allowed ? loadVercel() : null)),
  ]);
  return loading.flatMap((one) => (one.status === 'fulfilled' && one.value ? [one.value] : []));
}

async function observe(tell: (event: MeasurementEvent) => void): Promise<void> {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  // The address the document was loaded from: what is measured belongs to it, whatever page is shown by now.
  const path = pagePath(navigation ? new URL(navigation.name).pathname : window.location.pathname);
  if (navigation) {
    const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    tell({ name: 'navigation_timing', properties: navigationProperties(navigation, path) });
    tell({
      name: 'resource_timing',
      properties: resourceProperties(resources, pageReadyAt(navigation), path),
    });
  }
  const { onCLS, onFCP, onINP, onLCP, onTTFB } = await import('web-vitals');
  const isNew = onceEach();
  for (const on of [onTTFB, onFCP, onLCP, onINP, onCLS]) {
    on((metric) => {
      if (allowed && isNew(metric.id))
        tell({ name: 'web_vital_measured', properties: vitalProperties(metric, path) });
    });
  }
}
