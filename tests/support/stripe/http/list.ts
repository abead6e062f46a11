import { invalid } from './errors';
import type { Params } from './form';
import { int, text } from './read';

const MOST = 100;
const USUAL = 10;

/** One page of what is already in order. */
export function page<T extends { id: string }>(
  all: T[],
  params: Params,
  url: string,
): { object: 'list'; data: T[]; has_more: boolean; url: string } {
  const limit = int(params, 'limit') ?? USUAL;
  if (limit < 1 || limit > MOST) throw invalid(`Invalid limit: ${limit}`, { param: 'limit' });
  const findCursorIndex = (name: string): number | undefined => {
    const id = text(params, name);
    if (id === undefined) return undefined;
    const index = all.findIndex((entry) => entry.id === id);
    if (index === -1) throw invalid(`No such object: '${id}'`, { param: name, code: 'resource_missing' });
    return index;
  };
  const after = findCursorIndex('starting_after');
  const before = findCursorIndex('ending_before');
  if (before !== undefined) {
    const from = Math.max(0, before - limit);
    return { object: 'list', data: all.slice(from, before), has_more: from > 0, url };
  }
  const from = after === undefined ? 0 : after + 1;
  return { object: 'list', data: all.slice(from, from + limit), has_more: all.length > from + limit, url };
}
