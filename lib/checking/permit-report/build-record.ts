import { printable } from '@/lib/platform/reports/printable';
import { cityRecord, licenceName } from '@/lib/tracking/feeds/city-record';
import { PLATFORM_NAMES } from '@/lib/tracking/feeds/platform-names';
import { feedRecord } from '@/lib/tracking/feeds/records';
import type { PermitReport } from './types';
import type { PermitWriter } from './writer';

/** What all of it rests on: which feed, read when, and where the city shows the permit itself. */
export function buildRecord({ source, t, day, company, city }: PermitWriter): PermitReport['record'] {
  const { permit, feed, readOn } = source;
  const title = t('report.record.title');
  if (feed.mode === 'hand') return { title, intro: t('report.record.byHand', { company }), items: [] };
  const platform = feedRecord(feed.record)?.platform;
  const named = { city, platform: platform ? PLATFORM_NAMES[platform] : '' };
  const licence = feed.mode === 'sample' ? null : licenceName(feed.record);
  // A sample permit is in no city's records.
  const at = feed.mode === 'sample' ? null : cityRecord({ link: permit.link, feed });
  const items = [
    { text: t(`permit.detail.${feed.mode === 'sample' ? 'sampleFeed' : 'feedName'}`, named), url: null },
    ...(licence ? [{ text: t('report.record.licence', { name: printable(licence, 160) }), url: null }] : []),
    ...(at
      ? [{ text: t(`report.record.${at.isLanding ? 'landing' : 'link'}`, { url: at.url }), url: at.url }]
      : []),
  ];
  return {
    title,
    intro: readOn ? t('report.record.read', { date: day(readOn) }) : t('report.record.notRead'),
    items: items.map(({ text, url }) => ({ text: printable(text, 600), url })),
  };
}
