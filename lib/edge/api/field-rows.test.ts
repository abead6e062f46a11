import { expect, test } from 'vitest';
import { fieldRows } from './field-rows';

test('names every field by its place, and stops at objects with a name', () => {
  const text = { type: 'string' };
  const rows = fieldRows({
    type: 'object',
    required: ['a', 'list'],
    properties: {
      a: { ...text, description: 'An a.' },
      list: {
        type: 'array',
        items: {
          type: 'object',
          required: ['b'],
          properties: { b: text, c: { $ref: '#/components/schemas/C' } },
        },
      },
      maybe: { anyOf: [{ type: 'object', properties: { d: text } }, { type: 'null' }] },
      map: { type: 'object', additionalProperties: { type: 'object', properties: { e: text } } },
    },
  });
  expect(rows.map(({ path, required }) => [path, required])).toEqual([
    ['a', true],
    ['list', true],
    ['list[].b', true],
    ['list[].c', false],
    ['maybe', false],
    ['maybe.d', false],
    ['map', false],
    ['map.*.e', false],
  ]);
  expect(rows[0]?.description).toBe('An a.');
});
