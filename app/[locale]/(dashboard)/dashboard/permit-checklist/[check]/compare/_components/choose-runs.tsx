import { useFormatter, useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { SelectField } from '@/components/ui/select-field';
import type { RunRow } from '@/lib/checking/checks/queries';
import type { UserGate } from '@/lib/edge/server/session';
import { moment } from '@/lib/platform/i18n/format';

interface Props {
  runs: readonly RunRow[];
  from: number;
  to: number;
  gate: Pick<UserGate, 'ctx' | 'company'>;
}

/** Which two runs are held beside each other: a plain form, whose choice stands in the address. */
export function ChooseRuns({ runs, from, to, gate: { ctx, company } }: Props) {
  const t = useTranslations('report.compare');
  const format = useFormatter();
  const clock = { now: ctx.now, timeZone: company.timeZone };
  const options = runs.map(({ number, createdAt }) => ({
    value: String(number),
    label: t('option', { number, date: moment(format, createdAt, clock) }),
  }));
  return (
    <form method="get" className="flex flex-wrap items-end gap-4">
      <SelectField
        key={`from-${from}`}
        name="from"
        label={t('from')}
        defaultValue={String(from)}
        options={options}
        className="w-full sm:w-72"
      />
      <SelectField
        key={`to-${to}`}
        name="to"
        label={t('to')}
        defaultValue={String(to)}
        options={options}
        className="w-full sm:w-72"
      />
      <Button type="submit" variant="secondary">
        {t('show')}
      </Button>
    </form>
  );
}
