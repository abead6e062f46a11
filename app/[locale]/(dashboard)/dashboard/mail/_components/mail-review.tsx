'use client';

import { Check, X } from 'lucide-react';
import { useFormatter, useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { useRun } from '@/components/permits/use-run';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { SelectField } from '@/components/ui/select-field';
import { toast } from '@/components/ui/toast';
import type { CityMailDetail, MailPermit } from '@/lib/checking/city-mail/queries';
import { calendarDay } from '@/lib/platform/i18n/format';
import { MailReading } from './mail-reading';
import type { MailActions } from './types';

interface Props {
  mail: CityMailDetail;
  /** Others of the company, where none or a wrong one was found. */
  permits: readonly MailPermit[];
  actions: Pick<MailActions, 'apply' | 'setAside'> | null;
}

/** A mail beside what was read of it. */
export function MailReview({ mail, permits, actions }: Props) {
  const t = useTranslations('cityMail');
  const format = useFormatter();
  const heading = useId();
  const { run, pending } = useRun();
  const first = [...mail.matched, ...mail.candidates];
  const [permitId, setPermitId] = useState(mail.matched.length === 1 ? String(mail.matched[0]?.id) : '');
  const { reading, state } = mail;
  const offered = [...new Map([...first, ...permits].map((one) => [one.id, one])).values()];
  const canDecide = actions !== null && (state === 'to_confirm' || state === 'noise' || state === 'failed');
  const comments = (reading?.comments ?? []).map(({ discipline, sheet, text, code }) => ({
    discipline,
    sheet,
    comment: code ? `${text} (${code})` : text,
  }));

  function confirm() {
    run(
      () =>
        (actions as NonNullable<Props['actions']>).apply({
          mailId: mail.id,
          permitId: Number(permitId),
          comments,
          dueOn: reading?.dates.due ?? null,
          fees: (reading?.fees ?? []).map((fee) => ({ ...fee })),
          paid: reading?.kind === 'receipt',
          inspections: (reading?.inspections ?? []).map((one) => ({ ...one, notes: [...one.notes] })),
        }),
      () => toast.success(t('review.confirmed')),
    );
  }

  return (
    <section
      aria-labelledby={heading}
      className="flex min-w-0 flex-col gap-5 rounded-md border border-line bg-card p-5"
    >
      <div>
        <h2 id={heading} className="text-xl wrap-anywhere">
          {t(`kinds.${mail.kind ?? 'unknown'}`)}
        </h2>
        <p className="text-muted wrap-anywhere">{mail.subject}</p>
      </div>
      {canDecide && mail.matched.length !== 1 ? (
        <Alert tone="info" title={t(first.length > 0 ? 'review.unsureText' : 'review.noneText')} />
      ) : null}
      {reading ? <MailReading reading={reading} /> : null}
      {reading?.dates.due && comments.length > 0 ? (
        <p className="font-semibold">
          {t('review.answerBy', { day: calendarDay(format, reading.dates.due) })}
        </p>
      ) : null}
      {canDecide ? (
        <div className="flex flex-col gap-4">
          <SelectField
            name="permit"
            label={t('review.permit')}
            value={permitId}
            onChange={(event) => setPermitId(event.target.value)}
            options={[
              { value: '', label: t('review.choose'), disabled: true },
              ...offered.map(({ id, permitNumber, address }) => ({
                value: String(id),
                label: [permitNumber, address].filter(Boolean).join(' · '),
              })),
            ]}
          />
          <div className="flex flex-wrap gap-3">
            <Button disabled={permitId === ''} pending={pending} onClick={confirm}>
              <Check aria-hidden="true" className="size-5" />
              {t(
                comments.length > 0
                  ? 'review.confirmComments'
                  : reading?.kind === 'fees_due'
                    ? 'review.confirmFees'
                    : 'review.confirm',
              )}
            </Button>
            <Button
              variant="quiet"
              pending={pending}
              onClick={() => run(() => actions.setAside({ mailId: mail.id }))}
            >
              <X aria-hidden="true" className="size-5" />
              {t('review.setAside')}
            </Button>
          </div>
        </div>
      ) : null}
      <details open={reading === null}>
        <summary className="min-h-11 cursor-pointer py-2 font-semibold">{t('review.original')}</summary>
        <p className="text-sm text-muted wrap-anywhere">
          {[mail.fromName, mail.fromAddress].filter(Boolean).join(' · ')}. {t('review.senderNote')}
        </p>
        <pre className="mt-3 max-h-[32rem] overflow-auto rounded-md bg-sunken p-4 font-sans text-sm whitespace-pre-wrap wrap-anywhere">
          {mail.text}
        </pre>
        {mail.files.map(({ position, name, pages }) =>
          numbersTo(Math.min(pages, 5)).map((page) => (
            // biome-ignore lint/performance/noImgElement: a private picture that is already sized
            <img
              key={`${position}-${page}`}
              src={`/api/v1/city-mail/${mail.id}/files/${position}/pages/${page}`}
              alt={t('review.page', { page, name })}
              loading="lazy"
              className="mt-3 w-full border border-line bg-white"
            />
          )),
        )}
      </details>
    </section>
  );
}

const numbersTo = (count: number) => Array.from({ length: count }, (_, at) => at + 1);
