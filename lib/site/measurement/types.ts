/** The services this installation reports to; what no key is set for is null. */
export interface MeasurementSettings {
  posthog: { key: string; host: string } | null;
  tagManager: { id: string; url: string } | null;
  vercel: boolean;
}

export type Vital = 'LCP' | 'INP' | 'CLS' | 'FCP' | 'TTFB';
export type Rating = 'good' | 'needs-improvement' | 'poor';
export type ResourceKind = 'scripts' | 'stylesheets' | 'images' | 'fonts' | 'other';

export interface VitalProperties {
  metric_name: Vital;
  metric_value: number;
  metric_rating: Rating;
  metric_delta: number;
  metric_id: string;
  page_path: string;
}

/** Durations in milliseconds. */
export interface NavigationProperties {
  dns_lookup: number;
  tcp_connection: number;
  tls_negotiation: number;
  request_time: number;
  response_time: number;
  dom_processing: number;
  /** From the start of the navigation to the end of the page's load event. */
  load_complete: number;
  page_path: string;
}

export interface ResourceFigures {
  count: number;
  total_size_kb: number;
  avg_duration_ms: number;
}

export type ResourceProperties = Record<ResourceKind, ResourceFigures> & { page_path: string };

/** A step of the set-up that was left forwards, or the last one at its end. Nothing that was typed is told. */
export interface OnboardingProperties {
  /** Counted from 1. */
  step: number;
  variant: 'monitoring' | 'streamlined';
  /** On this step; at the end, on the whole set-up since the page was opened. */
  time_spent_seconds: number;
  /** How many. */
  cities_selected: number;
}

export type OnboardingEvent =
  | { name: 'onboarding_step_completed'; properties: OnboardingProperties }
  | { name: 'onboarding_completed'; properties: OnboardingProperties };

export type MeasurementEvent =
  | OnboardingEvent
  | { name: 'web_vital_measured'; properties: VitalProperties }
  | { name: 'navigation_timing'; properties: NavigationProperties }
  | { name: 'resource_timing'; properties: ResourceProperties };

/** A service that is told. */
export interface Sender {
  send: (event: MeasurementEvent) => void;
  /** From here on nothing more may leave this tab. */
  withdraw: () => void;
  /** The visitor allowed it again. */
  allow: () => void;
}
