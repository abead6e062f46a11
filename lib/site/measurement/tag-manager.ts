import { systemTime } from '@/lib/platform/clock/system';
import type { MeasurementSettings, Sender } from './types';
import { tagManagerVital } from './vitals';

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

/** Google's consent mode, which tags in the container go by: its commands are `arguments` objects. */
function consentMode(dataLayer: unknown[], state: 'granted' | 'denied'): void {
  (function command(..._words: unknown[]) {
    // biome-ignore lint/complexity/noArguments: a plain array in its place is not read as a command
    dataLayer.push(arguments);
  })('consent', 'update', { analytics_storage: state });
}

/** The operator's container; it is told vitals alone. */
export function loadTagManager({ id, url }: NonNullable<MeasurementSettings['tagManager']>): Sender {
  window.dataLayer ??= [];
  const { dataLayer } = window;
  dataLayer.push({ 'gtm.start': systemTime().getTime(), event: 'gtm.js' });
  const script = document.createElement('script');
  const address = new URL(url);
  address.searchParams.set('id', id);
  script.async = true;
  script.src = address.href;
  document.head.append(script);
  return {
    send({ name, properties }) {
      if (name === 'web_vital_measured') dataLayer.push(tagManagerVital(properties));
    },
    withdraw: () => consentMode(dataLayer, 'denied'),
    allow: () => consentMode(dataLayer, 'granted'),
  };
}
