import { useTranslations } from 'next-intl';
import { AppLink } from '@/components/layout/app-link';
import { figure } from '@/lib/platform/i18n/format';
import { type SearchAddress, searchToQuery } from '@/lib/tracking/permits/search/input';
import type { SearchAnswer } from '@/lib/tracking/permits/search/search';
import { FOUND_ID } from './search-form';

const HERE = '/dashboard/permits/search';
const LINK = 'font-semibold text-[color:var(--link)] underline underline-offset-2';

/** How many there are, and what the question was taken for. */
export function SearchSummary({ asked, answer }: { asked: SearchAddress; answer: SearchAnswer }) {
  const t = useTranslations('permits.search');
  const { kind, value } = answer.count;
  const literally = searchToQuery({ ...asked, literal: true, after: '' });
  const words = answer.corrections.map(({ taken }) => `“${taken.join(' / ')}”`).join(', ');
  return (
    // On a phone a search begins at its answer; where both fit the window, the margin keeps the page at its top.
    <div id={FOUND_ID} role="status" className="mb-4 flex scroll-mt-20 flex-col gap-1 sm:scroll-mt-[200rem]">
      <p className="font-semibold">
        {kind === 'exact' ? t('count.exact', { count: value }) : t(`count.${kind}`, { value: figure(value) })}
      </p>
      {answer.corrections.length > 0 ? (
        <p>
          {t('resultsFor', { words })}{' '}
          <AppLink to={HERE} query={literally} className={LINK}>
            {t('insteadFor', { typed: asked.q })}
          </AppLink>
        </p>
      ) : null}
      {answer.by === 'number' && asked.q ? (
        <p className="text-muted">
          {t('byNumber', { number: asked.q })}{' '}
          <AppLink to={HERE} query={literally} className={LINK}>
            {t('byWords', { number: asked.q })}
          </AppLink>
        </p>
      ) : null}
      {asked.box ? (
        <p className="text-muted">
          {t('map.within')}{' '}
          <AppLink to={HERE} query={searchToQuery({ ...asked, box: null, after: '' })} className={LINK}>
            {t('map.everywhere')}
          </AppLink>
        </p>
      ) : null}
    </div>
  );
}
