'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { FormDialog } from '@/components/forms/form-dialog';
import { useRun } from '@/components/permits/use-run';
import { SelectField } from '@/components/ui/select-field';
import { TextField } from '@/components/ui/text-field';
import { toast } from '@/components/ui/toast';
import { STATE_CODES } from '@/lib/catalogue/checklists/types';
import type { MatrixRow } from '@/lib/company/compliance/queries';
import { HOLDING_LINES, type HoldingLine } from '@/lib/company/compliance/types';
import { readDollars } from './dollars';
import type { ComplianceActions } from './types';

interface Props {
  row: MatrixRow;
  actions: Pick<ComplianceActions, 'add'>;
  onClose: () => void;
}

/** Enters by hand what somebody holds. */
export function HoldingDialog({ row, actions, onClose }: Props) {
  const t = useTranslations('compliance');
  const [line, setLine] = useState<HoldingLine>('general_liability');
  const { run, pending, fieldErrors } = useRun();
  const error = (field: string) => (fieldErrors[field] ? t('fieldWrong') : undefined);

  function submit(data: FormData) {
    const text = (name: string) => String(data.get(name) ?? '').trim();
    const limits: Record<string, number> = {};
    for (const name of ['eachOccurrence', 'generalAggregate', 'combinedSingleLimit']) {
      const cents = readDollars(text(name));
      if (cents !== null) limits[name] = cents;
    }
    run(
      () =>
        actions.add({
          subcontractorId: row.subcontractorId,
          line,
          issuer: text('issuer'),
          number: text('number'),
          state: STATE_CODES.find((code) => code === text('state')) ?? null,
          effective: text('effective') || null,
          expires: text('expires') || null,
          limits,
        }),
      () => {
        onClose();
        toast.success(t('entered', { name: row.name }));
      },
    );
  }

  return (
    <FormDialog
      title={t('enterOf', { name: row.name })}
      verb={t('save')}
      pending={pending}
      onSubmit={submit}
      onClose={onClose}
    >
      <SelectField
        name="line"
        label={t('paper')}
        value={line}
        onChange={(event) => setLine(event.target.value as HoldingLine)}
        options={HOLDING_LINES.map((value) => ({ value, label: t(`lines.${value}`) }))}
      />
      <TextField
        name="issuer"
        label={t('issuer')}
        error={error('issuer')}
        maxLength={200}
        autoComplete="off"
      />
      <TextField
        name="number"
        label={t('number')}
        error={error('number')}
        maxLength={100}
        autoComplete="off"
      />
      {line === 'licence' ? (
        <SelectField
          name="state"
          label={t('state')}
          options={[
            { value: '', label: t('stateNone') },
            ...STATE_CODES.map((code) => ({ value: code, label: code })),
          ]}
        />
      ) : null}
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField name="effective" type="date" label={t('effective')} error={error('effective')} />
        <TextField name="expires" type="date" label={t('expires')} error={error('expires')} />
      </div>
      {line === 'general_liability' ? (
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            name="eachOccurrence"
            inputMode="numeric"
            label={t('limits.eachOccurrence')}
            maxLength={20}
          />
          <TextField
            name="generalAggregate"
            inputMode="numeric"
            label={t('limits.generalAggregate')}
            maxLength={20}
          />
        </div>
      ) : null}
      {line === 'auto' ? (
        <TextField
          name="combinedSingleLimit"
          inputMode="numeric"
          label={t('limits.combinedSingleLimit')}
          maxLength={20}
        />
      ) : null}
    </FormDialog>
  );
}
