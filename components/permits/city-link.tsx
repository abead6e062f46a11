import { ExternalLink } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button';
import { feedRecord } from '@/lib/tracking/feeds/records';
import type { PermitMode } from '@/lib/tracking/feeds/types';

export interface CityLinkProps {
  permit: { link: string | null; feed: { record: string; mode: PermitMode } };
}

/** To the city's own record; where the city has no address for one, to its permit data, and it says so. */
export function CityLink({ permit }: CityLinkProps) {
  const t = useTranslations('permits.detail');
  const record = webAddress(permit.link);
  // The portal of a place without a feed is not known.
  if (permit.feed.mode === 'hand') return null;
  const target = record ?? webAddress(feedRecord(permit.feed.record)?.landing);
  if (!target) return null;
  const note = permit.feed.mode === 'sample' ? t('sampleLink') : record ? null : t('landingNote');
  return (
    <div className="flex flex-col items-start gap-2">
      <a
        href={target}
        target="_blank"
        rel="noopener noreferrer"
        className={buttonClass({ variant: 'secondary' })}
      >
        {record ? t('openRecord') : t('openLanding')}
        <ExternalLink aria-hidden="true" className="size-4" />
        <span className="sr-only">({t('newTab')})</span>
      </a>
      {note ? <p className="text-sm text-muted">{note}</p> : null}
    </div>
  );
}

/** A feed's text becomes a link only when it is a web address: never `javascript:`. */
function webAddress(text: string | null | undefined): string | null {
  return text && /^https?:\/\//i.test(text) && URL.canParse(text) ? text : null;
}
