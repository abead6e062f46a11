'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { type DragEvent, useState } from 'react';
import { AppLink } from '@/components/layout/app-link';
import { classNames } from '@/components/ui/class-names';
import { type DeskAddress, GROUPS, type Group } from '@/lib/company/desk/address';
import type { BoardColumn } from '@/lib/company/desk/board';
import type { Desk } from '@/lib/company/desk/desk';
import type { Term } from '@/lib/company/desk/language/parse';
import type { DeskPermit } from '@/lib/company/desk/rows';
import type { BulkAction } from '@/lib/company/desk/types';
import { figure } from '@/lib/platform/i18n/format';
import { plainPlace } from '@/lib/tracking/cities/place-words';
import { sentenceCase } from '@/lib/tracking/permits/plain-case';
import { STATUS_BUCKETS, type StatusBucket } from '@/lib/tracking/permits/types';
import type { DeskData } from './data';
import { Pace } from './pace';
import { Person } from './person';
import { Status } from './status';
import { useStreet } from './use-cells';
import type { Go } from './use-desk';
import type { Selection } from './use-selection';
import { Waits } from './waits';

interface Props {
  columns: readonly BoardColumn[];
  data: DeskData;
  address: DeskAddress;
  open: number | null;
  focused: number | null;
  selection: Selection;
  go: Go;
  onOpen: (id: number) => void;
  onFocus: (id: number) => void;
  onMove: (permitId: number, actions: BulkAction[]) => void;
}

/** The set in columns. A status is the city's: its cards stay; between people and tags they are moved. */
export function Board({ columns, data, address, go, onMove, ...cards }: Props) {
  const t = useTranslations('desk.board');
  const { group } = address;
  const { desk, may } = data;
  const movable = group === 'person' ? may.assign : group === 'tag' && may.change;
  const [over, setOver] = useState<string | null>(null);
  const listed = orderColumns(columns, group, desk);
  const drop = (to: string) => (event: DragEvent) => {
    event.preventDefault();
    setOver(null);
    const [permitId, from] = event.dataTransfer.getData('text/plain').split(' ');
    if (permitId && from !== to) onMove(Number(permitId), moveActions(group, desk, from ?? '', to));
  };
  return (
    <div className="flex min-w-0 flex-1 flex-col">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2.5 text-sm desk:px-6">
        <label className="flex items-center gap-2">
          <span className="text-muted">{t('group')}</span>
          <select
            value={group}
            onChange={(event) => go({ group: GROUPS.find((one) => one === event.target.value) ?? 'status' })}
            className="h-8 rounded-md border border-control bg-card px-2 font-semibold max-desk:h-11"
          >
            {GROUPS.map((one) => (
              <option key={one} value={one}>
                {t(`by.${one}`)}
              </option>
            ))}
          </select>
        </label>
        <p className="text-muted max-desk:hidden">
          {t(movable ? 'movable' : group === 'status' ? 'status' : 'still')}
        </p>
      </div>
      <div className="relative flex min-w-0 flex-1 gap-3 overflow-x-auto px-4 pb-24 desk:px-6">
        {listed.map((column) => (
          <section
            key={column.key}
            aria-label={columnName(column.key, group, desk) ?? t('none')}
            onDragOver={
              movable
                ? (event) => {
                    event.preventDefault();
                    setOver(column.key);
                  }
                : undefined
            }
            onDragLeave={() => setOver(null)}
            onDrop={movable ? drop(column.key) : undefined}
            className={classNames('w-[222px] shrink-0 rounded-md', over === column.key && 'bg-selected')}
          >
            <ColumnHead column={column} group={group} desk={desk} />
            <ul className="flex flex-col gap-2">
              {column.cards.map((permit) => (
                <Card
                  key={permit.id}
                  {...cards}
                  permit={permit}
                  desk={desk}
                  from={movable ? column.key : null}
                  moves={
                    movable
                      ? listed
                          .filter(({ key }) => key !== column.key)
                          .map(({ key }) => ({
                            name: columnName(key, group, desk) ?? t('none'),
                            run: () => onMove(permit.id, moveActions(group, desk, column.key, key)),
                          }))
                      : []
                  }
                />
              ))}
            </ul>
            {column.permits > column.cards.length ? (
              <button
                type="button"
                onClick={() =>
                  go({
                    shape: 'table',
                    filter: {
                      ...address.filter,
                      terms: [...address.filter.terms, termOf(group, column.key, desk)],
                    },
                  })
                }
                className="mt-1.5 min-h-8 px-1 text-sm font-medium text-link hover:underline"
              >
                {t('more', { count: column.permits - column.cards.length })}
              </button>
            ) : null}
          </section>
        ))}
      </div>
    </div>
  );
}

function ColumnHead({ column, group, desk }: { column: BoardColumn; group: Group; desk: Desk }) {
  const t = useTranslations('desk.board');
  const format = useFormatter();
  const [first] = column.cards;
  const bucket = STATUS_BUCKETS.find((one) => one === column.key);
  const name =
    group === 'city' && first
      ? plainPlace(first.city, first.state)
      : (columnName(column.key, group, desk) ?? t('none'));
  return (
    <div className="mb-2 flex items-center gap-2 border-t-2 border-ink px-0.5 pt-1.5 text-sm">
      <h3 className="min-w-0 truncate font-sans text-sm font-semibold">
        {bucket ? <Status bucket={bucket} /> : name}
      </h3>
      <span className="text-muted tabular-nums">{figure(column.permits)}</span>
      <span className="ml-auto text-muted tabular-nums">
        {column.cents > 0
          ? format.number(column.cents / 100, {
              style: 'currency',
              currency: 'USD',
              notation: 'compact',
              maximumFractionDigits: 1,
            })
          : ''}
      </span>
    </div>
  );
}

interface CardProps extends Pick<Props, 'open' | 'focused' | 'selection' | 'onOpen' | 'onFocus'> {
  permit: DeskPermit;
  desk: Desk;
  /** The column it can be taken out of; null where it stays. */
  from: string | null;
  moves: readonly { name: string; run: () => void }[];
}

function Card({ permit, desk, from, moves, open, focused, selection, onOpen, onFocus }: CardProps) {
  const t = useTranslations('desk.board');
  const street = useStreet();
  const people = permit.assigned.flatMap((id) => desk.people.find((person) => person.id === id) ?? []);
  const picked = selection.has(permit.id);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys act on the card in focus (`use-desk-keys.ts`)
    <li
      data-permit={permit.id}
      tabIndex={focused === permit.id ? 0 : -1}
      draggable={from !== null}
      onDragStart={(event) => event.dataTransfer.setData('text/plain', `${permit.id} ${from ?? ''}`)}
      onFocus={() => onFocus(permit.id)}
      onClick={(event) => {
        if (event.target instanceof Element && event.target.closest('a, select')) return;
        if (event.shiftKey || event.metaKey || event.ctrlKey) selection.toggle(permit.id, event.shiftKey);
        else onOpen(permit.id);
      }}
      className={classNames(
        'flex cursor-pointer flex-col gap-1 rounded-md border px-3 py-2.5 text-sm outline-none hover:border-control focus-visible:outline-2 focus-visible:outline-link',
        open === permit.id || picked ? 'border-link bg-selected' : 'border-line bg-card',
      )}
    >
      <AppLink
        to="/dashboard/permits/[id]"
        params={{ id: String(permit.id) }}
        tabIndex={-1}
        className="truncate font-semibold hover:text-link hover:underline"
      >
        {street(permit)}
      </AppLink>
      <span className="truncate text-[13px] text-muted">
        {[sentenceCase(permit.description ?? permit.permitType ?? ''), plainPlace(permit.city, permit.state)]
          .filter(Boolean)
          .join(' · ')}
      </span>
      {permit.waitsOn === null ? null : <Waits permit={permit} />}
      <span className="flex items-center justify-between gap-2 empty:hidden">
        {permit.since === null ? null : <Pace permit={permit} />}
        {people.length === 0 ? null : (
          <span className="ml-auto flex gap-1">
            {people.slice(0, 2).map((person) => (
              <Person key={person.id} person={person} />
            ))}
          </span>
        )}
      </span>
      {moves.length > 0 ? (
        <select
          aria-label={t('moveTo', { permit: street(permit) })}
          value=""
          onChange={(event) => moves[Number(event.target.value)]?.run()}
          className="mt-1 h-7 rounded-sm border border-line bg-card px-1 text-[13px] text-muted max-desk:h-11"
        >
          <option value="">{t('move')}</option>
          {moves.map(({ name }, index) => (
            <option key={name} value={index}>
              {name}
            </option>
          ))}
        </select>
      ) : null}
    </li>
  );
}

function columnName(key: string, group: Group, desk: Desk): string | null {
  if (group === 'person') return desk.people.find(({ id }) => id === key)?.name ?? null;
  if (group === 'tag') return desk.tags.find(({ id }) => id === key)?.name ?? null;
  return key;
}

const STATUS_ORDER: readonly StatusBucket[] = [
  'action_required',
  'pending',
  'ready_to_issue',
  'issued',
  'on_hold',
  'expired',
  'stopped',
  'finaled',
  'unknown',
];

/** People and tags without a permit have an empty column, into which one can be moved. */
function orderColumns(columns: readonly BoardColumn[], group: Group, desk: Desk): BoardColumn[] {
  const empty = (key: string): BoardColumn => ({ key, permits: 0, cents: 0, cards: [] });
  const named = (keys: readonly string[]) =>
    keys.map((key) => columns.find((column) => column.key === key) ?? empty(key));
  if (group === 'status') return named(STATUS_ORDER).filter(({ permits }) => permits > 0);
  if (group === 'person') return named(['', ...desk.people.map(({ id }) => id)]);
  if (group === 'tag') return named(['', ...desk.tags.map(({ id }) => id)]);
  return [...columns].sort((a, b) => b.permits - a.permits);
}

function termOf(group: Group, key: string, desk: Desk): Term {
  if (group === 'person')
    return {
      key: 'assigned',
      not: false,
      values: [desk.people.find(({ id }) => id === key)?.slug ?? 'none'],
    };
  if (group === 'tag')
    return { key: 'tag', not: false, values: [desk.tags.find(({ id }) => id === key)?.slug ?? 'none'] };
  return { key: group === 'city' ? 'city' : 'status', not: false, values: [key] };
}

/** Out of one column and into another. */
function moveActions(group: Group, desk: Desk, from: string, to: string): BulkAction[] {
  if (group === 'tag')
    return [
      ...(to === '' ? [] : [{ verb: 'tag' as const, tagId: to }]),
      ...(from === '' ? [] : [{ verb: 'untag' as const, tagId: from }]),
    ];
  const person = (id: string) =>
    desk.people.find((one) => one.id === id)?.kind === 'subcontractor'
      ? { subcontractorId: id }
      : { userId: id };
  return [
    ...(to === '' ? [] : [{ verb: 'assign' as const, person: person(to) }]),
    ...(from === '' ? [] : [{ verb: 'unassign' as const, person: person(from) }]),
  ];
}
