import { ChevronDown } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { LocalisedSource } from '@/lib/catalogue/checklists/localise';
import { SourceList } from './source-list';

/** The sources of one statement, one tap away; not on paper. */
export function SourcesFold({ sources }: { sources: readonly LocalisedSource[] }) {
  const t = useTranslations('checklists');
  if (sources.length === 0) return null;
  return (
    <details className="group/sources print:hidden">
      <summary className="-ml-1 inline-flex min-h-8 list-none items-center gap-1 rounded-md px-1 text-sm font-semibold text-(--link) hover:underline pointer-coarse:min-h-11 [&::-webkit-details-marker]:hidden">
        {t('sources', { count: sources.length })}
        <ChevronDown
          aria-hidden="true"
          className="size-4 transition-transform group-open/sources:rotate-180"
        />
      </summary>
      <div className="mt-1 border-l-2 border-line pl-3">
        <SourceList sources={sources} />
      </div>
    </details>
  );
}
