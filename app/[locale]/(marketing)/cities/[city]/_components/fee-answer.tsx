import { useTranslations } from 'next-intl';
import { Fact } from '@/components/cities/fact';
import type { SourceBook } from '@/components/cities/source-book';
import { useAppLocale } from '@/components/layout/use-app-locale';
import { dollarsAndCents } from '@/lib/platform/i18n/format';
import type { Answers } from './answers';
import { NotFound } from './not-found';
import { Part } from './part';

/** What usual jobs cost, each with what its total leaves out; without a schedule, how the city computes it. */
export function FeeAnswer({ answers, book }: { answers: Answers; book: SourceBook }) {
  const t = useTranslations('cities.sheet');
  const locale = useAppLocale();
  const { examples, fees } = answers;
  if (examples.length === 0)
    return (
      <Part id="answer-fees" title={t('fees')} more={{ href: '#fees', text: t('moreFees') }}>
        {fees ? (
          <p>
            <Fact fact={fees} book={book} />
          </p>
        ) : null}
        <NotFound answers={answers} text={t('noExample')} />
      </Part>
    );
  return (
    <Part id="answer-fees" title={t('fees')} more={{ href: '#fees', text: t('arithmetic') }}>
      <dl className="flex flex-col">
        {examples.map(({ id, title, estimate }) => (
          <div key={id} className="border-t border-line py-2.5 first:border-t-0 first:pt-0">
            <div className="flex flex-wrap items-baseline justify-between gap-x-4">
              <dt className="font-semibold">{title[locale]}</dt>
              <dd className="font-heading text-2xl font-bold tabular-nums">
                {dollarsAndCents(estimate.totalCents)}
              </dd>
            </div>
            {estimate.excluded.length > 0 ? (
              <dd className="text-sm text-muted">
                <strong className="font-semibold text-ink">{t('without')}</strong>{' '}
                {[...new Set(estimate.excluded.map((text) => text[locale]))].join('; ')}
              </dd>
            ) : null}
          </div>
        ))}
      </dl>
    </Part>
  );
}
