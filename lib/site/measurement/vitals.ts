import type { Rating, Vital, VitalProperties } from './types';

/** Up to the first figure good, above the second poor. Milliseconds, except CLS. */
const THRESHOLDS: Readonly<Record<Vital, readonly [good: number, poor: number]>> = {
  LCP: [2500, 4000],
  INP: [200, 500],
  CLS: [0.1, 0.25],
  FCP: [1800, 3000],
  TTFB: [800, 1800],
};

export function rateVital(name: Vital, value: number): Rating {
  const [good, poor] = THRESHOLDS[name];
  if (value <= good) return 'good';
  return value <= poor ? 'needs-improvement' : 'poor';
}

/** What the library that measures tells of a vital. */
export interface MeasuredVital {
  name: Vital;
  value: number;
  delta: number;
  id: string;
}

export function vitalProperties(
  { name, value, delta, id }: MeasuredVital,
  pagePath: string,
): VitalProperties {
  return {
    metric_name: name,
    metric_value: value,
    metric_rating: rateVital(name, value),
    metric_delta: delta,
    metric_id: id,
    page_path: pagePath,
  };
}

/** What the tag manager finds in its data layer; its values are whole numbers, so CLS is told in thousandths. */
export interface TagManagerVital {
  event: 'web_vital';
  event_category: 'Web Vitals';
  event_action: Vital;
  event_label: string;
  value: number;
  metric_rating: Rating;
  page_path: string;
  non_interaction: true;
}

export function tagManagerVital(vital: VitalProperties): TagManagerVital {
  const { metric_name: name, metric_value: value } = vital;
  return {
    event: 'web_vital',
    event_category: 'Web Vitals',
    event_action: name,
    event_label: vital.metric_id,
    value: Math.round(name === 'CLS' ? value * 1000 : value),
    metric_rating: vital.metric_rating,
    page_path: vital.page_path,
    non_interaction: true,
  };
}

/** Says of each id once that it is new. */
export function onceEach(): (id: string) => boolean {
  const seen = new Set<string>();
  return (id) => {
    if (seen.has(id)) return false;
    seen.add(id);
    return true;
  };
}
