import { useTranslations } from 'next-intl';
import { FeeEstimateView } from '@/components/checks/fee-estimate';
import { useAppLocale } from '@/components/layout/use-app-locale';
import { Card } from '@/components/ui/card';
import { Disclosure } from '@/components/ui/disclosure';
import { INPUT_LABELS } from '@/content/fees/wording';
import { inputText } from '@/lib/checking/checks/fee-words';
import type { RunDetail } from '@/lib/checking/checks/queries';
import { dollarsAndCents } from '@/lib/platform/i18n/format';
import { FeeTable } from './fee-table';
import { type Names, placeView } from './result-view';
import { ShowPlace } from './show-place';

/** The fee that is stated beside the fee the city's own schedule comes to. */
export function FeePart({ run, names }: { run: RunDetail; names: Names }) {
  const t = useTranslations('checks.feeCheck');
  const locale = useAppLocale();
  if (!run.review) return null;
  const { verdict, statedCents, statedAt, taken = [] } = run.review.fee;
  const estimate = run.fee?.estimate.status === 'estimated' ? run.fee.estimate : null;
  return (
    <section aria-labelledby="fee-check">
      <h2 id="fee-check" className="mb-3 text-xl">
        {t('title')}
      </h2>
      <Card className="flex flex-col gap-4 sm:p-5">
        <p className="font-semibold">{t(`verdicts.${verdict}`)}</p>
        {estimate ? (
          <FeeTable estimate={estimate} check={run.review.fee} names={names} />
        ) : statedCents === null ? null : (
          <p>
            <span className="text-muted">{t('stated')}</span>{' '}
            <span className="font-heading text-xl font-bold tabular-nums">
              {dollarsAndCents(statedCents)}
            </span>
          </p>
        )}
        {statedAt ? <ShowPlace title={t('stated')} places={[placeView(statedAt, names)]} /> : null}
        {taken.map(({ name, value, at }) => (
          <div key={name} className="flex flex-col gap-2">
            <p>{t('taken', { what: INPUT_LABELS[name][locale], value: inputText(name, value) })}</p>
            <ShowPlace title={INPUT_LABELS[name][locale]} places={[placeView(at, names)]} />
          </div>
        ))}
        {run.fee ? (
          <Disclosure summary={t('how')} className="border-t border-b-0">
            <FeeEstimateView fee={run.fee} withoutLines />
          </Disclosure>
        ) : null}
      </Card>
    </section>
  );
}
