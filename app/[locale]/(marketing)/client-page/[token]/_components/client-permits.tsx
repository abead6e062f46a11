import { useFormatter, useTranslations } from 'next-intl';
import { Inspections } from '@/components/permits/inspections';
import { Card } from '@/components/ui/card';
import { StatusBadge } from '@/components/ui/status-badge';
import type { ClientPage, ClientPermit } from '@/lib/company/client-links/view';
import { type Clock, calendarDay, shortDay } from '@/lib/platform/i18n/format';
import { sentenceCase } from '@/lib/tracking/permits/plain-case';
import { beyondStatus } from '@/lib/tracking/permits/waiting';

/** Each permit in plain words: where it stands, who has it, what happens next. */
export function ClientPermits({ page, clock }: { page: ClientPage; clock: Clock }) {
  const t = useTranslations('clientPage');
  if (page.permits.length === 0) return null;
  return (
    <section aria-labelledby="permits" className="flex flex-col gap-4">
      <h2 id="permits" className="text-xl">
        {t('permits')}
      </h2>
      {page.permits.map((permit) => (
        <OnePermit key={permit.id} permit={permit} company={page.company.name} clock={clock} />
      ))}
    </section>
  );
}

function OnePermit({ permit, company, clock }: { permit: ClientPermit; company: string; clock: Clock }) {
  const t = useTranslations('clientPage');
  const meaning = useTranslations(`clientPage.meaning.${permit.statusBucket}`);
  const format = useFormatter();
  const { expected, inspections } = permit;
  const beyond = beyondStatus(permit.statusBucket, permit.waiting);
  return (
    <Card as="article" className="flex flex-col gap-3">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <h3 className="min-w-0 text-lg wrap-anywhere">
          {permit.type ? sentenceCase(permit.type) : t('permit')}{' '}
          <span className="block font-mono text-sm font-normal text-muted">{permit.number}</span>
        </h3>
        <StatusBadge bucket={permit.statusBucket} />
      </div>
      <p>{meaning('means', { company })}</p>
      <p>
        <span className="font-semibold">{t('next')}</span>{' '}
        {beyond === 'corrections' || beyond === 'reinspection'
          ? t(`instead.${beyond}`, { company })
          : meaning('next', { company })}
      </p>
      <WaitsOn permit={permit} company={company} clock={clock} />
      {expected ? (
        <p>
          {t('expected', {
            from: shortDay(format, expected.from, clock.now),
            to: shortDay(format, expected.to, clock.now),
            permits: expected.permits,
          })}
        </p>
      ) : null}
      {permit.issuedDate ? (
        <p className="text-sm text-muted">{t('issued', { day: calendarDay(format, permit.issuedDate) })}</p>
      ) : null}
      {inspections.length > 0 ? (
        <div>
          <h4 className="mb-2 font-semibold">{t('inspections')}</h4>
          <Inspections inspections={inspections} />
        </div>
      ) : null}
    </Card>
  );
}

/** Who has it now, and since when: a sentence for each. */
function WaitsOn({ permit, company, clock }: { permit: ClientPermit; company: string; clock: Clock }) {
  const t = useTranslations('clientPage.waits');
  const format = useFormatter();
  if (permit.waiting.every(({ on }) => on === 'city' || on === 'work')) return null;
  const day = (given: string) => shortDay(format, given, clock.now);
  return (
    <ul className="list-disc space-y-1 pl-5">
      {permit.waiting.map((one) => {
        if (one.on === 'applicant')
          return (
            <li key={`applicant ${one.why}`}>
              {one.since ? t('companySince', { company, day: day(one.since) }) : t('company', { company })}
            </li>
          );
        if (one.on === 'desk')
          return <li key={one.desk}>{t('desk', { desk: sentenceCase(one.desk), day: day(one.since) })}</li>;
        // Its status says the same already.
        if (one.on !== 'inspector') return null;
        return (
          <li key={`${one.kind} ${one.day}`}>
            {t(one.why, { kind: one.kind ? sentenceCase(one.kind) : t('inspection'), day: day(one.day) })}
          </li>
        );
      })}
    </ul>
  );
}
