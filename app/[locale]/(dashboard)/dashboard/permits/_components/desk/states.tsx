import { Filter, TriangleAlert } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useAppLocale } from '@/components/layout/use-app-locale';
import { Button } from '@/components/ui/button';
import type { DeskAddress } from '@/lib/company/desk/address';
import { parseFilter, sayFilter } from '@/lib/company/desk/language/parse';
import { figure } from '@/lib/platform/i18n/format';
import type { DeskData } from './data';
import type { Go } from './use-desk';

interface Props {
  data: DeskData;
  address: DeskAddress;
  go: Go;
}

/** Nothing fits: the nearest filter that finds some. */
export function NoMatch({ data, address, go }: Props) {
  const t = useTranslations('desk.noMatch');
  const locale = useAppLocale();
  const asked = sayFilter(address.filter, locale);
  return (
    <div className="mx-auto flex max-w-lg flex-col items-center gap-3 px-4 py-16 text-center">
      <h2 className="text-lg">{t('title', { filter: asked })}</h2>
      <p className="text-muted">{data.nearest.length > 0 ? t('nearest') : t('text')}</p>
      <div className="flex flex-wrap justify-center gap-2">
        {data.nearest.map(({ filter, permits }) => (
          <Button
            key={filter}
            variant="secondary"
            size="sm"
            onClick={() => go({ filter: parseFilter(filter), open: null })}
          >
            {filter === '' ? t('all') : sayFilter(parseFilter(filter), locale)}{' '}
            <span className="font-normal text-muted tabular-nums">{figure(permits)}</span>
          </Button>
        ))}
        <Button variant="quiet" size="sm" onClick={() => go({ filter: { terms: [], text: '' }, open: null })}>
          {t('clear')}
        </Button>
      </div>
    </div>
  );
}

/** Names in the filter or columns that are gone: shown without them, with the way to make that so. */
export function GoneNotice({ data, address, onUpdate }: Props & { onUpdate: (() => void) | null }) {
  const t = useTranslations('desk.gone');
  const names = [
    ...data.unknown.map(({ key, value }) => `${key}:${value}`),
    ...address.gone.map((column) => t('column', { column })),
  ];
  if (names.length === 0) return null;
  return (
    <div
      role="status"
      className="mx-4 my-2 flex flex-wrap items-center gap-3 rounded-md border border-l-[3px] border-line border-l-unknown px-3 py-2 text-sm desk:mx-6"
    >
      <Filter aria-hidden="true" className="size-4 shrink-0 text-muted" />
      <p className="min-w-0 flex-1">{t('text', { names: names.join(', '), count: names.length })}</p>
      {onUpdate ? (
        <Button variant="secondary" size="sm" onClick={onUpdate}>
          {t('update')}
        </Button>
      ) : null}
    </div>
  );
}

/** Cities that have not answered: what is shown of them is from then. */
export function StaleNotice({ cities }: { cities: readonly { name: string; when: string | null }[] }) {
  const t = useTranslations('desk.stale');
  if (cities.length === 0) return null;
  return (
    <div
      role="status"
      className="mx-4 my-2 flex items-start gap-3 rounded-md border border-l-[3px] border-line border-l-action px-3 py-2 text-sm desk:mx-6"
    >
      <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-action" />
      <ul>
        {cities.map(({ name, when }) => (
          <li key={name}>
            <span className="font-semibold">
              {when === null ? t('never', { city: name }) : t('since', { city: name, when })}
            </span>{' '}
            {t('from')}
          </li>
        ))}
      </ul>
    </div>
  );
}
