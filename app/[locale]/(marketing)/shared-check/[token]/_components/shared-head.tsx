import { CircleCheck, Hand } from 'lucide-react';
import { useFormatter, useTranslations } from 'next-intl';
import { placeName } from '@/components/checklists/place-name';
import { Card } from '@/components/ui/card';
import { DescriptionList } from '@/components/ui/description-list';
import { PageHeader } from '@/components/ui/page-header';
import { getVerdict } from '@/lib/checking/checks/readiness';
import type { SharedRun } from '@/lib/checking/checks/shares';
import { dayIn } from '@/lib/platform/clock/zones';
import { calendarDay } from '@/lib/platform/i18n/format';
import type { Locale } from '@/lib/platform/i18n/locales';

/** Whose result it is, of what, and what it says in a line. */
export function SharedHead({ run, locale }: { run: SharedRun; locale: Locale }) {
  const t = useTranslations('report.shared');
  const format = useFormatter();
  const { companyName, timeZone, input, checklist, finishedAt, expiresAt } = run;
  const verdict = getVerdict(run.readiness);
  const isReady = verdict.verdict === 'ready';
  const Icon = isReady ? CircleCheck : Hand;
  const day = (at: Date) => calendarDay(format, dayIn(timeZone, at));
  return (
    <>
      <PageHeader
        className="mb-0"
        eyebrow={t('by', { company: companyName })}
        title={checklist?.permitType.name[locale] ?? t('kind')}
        description={placeName(input.place, locale)}
      />
      <Card beam className="flex flex-col gap-3">
        <div className="flex items-start gap-3">
          <Icon
            aria-hidden="true"
            className={`mt-0.5 size-8 shrink-0 ${isReady ? 'text-issued' : 'text-action'}`}
          />
          <h2 className="text-3xl">{isReady ? t('ready') : t('missing', { ...verdict })}</h2>
        </div>
        <p className="max-w-[68ch]">{t(isReady ? 'readyText' : 'missingText')}</p>
        <p className="max-w-[68ch] font-semibold">{t('notApproval')}</p>
      </Card>
      <DescriptionList
        items={[
          { term: t('facts.address'), detail: <bdi>{input.stated.address ?? run.checkName}</bdi> },
          { term: t('facts.date'), detail: finishedAt ? day(finishedAt) : calendarDay(format, input.today) },
          {
            term: t('facts.rules'),
            detail: t('rulesText', { version: run.engineVersion, date: calendarDay(format, run.rulesAsOf) }),
          },
          { term: t('facts.until'), detail: day(expiresAt) },
        ]}
      />
    </>
  );
}
