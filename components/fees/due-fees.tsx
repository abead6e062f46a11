'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { useState } from 'react';
import { AppLink } from '@/components/layout/app-link';
import { type Answer, useRun } from '@/components/permits/use-run';
import { FieldsDialog } from '@/components/projects/fields-dialog';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast';
import type { Fee } from '@/lib/checking/fees-due/types';
import { calendarDay, dollarsAndCents } from '@/lib/platform/i18n/format';

export type MarkAction = (input: {
  id: string;
  paid?: boolean;
  askAgainOn?: string | null;
}) => Promise<Answer>;

interface DueFeesProps {
  fees: readonly Fee[];
  /** The reader's calendar day. */
  today: string;
  /** Null for whoever may only read. */
  mark: MarkAction | null;
  /** Opens one that somebody wrote down by hand. */
  edit?: ((fee: Fee) => void) | undefined;
  /** Left out where the page is the permit's own. */
  withPermit?: boolean;
}

/** Fees line by line, whoever says they are due: for what, how much, by when, and what our schedule comes to. */
export function DueFees({ fees, today, mark, edit, withPermit = true }: DueFeesProps) {
  const [asking, setAsking] = useState<Fee | null>(null);
  const t = useTranslations('fees');
  return (
    <>
      <ul className="@container flex flex-col divide-y divide-line">
        {fees.map((fee) => (
          <li key={fee.id} className="grid gap-x-4 gap-y-1 py-2.5 @md:grid-cols-[minmax(0,1fr)_auto]">
            <What fee={fee} today={today} edit={edit} withPermit={withPermit} />
            <div className="flex flex-wrap items-center gap-x-3 gap-y-2 @md:justify-end">
              <span className="tabular-nums font-semibold">
                {fee.cents === null ? t('noAmount') : dollarsAndCents(fee.cents)}
              </span>
              {mark ? <Marks fee={fee} mark={mark} ask={() => setAsking(fee)} /> : null}
            </div>
          </li>
        ))}
      </ul>
      {asking && mark ? (
        <FieldsDialog
          title={t('askAgain.title')}
          text={t('askAgain.text')}
          verb={t('askAgain.save')}
          fields={[
            { name: 'askAgainOn', label: t('askAgain.day'), value: asking.askAgainOn ?? '', type: 'date' },
          ]}
          save={({ askAgainOn }) => mark({ id: asking.id, askAgainOn: askAgainOn || null })}
          onClose={() => setAsking(null)}
        />
      ) : null}
    </>
  );
}

type WhatProps = Pick<DueFeesProps, 'today' | 'edit' | 'withPermit'> & { fee: Fee };

function What({ fee, today, edit, withPermit }: WhatProps) {
  const t = useTranslations('fees');
  const format = useFormatter();
  const { title, source, kind, permit, dueOn, state, paidOn, askAgainOn } = fee;
  const name = title ?? t('unpaidByFeed');
  const isLate = state !== 'paid' && dueOn !== null && dueOn < today;
  return (
    <div className="min-w-0">
      <p className="wrap-anywhere">
        {edit && source === 'hand' ? (
          <button type="button" onClick={() => edit(fee)} className="min-h-6 text-left hover:underline">
            {name}
          </button>
        ) : (
          name
        )}
        {kind === 'reinspection' || kind === 'renewal' ? (
          <span className="text-sm text-muted"> · {t(`kinds.${kind}`)}</span>
        ) : null}
      </p>
      <p className="text-sm text-muted wrap-anywhere">
        {withPermit && permit ? (
          <>
            <AppLink
              to="/dashboard/permits/[id]"
              params={{ id: String(permit.id) }}
              className="underline underline-offset-4"
            >
              {permit.permitNumber}
            </AppLink>
            {' · '}
          </>
        ) : null}
        {state === 'paid' ? (
          paidOn === null ? (
            t('states.paid')
          ) : (
            t('paidOn', { date: calendarDay(format, paidOn) })
          )
        ) : dueOn === null ? (
          t(`states.${state}`)
        ) : (
          <span className={isLate ? 'font-semibold text-action' : undefined}>
            {t(isLate ? 'wasDue' : 'dueOn', { date: calendarDay(format, dueOn) })}
          </span>
        )}
        {` · ${t(`sources.${source}`)}`}
      </p>
      {state !== 'paid' && askAgainOn !== null ? (
        <p className={askAgainOn <= today ? 'text-sm font-semibold text-action' : 'text-sm text-muted'}>
          {t('askAgain.on', { date: calendarDay(format, askAgainOn) })}
        </p>
      ) : null}
      <Difference fee={fee} />
    </div>
  );
}

function Difference({ fee: { cents, computed } }: { fee: Fee }) {
  const t = useTranslations('fees.computed');
  if (computed === null || cents === null) return null;
  const over = cents - computed.cents;
  const amount = dollarsAndCents(computed.cents);
  const text =
    over === 0
      ? t('same', { amount })
      : t(over > 0 ? 'over' : 'under', { amount, difference: dollarsAndCents(Math.abs(over)) });
  return (
    <p className={over > 0 ? 'text-sm font-semibold text-action' : 'text-sm text-muted'}>
      {text}{' '}
      <AppLink
        to="/dashboard/permit-checklist/[check]/runs/[run]"
        params={{ check: computed.checkId, run: String(computed.run) }}
        className="font-normal underline underline-offset-4"
      >
        {t('how')}
      </AppLink>
    </p>
  );
}

function Marks({ fee, mark, ask }: { fee: Fee; mark: MarkAction; ask: () => void }) {
  const t = useTranslations('fees');
  const { run, pending } = useRun();
  const name = fee.title ?? t('unpaidByFeed');
  const isPaid = fee.state === 'paid';
  return (
    <>
      <Button
        size="sm"
        variant="secondary"
        pending={pending}
        aria-label={`${t(isPaid ? 'unpay' : 'pay')}: ${name}`}
        onClick={() =>
          run(
            () => mark({ id: fee.id, paid: !isPaid }),
            () => toast.success(t(isPaid ? 'unpaid' : 'paid')),
          )
        }
      >
        {t(isPaid ? 'unpay' : 'pay')}
      </Button>
      {isPaid ? null : (
        <Button size="sm" variant="quiet" aria-label={`${t('askAgain.verb')}: ${name}`} onClick={ask}>
          {t('askAgain.verb')}
        </Button>
      )}
    </>
  );
}
