import { useFormatter, useTranslations } from 'next-intl';
import { CityWord } from '@/components/permits/city-word';
import { MissingTag } from '@/components/permits/missing-tag';
import { PermitHead } from '@/components/permits/permit-head';
import { SampleTag } from '@/components/permits/sample-tag';
import { StatusBadge } from '@/components/ui/status-badge';
import type { PortalPermitSummary } from '@/lib/company/subcontractors/view';
import { ago, type Clock, shortDay } from '@/lib/platform/i18n/format';
import { stillExpires } from '@/lib/tracking/permits/is-over';

interface Props {
  permits: readonly PortalPermitSummary[];
  clock: Clock;
}

/** The assigned permits below whoever assigned them; a permit of several stands below all their names. */
export function AssignedList({ permits, clock }: Props) {
  const t = useTranslations('portal');
  const groups = new Map<string, PortalPermitSummary[]>();
  for (const permit of permits) {
    const known = groups.get(permit.parentCompanyName);
    if (known) known.push(permit);
    else groups.set(permit.parentCompanyName, [permit]);
  }
  return (
    <div className="flex flex-col gap-6">
      {[...groups].map(([company, assigned]) => (
        <section key={company} aria-label={t('region', { company })}>
          <h2 className="mb-2 text-lg">{t('assignedBy', { company })}</h2>
          <ul className="divide-y divide-line rounded-md border border-line bg-card">
            {assigned.map((permit) => (
              <Assigned key={permit.id} permit={permit} clock={clock} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function Assigned({ permit, clock }: { permit: PortalPermitSummary; clock: Clock }) {
  const t = useTranslations('portal');
  const meaning = useTranslations('portal.meaning');
  const format = useFormatter();
  const dates = [
    ['applied', permit.appliedDate],
    ['issued', permit.issuedDate],
    ['expires', stillExpires(permit)],
  ] as const;
  return (
    <li className="relative grid gap-x-8 gap-y-2 px-4 py-4 md:grid-cols-2">
      <div className="flex min-w-0 flex-col gap-1">
        <PermitHead
          permit={permit}
          page="/subcontractor-portal/permits/[id]"
          stretched
          tags={permit.mode === 'sample' ? <SampleTag /> : null}
        />
        {permit.permitType ? (
          <p className="text-sm text-muted">
            <CityWord>{permit.permitType}</CityWord>
          </p>
        ) : null}
      </div>
      <div className="flex min-w-0 flex-col gap-1.5">
        <StatusBadge bucket={permit.statusBucket} word={permit.statusWord} />
        <MissingTag since={permit.missingSince} clock={clock} />
        <p className="text-sm">{meaning(`${permit.statusBucket}.means`)}</p>
        <p className="flex flex-wrap gap-x-3 text-sm text-muted">
          <span>{t('changed', { when: ago(format, permit.changedAt, clock) })}</span>
          {dates.map(([name, date]) =>
            date ? (
              <span key={name}>
                {t(`dates.${name}`)} {shortDay(format, date, clock.now)}
              </span>
            ) : null,
          )}
        </p>
      </div>
    </li>
  );
}
