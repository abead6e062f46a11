import type { FeedRecord } from '@/lib/feeds/types';
import { wallClock } from './city-time';
import type { SamplePermit } from './permit';

const DATE_ONLY = new Set(['detroit-mi', 'san-antonio-tx']);
const DOLLARS = new Set(['boston-ma']);
const MONEY_TEXT = new Set(['fort-worth-tx', 'san-antonio-tx', 'san-jose-ca']);

export function isDateOnly(record: FeedRecord): boolean {
  return DATE_ONLY.has(record.id);
}

export function dateText(record: FeedRecord, ms: number): string | number {
  if (isDateOnly(record)) return new Date(wallClock(ms, record.timeZone)).toISOString().slice(0, 10);
  if (record.platform === 'arcgis') return Math.floor(ms / 1000) * 1000;
  if (record.platform === 'carto') return `${new Date(ms).toISOString().slice(0, 19)}Z`;
  const local = new Date(wallClock(ms, record.timeZone)).toISOString();
  return record.platform === 'ckan' ? local.slice(0, 19) : `${local.slice(0, 10)}T00:00:00.000`;
}

export function money(record: FeedRecord, dollars: number): string | number {
  if (DOLLARS.has(record.id))
    return `$${dollars.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;
  if (record.platform === 'socrata') return dollars.toFixed(2);
  return MONEY_TEXT.has(record.id) ? String(dollars) : dollars;
}

/** Some of San Antonio's coordinates are State Plane feet; near enough for a sample. */
export function coordinate(
  record: FeedRecord,
  permit: SamplePermit,
  axis: 'latitude' | 'longitude',
): string | number {
  const degrees = Number(permit[axis].toFixed(6));
  if (record.quirks?.includes('state_plane_or_wgs84')) {
    if (permit.row % 3 === 0)
      return axis === 'longitude'
        ? (2_131_000 + (degrees + 98.4946) * 317_000).toFixed(1)
        : (13_703_000 + (degrees - 29.4252) * 363_700).toFixed(1);
    return String(degrees);
  }
  return record.platform === 'socrata' ? String(degrees) : degrees;
}

export function addressOf(record: FeedRecord, permit: SamplePermit): string {
  const street = `${permit.house} ${permit.street}`;
  if (record.id === 'san-antonio-tx')
    return `${street.toUpperCase()}, City of San Antonio, ${record.state} ${permit.zip}`;
  return record.platform === 'socrata' ? street.toUpperCase() : street;
}

export function zipOf(record: FeedRecord, permit: SamplePermit): string | null {
  if (permit.zip === null) return null;
  return record.id === 'philadelphia-pa' ? `${permit.zip}-${1000 + (permit.row % 9000)}` : permit.zip;
}
