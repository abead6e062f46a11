import { describe, expect, it } from 'vitest';
import { navigationProperties, resourceKind, resourceProperties } from './page-timing';

const NAVIGATION = {
  startTime: 0,
  domainLookupStart: 5,
  domainLookupEnd: 25.4,
  connectStart: 25.4,
  secureConnectionStart: 60.4,
  connectEnd: 100.4,
  requestStart: 101,
  responseStart: 301,
  responseEnd: 340,
  domComplete: 900,
  loadEventEnd: 905.5,
};

describe('navigationProperties', () => {
  it('tells the steps apart', () => {
    expect(navigationProperties(NAVIGATION, '/pricing')).toEqual({
      dns_lookup: 20,
      tcp_connection: 35,
      tls_negotiation: 40,
      request_time: 200,
      response_time: 39,
      dom_processing: 560,
      load_complete: 906,
      page_path: '/pricing',
    });
  });

  it('has no TLS on a plain connection, and no connection where one stood', () => {
    expect(navigationProperties({ ...NAVIGATION, secureConnectionStart: 0 }, '/')).toMatchObject({
      tcp_connection: 75,
      tls_negotiation: 0,
    });
    const standing = { connectStart: 3, connectEnd: 3, secureConnectionStart: 0, domainLookupEnd: 5 };
    expect(navigationProperties({ ...NAVIGATION, ...standing }, '/')).toMatchObject({
      dns_lookup: 0,
      tcp_connection: 0,
      tls_negotiation: 0,
    });
  });
});

describe('resourceKind', () => {
  it.each([
    ['https://a.example/_next/static/chunks/main.js?dpl=1', 'link', 'scripts'],
    ['https://t.example/gtm', 'script', 'scripts'],
    ['/app.css#x', 'link', 'stylesheets'],
    ['/map/us-states.svg', 'css', 'images'],
    ['/opengraph-image', 'img', 'images'],
    ['/fonts/text.WOFF2', 'css', 'fonts'],
    ['/api/v1/cities/available', 'fetch', 'other'],
  ])('%s asked for by %s is of the kind %s', (name, initiatorType, kind) => {
    expect(resourceKind({ name, initiatorType })).toBe(kind);
  });
});

describe('resourceProperties', () => {
  const entry = (name: string, bytes: number, duration: number, startTime = 10) => ({
    name,
    initiatorType: 'link',
    transferSize: bytes,
    duration,
    startTime,
  });

  it('counts each kind until the page was ready: kilobytes, and milliseconds on average', () => {
    const entries = [
      entry('/a.js', 2048, 30),
      entry('/b.js', 512, 61),
      entry('/c.css', 1000, 12.4),
      entry('/cached.woff2', 0, 1),
      entry('/late.js', 90_000, 200, 1200),
    ];
    expect(resourceProperties(entries, 1000, '/es/precios')).toEqual({
      scripts: { count: 2, total_size_kb: 2.5, avg_duration_ms: 46 },
      stylesheets: { count: 1, total_size_kb: 1, avg_duration_ms: 12 },
      images: { count: 0, total_size_kb: 0, avg_duration_ms: 0 },
      fonts: { count: 1, total_size_kb: 0, avg_duration_ms: 1 },
      other: { count: 0, total_size_kb: 0, avg_duration_ms: 0 },
      page_path: '/es/precios',
    });
  });
});
