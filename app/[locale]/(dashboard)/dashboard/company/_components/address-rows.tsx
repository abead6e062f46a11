'use client';

import { useTranslations } from 'next-intl';
import { SelectField } from '@/components/ui/select-field';
import { TextField } from '@/components/ui/text-field';
import { MAX_ADDRESSES, type PostalAddress } from '@/lib/company/profile/types';
import { RowList } from './row-list';
import { readState, STATE_OPTIONS } from './state-options';
import type { useRows } from './use-rows';

interface Props {
  rows: ReturnType<typeof useRows<PostalAddress>>;
  problem: (field: string) => string | undefined;
}

export function AddressRows({ rows: { rows, add, remove, change }, problem }: Props) {
  const t = useTranslations('company.addresses');
  return (
    <RowList
      legend={t('title')}
      hint={t('hint')}
      rows={rows}
      most={MAX_ADDRESSES}
      addLabel={t('add')}
      removeLabel={(place) => t('remove', { place })}
      error={problem('addresses')}
      onAdd={add}
      onRemove={remove}
    >
      {({ key, street, city, state, zip }, place) => (
        <div className="grid gap-3 sm:grid-cols-6">
          <TextField
            name={`street-${place}`}
            label={t('street')}
            autoComplete="off"
            maxLength={200}
            value={street}
            onChange={(event) => change(key, { street: event.target.value })}
            error={problem(`addresses.${place}.street`)}
            className="sm:col-span-6"
          />
          <TextField
            name={`city-${place}`}
            label={t('city')}
            autoComplete="off"
            maxLength={100}
            value={city}
            onChange={(event) => change(key, { city: event.target.value })}
            error={problem(`addresses.${place}.city`)}
            className="sm:col-span-3"
          />
          <SelectField
            name={`state-${place}`}
            label={t('state')}
            options={STATE_OPTIONS}
            value={state}
            onChange={(event) => change(key, { state: readState(event.target.value) })}
            error={problem(`addresses.${place}.state`)}
          />
          <TextField
            name={`zip-${place}`}
            label={t('zip')}
            autoComplete="off"
            inputMode="numeric"
            maxLength={10}
            value={zip}
            onChange={(event) => change(key, { zip: event.target.value })}
            error={problem(`addresses.${place}.zip`)}
            className="sm:col-span-2"
          />
        </div>
      )}
    </RowList>
  );
}
