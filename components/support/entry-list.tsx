import { Lock, Paperclip } from 'lucide-react';
import { useFormatter, useTranslations } from 'next-intl';
import { fileSize } from '@/components/data/file-size';
import { classNames } from '@/components/ui/class-names';
import { brand } from '@/lib/brand';
import { type Clock, moment } from '@/lib/platform/i18n/format';
import type { TicketEntry } from '@/lib/site/support/view';
import type { FilesPath } from './send-ticket-file';

interface Props {
  entries: readonly TicketEntry[];
  clock: Clock;
  filesPath: FilesPath;
}

/** What both sides wrote, in its order. */
export function EntryList({ entries, clock, filesPath }: Props) {
  const t = useTranslations('support.entries');
  const format = useFormatter();
  return (
    <ol aria-label={t('label')} className="divide-y divide-line border-y border-line">
      {entries.map((entry) => (
        <li
          key={entry.id}
          className={classNames(
            'py-4',
            entry.kind === 'note' && 'border-l-4 border-l-action bg-sunken/60 px-4',
          )}
        >
          <p className="flex flex-wrap items-baseline gap-x-2 text-sm">
            <span className="font-semibold">
              {entry.side === 'support'
                ? t('support', { name: entry.author ?? brand.name, brand: brand.name })
                : (entry.author ?? t('gone'))}
            </span>
            {entry.kind === 'note' ? (
              <span className="inline-flex items-center gap-1 font-medium">
                <Lock aria-hidden="true" className="size-3.5" />
                {t('note')}
              </span>
            ) : null}
            <time dateTime={entry.createdAt.toISOString()} className="text-muted">
              {moment(format, entry.createdAt, clock)}
            </time>
          </p>
          <p className="mt-1.5 max-w-[72ch] whitespace-pre-wrap wrap-anywhere">{entry.body}</p>
          {entry.files.length > 0 ? (
            <ul className="mt-2 flex flex-wrap gap-x-4 gap-y-1">
              {entry.files.map((file) => (
                <li key={file.id}>
                  <a
                    href={`${filesPath}/${file.id}`}
                    download
                    className="inline-flex min-h-8 items-center gap-1.5 text-sm text-(--link) underline wrap-anywhere"
                  >
                    <Paperclip aria-hidden="true" className="size-4 shrink-0" />
                    {file.name} <span className="text-muted">({fileSize(file.bytes)})</span>
                  </a>
                </li>
              ))}
            </ul>
          ) : null}
        </li>
      ))}
    </ol>
  );
}
