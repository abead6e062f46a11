'use client';

import { Settings2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { FormDialog } from '@/components/forms/form-dialog';
import { useRun } from '@/components/permits/use-run';
import { Button } from '@/components/ui/button';
import { CheckboxField } from '@/components/ui/checkbox-field';
import { SelectField } from '@/components/ui/select-field';
import { TextField } from '@/components/ui/text-field';
import { toast } from '@/components/ui/toast';
import type { ComplianceRules } from '@/lib/company/compliance/standing';
import { ON_GAP, type OnGap, REQUIRABLE } from '@/lib/company/compliance/types';
import { readDollars } from './dollars';
import type { ComplianceActions } from './types';

interface Props {
  rules: ComplianceRules;
  actions: Pick<ComplianceActions, 'saveRules'>;
}

/** What the company asks of its subcontractors, and what follows where it is not there. */
export function RulesDialog({ rules, actions }: Props) {
  const t = useTranslations('compliance');
  const [open, setOpen] = useState(false);
  const { run, pending } = useRun();

  function submit(data: FormData) {
    const cents = (name: string, before: number) => readDollars(String(data.get(name) ?? '')) ?? before;
    run(
      () =>
        actions.saveRules({
          onGap: (data.get('onGap') as OnGap | null) ?? rules.onGap,
          required: REQUIRABLE.filter((line) => data.get(`required.${line}`) !== null),
          generalOccurrenceCents: cents('generalOccurrence', rules.generalOccurrenceCents),
          generalAggregateCents: cents('generalAggregate', rules.generalAggregateCents),
          autoCents: cents('auto', rules.autoCents),
          needsAdditionalInsured: data.get('additional') !== null,
          needsWaiver: data.get('waiver') !== null,
        }),
      () => {
        setOpen(false);
        toast.success(t('rules.saved'));
      },
    );
  }

  const dollars = (amount: number) => String(amount / 100);
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        <Settings2 aria-hidden="true" className="size-5" />
        {t('rules.button')}
      </Button>
      {open ? (
        <FormDialog
          title={t('rules.title')}
          text={t('rules.text')}
          verb={t('save')}
          pending={pending}
          onSubmit={submit}
          onClose={() => setOpen(false)}
        >
          <fieldset className="flex flex-col">
            <legend className="font-semibold">{t('rules.required')}</legend>
            {REQUIRABLE.map((line) => (
              <CheckboxField
                key={line}
                name={`required.${line}`}
                label={t(`lines.${line}`)}
                defaultChecked={rules.required.includes(line)}
              />
            ))}
          </fieldset>
          <div className="grid gap-4 sm:grid-cols-2">
            <TextField
              name="generalOccurrence"
              inputMode="numeric"
              label={t('limits.eachOccurrence')}
              defaultValue={dollars(rules.generalOccurrenceCents)}
            />
            <TextField
              name="generalAggregate"
              inputMode="numeric"
              label={t('limits.generalAggregate')}
              defaultValue={dollars(rules.generalAggregateCents)}
            />
            <TextField
              name="auto"
              inputMode="numeric"
              label={t('limits.combinedSingleLimit')}
              defaultValue={dollars(rules.autoCents)}
            />
          </div>
          <CheckboxField
            name="additional"
            label={t('rules.additional')}
            hint={t('rules.additionalHint')}
            defaultChecked={rules.needsAdditionalInsured}
          />
          <CheckboxField name="waiver" label={t('rules.waiver')} defaultChecked={rules.needsWaiver} />
          <SelectField
            name="onGap"
            label={t('rules.onGap')}
            defaultValue={rules.onGap}
            options={ON_GAP.map((value) => ({ value, label: t(`rules.onGaps.${value}`) }))}
          />
        </FormDialog>
      ) : null}
    </>
  );
}
