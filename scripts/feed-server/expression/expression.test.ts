import { describe, expect, it } from 'vitest';
import { compilePredicate, lowerBound, resolveAmong } from './evaluate';
import { parseExpression } from './parse';
import { parseOrder, parseSelect } from './select';
import { QueryError } from './tokens';

const ROW = {
  ':id': 'row-2',
  ':updated_at': '2026-03-01T12:00:00.000Z',
  'PERMIT #': 'A-1',
  name: "O'Neil & Sons",
  issued: 1_772_366_400_000,
  cost: '1500.00',
  empty: null,
};
const resolve = resolveAmong(Object.keys(ROW));
const holds = (clause: string) => compilePredicate(parseExpression(clause), resolve)(ROW);

describe('where-clauses', () => {
  it.each([
    [`:updated_at > '2026-03-01T00:00:00'`, true],
    [
      `:updated_at > '2026-03-01T12:00:00.000Z' or (:updated_at = '2026-03-01T12:00:00.000Z' and :id > 'row-1')`,
      true,
    ],
    [`(:updated_at, :id) > ('2026-03-01T12:00:00.000Z', 'row-2')`, false],
    [`name = 'O''Neil & Sons'`, true],
    [`"PERMIT #" like 'A-%'`, true],
    [`issued >= timestamp '2026-03-01 12:00:00'`, true],
    [`issued > DATE '2026-03-02'`, false],
    [`issued < '2026-03-02'::timestamp`, true],
    [`cost > 900`, true],
    [`cost between 1000 and 2000 and not name is null`, true],
    [`empty = 'x' or empty <> 'x'`, false],
    [`not empty = 'x'`, false],
    [`empty is null and name is not null`, true],
    [`name in ('x', 'y') or upper(name) = 'O''NEIL & SONS'`, true],
    [`name not in ('x')`, true],
    ['1=1', true],
    [`cost = '1500.00' or name = 'x' and name = 'y'`, true],
    [`(cost = '1500.00' or name = 'x') and name = 'y'`, false],
    ['COST >= 1500', true],
    ['cost > -1.5e3', true],
  ])('%s', (clause, expected) => {
    expect(holds(clause)).toBe(expected);
  });

  it.each(['name =', '(name = 1', 'name = 1 name', "name = 'x", 'name ~ 1', 'not', 'a.b = 1'])(
    'refuses %s',
    (clause) => {
      expect(() => holds(clause)).toThrow(QueryError);
    },
  );

  it('names an unknown column', () => {
    expect(() => holds('nothing = 1')).toThrow('column "nothing" does not exist');
  });

  it('finds where a sorted list can be entered', () => {
    const bound = (clause: string, column: string) => lowerBound(parseExpression(clause), column);
    expect(bound("_id > 5 and name = 'x'", '_id')).toBe(5);
    expect(bound('_id > 5 and _id >= 9', '_id')).toBe(9);
    expect(bound('_id > 5 or _id = 3', '_id')).toBe(3);
    expect(bound("_id > 5 or name = 'x'", '_id')).toBeUndefined();
    expect(bound('not _id > 5', '_id')).toBeUndefined();
    expect(bound('(_id, name) > (7, 1)', '_id')).toBe(7);
  });
});

describe('queries', () => {
  it('reads a SELECT', () => {
    const query = parseSelect(
      'SELECT *, ST_X(p) AS x FROM "6d-1" WHERE "a b" > 1 ORDER BY "a b" DESC, c LIMIT 10 OFFSET 5;',
    );
    expect(query).toMatchObject({ table: '6d-1', limit: 10, offset: 5 });
    expect(query.items.map((item) => item.as)).toEqual([undefined, 'x']);
    expect(query.order.map((term) => term.descending)).toEqual([true, false]);
  });

  it('reads an order of several columns', () => {
    expect(parseOrder(':updated_at, :id desc')).toHaveLength(2);
    expect(() => parseOrder('a b c')).toThrow(QueryError);
  });

  it.each([
    'DELETE FROM permits',
    'SELECT * permits',
    'SELECT * FROM permits; SELECT 1',
    'SELECT * FROM permits LIMIT x',
  ])('refuses %s', (sql) => {
    expect(() => parseSelect(sql)).toThrow(QueryError);
  });
});
