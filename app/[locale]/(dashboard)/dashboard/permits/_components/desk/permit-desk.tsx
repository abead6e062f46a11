'use client';

import { Calendar, KanbanSquare, type LucideIcon, Map as MapIcon, Table2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { useRun } from '@/components/permits/use-run';
import { Button } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { whenIdle } from '@/components/ui/when-idle';
import { type DeskAddress, SHAPES, type Shape, stateText } from '@/lib/company/desk/address';
import type { DeskPermit } from '@/lib/company/desk/rows';
import type { BulkAction } from '@/lib/company/desk/types';
import { weekOf } from '@/lib/company/desk/week';
import { csvAddress } from '../csv-address';
import type { DeskActions, DeskData } from './data';
import { FilterBar } from './filter-bar';
import { PermitGrid } from './grid';
import {
  Board,
  BulkBar,
  BulkProgress,
  ColumnMenu,
  DeskCalendar,
  DeskMap,
  fetchPressed,
  fetchShape,
  MapList,
  Peek,
  PeekActions,
} from './parts';
import { GoneNotice, NoMatch } from './states';
import { useBulk } from './use-bulk';
import { useDesk } from './use-desk';
import { useDeskKeys } from './use-desk-keys';
import { useRows } from './use-rows';
import { useSelection } from './use-selection';
import { ViewTabs } from './view-tabs';

const SHAPE_ICONS: Record<Shape, LucideIcon> = {
  table: Table2,
  board: KanbanSquare,
  map: MapIcon,
  calendar: Calendar,
};

interface Props {
  data: DeskData;
  actions: DeskActions;
  /** Said of cities, above the list. */
  notices: ReactNode;
}

/** The company's permits as one set in four shapes, with what is open beside it and what is chosen below. */
export function PermitDesk({ data, actions, notices }: Props) {
  const t = useTranslations('desk');
  const { address, pending, go, arrange } = useDesk(data);
  const rows = useRows(data.address, data.rows);
  const cards = data.board?.flatMap((column) => column.cards) ?? [];
  const permits: readonly DeskPermit[] = data.board ? cards : rows.items;
  const selection = useSelection(
    rows.key,
    permits.map(({ id }) => id),
  );
  const [focused, setFocused] = useState<number | null>(null);
  const [lit, setLit] = useState<number | null>(null);
  const bulk = useBulk(data, data.address, actions);
  const { run } = useRun();
  useEffect(() => whenIdle(fetchPressed), []);
  const now = useMemo(() => new Date(data.now), [data.now]);
  const open = permits.find(({ id }) => id === address.open) ?? null;
  const place = permits.findIndex(({ id }) => id === address.open) + 1;
  const first = permits.some(({ id }) => id === focused) ? focused : (permits[0]?.id ?? null);
  const openPermit = (permitId: number | null) => {
    if (permitId !== null) setFocused(permitId);
    arrange({ open: permitId });
  };
  useDeskKeys({
    permits,
    focused: first,
    open: open?.id ?? null,
    selection,
    onFocus: setFocused,
    onOpen: openPermit,
    onEnd: rows.readOn,
    undo: bulk.undoLast,
  });
  const onePermit = (permitId: number) => ({ all: false, ids: new Set([permitId]), clear: () => {} });
  const actOnOne = (permitId: number, all: readonly BulkAction[]) => {
    for (const action of all) bulk.act(action, onePermit(permitId));
  };
  const view = data.desk.views.find(({ id }) => id === address.view);
  const update =
    view && (data.may.change || !view.isShared)
      ? () =>
          run(() =>
            actions.changeView({
              viewId: view.id,
              address: stateText(withoutGone(data)),
              version: view.version,
            }),
          )
      : null;
  const shared = {
    open: open?.id ?? null,
    focused: first,
    selection,
    onOpen: openPermit,
    onFocus: setFocused,
  };
  const isEmpty = data.shown.permits === 0;
  const picked = selection.all || selection.ids.size > 0;
  return (
    <div
      className={classNames(
        'flex min-h-0 flex-1 flex-col',
        pending && 'opacity-60 transition-opacity delay-200',
      )}
    >
      <ViewTabs data={data} address={address} actions={actions} go={go} />
      <div className="flex min-h-13 flex-wrap items-center gap-2 border-b border-line bg-card py-2 pr-4 pl-4 desk:pl-6">
        <FilterBar address={address} desk={data.desk} pending={pending} go={go} />
        <ShapeSwitch shape={address.shape} go={go} />
        {address.shape === 'table' ? (
          <div className="max-desk:hidden">
            <ColumnMenu columns={address.columns} onChange={(columns) => arrange({ columns })} />
          </div>
        ) : null}
      </div>
      {notices}
      <GoneNotice data={data} address={data.address} go={go} onUpdate={update} />
      {bulk.open.map((one) => (
        <BulkProgress key={one.id} bulk={one} onStop={data.may.change ? () => bulk.stop(one.id) : null} />
      ))}
      <div className="flex min-h-0 min-w-0 flex-1">
        <div className="flex min-w-0 flex-1 flex-col">
          {isEmpty ? (
            <NoMatch data={data} address={data.address} go={go} />
          ) : data.board ? (
            <Board columns={data.board} data={data} address={address} go={go} onMove={actOnOne} {...shared} />
          ) : data.dates ? (
            <DeskCalendar
              dates={data.dates}
              from={address.from || weekOf(data.today)}
              today={data.today}
              go={go}
              onOpen={openPermit}
            />
          ) : data.address.shape === 'map' ? (
            <div className="flex min-h-0 max-desk:flex-1 max-desk:flex-col-reverse desk:h-[calc(100dvh-209px)]">
              <MapList
                permits={permits}
                lit={lit}
                heading={t('map.here', { count: rows.items.length, more: rows.next === null ? 0 : 1 })}
                unplaced={data.map?.unplaced ?? data.shown.permits}
                onLight={setLit}
                {...shared}
              />
              {data.map ? (
                <DeskMap map={data.map} lit={lit} onLight={setLit} onOpen={openPermit} go={go} note={null} />
              ) : (
                <p className="flex-1 p-6 text-muted">{t('map.none', { count: data.shown.permits })}</p>
              )}
            </div>
          ) : (
            // What only screen readers see is placed within it: else it would widen the page.
            <div className="relative min-w-0 overflow-x-auto">
              <PermitGrid
                permits={permits}
                desk={data.desk}
                now={now}
                timeZone={data.timeZone}
                columns={address.columns}
                sorting={address.sorting}
                label={t('label', { count: data.shown.permits })}
                onSort={(sorting) => go({ sorting })}
                onColumns={(columns) => arrange({ columns })}
                {...shared}
              />
            </div>
          )}
          {rows.next !== null && !data.board && !data.dates && !isEmpty ? (
            <div className="flex items-center gap-3 px-4 py-3 desk:px-6">
              <Button variant="secondary" size="sm" pending={rows.state === 'reading'} onClick={rows.readOn}>
                {t(rows.state === 'failed' ? 'again' : 'more')}
              </Button>
              {rows.state === 'failed' ? (
                <span role="alert" className="text-sm text-stopped">
                  {t('failed')}
                </span>
              ) : null}
            </div>
          ) : null}
          {isEmpty ? null : (
            <footer className="mt-auto flex min-h-10 flex-wrap items-center justify-between gap-x-4 border-t border-line px-4 text-[13px] text-muted tabular-nums max-desk:pb-4 desk:px-6">
              <span>
                {t('foot', { count: data.shown.permits, dollars: Math.round(data.shown.cents / 100) })}
              </span>
              <span className="max-desk:hidden">{t('keys.foot')}</span>
            </footer>
          )}
        </div>
        {open ? (
          <Peek
            key={open.id}
            permit={open}
            desk={data.desk}
            now={now}
            timeZone={data.timeZone}
            place={t('peek.place', { at: place, of: data.shown.permits })}
            onClose={() => openPermit(null)}
            foot={
              <PeekActions
                permit={open}
                data={data}
                actions={actions}
                onAct={(action) => bulk.act(action, onePermit(open.id))}
              />
            }
          />
        ) : null}
      </div>
      {picked ? (
        <div className="pointer-events-none sticky bottom-12 z-30 flex justify-center px-4 max-desk:bottom-24">
          <BulkBar
            data={data}
            selection={selection}
            actions={actions}
            place={placeOf(
              permits.find(({ id, address }) => address !== null && (selection.all || selection.ids.has(id))),
            )}
            csv={csvAddress(data.address, selection.all ? [] : [...selection.ids])}
            onAct={(action) => bulk.act(action, selection)}
          />
        </div>
      ) : null}
    </div>
  );
}

function placeOf(permit: DeskPermit | undefined) {
  return permit?.address ? { permitId: permit.id, address: permit.address } : null;
}

function ShapeSwitch({ shape, go }: { shape: Shape; go: ReturnType<typeof useDesk>['go'] }) {
  const t = useTranslations('desk.shapes');
  return (
    <fieldset
      aria-label={t('label')}
      className="flex shrink-0 rounded-md border border-control bg-card p-0.5 max-desk:w-full"
    >
      {SHAPES.map((one) => {
        const Icon = SHAPE_ICONS[one];
        return (
          <button
            key={one}
            type="button"
            aria-pressed={one === shape}
            aria-label={t(one)}
            onPointerEnter={() => fetchShape(one)}
            onFocus={() => fetchShape(one)}
            onClick={() => go({ shape: one, open: null })}
            className={classNames(
              'inline-flex h-7.5 items-center justify-center gap-1.5 rounded-sm px-2.5 text-[13px] font-medium max-desk:flex-1 pointer-coarse:h-11',
              one === shape ? 'bg-sunken font-semibold text-ink' : 'text-muted hover:text-ink',
            )}
          >
            <Icon aria-hidden="true" className="size-3.5" />
            <span className="max-wide:hidden">{t(one)}</span>
          </button>
        );
      })}
    </fieldset>
  );
}

function withoutGone({ address, unknown }: DeskData): DeskAddress {
  const terms = address.filter.terms.flatMap((term) => {
    const missing = unknown.filter(({ key }) => key === term.key).map(({ value }) => value);
    if (missing.length === 0) return [term];
    const values = term.values.filter((value) => !missing.includes(value));
    return values.length === 0 ? [] : [{ ...term, values }];
  });
  return { ...address, filter: { ...address.filter, terms } };
}
