import { FileText } from 'lucide-react';
import { useFormatter, useTranslations } from 'next-intl';
import { AppLink } from '@/components/layout/app-link';
import { useAppLocale } from '@/components/layout/use-app-locale';
import { buttonClass } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { Disclosure } from '@/components/ui/disclosure';
import { RISK_DAYS } from '@/lib/company/desk/scope';
import type { CloseOut } from '@/lib/company/today/types';
import { dollars, shortDay } from '@/lib/platform/i18n/format';
import type { CityFact } from '@/lib/tracking/cities/types';
import { streetOf } from './need-rows';

const SHOWN = 5;
const NEAR_DAYS = 45;

/** Issued and never finaled: how long each has left, what a lapse costs there, and the letter for more time. */
export function CloseOutRisk({ closeOuts, now }: { closeOuts: readonly CloseOut[]; now: Date }) {
  const t = useTranslations('today.closeOut');
  const dated = closeOuts.filter(({ daysLeft }) => daysLeft !== null);
  const undated = closeOuts.length - dated.length;
  const atRisk = dated.filter(({ daysLeft }) => (daysLeft ?? 0) <= RISK_DAYS).length;
  const [first] = dated;
  return (
    <section aria-labelledby="close-out">
      <div className="mb-1 flex items-baseline gap-2">
        <h2 id="close-out" className="text-sm">
          {t('title')}
        </h2>
        <span className="text-[13px] text-muted tabular-nums">{atRisk > 0 ? atRisk : ''}</span>
        <AppLink
          to="/dashboard/permits"
          query={{ bucket: 'issued' }}
          className="ml-auto text-[13px] text-link"
        >
          {t('all')}
        </AppLink>
      </div>
      <p className="mb-2 text-[13px] text-muted">{dated.length > 0 ? t('text') : t('none')}</p>
      <ul className="flex flex-col gap-2.5">
        {dated.slice(0, SHOWN).map((one) => (
          <Risk key={one.permit.id} closeOut={one} now={now} />
        ))}
      </ul>
      {undated > 0 ? <p className="mt-3 text-[13px] text-muted">{t('undated', { count: undated })}</p> : null}
      {first ? <Rule closeOut={first} /> : null}
      {first ? (
        <a
          href={`/api/v1/extension-letters/${first.permit.id}`}
          className={classNames(
            buttonClass({ variant: 'secondary', size: 'sm' }),
            'mt-3 min-h-8! py-1! max-w-full',
          )}
        >
          <FileText aria-hidden="true" className="size-3.5 shrink-0" />
          <span className="truncate">{t('letter', { place: streetOf(first.permit) })}</span>
        </a>
      ) : null}
    </section>
  );
}

function Risk({
  closeOut: { permit, daysLeft, gone, cost, lapsesOn, inspectedOn, by },
  now,
}: {
  closeOut: CloseOut;
  now: Date;
}) {
  const t = useTranslations('today.closeOut');
  const format = useFormatter();
  const left = daysLeft ?? 0;
  const isNear = left <= NEAR_DAYS;
  const why =
    by === 'record'
      ? t('byRecord', { date: lapsesOn ? shortDay(format, lapsesOn, now) : '' })
      : inspectedOn
        ? t('byInspection', { date: shortDay(format, inspectedOn, now) })
        : t('byIssue');
  return (
    <li className="text-sm">
      <div className="flex items-baseline justify-between gap-2">
        <AppLink
          to="/dashboard/permits/[id]"
          params={{ id: String(permit.id) }}
          className="min-w-0 truncate font-semibold hover:underline"
        >
          {streetOf(permit)}
        </AppLink>
        <span className="shrink-0 tabular-nums">
          <span className={classNames('font-semibold', isNear && 'text-action')}>
            {left < 0 ? t('over', { days: -left }) : t('left', { days: left })}
          </span>
          {cost ? <span className="text-muted"> · {dollars(cost.cents)}</span> : null}
        </span>
      </div>
      <div aria-hidden="true" className="mt-1 h-1 bg-line">
        <div
          className={classNames('h-full', isNear ? 'bg-action' : 'bg-control')}
          style={{ width: `${Math.round((gone ?? 0) * 100)}%` }}
        />
      </div>
      <p className="mt-0.5 text-xs text-muted">{why}</p>
    </li>
  );
}

/** What the city says, with where and when it was read; that it says nothing, where it does not. */
function Rule({ closeOut: { rule, by } }: { closeOut: CloseOut }) {
  const t = useTranslations('today.closeOut');
  const facts = [rule?.says, rule?.cost, rule?.extension].filter((fact) => fact != null);
  return (
    <Disclosure summary={t('source')} className="mt-2 text-[13px]">
      {by === 'record' ? <p>{t('recordText')}</p> : null}
      {facts.map((fact) => (
        <Fact key={fact.text.en} fact={fact} />
      ))}
      {rule?.counts === 'work' ? <p>{t('work')}</p> : null}
      {rule?.cost ? null : <p>{t('costUnknown')}</p>}
    </Disclosure>
  );
}

function Fact({ fact: { text, sources } }: { fact: CityFact }) {
  const t = useTranslations('today.closeOut');
  const locale = useAppLocale();
  return (
    <p>
      {text[locale]}{' '}
      {sources.map(({ url, title, readOn }) => (
        <a key={url} href={url} target="_blank" rel="noopener" className="text-link">
          {t('read', { title, date: readOn })}
        </a>
      ))}
    </p>
  );
}
