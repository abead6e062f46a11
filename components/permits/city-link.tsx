import { ExternalLink } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button';
import { cityRecord } from '@/lib/tracking/feeds/city-record';
import type { PermitMode } from '@/lib/tracking/feeds/types';

export interface CityLinkProps {
  permit: { link: string | null; feed: { record: string; mode: PermitMode } };
}

/** To the city's own record; where the city has no address for one, to its permit data, and it says so. */
export function CityLink({ permit }: CityLinkProps) {
  const t = useTranslations('permits.detail');
  const target = cityRecord(permit);
  if (!target) return null;
  const note = permit.feed.mode === 'sample' ? t('sampleLink') : target.isLanding ? t('landingNote') : null;
  return (
    <div className="flex flex-col items-start gap-2">
      <a
        href={target.url}
        target="_blank"
        rel="noopener noreferrer"
        className={buttonClass({ variant: 'secondary' })}
      >
        {target.isLanding ? t('openLanding') : t('openRecord')}
        <ExternalLink aria-hidden="true" className="size-4" />
        <span className="sr-only">({t('newTab')})</span>
      </a>
      {note ? <p className="text-sm text-muted">{note}</p> : null}
    </div>
  );
}
