import { describe, expect, test } from 'vitest';
import { digestPage, loadRecordings, type Recorded, spoil } from './recordings';

const page = (name: string): Recorded => ({
  continues: false,
  documents: [{ id: name, quote: name, box: null }],
  fields: Array.from({ length: 20 }, (_, at) => ({
    field: at % 2 === 0 ? 'address' : 'owner',
    value: `${name} ${at}`,
    quote: `${name} ${at}`,
    box: null,
  })),
});
const RECORDINGS = new Map(
  Array.from({ length: 100 }, (_, at) => [digestPage(new Uint8Array([at]), 1), page(`d${at % 7}`)]),
);

describe('recordings', () => {
  test('all fit the schema of the model’s answer', () => {
    expect(loadRecordings().size).toBeGreaterThan(50);
  });

  test('belong to a page of a content, whatever its file is called', () => {
    const bytes = new Uint8Array([1, 2, 3]);
    expect(digestPage(bytes, 1)).toBe(digestPage(bytes.slice(), 1));
    expect(digestPage(bytes, 1)).not.toBe(digestPage(bytes, 2));
  });

  test('are spoiled the same each time: a tenth wrong, a tenth missing, some with quotes of nowhere', () => {
    const spoiled = spoil(RECORDINGS);
    expect([...spoil(RECORDINGS)]).toEqual([...spoiled]);
    const fields = [...spoiled.values()].flatMap((one) => one.fields);
    const all = 100 * 20;
    expect((all - fields.length) / all).toBeCloseTo(0.1, 1);
    const original = new Set(
      [...RECORDINGS.values()].flatMap((one) => one.fields.map((field) => `${field.field} ${field.value}`)),
    );
    const wrong = fields.filter(({ field, value }) => !original.has(`${field} ${value}`));
    expect(wrong.length / all).toBeCloseTo(0.1, 1);
    const nowhere = fields.filter(({ quote, value }) => quote !== value);
    expect(nowhere.length / all).toBeCloseTo(0.05, 1);
    expect([...spoiled.values()].flatMap((one) => one.documents).length).toBeLessThan(100);
  });
});
