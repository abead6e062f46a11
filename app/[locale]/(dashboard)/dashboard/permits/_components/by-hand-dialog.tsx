'use client';

import { useTranslations } from 'next-intl';
import { FormDialog } from '@/components/forms/form-dialog';
import { useFirstError } from '@/components/forms/use-first-error';
import { type Answer, useRun } from '@/components/permits/use-run';
import { Alert } from '@/components/ui/alert';
import { SelectField } from '@/components/ui/select-field';
import { TextAreaField } from '@/components/ui/text-area-field';
import { TextField } from '@/components/ui/text-field';
import { amountOf, centsOf } from '@/lib/platform/i18n/amount';
import { STATUS_BUCKETS, type StatusBucket } from '@/lib/tracking/permits/types';

export interface HandFields {
  permitNumber: string;
  address: string | null;
  city: string;
  state: string;
  permitType: string | null;
  description: string | null;
  statusBucket: StatusBucket;
  appliedDate: string | null;
  issuedDate: string | null;
  expiresDate: string | null;
  valuationCents: number | null;
}

interface ByHandDialogProps<T> {
  verb: string;
  title: string;
  text?: string;
  given: Partial<HandFields>;
  states: readonly string[];
  /** With the day of the reminder, where one can be asked for here. */
  save: (fields: HandFields, remindOn: string | null) => Promise<Answer<T>>;
  onSaved: (data: T) => void;
  withReminder?: boolean;
  onClose: () => void;
}

/** Everything that can be written down of a permit no feed carries. */
export function ByHandDialog<T>(props: ByHandDialogProps<T>) {
  const { verb, title, text, given, states, save, onSaved, withReminder = false, onClose } = props;
  const t = useTranslations('permits.byHand');
  const field = useTranslations('permits.fields');
  const status = useTranslations('common.status');
  const { run, pending, fieldErrors, setFieldErrors } = useRun();
  const { ref, show } = useFirstError<HTMLFormElement>();
  const wrong = (name: string) => {
    const code = fieldErrors[name];
    if (code === undefined) return undefined;
    return t.has(`problems.${code}`) ? t(`problems.${code as 'required'}`) : t('problems.other');
  };
  const submit = (data: FormData) => {
    const said = (name: string) => String(data.get(name) ?? '').trim();
    const value = said('valuationCents');
    const cents = value === '' ? null : centsOf(value);
    if (value !== '' && cents === null) {
      setFieldErrors({ valuationCents: 'amount' });
      show();
      return;
    }
    const fields: HandFields = {
      permitNumber: said('permitNumber'),
      address: said('address') || null,
      city: said('city'),
      state: said('state'),
      permitType: said('permitType') || null,
      description: said('description') || null,
      statusBucket: STATUS_BUCKETS.find((one) => one === said('statusBucket')) ?? 'pending',
      appliedDate: said('appliedDate') || null,
      issuedDate: said('issuedDate') || null,
      expiresDate: said('expiresDate') || null,
      valuationCents: cents,
    };
    run(
      async () => {
        const answer = await save(fields, said('remindOn') || null);
        if (!answer.ok) show();
        return answer;
      },
      (saved) => {
        onClose();
        onSaved(saved);
      },
    );
  };
  return (
    <FormDialog
      title={title}
      text={text}
      verb={verb}
      pending={pending}
      formRef={ref}
      onSubmit={submit}
      onClose={onClose}
    >
      {fieldErrors.version ? <Alert tone="warning">{t('problems.changed_meanwhile')}</Alert> : null}
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          name="permitNumber"
          label={field('permitNumber')}
          hint={t('numberHint')}
          defaultValue={given.permitNumber ?? ''}
          error={wrong('permitNumber')}
          maxLength={60}
          autoComplete="off"
          autoCapitalize="characters"
          required
        />
        <SelectField
          name="statusBucket"
          label={t('status')}
          hint={t('statusHint')}
          defaultValue={given.statusBucket ?? 'pending'}
          error={wrong('statusBucket')}
          options={STATUS_BUCKETS.map((value) => ({ value, label: status(value) }))}
        />
      </div>
      <TextField
        name="address"
        label={field('address')}
        optionalLabel={t('optional')}
        defaultValue={given.address ?? ''}
        error={wrong('address')}
        maxLength={200}
        autoComplete="off"
      />
      <div className="grid grid-cols-[1fr_6.5rem] gap-4">
        <TextField
          name="city"
          label={field('city')}
          defaultValue={given.city ?? ''}
          error={wrong('city')}
          maxLength={80}
          autoComplete="off"
          required
        />
        <SelectField
          name="state"
          label={field('state')}
          defaultValue={given.state ?? states[0] ?? 'TX'}
          error={wrong('state')}
          options={states.map((value) => ({ value, label: value }))}
        />
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          name="permitType"
          label={field('permitType')}
          optionalLabel={t('optional')}
          defaultValue={given.permitType ?? ''}
          error={wrong('permitType')}
          maxLength={120}
          autoComplete="off"
        />
        <TextField
          name="valuationCents"
          label={field('valuationCents')}
          optionalLabel={t('optional')}
          inputMode="decimal"
          defaultValue={amountOf(given.valuationCents ?? null)}
          error={wrong('valuationCents')}
          maxLength={20}
          autoComplete="off"
        />
      </div>
      <div className="grid gap-4 sm:grid-cols-3">
        {(['appliedDate', 'issuedDate', 'expiresDate'] as const).map((name) => (
          <TextField
            key={name}
            name={name}
            type="date"
            label={field(name)}
            optionalLabel={t('optional')}
            defaultValue={given[name] ?? ''}
            error={wrong(name)}
          />
        ))}
      </div>
      <TextAreaField
        name="description"
        label={field('description')}
        optionalLabel={t('optional')}
        defaultValue={given.description ?? ''}
        error={wrong('description')}
        maxLength={2_000}
        rows={2}
        className="[&_textarea]:min-h-16"
      />
      {withReminder ? (
        <TextField
          name="remindOn"
          type="date"
          label={t('remind')}
          hint={t('remindHint')}
          optionalLabel={t('optional')}
          error={wrong('on')}
        />
      ) : null}
    </FormDialog>
  );
}
