/** The columns of the permits page, in the order they are offered. A leaf: the browser loads it. */
export const COLUMNS = [
  'address',
  'city',
  'work',
  'number',
  'status',
  'waits',
  'past',
  'next',
  'assigned',
  'tags',
  'type',
  'value',
  'applied',
  'issued',
  'expires',
  'changed',
] as const;
export type Column = (typeof COLUMNS)[number];

export interface ColumnChoice {
  name: Column;
  /** Pixels, where somebody drew it wider or narrower. */
  width: number;
  /** Stays in sight while the others move sideways. */
  pinned: boolean;
}

export const COLUMN_WIDTHS: Readonly<Record<Column, number>> = {
  address: 232,
  city: 120,
  work: 176,
  number: 148,
  status: 148,
  waits: 188,
  past: 132,
  next: 132,
  assigned: 112,
  tags: 140,
  type: 140,
  value: 104,
  applied: 96,
  issued: 96,
  expires: 96,
  changed: 104,
};
export const NARROWEST = 64;
export const WIDEST = 640;

const USUAL: readonly Column[] = [
  'address',
  'city',
  'work',
  'number',
  'status',
  'waits',
  'past',
  'next',
  'assigned',
];
/** What stays beside an open permit. */
export const BESIDE_PEEK: readonly Column[] = ['address', 'status', 'waits', 'past'];

/** Columns a list can be sorted by. */
export const SORTS = [
  'past',
  'address',
  'city',
  'number',
  'status',
  'value',
  'applied',
  'issued',
  'expires',
  'changed',
] as const satisfies readonly Column[];
export type Sort = (typeof SORTS)[number];
export interface Sorting {
  by: Sort;
  descending: boolean;
}
export const USUAL_SORTING: Sorting = { by: 'past', descending: true };

export function usualColumns(): ColumnChoice[] {
  return USUAL.map((name) => ({ name, width: COLUMN_WIDTHS[name], pinned: name === 'address' }));
}

/** `address!,status~160`: an exclamation mark pins, a tilde has the width. A name that is gone is told of. */
export function readColumns(text: string): { columns: ColumnChoice[]; gone: string[] } {
  const columns = new Map<Column, ColumnChoice>();
  const gone: string[] = [];
  for (const part of text.split(',').slice(0, 40)) {
    const [, said = '', width, pin] = /^([^~!]*)(?:~(\d{1,4}))?(!)?$/.exec(part.trim()) ?? [];
    const name = COLUMNS.find((one) => one === said);
    if (name)
      columns.set(name, {
        name,
        width: width ? Math.min(WIDEST, Math.max(NARROWEST, Number(width))) : COLUMN_WIDTHS[name],
        pinned: pin === '!',
      });
    else if (said !== '') gone.push(said.slice(0, 40));
  }
  if (columns.size === 0) return { columns: usualColumns(), gone };
  // The address names the row: without it there is nothing to read the rest by.
  if (!columns.has('address'))
    return {
      columns: [{ name: 'address', width: COLUMN_WIDTHS.address, pinned: true }, ...columns.values()],
      gone,
    };
  return { columns: [...columns.values()], gone };
}

export function writeColumns(columns: readonly ColumnChoice[]): string {
  const text = columns
    .map(
      ({ name, width, pinned }) =>
        `${name}${width === COLUMN_WIDTHS[name] ? '' : `~${width}`}${pinned ? '!' : ''}`,
    )
    .join(',');
  return text === writeUsual() ? '' : text;
}

function writeUsual(): string {
  return usualColumns()
    .map(({ name, pinned }) => `${name}${pinned ? '!' : ''}`)
    .join(',');
}

export function readSorting(text: string): Sorting | null {
  const by = SORTS.find((sort) => sort === text.replace(/^-/, ''));
  return by ? { by, descending: text.startsWith('-') } : null;
}

export function writeSorting({ by, descending }: Sorting): string {
  return by === USUAL_SORTING.by && descending === USUAL_SORTING.descending
    ? ''
    : `${descending ? '-' : ''}${by}`;
}
