import { expect, test } from 'vitest';
import { parseArcgisTokens, tokenHeaders } from './portal-tokens';

const records = [
  { platform: 'socrata' as const, endpoint: 'https://data.austintexas.gov/resource/3syk-w9eu.json' },
  {
    platform: 'arcgis' as const,
    endpoint: 'https://maps.example.gov/arcgis/rest/services/P/FeatureServer/0',
  },
];
const headersFor = tokenHeaders(records, {
  socrata: 'app-token',
  arcgis: parseArcgisTokens('maps.example.gov=secret==,gis.example.org=other'),
});

test('each platform gets its token as it wants it', () => {
  expect(headersFor(new URL('https://data.austintexas.gov/resource/x.json?$limit=1'))).toEqual({
    'x-app-token': 'app-token',
  });
  expect(headersFor(new URL('https://maps.example.gov/arcgis/rest/info'))).toEqual({
    'x-esri-authorization': 'Bearer secret==',
  });
});

test('no token goes to another host, or unencrypted', () => {
  expect(headersFor(new URL('https://example.com/'))).toEqual({});
  expect(headersFor(new URL('http://maps.example.gov/arcgis/rest/info'))).toEqual({});
  expect(headersFor(new URL('http://data.austintexas.gov/resource/x.json'))).toEqual({});
});

test('without settings nothing is sent', () => {
  const none = tokenHeaders(records, { arcgis: parseArcgisTokens(undefined) });
  expect(none(new URL(records[0]?.endpoint ?? ''))).toEqual({});
});
