import { printable } from '@/lib/platform/reports/printable';
import type { ReportWriter } from './build-report';
import type { Report } from './types';

/** Every page the report rests on, once, with the day it was read where that is known. */
export function listSources({ source, locale, t, day }: ReportWriter): Report['sources'] {
  const { checklist, fee, review } = source;
  const asked = new Set(review?.standings.map(({ documentId }) => documentId));
  const items = new Map<string, { text: string; url: string | null }>();
  const add = (title: string, url: string | null, readOn: string | null) => {
    if (items.has(url ?? title)) return;
    const host = url && URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, '') : null;
    const text =
      host === null
        ? title
        : readOn === null
          ? t('report.sources.plain', { title, host })
          : t('report.sources.read', { title, host, date: day(readOn) });
    items.set(url ?? title, { text: printable(text, 300), url: host === null ? null : url });
  };
  for (const one of fee?.schedule.sources ?? []) add(one.title, one.url, one.readOn);
  for (const document of checklist?.documents ?? []) {
    if (!asked.has(document.id)) continue;
    for (const one of document.sources) add(one.title[locale], one.url, null);
  }
  for (const one of checklist?.adoption.sources ?? []) add(one.title[locale], one.url, null);
  return {
    title: t('report.sources.title'),
    intro: t('report.sources.compiled', { date: day(source.rulesAsOf) }),
    items: [...items.values()],
  };
}
