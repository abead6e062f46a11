import { useFormatter, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { Column } from '@/lib/company/desk/columns';
import type { Desk } from '@/lib/company/desk/desk';
import type { DeskPermit } from '@/lib/company/desk/rows';
import { localDay, shortDay } from '@/lib/platform/i18n/format';
import { plainPlace, stripCity } from '@/lib/tracking/cities/place-words';
import { stillExpires } from '@/lib/tracking/permits/is-over';
import { sentenceCase, streetCase } from '@/lib/tracking/permits/plain-case';
import { Pace } from './pace';
import { Person } from './person';
import { Status } from './status';
import { Waits } from './waits';

export const NONE = <span className="text-muted">–</span>;

/** Figures stand at the right, under one another. */
export const AT_RIGHT: ReadonlySet<Column> = new Set(['past', 'value']);

export function useStreet(): (
  permit: Pick<DeskPermit, 'address' | 'city' | 'state' | 'permitNumber'>,
) => string {
  return ({ address, city, state, permitNumber }) =>
    address === null ? permitNumber : streetCase(stripCity(address, city, state));
}

/** What each column shows of a permit, but the address. */
export function useCells(desk: Desk, now: Date, timeZone: string) {
  const t = useTranslations('desk');
  const format = useFormatter();
  const day = (date: string | null) => (date === null ? NONE : shortDay(format, date, now));
  const dollars = (cents: number | null) =>
    cents === null
      ? NONE
      : format.number(cents / 100, { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });
  const cells: Record<Exclude<Column, 'address'>, (permit: DeskPermit) => ReactNode> = {
    city: ({ city, state }) => plainPlace(city, state),
    work: ({ description, permitType }) => (
      <span className="text-muted">{sentenceCase(description ?? permitType ?? '') || '–'}</span>
    ),
    number: ({ permitNumber }) => <span className="font-mono text-xs text-muted">{permitNumber}</span>,
    status: ({ statusBucket, statusWord }) => <Status bucket={statusBucket} word={statusWord} />,
    waits: (permit) => <Waits permit={permit} className="max-w-full" />,
    past: (permit) => <Pace permit={permit} end />,
    next: (permit) => {
      const expires = stillExpires(permit);
      if (permit.visitOn) return t('next.visit', { date: shortDay(format, permit.visitOn, now) });
      if (permit.due && permit.waitsOn === 'desk')
        return t('next.due', { date: shortDay(format, permit.due, now) });
      return expires ? t('next.lapses', { date: shortDay(format, expires, now) }) : NONE;
    },
    assigned: ({ assigned }) => {
      const people = assigned.flatMap((id) => desk.people.find((person) => person.id === id) ?? []);
      if (people.length === 0) return NONE;
      return (
        <span className="inline-flex items-center gap-1">
          {people.slice(0, 3).map((person) => (
            <Person key={person.id} person={person} />
          ))}
          {people.length > 3 ? <span className="text-muted">+{people.length - 3}</span> : null}
        </span>
      );
    },
    tags: ({ tags }) => {
      const names = tags.flatMap((id) => desk.tags.find((tag) => tag.id === id)?.name ?? []);
      return names.length === 0 ? NONE : names.join(', ');
    },
    type: ({ permitType }) => (permitType ? sentenceCase(permitType) : NONE),
    value: ({ valuationCents }) => dollars(valuationCents),
    applied: ({ appliedDate }) => day(appliedDate),
    issued: ({ issuedDate }) => day(issuedDate),
    expires: (permit) => day(stillExpires(permit)),
    changed: ({ changedAt }) => localDay(format, new Date(changedAt), { now, timeZone }),
  };
  return cells;
}
