import { ExternalLink } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { LocalisedSource } from '@/lib/catalogue/checklists/localise';

/** Where a statement was read. Pages keep the title they have in their own language. */
export function SourceList({ sources }: { sources: readonly LocalisedSource[] }) {
  const t = useTranslations('checklists');
  return (
    <ul className="flex flex-col gap-1 text-sm">
      {sources.map(({ title, url }) => (
        <li key={title} className="wrap-anywhere">
          {url === null ? (
            <span className="text-muted">{title}</span>
          ) : (
            <a
              href={url}
              lang="en"
              target="_blank"
              rel="noreferrer"
              className="inline-flex items-start gap-1.5 py-1 text-link underline decoration-1 underline-offset-[0.2em] hover:decoration-2 pointer-coarse:py-2"
            >
              <span>{title}</span>
              <ExternalLink aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
              <span className="sr-only">{t('newTab')}</span>
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}
