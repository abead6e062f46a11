import { useFormatter, useTranslations } from 'next-intl';
import { CityWord } from '@/components/permits/city-word';
import { CityName, Street } from '@/components/permits/place';
import { StatusBadge } from '@/components/ui/status-badge';
import type { Lead } from '@/lib/company/prospects/view';
import { type Clock, dollars, shortDay } from '@/lib/platform/i18n/format';
import { ContractorWord } from './contractor-word';
import { type LeadActions, LeadControls } from './lead-controls';

interface Props {
  leads: Lead[];
  clock: Clock;
  /** Null for readers. */
  actions: LeadActions | null;
}

/** One line a lead on a desk, a card on a phone; the same markup, laid out by its width. */
export function LeadList({ leads, clock, actions }: Props) {
  const t = useTranslations('prospects');
  return (
    <ul aria-label={t('region')} className="divide-y divide-line rounded-md border border-line bg-card">
      {leads.map((lead) => (
        <li
          key={lead.permitId}
          className="grid gap-x-4 gap-y-2 px-4 py-3 md:grid-cols-[minmax(0,1fr)_7rem_10rem_14rem] md:items-start"
        >
          <Work lead={lead} />
          <Worth lead={lead} clock={clock} />
          <div className="min-w-0 text-sm">
            <ContractorWord lead={lead} />
          </div>
          <LeadControls
            lead={{
              permitId: lead.permitId,
              address: lead.address ?? lead.permitNumber,
              stage: lead.stage,
              note: lead.note,
              version: lead.version,
              watched: lead.watched,
            }}
            actions={actions}
          />
        </li>
      ))}
    </ul>
  );
}

function Work({ lead }: { lead: Lead }) {
  const t = useTranslations('prospects');
  const { permitNumber, permitType, description, link, statusBucket, statusWord } = lead;
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className="font-semibold wrap-anywhere">
          <Street {...lead} />
        </span>
        <span className="text-sm text-muted">
          <CityName {...lead} />
        </span>
      </p>
      {description || permitType ? (
        <p className="line-clamp-2 text-sm" title={description ?? undefined}>
          <CityWord>{description ?? permitType ?? ''}</CityWord>
        </p>
      ) : null}
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
        <StatusBadge bucket={statusBucket} word={statusWord} />
        <span className="font-mono">{permitNumber}</span>
        {link && /^https?:/.test(link) ? (
          <a href={link} rel="noreferrer nofollow" target="_blank" className="underline hover:text-link">
            {t('record')}
          </a>
        ) : null}
      </p>
    </div>
  );
}

function Worth({ lead, clock }: { lead: Lead; clock: Clock }) {
  const t = useTranslations('prospects.columns');
  const format = useFormatter();
  return (
    <dl className="flex gap-4 text-sm md:flex-col md:gap-1 md:text-right">
      {lead.valuationCents === null ? null : (
        <div>
          <dt className="sr-only">{t('value')}</dt>
          <dd className="font-semibold tabular-nums">{dollars(lead.valuationCents)}</dd>
        </div>
      )}
      <div>
        <dt className="sr-only">{t('listed')}</dt>
        <dd className="text-muted">{shortDay(format, lead.listedOn, clock.now)}</dd>
      </div>
    </dl>
  );
}
