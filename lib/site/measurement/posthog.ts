import type { CaptureResult } from 'posthog-js';
import type { MeasurementSettings, Sender } from './types';

/** What PostHog needs to take an event in; all else it would add of its own stays here. */
const NEEDED = ['token', 'distinct_id', '$process_person_profile'];

/** PostHog with everything off but the events it is handed. It keeps nothing on the device. */
export async function loadPosthog({
  key,
  host,
}: NonNullable<MeasurementSettings['posthog']>): Promise<Sender> {
  // The build without recorder, surveys, toolbar and autocapture; the settings below say no to them once more.
  const { posthog } = await import('posthog-js/dist/module.slim');
  let own: string[] = [];
  const onlyOurs = (event: CaptureResult | null): CaptureResult | null => {
    if (!event || own.length === 0) return null;
    const { uuid, timestamp, properties } = event;
    const kept = Object.entries(properties).filter(([name]) => NEEDED.includes(name) || own.includes(name));
    return {
      uuid,
      event: event.event,
      ...(timestamp === undefined ? {} : { timestamp }),
      properties: Object.fromEntries(kept),
    };
  };
  posthog.init(key, {
    api_host: host,
    persistence: 'memory',
    person_profiles: 'never',
    // Who is measured has answered a question, which no robot does. By the browser's name PostHog would drop people as
    // well, and what is told as a page is left: a name that was set over the browser's own is gone by then.
    opt_out_useragent_filter: true,
    autocapture: false,
    rageclick: false,
    capture_pageview: false,
    capture_pageleave: false,
    capture_performance: false,
    capture_dead_clicks: false,
    capture_exceptions: false,
    capture_heatmaps: false,
    disable_session_recording: true,
    disable_surveys: true,
    disable_web_experiments: true,
    disable_product_tours: true,
    disable_conversations: true,
    disable_external_dependency_loading: true,
    advanced_disable_flags: true,
    advanced_disable_toolbar_metrics: true,
    save_campaign_params: false,
    save_referrer: false,
    // Nothing waits in a queue that a withdrawal would have to catch up with.
    request_batching: false,
    before_send: onlyOurs,
  });
  return {
    send({ name, properties }) {
      own = Object.keys(properties);
      // While the page goes away only a beacon still gets out; the end of the set-up leads to another page at once.
      const leaving = document.visibilityState === 'hidden' || name === 'onboarding_completed';
      posthog.capture(
        name,
        { ...properties },
        { send_instantly: true, transport: leaving ? 'sendBeacon' : 'fetch' },
      );
      own = [];
    },
    // Opted out by its settings, so that PostHog need not note it on the device.
    withdraw: () => posthog.set_config({ opt_out_capturing_by_default: true }),
    allow: () => posthog.set_config({ opt_out_capturing_by_default: false }),
  };
}
