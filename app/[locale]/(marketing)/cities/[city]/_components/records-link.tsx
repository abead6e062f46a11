import { useTranslations } from 'next-intl';
import { OutsideLink } from '@/components/cities/outside-link';
import type { CityOffice } from '@/lib/tracking/cities/types';

/**
 * Where a person looks a permit up: the page of the city's open records, or, where those are answered for programs
 * alone, the portal.
 */
export function RecordsLink({ landing, portal }: { landing: string | null; portal: CityOffice | null }) {
  const t = useTranslations('cities.sheet');
  if (landing === null) return t('noRecords');
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
