import { useTranslations } from 'next-intl';
import { FeeEstimateView } from '@/components/checks/fee-estimate';
import { useAppLocale } from '@/components/layout/use-app-locale';
import { Card } from '@/components/ui/card';
import { Disclosure } from '@/components/ui/disclosure';
import { INPUT_LABELS } from '@/content/fees/wording';
import { chargedApart, inputText } from '@/lib/checking/checks/fee-words';
import type { RunDetail } from '@/lib/checking/checks/queries';
import { dollarsAndCents } from '@/lib/platform/i18n/format';
import { type Names, placeView } from './result-view';
import { ShowPlace } from './show-place';

/** The fee that is stated beside the fee the city's own schedule comes to. */
export function FeePart({ run, names }: { run: RunDetail; names: Names }) {
  const t = useTranslations('checks.feeCheck');
  const locale = useAppLocale();
  if (!run.review) return null;
  const { verdict, statedCents, statedAt, computedCents, taken = [] } = run.review.fee;
  const apart = chargedApart(run, locale);
  const sums = [
    { term: t('stated'), cents: statedCents },
    { term: t('computed'), cents: computedCents },
  ];
  return (
    <section aria-labelledby="fee-check">
      <h2 id="fee-check" className="mb-3 text-xl">
        {t('title')}
      </h2>
      <Card className="flex flex-col gap-4 sm:p-5">
        <p className="font-semibold">{t(`verdicts.${verdict}`)}</p>
        {sums.some(({ cents }) => cents !== null) ? (
          <dl className="grid grid-cols-2 gap-4 tabular-nums">
            {sums.map(({ term, cents }) => (
              <div key={term}>
                <dt className="text-sm text-muted">{term}</dt>
                <dd className="font-heading text-xl font-bold">
                  {cents === null ? t('nothing') : dollarsAndCents(cents)}
                </dd>
              </div>
            ))}
          </dl>
        ) : null}
        {statedAt ? <ShowPlace title={t('stated')} places={[placeView(statedAt, names)]} /> : null}
        {apart.length > 0 ? <p>{t('apart', { lines: apart.join(', ') })}</p> : null}
        {taken.map(({ name, value, at }) => (
          <div key={name} className="flex flex-col gap-2">
            <p>{t('taken', { what: INPUT_LABELS[name][locale], value: inputText(name, value) })}</p>
            <ShowPlace title={INPUT_LABELS[name][locale]} places={[placeView(at, names)]} />
          </div>
        ))}
        {run.fee ? (
          <Disclosure summary={t('how')} className="border-t border-b-0">
            <FeeEstimateView fee={run.fee} />
          </Disclosure>
        ) : null}
      </Card>
    </section>
  );
}
