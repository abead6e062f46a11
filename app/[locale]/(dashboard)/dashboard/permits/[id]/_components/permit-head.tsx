import { useFormatter, useTranslations } from 'next-intl';
import { useAppLocale } from '@/components/layout/use-app-locale';
import { CityLink } from '@/components/permits/city-link';
import { permitTitle } from '@/components/permits/permit-page-head';
import { RangeBar } from '@/components/projects/range-bar';
import { Alert } from '@/components/ui/alert';
import { StatusBadge } from '@/components/ui/status-badge';
import { type Clock, calendarDay, dollars, figure, localDay } from '@/lib/platform/i18n/format';
import { cityLabel } from '@/lib/tracking/cities/catalogue';
import { placeLabel } from '@/lib/tracking/cities/place-label';
import { isOver } from '@/lib/tracking/permits/is-over';
import { sentenceCase } from '@/lib/tracking/permits/plain-case';
import type { PermitDetail } from '@/lib/tracking/permits/view';
import { beyondStatus, nobodyBecause } from '@/lib/tracking/permits/waiting';
import type { PermitView } from '../read-permit';
import { ByHandTag } from './by-hand-tag';
import { WaitingOn } from './waiting-on';

interface PermitHeadProps {
  permit: PermitDetail;
  view: PermitView;
  clock: Clock;
}

/** The permit's title block, and below it whom it waits for, what it means, what to do, and when it usually moves. */
export function PermitHead({ permit, view, clock }: PermitHeadProps) {
  const t = useTranslations('projects.permit');
  const format = useFormatter();
  const locale = useAppLocale();
  const { address, city, state, permitNumber, permitType, description, mode } = {
    ...permit,
    mode: permit.feed.mode,
  };
  const cells = [
    { label: t('number'), value: permitNumber, mono: true },
    { label: t('cityWord'), value: permit.statusWord ? sentenceCase(permit.statusWord) : null },
    { label: t('value'), value: permit.valuationCents === null ? null : dollars(permit.valuationCents) },
    { label: t('fee'), value: permit.feeCents === null ? null : dollars(permit.feeCents) },
    {
      label: t('applied'),
      value: permit.appliedDate === null ? null : calendarDay(format, permit.appliedDate),
    },
    { label: t('assigned'), value: view.assigned.map(({ name }) => name).join(', ') || null },
  ];
  return (
    <header data-mode={mode} className="border border-t-[3px] border-line-strong border-t-accent bg-card">
      <div className="flex flex-wrap items-start gap-x-4 gap-y-2 border-b border-line px-4 py-3.5">
        <div className="min-w-0 flex-1 basis-64">
          <p className="font-heading text-[26px] leading-8 font-bold wrap-anywhere max-desk:text-[22px]">
            {permitTitle({ address, city, state, permitNumber })}
          </p>
          <p className="text-sm text-muted wrap-anywhere" title={description ?? undefined}>
            {[
              description ? sentenceCase(description) : permitType && sentenceCase(permitType),
              placeLabel(city, state, locale),
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
        </div>
        {mode === 'hand' ? <ByHandTag /> : null}
        <StatusBadge bucket={permit.statusBucket} />
      </div>
      <dl className="grid grid-cols-2 border-b border-line sm:grid-cols-3 wide:grid-cols-6">
        {cells.map(({ label, value, mono }) => (
          <div key={label} className="min-w-0 px-4 py-2 wide:border-l wide:border-line wide:first:border-l-0">
            <dt className="text-xs text-muted">{label}</dt>
            <dd
              className={
                mono ? 'truncate font-mono text-xs leading-5 font-semibold' : 'truncate text-sm font-semibold'
              }
              title={value ?? undefined}
            >
              {value ?? '–'}
            </dd>
          </div>
        ))}
      </dl>
      {permit.missingSince ? <Missing since={permit.missingSince} clock={clock} /> : null}
      <div className="grid wide:grid-cols-2 wide:divide-x wide:divide-line">
        <div className="bg-sunken px-4 py-4">
          <Waits
            permit={permit}
            view={view}
            city={mode === 'hand' ? placeLabel(city, state, locale) : cityLabel(permit.feed.record, locale)}
          />
        </div>
        <div className="flex flex-col gap-3 px-4 py-4 max-wide:border-t max-wide:border-line">
          <Meaning permit={permit} view={view} />
          <When permit={permit} view={view} />
          <CityLink permit={permit} />
        </div>
      </div>
    </header>
  );
}

function Missing({ since, clock }: { since: Date; clock: Clock }) {
  const t = useTranslations('permits.detail');
  const format = useFormatter();
  return <Alert tone="warning">{t('missingNote', { date: localDay(format, since, clock) })}</Alert>;
}

interface PartProps {
  permit: PermitDetail;
  view: PermitView;
}

function Waits({ permit, view: { waiting, today }, city }: PartProps & { city: string }) {
  const t = useTranslations('projects.permit');
  const nobody = useTranslations('permits.waiting.nobody');
  if (waiting.length > 0) return <WaitingOn waiting={waiting} today={today} city={city} />;
  return (
    <>
      <h2 className="text-sm font-semibold">{t('waits')}</h2>
      <p className="text-sm text-muted">{nobody(nobodyBecause(permit))}</p>
    </>
  );
}

function Meaning({ permit, view: { waiting } }: PartProps) {
  const detail = useTranslations('permits.detail');
  const meaning = useTranslations('permits.meaning');
  const next = useTranslations('desk.peek.next');
  const nobody = useTranslations('permits.waiting');
  const { statusBucket } = permit;
  const why = beyondStatus(statusBucket, waiting);
  const isHistory = waiting.length === 0 && nobodyBecause(permit) === 'history';
  // Whom it waits for says beside it what they are to do.
  const isSaid = waiting.some(({ on }) => on === 'applicant');
  return (
    <>
      <div>
        <h2 className="text-sm font-semibold">{detail('means')}</h2>
        <p className="text-sm">{meaning(`${statusBucket}.means`)}</p>
      </div>
      {isSaid ? null : (
        <div>
          <h2 className="text-sm font-semibold">{detail('next')}</h2>
          <p className="text-sm">
            {isHistory ? nobody('historyNext') : why === null ? meaning(`${statusBucket}.next`) : next(why)}
          </p>
        </div>
      )}
    </>
  );
}

/** Counted from what the city's feed shows of permits like it; where that is too few, it says so. */
function When({ permit, view: { expected, today } }: { permit: PermitDetail; view: PermitView }) {
  const t = useTranslations('projects.permit');
  const few = useTranslations('projects.expected');
  const text = isOver(permit.statusBucket)
    ? t('whenOver')
    : permit.issuedDate !== null
      ? t('whenIssued')
      : expected === null
        ? few('noDay')
        : expected.kind === 'too_few'
          ? few('tooFew', { count: expected.count })
          : t('driver', { count: figure(expected.count) });
  return (
    <div>
      <h2 className="text-sm font-semibold">{t('when')}</h2>
      {expected?.kind === 'range' ? <RangeBar expected={expected} today={today} /> : null}
      <p className="text-[13px] text-muted">{text}</p>
    </div>
  );
}
