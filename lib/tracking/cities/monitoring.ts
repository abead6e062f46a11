import { FEED_RECORDS } from '@/content/cities/feeds';

const RECORDS = new Map(FEED_RECORDS.map((record) => [record.id, record]));

/** The city has a feed, so its permits are watched. */
export function isMonitored(slug: string): boolean {
  return RECORDS.has(slug);
}

/** What a screen needs to know of the feeds, without their records. */
export interface Monitoring {
  monitored: string[];
  /** Monitored cities whose feed names no contractor: permits there are added by number or address. */
  withoutContractor: string[];
}

export function monitoring(): Monitoring {
  const records = [...RECORDS.values()];
  return {
    monitored: records.map((record) => record.id),
    withoutContractor: records.filter((record) => !record.hasContractor).map((record) => record.id),
  };
}
