import type { NavigationProperties, ResourceFigures, ResourceKind, ResourceProperties } from './types';

type NavigationEntry = Pick<
  PerformanceNavigationTiming,
  | 'startTime'
  | 'domainLookupStart'
  | 'domainLookupEnd'
  | 'connectStart'
  | 'secureConnectionStart'
  | 'connectEnd'
  | 'requestStart'
  | 'responseStart'
  | 'responseEnd'
  | 'domComplete'
  | 'loadEventEnd'
>;

/** The steps of a page’s load, none of which counts another’s time, and the whole of it. */
export function navigationProperties(entry: NavigationEntry, pagePath: string): NavigationProperties {
  // Without TLS, and on a connection that stood already, the browser gives 0 here.
  const secure = entry.secureConnectionStart > 0 ? entry.secureConnectionStart : entry.connectEnd;
  const between = (from: number, to: number) => Math.max(0, Math.round(to - from));
  return {
    dns_lookup: between(entry.domainLookupStart, entry.domainLookupEnd),
    tcp_connection: between(entry.connectStart, Math.max(secure, entry.connectStart)),
    tls_negotiation: between(secure, entry.connectEnd),
    request_time: between(entry.requestStart, entry.responseStart),
    response_time: between(entry.responseStart, entry.responseEnd),
    dom_processing: between(entry.responseEnd, entry.domComplete),
    load_complete: between(entry.startTime, entry.loadEventEnd),
    page_path: pagePath,
  };
}

type ResourceEntry = Pick<
  PerformanceResourceTiming,
  'name' | 'initiatorType' | 'startTime' | 'duration' | 'transferSize'
>;

const BY_ENDING: readonly [ResourceKind, RegExp][] = [
  ['scripts', /\.m?js$/],
  ['stylesheets', /\.css$/],
  ['images', /\.(avif|gif|ico|jpe?g|png|svg|webp)$/],
  ['fonts', /\.(otf|ttf|woff2?)$/],
];

const BY_INITIATOR: Readonly<Record<string, ResourceKind>> = {
  script: 'scripts',
  img: 'images',
  image: 'images',
};

/** By the address' ending, which tells fonts and images apart that a stylesheet asked for; else by who asked. */
export function resourceKind({
  name,
  initiatorType,
}: Pick<ResourceEntry, 'name' | 'initiatorType'>): ResourceKind {
  const path = name.replace(/[?#].*$/, '').toLowerCase();
  const [kind] = BY_ENDING.find(([, ending]) => ending.test(path)) ?? [];
  return kind ?? BY_INITIATOR[initiatorType] ?? 'other';
}

/** What the page fetched until it was ready; what came later, such as measuring itself, is not its weight. */
export function resourceProperties(
  entries: readonly ResourceEntry[],
  readyAt: number,
  pagePath: string,
): ResourceProperties {
  const before = entries.filter(({ startTime }) => startTime <= readyAt);
  const figures = (kind: ResourceKind) => sumFigures(before.filter((entry) => resourceKind(entry) === kind));
  return {
    scripts: figures('scripts'),
    stylesheets: figures('stylesheets'),
    images: figures('images'),
    fonts: figures('fonts'),
    other: figures('other'),
    page_path: pagePath,
  };
}

/** A file out of the browser's cache weighs nothing, and neither does one whose server does not tell. */
function sumFigures(entries: readonly ResourceEntry[]): ResourceFigures {
  const sum = (value: (entry: ResourceEntry) => number) =>
    entries.reduce((total, entry) => total + value(entry), 0);
  return {
    count: entries.length,
    total_size_kb: Math.round((sum(({ transferSize }) => transferSize) / 1024) * 10) / 10,
    avg_duration_ms: entries.length === 0 ? 0 : Math.round(sum(({ duration }) => duration) / entries.length),
  };
}
