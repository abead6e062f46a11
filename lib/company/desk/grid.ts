import type { SQL } from 'drizzle-orm';
import type { Context, UserActor } from '@/lib/context';
import { type AddressQuery, type DeskAddress, readAddress, readState } from './address';
import { BUILT_IN_VIEWS, builtIn, FIRST_VIEW } from './built-in';
import { conditionsOf, type Names, type Unknown } from './conditions';
import { countOnlyFirst, countSets, type SetCount } from './counts';
import { type Desk, namesOf, readDesk } from './desk';
import { type Filter, writeFilter } from './language/parse';

/** A filter that finds some, where the one shown finds none. */
export interface Nearest {
  filter: string;
  permits: number;
}

export interface Grid {
  desk: Desk;
  names: Names;
  /** The address in full: a view's state stands in it. */
  address: DeskAddress;
  /** The state that the view has, to compare with what is shown. */
  saved: string;
  where: SQL;
  unknown: Unknown[];
  shown: SetCount;
  /** View → how many permits it has. */
  counts: Record<string, number>;
  nearest: Nearest[];
}

const STATE_KEYS = ['q', 'shape', 'sort', 'cols', 'group', 'bucket', 'city'] as const;

/**
 * What the permits page shows for an address. One that says nothing but its view, or not even that, is filled from the
 * view; as soon as it says more, it alone counts, so that a filter taken away stays away.
 */
export async function readGrid(
  ctx: Context<UserActor>,
  { query, timeZone }: { query: AddressQuery; timeZone: string },
): Promise<Grid> {
  const desk = await readDesk(ctx);
  const names = namesOf(ctx, desk, timeZone);
  const { address, saved } = fillAddress(desk, query);
  const { where, unknown } = conditionsOf(address.filter, names);
  const views = [
    ...BUILT_IN_VIEWS.map(({ id, address: state }) => ({ id, state: state as string })),
    ...desk.views.map(({ id, address: state }) => ({ id, state })),
  ];
  const sets = views.map(({ state }) => conditionsOf(readState(state).filter, names).where);
  const { shown, sets: sizes } = await countSets(ctx, { shown: where, sets });
  const nearest =
    shown.permits === 0 && desk.holdsPermits ? await findNearest(ctx, address.filter, names) : [];
  return {
    desk,
    names,
    address,
    saved,
    where,
    unknown,
    shown,
    counts: Object.fromEntries(views.map(({ id }, index) => [id, sizes[index] ?? 0])),
    nearest,
  };
}

function fillAddress(
  { views, edits, defaults }: Desk,
  query: AddressQuery,
): { address: DeskAddress; saved: string } {
  const asked = readAddress(query);
  const says = STATE_KEYS.some((key) => query[key] !== undefined);
  const known = (id: string | null) =>
    id === null ? null : (builtIn(id) ?? views.find((view) => view.id === id) ?? null);
  const view =
    known(asked.view) ?? (says ? null : (known(defaults.own) ?? known(defaults.all) ?? builtIn(FIRST_VIEW)));
  const saved = view?.address ?? '';
  if (says || !view) return { address: { ...asked, view: view?.id ?? '' }, saved };
  const state = readState(edits[view.id] ?? saved);
  const { box, from, open } = asked;
  return { address: { ...state, box, from, open, view: view.id }, saved };
}

/** Each part of the filter taken away once; those that find some, the fewest first. */
async function findNearest(ctx: Context<UserActor>, filter: Filter, names: Names): Promise<Nearest[]> {
  const without = [
    ...filter.terms.map((_, index) => ({ ...filter, terms: filter.terms.filter((__, at) => at !== index) })),
    ...(filter.text === '' ? [] : [{ ...filter, text: '' }]),
  ].slice(0, 10);
  const sizes = await countOnlyFirst(
    ctx,
    without.map((one) => conditionsOf(one, names).where),
  );
  return without
    .map((one, index) => ({ filter: writeFilter(one), permits: sizes[index] ?? 0 }))
    .filter(({ permits }) => permits > 0)
    .sort((a, b) => a.permits - b.permits)
    .slice(0, 3);
}
