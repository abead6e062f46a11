import { SAMPLES } from '@/content/cities/samples';
import { feetFrom } from '@/lib/tracking/feeds/grids';
import type { FeedRecord } from '@/lib/tracking/feeds/types';
import { wallClock } from './city-time';
import type { SamplePermit } from './permit';

export function isDateOnly(record: FeedRecord): boolean {
  return SAMPLES[record.id]?.datesOnly ?? false;
}

export function dateText(record: FeedRecord, ms: number): string | number {
  if (isDateOnly(record)) return new Date(wallClock(ms, record.timeZone)).toISOString().slice(0, 10);
  if (record.platform === 'arcgis') return Math.floor(ms / 1000) * 1000;
  if (record.platform === 'carto') return `${new Date(ms).toISOString().slice(0, 19)}Z`;
  const local = new Date(wallClock(ms, record.timeZone)).toISOString();
  return record.platform === 'ckan' ? local.slice(0, 19) : `${local.slice(0, 10)}T00:00:00.000`;
}

export function money(record: FeedRecord, dollars: number): string | number {
  const amounts = SAMPLES[record.id]?.amounts;
  if (amounts === 'dollars')
    return `$${dollars.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;
  if (record.platform === 'socrata') return dollars.toFixed(2);
  return amounts === 'text' ? String(dollars) : dollars;
}

/** Where a city keeps some of its places in a grid's feet, every third of ours. */
export function coordinate(
  record: FeedRecord,
  permit: SamplePermit,
  axis: 'latitude' | 'longitude',
): string | number {
  const degrees = Number(permit[axis].toFixed(6));
  if (record.grid !== undefined && permit.row % 3 === 0) {
    const [x, y] = feetFrom(record.grid)(permit.longitude, permit.latitude);
    return (axis === 'longitude' ? x : y).toFixed(1);
  }
  return record.platform === 'socrata' || record.grid !== undefined ? String(degrees) : degrees;
}

export function formatAddress(record: FeedRecord, permit: SamplePermit): string {
  const street = `${permit.house} ${permit.street}`;
  const own = SAMPLES[record.id]?.address?.(street, permit.zip);
  return own ?? (record.platform === 'socrata' ? street.toUpperCase() : street);
}

export function formatZip(record: FeedRecord, permit: SamplePermit): string | null {
  if (permit.zip === null) return null;
  return SAMPLES[record.id]?.zip?.(permit.zip, permit.row) ?? permit.zip;
}
