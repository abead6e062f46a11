'use client';

import { useTranslations } from 'next-intl';
import { SelectField } from '@/components/ui/select-field';
import { TextField } from '@/components/ui/text-field';
import { type License, MAX_LICENSES } from '@/lib/company/profile/types';
import { RowList } from './row-list';
import { readState, STATE_OPTIONS } from './state-options';
import type { useRows } from './use-rows';

interface Props {
  rows: ReturnType<typeof useRows<License>>;
  problem: (field: string) => string | undefined;
}

export function LicenseRows({ rows: { rows, add, remove, change }, problem }: Props) {
  const t = useTranslations('company.licenses');
  return (
    <RowList
      legend={t('title')}
      hint={t('hint')}
      rows={rows}
      most={MAX_LICENSES}
      addLabel={t('add')}
      removeLabel={(place) => t('remove', { place })}
      error={problem('licenses')}
      onAdd={add}
      onRemove={remove}
    >
      {({ key, state, number }, place) => (
        <div className="grid grid-cols-[6rem_1fr] gap-3">
          <SelectField
            name={`license-state-${place}`}
            label={t('state')}
            options={STATE_OPTIONS}
            value={state}
            onChange={(event) => change(key, { state: readState(event.target.value) })}
            error={problem(`licenses.${place}.state`)}
          />
          <TextField
            name={`license-${place}`}
            label={t('number')}
            autoComplete="off"
            maxLength={60}
            value={number}
            onChange={(event) => change(key, { number: event.target.value })}
            error={problem(`licenses.${place}.number`)}
          />
        </div>
      )}
    </RowList>
  );
}
