import { useFormatter, useTranslations } from 'next-intl';
import { calendarDay, publishedText } from '@/lib/platform/i18n/format';
import { type SourceBook, sourceAnchor } from './source-book';

/** Where each statement of the page was read, and when. Stands last, when every statement has its number. */
export function Sources({ book }: { book: SourceBook }) {
  const t = useTranslations('site');
  const format = useFormatter();
  return (
    <ol className="flex flex-col gap-2 text-sm text-muted">
      {book.sources.map(({ title, url, readOn, publishedOn, isCopy }, index) => (
        <li key={url} id={sourceAnchor(index + 1)} className="flex gap-2 target:text-ink">
          <span className="w-8 shrink-0 text-right tabular-nums">[{index + 1}]</span>
          <span className="min-w-0 wrap-anywhere">
            <a href={url} lang="en" rel="noreferrer" className="text-link">
              {title}
            </a>
            {publishedOn ? `, ${t('publishedOn', { date: publishedText(format, publishedOn) })}` : null}
            {isCopy ? `, ${t('copy')}` : null}, {t('readOn', { day: calendarDay(format, readOn) })}
          </span>
        </li>
      ))}
    </ol>
  );
}
