import { useTranslations } from 'next-intl';
import { Fact } from '@/components/cities/fact';
import type { SourceBook } from '@/components/cities/source-book';
import { useAppLocale } from '@/components/layout/use-app-locale';
import { dollarsAndCents } from '@/lib/platform/i18n/format';
import { type Answers, whatIsLeftOut } from './answers';
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
          <p className="text-sm">
            <Fact fact={fees} book={book} />
          </p>
        ) : null}
        <NotFound answers={answers} text={t('noExample')} />
      </Part>
    );
  const left = whatIsLeftOut(examples, locale);
  return (
    <Part id="answer-fees" title={t('fees')} more={{ href: '#fees', text: t('arithmetic') }}>
      <dl className="flex flex-col">
        {examples.map(({ id, title, estimate }) => (
          <div
            key={id}
            className="flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line py-2 first:border-t-0 first:pt-0"
          >
            <dt className="font-semibold">{title[locale]}</dt>
            <dd className="font-heading text-xl font-bold tabular-nums">
              {dollarsAndCents(estimate.totalCents)}
            </dd>
            <LeftOut texts={left.byExample.get(id) ?? []} label={t('without')} as="dd" />
          </div>
        ))}
      </dl>
      <LeftOut texts={left.shared} label={t('withoutAll')} as="p" />
    </Part>
  );
}

function LeftOut({ texts, label, as: Tag }: { texts: readonly string[]; label: string; as: 'dd' | 'p' }) {
  if (texts.length === 0) return null;
  return (
    <Tag className="basis-full text-sm text-muted">
      <strong className="font-semibold text-ink">{label}</strong> {texts.join('; ')}
    </Tag>
  );
}
