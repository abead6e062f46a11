'use client';

import { ArrowDown, ArrowUp, BellOff } from 'lucide-react';
import { useTranslations } from 'next-intl';
import {
  type CSSProperties,
  type MouseEvent,
  memo,
  type PointerEvent,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { AppLink } from '@/components/layout/app-link';
import { classNames } from '@/components/ui/class-names';
import { useSteady } from '@/components/ui/use-steady';
import {
  BESIDE_PEEK,
  type Column,
  type ColumnChoice,
  NARROWEST,
  SORTS,
  type Sort,
  type Sorting,
  WIDEST,
} from '@/lib/company/desk/columns';
import type { Desk } from '@/lib/company/desk/desk';
import type { DeskPermit } from '@/lib/company/desk/rows';
import { AT_RIGHT, useCells, useStreet } from './use-cells';
import type { Selection } from './use-selection';

interface Props {
  permits: readonly DeskPermit[];
  desk: Desk;
  now: Date;
  timeZone: string;
  columns: readonly ColumnChoice[];
  sorting: Sorting;
  open: number | null;
  focused: number | null;
  selection: Selection;
  label: string;
  onSort: (sorting: Sorting) => void;
  onOpen: (id: number) => void;
  onFocus: (id: number) => void;
  onColumns: (columns: ColumnChoice[]) => void;
}

const CHECK_WIDTH = 52;

/** Permits in rows of 40 px: one line each, clickable as a whole; on a phone two lines. */
export function PermitGrid(props: Props) {
  const { permits, desk, now, timeZone, columns: chosen, open, focused, selection, label } = props;
  const t = useTranslations('desk');
  const isBeside = open !== null;
  const columns = useMemo(
    () => (isBeside ? chosen.filter(({ name }) => BESIDE_PEEK.includes(name)) : chosen),
    [isBeside, chosen],
  );
  const lefts = useMemo(() => leftsOf(columns), [columns]);
  const [drawn, setDrawn] = useState<ColumnWidth | null>(null);
  const widthOf = ({ name, width }: ColumnChoice) => (drawn?.name === name ? drawn.width : width);
  const openRow = useSteady(props.onOpen);
  const focusRow = useSteady(props.onFocus);
  const toggleRow = useSteady(selection.toggle);
  const width = CHECK_WIDTH + columns.reduce((sum, column) => sum + widthOf(column), 0);
  const shownIds = permits.map(({ id }) => id);
  const some = shownIds.some((id) => selection.has(id));
  const every = shownIds.length > 0 && shownIds.every((id) => selection.has(id));
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = some && !every;
  }, [some, every]);
  return (
    <table
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: rows that are moved through and chosen are a grid
      role="grid"
      aria-label={label}
      aria-multiselectable="true"
      className="w-full table-fixed border-separate border-spacing-0 text-sm tabular-nums max-desk:block desk:min-w-(--columns)"
      // On a phone the columns are two lines, which fit.
      style={{ '--columns': `${width}px` } as CSSProperties}
    >
      <colgroup className="max-desk:hidden">
        <col style={{ width: CHECK_WIDTH }} />
        {columns.map((column, index) => (
          <col
            key={column.name}
            style={index === columns.length - 1 ? undefined : { width: widthOf(column) }}
          />
        ))}
      </colgroup>
      <thead className="max-desk:hidden">
        <tr>
          <th scope="col" className={classNames(HEAD, 'left-0 z-[3] pl-6')}>
            <input
              ref={box}
              type="checkbox"
              aria-label={t('select.page')}
              checked={every}
              onChange={() => (every ? selection.clear() : selection.pick(shownIds))}
              className="block size-4 accent-link"
            />
          </th>
          {columns.map((column) => (
            <Head
              key={column.name}
              {...props}
              column={column}
              left={lefts.get(column.name)}
              onDraw={setDrawn}
            />
          ))}
        </tr>
      </thead>
      <tbody className="max-desk:block">
        {permits.map((permit) => (
          <Row
            key={permit.id}
            permit={permit}
            desk={desk}
            now={now}
            timeZone={timeZone}
            columns={columns}
            lefts={lefts}
            isBeside={isBeside}
            isOpen={open === permit.id}
            isFocused={focused === permit.id}
            isPicked={selection.has(permit.id)}
            onOpen={openRow}
            onFocus={focusRow}
            onToggle={toggleRow}
          />
        ))}
      </tbody>
    </table>
  );
}

/** How far from the left each pinned column stays. */
function leftsOf(columns: readonly ColumnChoice[]): ReadonlyMap<Column, number> {
  const lefts = new Map<Column, number>();
  let left = CHECK_WIDTH;
  for (const { name, width, pinned } of columns) {
    if (!pinned) continue;
    lefts.set(name, left);
    left += width;
  }
  return lefts;
}

const HEAD =
  'sticky top-0 z-[2] h-[34px] border-b border-line bg-card px-2.5 text-left align-middle text-[13px] font-medium text-muted whitespace-nowrap';

type ColumnWidth = Pick<ColumnChoice, 'name' | 'width'>;

interface HeadProps extends Props {
  column: ColumnChoice;
  left: number | undefined;
  /** While the column is being drawn wider or narrower. */
  onDraw: (width: ColumnWidth | null) => void;
}

function Head({ column, left, sorting, onSort, columns, onColumns, onDraw }: HeadProps) {
  const t = useTranslations('desk.columns');
  const { name } = column;
  const by = SORTS.find((sort): sort is Sort => sort === name);
  const isSorted = sorting.by === name;
  const Arrow = sorting.descending ? ArrowDown : ArrowUp;
  const atRight = AT_RIGHT.has(name);
  return (
    <th
      scope="col"
      aria-sort={isSorted ? (sorting.descending ? 'descending' : 'ascending') : undefined}
      style={left === undefined ? undefined : { left }}
      className={classNames(HEAD, 'group/head', left !== undefined && 'z-[3]', atRight && 'text-right')}
    >
      {by ? (
        <button
          type="button"
          onClick={() => onSort({ by, descending: isSorted ? !sorting.descending : FALLING.has(by) })}
          className={classNames(
            'inline-flex min-h-6 items-center gap-1 rounded-sm hover:text-ink',
            isSorted && 'font-semibold text-ink',
          )}
        >
          {isSorted ? <Arrow aria-hidden="true" className="size-3.5" /> : null}
          {t(name)}
        </button>
      ) : (
        t(name)
      )}
      <Resize
        column={column}
        onDraw={(width) => onDraw(width === null ? null : { name, width })}
        onWidth={(width) => onColumns(columns.map((one) => (one.name === name ? { ...one, width } : one)))}
      />
    </th>
  );
}

/** Sorted by these, the largest or newest lead. */
const FALLING: ReadonlySet<Sort> = new Set(['past', 'value', 'applied', 'issued', 'changed']);
const STEP = 16;

interface ResizeProps {
  column: ColumnChoice;
  onDraw: (width: number | null) => void;
  onWidth: (width: number) => void;
}

/** The line after a column's name: drawn by hand, or by the arrow keys. What is drawn is kept once it is let go. */
function Resize({ column, onDraw, onWidth }: ResizeProps) {
  const t = useTranslations('desk.columns');
  const from = useRef<{ x: number; width: number } | null>(null);
  const bounded = (width: number) => Math.round(Math.min(WIDEST, Math.max(NARROWEST, width)));
  const begin = (event: PointerEvent<HTMLElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    from.current = { x: event.clientX, width: column.width };
  };
  const drawnTo = ({ clientX }: PointerEvent<HTMLElement>) =>
    from.current && bounded(from.current.width + clientX - from.current.x);
  const end = (width: number | null) => {
    from.current = null;
    onDraw(null);
    if (width !== null && width !== column.width) onWidth(width);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a separator that moves is no rule
    <div
      role="separator"
      aria-orientation="vertical"
      aria-label={t('widthOf', { column: t(column.name) })}
      aria-valuenow={column.width}
      aria-valuemin={NARROWEST}
      aria-valuemax={WIDEST}
      tabIndex={0}
      onPointerDown={begin}
      onPointerMove={(event) => {
        const width = drawnTo(event);
        if (width !== null) onDraw(width);
      }}
      onPointerUp={(event) => end(drawnTo(event))}
      onPointerCancel={() => end(null)}
      onKeyDown={(event) => {
        const by = { ArrowLeft: -STEP, ArrowRight: STEP }[event.key];
        if (by === undefined) return;
        event.preventDefault();
        event.stopPropagation();
        onWidth(bounded(column.width + by));
      }}
      className="absolute top-0 right-0 h-full w-2 cursor-col-resize touch-none after:absolute after:inset-y-2 after:right-0 after:w-px after:bg-line-strong after:opacity-0 hover:after:opacity-100 focus-visible:outline-offset-[-2px] group-hover/head:after:opacity-100"
    />
  );
}

interface RowProps extends Pick<Props, 'desk' | 'now' | 'timeZone' | 'columns' | 'onOpen' | 'onFocus'> {
  permit: DeskPermit;
  lefts: ReadonlyMap<Column, number>;
  /** Beside what is open. */
  isBeside: boolean;
  isOpen: boolean;
  isFocused: boolean;
  isPicked: boolean;
  onToggle: Selection['toggle'];
}

/** Made anew only where something of it changed: a list of some hundred would keep a slow machine busy. */
const Row = memo(function Row({
  permit,
  columns,
  lefts,
  desk,
  now,
  timeZone,
  isBeside,
  isOpen,
  isFocused,
  isPicked,
  onOpen,
  onFocus,
  onToggle,
}: RowProps) {
  const t = useTranslations('desk');
  const street = useStreet();
  const cells = useCells(desk, now, timeZone);
  const press = (event: MouseEvent<HTMLElement>) => {
    if (event.target instanceof Element && event.target.closest('a, input, button, label')) return;
    // Words that are being marked are no click.
    if (window.getSelection()?.isCollapsed === false) return;
    if (event.shiftKey) onToggle(permit.id, true);
    else onOpen(permit.id);
  };
  const ground = isOpen ? 'bg-picked' : isPicked ? 'bg-selected' : 'bg-card group-hover/row:bg-hover';
  const name = street(permit);
  return (
    <tr
      data-permit={permit.id}
      tabIndex={isFocused ? 0 : -1}
      aria-selected={isPicked}
      onClick={press}
      onFocus={() => onFocus(permit.id)}
      className={classNames(
        'group/row cursor-pointer outline-none focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-link',
        'max-desk:grid max-desk:grid-cols-[minmax(0,1fr)_auto] max-desk:gap-x-3 max-desk:border-b max-desk:border-line max-desk:bg-card max-desk:px-4 max-desk:py-2.5',
      )}
    >
      <td
        className={classNames(
          'sticky left-0 z-[1] h-10 border-b border-line pl-6 align-middle max-desk:hidden',
          ground,
          isOpen && 'shadow-[inset_3px_0_0_var(--link)]',
        )}
      >
        <input
          type="checkbox"
          tabIndex={-1}
          aria-label={t('select.one', { permit: name })}
          checked={isPicked}
          onClick={(event) => {
            if (!event.shiftKey) return;
            event.preventDefault();
            onToggle(permit.id, true);
          }}
          onChange={() => onToggle(permit.id)}
          className="block size-4 accent-link"
        />
      </td>
      {columns.map(({ name: column }) => {
        const left = lefts.get(column);
        return (
          <td
            key={column}
            style={left === undefined ? undefined : { left }}
            className={classNames(
              'h-10 truncate border-b border-line px-2.5 align-middle',
              'max-desk:h-auto max-desk:border-0 max-desk:p-0',
              left !== undefined && 'sticky z-[1] max-desk:static',
              AT_RIGHT.has(column) && 'text-right',
              ground,
              PHONE[column] ?? 'max-desk:hidden',
            )}
          >
            {column === 'address' ? (
              <span className="flex min-w-0 items-baseline gap-2">
                <AppLink
                  to="/dashboard/permits/[id]"
                  params={{ id: String(permit.id) }}
                  tabIndex={-1}
                  title={permit.address ?? undefined}
                  className="truncate font-semibold text-ink hover:text-link hover:underline max-desk:text-base"
                >
                  {name}
                  <span className="sr-only">, {permit.permitNumber}</span>
                </AppLink>
                {permit.isMuted ? (
                  <BellOff aria-label={t('muted')} className="size-3.5 shrink-0 self-center text-muted" />
                ) : null}
                {permit.missingSince ? (
                  <span className="shrink-0 text-xs text-muted">{t('vanished')}</span>
                ) : null}
                {isBeside ? <span className="truncate text-muted">{cells.city(permit)}</span> : null}
              </span>
            ) : (
              cells[column](permit)
            )}
          </td>
        );
      })}
    </tr>
  );
});

/** On a phone a row is two lines: address and status, on whom it waits and for how long. */
const PHONE: Partial<Record<Column, string>> = {
  address: 'max-desk:order-1',
  status: 'max-desk:order-2 max-desk:justify-self-end',
  waits: 'max-desk:order-3',
  past: 'max-desk:order-4 max-desk:justify-self-end',
};
