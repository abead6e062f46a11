import { useTranslations } from 'next-intl';
import { AppLink } from '@/components/layout/app-link';
import { buttonClass } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { boxAround, scaled, toFrame } from '@/lib/tracking/permits/search/area';
import { boxText, type SearchAddress, searchToQuery } from '@/lib/tracking/permits/search/input';
import { outlines } from '@/lib/tracking/permits/search/outlines';
import type { Box } from '@/lib/tracking/permits/search/query';
import type { SearchedPermit } from '@/lib/tracking/permits/search/search';

const HERE = '/dashboard/permits/search';
const TITLE_ID = 'permit-map';

/** Where the page's permits stand, and the area as links: the address holds it, so the keyboard moves it as well. */
export function AreaMap({ permits, asked }: { permits: SearchedPermit[]; asked: SearchAddress }) {
  const t = useTranslations('permits.search.map');
  const places = permits.flatMap(({ id, permitNumber, latitude, longitude }) =>
    latitude === null || longitude === null ? [] : [{ id, permitNumber, latitude, longitude }],
  );
  const area = asked.box ?? boxAround(places);
  if (!area) return <p className="text-sm text-muted">{t('none')}</p>;
  const { width, height, project } = toFrame(area);
  const moves: [string, Box | null][] = asked.box
    ? [
        [t('closer'), scaled(area, 0.5)],
        [t('wider'), scaled(area, 2)],
        [t('everywhere'), null],
      ]
    : [
        [t('here'), area],
        [t('closer'), scaled(area, 0.5)],
      ];
  return (
    <Card as="section" aria-labelledby={TITLE_ID} className="flex flex-col gap-3">
      <h2 id={TITLE_ID} className="text-lg">
        {t('title')}
      </h2>
      <p className="sr-only">{t('label', { count: places.length })}</p>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        aria-hidden="true"
        className="h-auto w-full rounded-md border border-line bg-sunken"
      >
        <path d={outlines(area, project)} fill="none" stroke="var(--control)" strokeWidth="1" />
        {places.map(({ id, permitNumber, latitude, longitude }) => {
          const [x, y] = project(longitude, latitude);
          return (
            <circle key={id} cx={x} cy={y} r="5" fill="var(--accent)" stroke="var(--paper)" strokeWidth="1.5">
              <title>{permitNumber}</title>
            </circle>
          );
        })}
      </svg>
      <nav aria-label={t('title')} className="flex flex-wrap gap-2">
        {moves.map(([label, box]) => (
          <AppLink
            key={label}
            to={HERE}
            query={searchToQuery({ ...asked, box, after: '' })}
            data-box={box ? boxText(box) : undefined}
            className={buttonClass({ variant: 'secondary', size: 'sm' })}
          >
            {label}
          </AppLink>
        ))}
      </nav>
    </Card>
  );
}
