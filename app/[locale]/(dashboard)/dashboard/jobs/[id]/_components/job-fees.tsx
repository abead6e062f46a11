'use client';

import { Plus } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { DueFees, type MarkAction } from '@/components/fees/due-fees';
import { useRun } from '@/components/permits/use-run';
import { FieldsDialog } from '@/components/projects/fields-dialog';
import type { Run } from '@/components/projects/types';
import { totalsOf } from '@/lib/checking/fees-due/groups';
import type { Fee } from '@/lib/checking/fees-due/types';
import { FEE_STATES, type FeeState } from '@/lib/company/projects/types';
import { amountOf, centsOf } from '@/lib/platform/i18n/amount';
import { dollarsAndCents } from '@/lib/platform/i18n/format';
import { SideHead } from './side-head';

interface FeeInput {
  title: string;
  amountCents: number;
  state: FeeState;
  dueOn: string | null;
}

interface JobFeesProps {
  projectId: string;
  fees: readonly Fee[];
  /** The job's calendar day. */
  today: string;
  mark: MarkAction | null;
  actions: {
    add: Run<FeeInput & { projectId: string }>;
    update: Run<FeeInput & { feeId: string; version: number }>;
    remove: Run<{ feeId: string }>;
  } | null;
}

/** What the job costs at the city, whoever says so, with what is still to be paid. */
export function JobFees({ projectId, fees, today, mark, actions }: JobFeesProps) {
  const t = useTranslations('projects.fees');
  const { run } = useRun();
  const [open, setOpen] = useState<Fee | 'new' | null>(null);
  const unpaid = totalsOf(
    fees.filter(({ state }) => state !== 'paid'),
    today,
  );
  const fields = (fee: Fee | null) => [
    { name: 'title', label: t('what'), value: fee?.title ?? '', required: true, maxLength: 120 },
    {
      name: 'amount',
      label: t('amount'),
      value: fee?.cents == null ? '' : amountOf(fee.cents),
      type: 'money' as const,
      required: true,
    },
    {
      name: 'state',
      label: t('state'),
      value: fee?.state ?? 'due',
      options: FEE_STATES.map((value) => ({ value, label: t(`states.${value}`) })),
    },
    { name: 'dueOn', label: t('dueOn'), value: fee?.dueOn ?? '', type: 'date' as const },
  ];
  const save = (values: Record<string, string>) => {
    const amountCents = centsOf(values.amount ?? '');
    if (amountCents === null)
      return Promise.resolve({
        ok: false as const,
        code: 'invalid_input' as const,
        fieldErrors: { amount: 'amount' },
      });
    const fee = {
      title: values.title ?? '',
      amountCents,
      state: FEE_STATES.find((state) => state === values.state) ?? 'due',
      dueOn: values.dueOn || null,
    };
    if (!actions || open === null) throw new Error('no fee is open');
    return open === 'new'
      ? actions.add({ ...fee, projectId })
      : actions.update({ ...fee, feeId: open.id, version: open.version ?? 0 });
  };
  return (
    <section aria-label={t('title')}>
      <SideHead
        title={t('title')}
        add={actions ? { label: t('add'), icon: Plus, run: () => setOpen('new') } : null}
      />
      {fees.length === 0 ? (
        <p className="text-[13px] text-muted">{t('none')}</p>
      ) : (
        <>
          <DueFees fees={fees} today={today} mark={mark} edit={actions ? setOpen : undefined} />
          <p className="flex flex-wrap justify-between gap-x-4 border-t border-line-strong pt-2 text-[13.5px] font-semibold tabular-nums">
            <span>
              {t('total')} {dollarsAndCents(totalsOf(fees, today).cents)}
            </span>
            {unpaid.cents > 0 ? (
              <span className="font-normal text-muted">
                {t('toPay', { amount: dollarsAndCents(unpaid.cents) })}
              </span>
            ) : null}
          </p>
        </>
      )}
      {open && actions ? (
        <FieldsDialog
          title={t(open === 'new' ? 'add' : 'edit')}
          verb={t('submit')}
          fields={fields(open === 'new' ? null : open)}
          save={save}
          {...(open === 'new'
            ? {}
            : {
                remove: {
                  verb: t('remove'),
                  run: () => {
                    run(() => actions.remove({ feeId: open.id }));
                    setOpen(null);
                  },
                },
              })}
          onClose={() => setOpen(null)}
        />
      ) : null}
    </section>
  );
}
