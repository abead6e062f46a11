import { useAppLocale } from '@/components/layout/use-app-locale';
import { placeLabel } from '@/lib/tracking/cities/place-label';
import { stripCity } from '@/lib/tracking/cities/place-words';
import { streetCase } from '@/lib/tracking/permits/plain-case';
import type { PermitSummary } from '@/lib/tracking/permits/view';
import { CityWord } from './city-word';
import { SampleTag } from './sample-tag';

type Named = Pick<PermitSummary, 'permitNumber' | 'address' | 'city' | 'state' | 'permitType' | 'mode'>;

/** What a permit's page is called: its street, or its number where the city gives none. */
export function permitTitle({
  address,
  city,
  state,
  permitNumber,
}: Omit<Named, 'permitType' | 'mode'>): string {
  return address === null ? permitNumber : streetCase(stripCity(address, city, state));
}

/** Below the title of a permit's page: number, city, type. */
export function PermitSubtitle({ permit }: { permit: Named }) {
  const { address, permitNumber, city, state, permitType, mode } = permit;
  const locale = useAppLocale();
  return (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
      <span className="wrap-anywhere">
        {address === null ? null : (
          <>
            <span className="font-mono text-sm">{permitNumber}</span>
            {' · '}
          </>
        )}
        {placeLabel(city, state, locale)}
        {permitType ? (
          <>
            {' · '}
            <CityWord>{permitType}</CityWord>
          </>
        ) : null}
      </span>
      {mode === 'sample' ? <SampleTag /> : null}
    </span>
  );
}
