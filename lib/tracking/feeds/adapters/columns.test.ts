import { describe, expect, it } from 'vitest';
import { checkColumnList, checkColumnsInRows } from './columns';
import { toPoint } from './point';

const record: Parameters<typeof checkColumnList>[0] = {
  requiredColumns: ['number'],
  fields: { permitNumber: 'number', statusWord: 'status' },
};
const rows = (count: number, row: object) => Array.from({ length: count }, () => ({ number: '1', ...row }));

describe('the column of the status', () => {
  it('is required where it is mapped: in a list, and in 50 rows', () => {
    expect(() => checkColumnList(record, ['number'])).toThrow('no column "status"');
    expect(() => checkColumnList(record, ['number', 'status'])).not.toThrow();
    expect(() => checkColumnsInRows(record, rows(50, {}))).toThrow('no column "status"');
    expect(() => checkColumnsInRows(record, rows(49, {}))).not.toThrow();
    const one = [...rows(49, {}), { number: '2', status: 'Issued' }];
    expect(() => checkColumnsInRows(record, one)).not.toThrow();
  });

  it('may be empty in all rows of a page where dates stand in for it, but not gone from a list', () => {
    const dated = { ...record, statusByDates: 'when_ambiguous' as const };
    expect(() => checkColumnsInRows(dated, rows(50, {}))).not.toThrow();
    expect(() => checkColumnList(dated, ['number'])).toThrow('no column "status"');
  });
});

describe('the point of a shape', () => {
  it('is the middle of the box around its first ring or path', () => {
    const rings = [
      [
        [-115, 36],
        [-115.2, 36],
        [-115.2, 36.4],
        [-115, 36],
      ],
      [[0, 0]],
    ];
    expect(toPoint({ rings })).toEqual({ x: expect.closeTo(-115.1, 9), y: expect.closeTo(36.2, 9) });
    expect(toPoint({ paths: [[[1, 2]]] })).toEqual({ x: 1, y: 2 });
  });

  it('leaves points alone, and finds none in a broken shape', () => {
    expect(toPoint({ x: 1, y: 2 })).toEqual({ x: 1, y: 2 });
    expect(toPoint(undefined)).toBeUndefined();
    for (const rings of [[], [[]], [['a', null]], [[['x', 'y']]]]) expect(toPoint({ rings })).toBeNull();
  });
});
