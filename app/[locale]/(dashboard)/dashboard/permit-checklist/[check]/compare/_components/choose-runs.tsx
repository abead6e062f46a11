import { useFormatter, useTranslations } from 'next-intl';
import { useAppLocale } from '@/components/layout/use-app-locale';
import { Button } from '@/components/ui/button';
import { LiveForm } from '@/components/ui/live-form';
import { SelectField } from '@/components/ui/select-field';
import type { RunRow } from '@/lib/checking/checks/queries';
import type { UserGate } from '@/lib/edge/server/session';
import { moment } from '@/lib/platform/i18n/format';
import { hrefFor } from '@/lib/platform/i18n/routes';

interface Props {
  check: string;
  runs: readonly RunRow[];
  from: number;
  to: number;
  gate: Pick<UserGate, 'ctx' | 'company'>;
}

/** Which two runs are held beside each other: a choice acts at once and stands in the address. */
export function ChooseRuns({ check, runs, from, to, gate: { ctx, company } }: Props) {
  const t = useTranslations('report.compare');
  const format = useFormatter();
  const locale = useAppLocale();
  const clock = { now: ctx.now, timeZone: company.timeZone };
  const options = runs.map(({ number, createdAt }) => ({
    value: String(number),
    label: t('option', { number, date: moment(format, createdAt, clock) }),
  }));
  return (
    <LiveForm
      action={hrefFor('/dashboard/permit-checklist/[check]/compare', locale, { check })}
      values={{ from: String(from), to: String(to) }}
      className="flex flex-wrap items-end gap-4"
    >
      <SelectField
        name="from"
        label={t('from')}
        defaultValue={String(from)}
        options={options}
        className="w-full sm:w-72"
      />
      <SelectField
        name="to"
        label={t('to')}
        defaultValue={String(to)}
        options={options}
        className="w-full sm:w-72"
      />
      <noscript>
        <Button type="submit" variant="secondary">
          {t('show')}
        </Button>
      </noscript>
    </LiveForm>
  );
}
