/** What a program says of itself, in the names people know it by. */
export interface Device {
  browser: string | null;
  system: string | null;
}

/** The first that fits wins: Edge calls itself Chrome as well, and Chrome calls itself Safari. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|OPT|OPiOS)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|Chromium|HeadlessChrome)\//, 'Chrome'],
  [/\bVersion\/[\d.]+.*\bSafari\//, 'Safari'],
  [/^curl\//, 'curl'],
  [/^Zapier\b/, 'Zapier'],
];

const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b|\biPod\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMacintosh\b|\bMac OS X\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

/** Browser and system of a user agent; null for what nobody knows. */
export function parseDevice(userAgent: string | null): Device {
  const name = (table: typeof BROWSERS) => table.find(([sign]) => sign.test(userAgent ?? ''))?.[1] ?? null;
  return { browser: name(BROWSERS), system: name(SYSTEMS) };
}
