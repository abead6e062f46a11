import { useTranslations } from 'next-intl';
import { useAppLocale } from '@/components/layout/use-app-locale';
import { placeLabel } from '@/lib/tracking/cities/place-label';
import { stripCity } from '@/lib/tracking/cities/place-words';
import { streetCase } from '@/lib/tracking/permits/plain-case';

interface PlaceProps {
  address: string | null;
  city: string;
  state: string;
}

/** The street alone, or that there is none; what a city wrote in capitals is set as words. */
export function Street({ address, city, state }: PlaceProps) {
  const t = useTranslations('permits.list');
  if (address === null) return t('noAddress');
  const street = streetCase(stripCity(address, city, state));
  return <span title={street === address ? undefined : address}>{street}</span>;
}

export function CityName({ city, state }: Pick<PlaceProps, 'city' | 'state'>) {
  return placeLabel(city, state, useAppLocale());
}
