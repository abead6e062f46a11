import { useTranslations } from 'next-intl';
import { OutsideLink } from '@/components/cities/outside-link';
import type { CityProfile } from '@/lib/tracking/cities/types';

/**
 * Where a person looks a permit up: the page of the city's open records, or, where those are answered for programs
 * alone, the portal; where none are read here, what the profile names.
 */
export function RecordsLink({ landing, profile }: { landing: string | null; profile: CityProfile }) {
  const t = useTranslations('cities.sheet');
  const { portal, lookUp } = profile;
  if (landing === null) {
    if (lookUp === undefined) return t('noRecords');
    return (
      <>
        <OutsideLink href={lookUp.url}>{t('lookUp', { portal: lookUp.name })}</OutsideLink>
        {isDataService(lookUp.url) ? (
          <span className="block text-sm font-normal text-muted">{t('dataService')}</span>
        ) : null}
      </>
    );
  }
  if (!isDataService(landing)) return <OutsideLink href={landing}>{t('openData')}</OutsideLink>;
  return (
    <>
      {portal ? <OutsideLink href={portal.url}>{t('lookUp', { portal: portal.name })}</OutsideLink> : null}
      <span className="block text-sm font-normal text-muted">{t('dataService')}</span>
    </>
  );
}

/** Whether an address is answered for programs: ArcGIS layers and CKAN dumps have no page for people. */
function isDataService(address: string): boolean {
  return /\/(FeatureServer|MapServer|datastore\/dump)\b/.test(address);
}
