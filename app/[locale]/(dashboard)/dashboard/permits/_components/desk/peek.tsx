'use client';

import { ArrowUpRight, X } from 'lucide-react';
import { useFormatter, useTranslations } from 'next-intl';
import { type ReactNode, useEffect, useState } from 'react';
import { AppLink } from '@/components/layout/app-link';
import { Skeleton } from '@/components/ui/skeleton';
import type { Desk } from '@/lib/company/desk/desk';
import type { PeekMove } from '@/lib/company/desk/peek';
import type { DeskPermit } from '@/lib/company/desk/rows';
import { localDay, shortDay } from '@/lib/platform/i18n/format';
import { plainPlace } from '@/lib/tracking/cities/place-words';
import { sentenceCase } from '@/lib/tracking/permits/plain-case';
import { nobodyBecause } from '@/lib/tracking/permits/waiting';
import { daysOf } from './pace';
import { Person } from './person';
import { Status } from './status';
import { useStreet } from './use-cells';
import { UsualBar } from './usual-bar';
import { Waits } from './waits';

interface Props {
  permit: DeskPermit;
  desk: Desk;
  now: Date;
  timeZone: string;
  /** "6 of 38". */
  place: string;
  onClose: () => void;
  foot: ReactNode;
}

/** A permit beside the list it stands in. */
export function Peek({ permit, desk, now, timeZone, place, onClose, foot }: Props) {
  const t = useTranslations('desk.peek');
  const nobody = useTranslations('permits.waiting.nobody');
  const format = useFormatter();
  const street = useStreet();
  const days = daysOf(permit);
  const people = permit.assigned.flatMap((id) => desk.people.find((person) => person.id === id) ?? []);
  const tags = permit.tags.flatMap((id) => desk.tags.find((tag) => tag.id === id)?.name ?? []);
  const day = (date: string | null) => (date === null ? null : shortDay(format, date, now));
  const facts: [string, ReactNode][] = [
    [t('word'), permit.statusWord && sentenceCase(permit.statusWord)],
    [
      t('assigned'),
      people.length === 0
        ? null
        : people.map((person) => (
            <span key={person.id} className="mr-3 inline-flex items-center gap-1.5">
              <Person person={person} />
              <span aria-hidden="true">{person.name}</span>
            </span>
          )),
    ],
    [t('tags'), tags.length === 0 ? null : tags.join(', ')],
    [
      t('value'),
      permit.valuationCents === null
        ? null
        : format.number(permit.valuationCents / 100, {
            style: 'currency',
            currency: 'USD',
            maximumFractionDigits: 0,
          }),
    ],
    [t('applied'), day(permit.appliedDate)],
    [t('issued'), day(permit.issuedDate)],
    [t('expires'), day(permit.expiresDate)],
  ];
  return (
    <aside
      aria-label={street(permit)}
      className="flex min-h-0 flex-col border-t-[3px] border-t-accent bg-card desk:sticky desk:top-13 desk:h-[calc(100dvh-70px)] desk:w-[432px] desk:shrink-0 desk:border-l desk:border-l-line max-desk:fixed max-desk:inset-x-0 max-desk:bottom-0 max-desk:z-40 max-desk:max-h-[88dvh] max-desk:shadow-xl"
    >
      <header className="flex h-11 shrink-0 items-center gap-1 border-b border-line pr-2 pl-5 text-[13px] text-muted">
        <span className="tabular-nums">{place}</span>
        <span className="pl-2 max-desk:hidden">{t('keys')}</span>
        <AppLink
          to="/dashboard/permits/[id]"
          params={{ id: String(permit.id) }}
          aria-label={t('open')}
          title={t('open')}
          className="ml-auto grid size-8 place-items-center rounded-md hover:bg-hover hover:text-ink pointer-coarse:size-11"
        >
          <ArrowUpRight aria-hidden="true" className="size-4" />
        </AppLink>
        <button
          type="button"
          aria-label={t('close')}
          onClick={onClose}
          className="grid size-8 place-items-center rounded-md hover:bg-hover hover:text-ink pointer-coarse:size-11"
        >
          <X aria-hidden="true" className="size-4" />
        </button>
      </header>
      <div className="min-h-0 flex-1 overflow-y-auto px-5 py-4">
        <h2 className="text-xl">{street(permit)}</h2>
        <p className="text-sm text-muted">
          {[
            sentenceCase(permit.description ?? permit.permitType ?? ''),
            plainPlace(permit.city, permit.state),
          ]
            .filter(Boolean)
            .join(' · ')}
          {' · '}
          <span className="font-mono text-xs">{permit.permitNumber}</span>
        </p>
        <section className="mt-4 rounded-md border border-line px-3.5 py-3">
          <div className="flex items-center justify-between gap-3 text-sm">
            <Waits permit={permit} className="font-semibold" />
            <Status bucket={permit.statusBucket} />
          </div>
          {days === null ? null : (
            <p className="mt-1 flex flex-wrap items-baseline gap-x-2">
              <span className="font-heading text-[22px] leading-7 font-bold tabular-nums">
                {t('day', { days })}
              </span>
              <span className="text-sm text-muted">
                {permit.since === null ? '' : t('since', { date: shortDay(format, permit.since, now) })}
              </span>
            </p>
          )}
          {permit.usual && days !== null ? <UsualBar usual={permit.usual} days={days} /> : null}
          <p className="mt-2 border-t border-line pt-2 text-sm">
            {permit.waitsOn === null ? nobody(nobodyBecause(permit)) : t(`next.${permit.why ?? 'review'}`)}
          </p>
        </section>
        <dl className="mt-4 grid grid-cols-[6.5rem_1fr] gap-y-1.5 text-sm">
          {facts.map(([name, value]) =>
            value ? (
              <div key={name} className="contents">
                <dt className="text-muted">{name}</dt>
                <dd className="min-w-0 wrap-anywhere">{value}</dd>
              </div>
            ) : null,
          )}
        </dl>
        <Moves permitId={permit.id} now={now} timeZone={timeZone} />
      </div>
      <footer className="flex shrink-0 flex-wrap items-center gap-2 border-t border-line px-5 py-2.5">
        {foot}
      </footer>
    </aside>
  );
}

/** What moved last; read when the permit is opened. */
function Moves({ permitId, now, timeZone }: { permitId: number; now: Date; timeZone: string }) {
  const t = useTranslations('desk.peek');
  const timeline = useTranslations('permits.timeline');
  const status = useTranslations('common.status');
  const format = useFormatter();
  const [moves, setMoves] = useState<PeekMove[] | 'failed' | null>(null);
  useEffect(() => {
    const ended = new AbortController();
    setMoves(null);
    // Whoever goes quickly down the list asks for none of those passed.
    const timer = setTimeout(() => {
      fetch(`/api/v1/permit-desk/moves/${permitId}`, { signal: ended.signal })
        .then((response) =>
          response.ok ? response.json() : Promise.reject(new Error(String(response.status))),
        )
        .then((read: PeekMove[]) => setMoves(read))
        .catch(() => ended.signal.aborted || setMoves('failed'));
    }, 150);
    return () => {
      clearTimeout(timer);
      ended.abort();
    };
  }, [permitId]);
  const words = (move: PeekMove): string => {
    if (move.step !== null)
      return timeline(`step.${move.step.kind}`, {
        name: move.step.name ?? timeline('step.unnamed'),
        count: 1,
      });
    if (move.kind === 'dates_changed') return timeline('dates');
    if (move.kind === 'details_changed') return timeline('details');
    if (move.kind === 'vanished') return timeline('vanished');
    if (move.kind === 'discovered') return `${timeline('firstSeen')} ${status(move.toBucket)}`;
    return status(move.toBucket);
  };
  return (
    <section className="mt-5 border-t border-line pt-4">
      <h3 className="text-sm font-semibold">{t('moves')}</h3>
      {moves === null ? (
        <Skeleton className="mt-3 h-24 w-full" />
      ) : moves === 'failed' ? (
        <p className="mt-2 text-sm text-muted">{t('failed')}</p>
      ) : moves.length === 0 ? (
        <p className="mt-2 text-sm text-muted">{t('none')}</p>
      ) : (
        <ol className="mt-2 flex flex-col gap-1.5 text-sm">
          {moves.map((move) => (
            <li key={move.id} className="grid grid-cols-[4.5rem_1fr] gap-2">
              <span className="text-muted tabular-nums">
                {move.on
                  ? shortDay(format, move.on, now)
                  : localDay(format, new Date(move.seenAt), { now, timeZone })}
              </span>
              <span>
                <span className="font-medium">{words(move)}</span>
                {move.word ? <span className="block text-muted">{sentenceCase(move.word)}</span> : null}
              </span>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
