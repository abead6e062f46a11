import { useTranslations } from 'next-intl';
import { useAppLocale } from '@/components/layout/use-app-locale';
import { placeLabel, stripCity } from '@/lib/tracking/cities/place-label';

interface PlaceProps {
  address: string | null;
  city: string;
  state: string;
}

/** "1200 N Lamar Blvd · Austin, TX". */
export function Place(place: PlaceProps) {
  return (
    <>
      <Street {...place} /> · <CityName {...place} />
    </>
  );
}

/** The street alone, or that there is none. */
export function Street({ address, city, state }: PlaceProps) {
  const t = useTranslations('permits.list');
  return address === null ? t('noAddress') : stripCity(address, city, state);
}

export function CityName({ city, state }: Pick<PlaceProps, 'city' | 'state'>) {
  return placeLabel(city, state, useAppLocale());
}
