'use client';

import { Plus } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useRun } from '@/components/permits/use-run';
import { FieldsDialog } from '@/components/projects/fields-dialog';
import type { Run } from '@/components/projects/types';
import { FEE_STATES, type FeeState } from '@/lib/company/projects/types';
import type { ProjectFee } from '@/lib/company/projects/view';
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
  fees: readonly ProjectFee[];
  actions: {
    add: Run<FeeInput & { projectId: string }>;
    update: Run<FeeInput & { feeId: string; version: number }>;
    remove: Run<{ feeId: string }>;
  } | null;
}

/** What the job costs at the city, line by line, with what is still to be paid. */
export function JobFees({ projectId, fees, actions }: JobFeesProps) {
  const t = useTranslations('projects.fees');
  const { run } = useRun();
  const [open, setOpen] = useState<ProjectFee | 'new' | null>(null);
  const sum = (wanted: (fee: ProjectFee) => boolean) =>
    fees.filter(wanted).reduce((total, { amountCents }) => total + amountCents, 0);
  const unpaid = sum(({ state }) => state !== 'paid');
  const fields = (fee: ProjectFee | null) => [
    { name: 'title', label: t('what'), value: fee?.title ?? '', required: true, maxLength: 120 },
    {
      name: 'amount',
      label: t('amount'),
      value: fee ? amountOf(fee.amountCents) : '',
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
      : actions.update({ ...fee, feeId: open.id, version: open.version });
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
        <table className="w-full text-[13.5px] tabular-nums">
          <caption className="sr-only">{t('title')}</caption>
          <tbody>
            {fees.map((fee) => (
              <tr key={fee.id}>
                <th scope="row" className="py-1 text-left font-normal wrap-anywhere">
                  {actions ? (
                    <button
                      type="button"
                      onClick={() => setOpen(fee)}
                      className="min-h-6 text-left hover:underline"
                    >
                      {fee.title}
                    </button>
                  ) : (
                    fee.title
                  )}
                </th>
                <td className="py-1 pr-3.5 text-right">{dollarsAndCents(fee.amountCents)}</td>
                <td className={fee.state === 'due' ? 'py-1 text-action' : 'py-1 text-muted'}>
                  {t(`states.${fee.state}`)}
                </td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr className="border-t border-line-strong font-semibold">
              <th scope="row" className="py-1 text-left">
                {t('total')}
              </th>
              <td className="py-1 pr-3.5 text-right">{dollarsAndCents(sum(() => true))}</td>
              <td className="py-1 font-normal text-muted">
                {unpaid > 0 ? t('toPay', { amount: dollarsAndCents(unpaid) }) : ''}
              </td>
            </tr>
          </tfoot>
        </table>
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
