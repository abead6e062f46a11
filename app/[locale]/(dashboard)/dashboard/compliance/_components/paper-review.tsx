'use client';

import { Check, CircleHelp, X } from 'lucide-react';
import { useFormatter, useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { useRun } from '@/components/permits/use-run';
import { Button } from '@/components/ui/button';
import { SelectField } from '@/components/ui/select-field';
import { toast } from '@/components/ui/toast';
import type { PaperDetail } from '@/lib/checking/papers/queries';
import { calendarDay, dollars } from '@/lib/platform/i18n/format';
import { ReviewField } from './review-field';
import type { ComplianceActions } from './types';

interface Props {
  paper: PaperDetail;
  people: readonly { id: string; name: string }[];
  company: string;
  actions: Pick<ComplianceActions, 'confirm' | 'setAside' | 'readAgain'> | null;
}

const OWN = 'company';

/** A paper beside what was read of it: what is doubtful is asked, and nothing counts before a person's yes. */
export function PaperReview({ paper, people, company, actions }: Props) {
  const t = useTranslations('compliance');
  const format = useFormatter();
  const heading = useId();
  const { run, pending } = useRun();
  const firm = paper.match.firm?.id ?? '';
  const [whose, setWhose] = useState(firm);
  const [holdings, setHoldings] = useState(paper.proposed);
  const [keys] = useState(() => paper.proposed.map(({ line }, at) => `${line}-${at}`));
  const { reading, judged } = paper;
  const reasons = judged?.reasons ?? [];
  const cancelled = reading?.cancellation ?? null;

  const change = (at: number, field: 'number' | 'effective' | 'expires' | 'issuer', value: string) =>
    setHoldings((before) =>
      before.map((one, index) => (index === at ? { ...one, [field]: value === '' ? null : value } : one)),
    );

  function confirm() {
    run(
      () =>
        (actions as NonNullable<Props['actions']>).confirm({
          paperId: paper.id,
          subcontractorId: whose === OWN ? null : whose,
          holdings: holdings.map((one) => ({ ...one, limits: { ...one.limits } })),
          cancellation:
            cancelled?.policy && cancelled.effective
              ? { number: cancelled.policy, endsOn: cancelled.effective }
              : null,
        }),
      () => toast.success(t('review.confirmed')),
    );
  }

  return (
    <section
      aria-labelledby={heading}
      className="mt-8 grid items-start gap-6 border-t-2 border-accent pt-6 lg:grid-cols-[2fr_3fr]"
    >
      <div className="flex flex-col gap-3">
        {numbersTo(Math.min(paper.pages, 5)).map((page) => (
          // biome-ignore lint/performance/noImgElement: a private picture that is already sized
          <img
            key={page}
            src={`/api/v1/compliance-papers/${paper.id}/pages/${page}`}
            alt={t('review.page', { page, name: paper.name })}
            loading="lazy"
            className="w-full border border-line bg-white"
          />
        ))}
      </div>
      <div className="flex min-w-0 flex-col gap-5">
        <div>
          <h2 id={heading} className="text-xl wrap-anywhere">
            {t(`kinds.${reading?.kind ?? 'unknown'}`)}
          </h2>
          <p className="text-muted wrap-anywhere">{paper.name}</p>
        </div>
        {reading === null ? (
          <p>{t('review.unreadable')}</p>
        ) : (
          <>
            <dl className="grid gap-x-6 gap-y-2 text-sm sm:grid-cols-[10rem_1fr]">
              <dt className="text-muted">{t('review.insured')}</dt>
              <dd className="font-semibold wrap-anywhere">
                {[reading.legalName, reading.dba].filter(Boolean).join(' · ') || t('review.notRead')}
              </dd>
              {reading.holder ? (
                <>
                  <dt className="text-muted">{t('review.holder')}</dt>
                  <dd className="wrap-anywhere">{reading.holder}</dd>
                </>
              ) : null}
            </dl>
            {reasons.length > 0 ? (
              <ul className="flex flex-col gap-2 border-l-4 border-pending bg-sunken px-4 py-3 text-sm">
                {reasons.map((reason) => (
                  <li key={reason} className="flex gap-2">
                    <CircleHelp aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-pending" />
                    <span>{t(`reasons.${reason}`)}</span>
                  </li>
                ))}
              </ul>
            ) : judged?.answer === 'yes' ? (
              <p className="flex items-center gap-2 font-semibold text-issued">
                <Check aria-hidden="true" className="size-5" />
                {t('review.enough')}
              </p>
            ) : null}
            {cancelled?.effective ? (
              <p className="font-semibold">
                {t('review.cancels', {
                  policy: cancelled.policy ?? t('review.notRead'),
                  day: calendarDay(format, cancelled.effective),
                })}
              </p>
            ) : null}
            {holdings.map((one, at) => (
              <fieldset
                key={keys[at]}
                className="grid gap-3 rounded-md border border-line bg-card p-4 sm:grid-cols-2"
              >
                <legend className="px-1 font-semibold">{t(`lines.${one.line}`)}</legend>
                <ReviewField
                  label={t('issuer')}
                  value={one.issuer}
                  onChange={(value) => change(at, 'issuer', value)}
                />
                <ReviewField
                  label={t('number')}
                  value={one.number}
                  onChange={(value) => change(at, 'number', value)}
                />
                <ReviewField
                  label={t('effective')}
                  type="date"
                  value={one.effective}
                  onChange={(value) => change(at, 'effective', value)}
                />
                <ReviewField
                  label={t('expires')}
                  type="date"
                  value={one.expires}
                  onChange={(value) => change(at, 'expires', value)}
                />
                {Object.entries(one.limits).map(([name, cents]) => (
                  <p key={name} className="flex justify-between gap-4 text-sm sm:col-span-2">
                    <span className="text-muted">{t(`limits.${name as 'aggregate'}`)}</span>
                    <span className="tabular-nums">{dollars(cents ?? 0)}</span>
                  </p>
                ))}
                {one.line === 'general_liability' ? (
                  <p className="text-sm sm:col-span-2">
                    {t(
                      `review.additional.${one.additionalInsured === 'description only' ? 'description' : one.additionalInsured}`,
                    )}
                  </p>
                ) : null}
                {one.exemption ? (
                  <p className="text-sm sm:col-span-2">{t(`review.exempt.${one.exemption}`)}</p>
                ) : null}
              </fieldset>
            ))}
          </>
        )}
        {actions ? (
          <div className="flex flex-col gap-4">
            <SelectField
              name="whose"
              label={t('review.whose')}
              value={whose}
              onChange={(event) => setWhose(event.target.value)}
              options={[
                { value: '', label: t('review.choose'), disabled: true },
                { value: OWN, label: company },
                ...people.map(({ id, name }) => ({ value: id, label: name })),
              ]}
            />
            <div className="flex flex-wrap gap-3">
              {paper.state === 'failed' ? (
                <Button
                  variant="secondary"
                  pending={pending}
                  onClick={() => run(() => actions.readAgain({ paperId: paper.id }))}
                >
                  {t('review.again')}
                </Button>
              ) : (
                <Button disabled={whose === ''} pending={pending} onClick={confirm}>
                  <Check aria-hidden="true" className="size-5" />
                  {t('review.confirm')}
                </Button>
              )}
              <Button
                variant="quiet"
                pending={pending}
                onClick={() => run(() => actions.setAside({ paperId: paper.id }))}
              >
                <X aria-hidden="true" className="size-5" />
                {t('review.setAside')}
              </Button>
            </div>
          </div>
        ) : null}
      </div>
    </section>
  );
}

const numbersTo = (count: number) => Array.from({ length: count }, (_, at) => at + 1);
