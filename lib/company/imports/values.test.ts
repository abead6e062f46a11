import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cellsOf, readJobRow, readPermitRow, readSubcontractorRow } from './read-row';
import { isEmail, readCents, readDay, readStatus } from './values';

test.each([
  ['2026-11-20', '2026-11-20'],
  ['2026/1/5', '2026-01-05'],
  ['11/20/2026', '2026-11-20'],
  ['20/11/2026', '2026-11-20'],
  ['1/5/26', '2026-01-05'],
  ['11/20/2026 3:04 PM', '2026-11-20'],
  ['2026-11-20T08:00:00Z', '2026-11-20'],
  ['Nov 20, 2026', '2026-11-20'],
  ['20 de noviembre de 2026', '2026-11-20'],
  ['20-Nov-2026', '2026-11-20'],
  ['13/45/2026', null],
  ['2026-02-30', null],
  ['soon', null],
  ['46346', null],
])('%s is the day %s', (text, day) => {
  expect(readDay(text)).toBe(day);
});

test.each([
  ['$1,842.10', 184_210],
  ['USD 12500', 1_250_000],
  ['12 500', 1_250_000],
  ['1842.1000000001', 184_210],
  ['-5', null],
  ['=1+1', null],
  ['99999999999999', null],
])('%s is %s cents', (text, cents) => {
  expect(readCents(text)).toBe(cents);
});

test('words for how a permit stands are taken whole, in both languages', () => {
  expect(readStatus('In Review')).toBe('pending');
  expect(readStatus('EMITIDO')).toBe('issued');
  expect(readStatus('not issued yet')).toBeNull();
});

test('a cell of thousands of letters costs no more than a short one', () => {
  const cells = ['de '.repeat(600), ' '.repeat(2_000), '1,'.repeat(1_000), `a@${'a-'.repeat(1_000)}`];
  const started = performance.now();
  for (let row = 0; row < 5_000; row++)
    for (const cell of cells) for (const read of [readDay, readCents, readStatus, isEmail]) read(cell);
  expect(performance.now() - started).toBeLessThan(2_000);
});

test('nothing anybody can type breaks a reader', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 300, unit: 'binary' }), (text) => {
      readDay(text);
      readCents(text);
      readStatus(text);
      isEmail(text);
    }),
  );
});

describe('a row of permits', () => {
  const read = (cells: Parameters<typeof readPermitRow>[0]) => readPermitRow(cells);
  const whole = { permitNumber: 'BP-1', city: 'Austin', state: 'TX' };

  test('takes the state out of the city’s cell', () => {
    const reading = read({ permitNumber: 'BP-1', city: 'Round Rock, Texas 78664' });
    expect(reading.ok && [reading.value.city, reading.value.state]).toEqual(['Round Rock', 'TX']);
  });

  test('keeps a word for its status that nobody knows', () => {
    const reading = read({ ...whole, status: 'Pick-up at window 4' });
    expect(reading.ok && [reading.value.statusBucket, reading.value.statusWord]).toEqual([
      'unknown',
      'Pick-up at window 4',
    ]);
  });

  test('without a status stands as its days say', () => {
    const issued = read({ ...whole, issuedDate: '1/5/2026' });
    expect(issued.ok && issued.value.statusBucket).toBe('issued');
  });

  test.each([
    [{ ...whole, permitNumber: undefined }, 'permitNumber', 'required'],
    [{ ...whole, permitNumber: 'x'.repeat(61) }, 'permitNumber', 'too_long'],
    [{ ...whole, state: 'Texsa' }, 'state', 'not_a_state'],
    [{ ...whole, city: '78701' }, 'city', 'not_a_place'],
    [{ ...whole, expiresDate: '13/45/2026' }, 'expiresDate', 'not_a_date'],
    [{ ...whole, value: 'a lot' }, 'value', 'not_an_amount'],
  ])('%o is refused for its %s: %s', (cells, field, code) => {
    const given = Object.fromEntries(Object.entries(cells).filter(([, cell]) => cell !== undefined));
    expect(read(given)).toEqual({ ok: false, problem: { field, code } });
  });
});

test('cells are told by their column, and what all rows get fills what is empty', () => {
  expect(cellsOf(['city', null, 'permitNumber'], { state: 'TX', city: 'Waco' }, ['', 'x', 'BP-1'])).toEqual({
    permitNumber: 'BP-1',
    city: 'Waco',
    state: 'TX',
  });
});

test('a job’s and a subcontractor’s addresses are checked', () => {
  const job = { address: '9 Elm St', city: 'Austin', state: 'tx', clientEmail: 'no' };
  expect(readJobRow(job)).toEqual({ ok: false, problem: { field: 'clientEmail', code: 'not_an_email' } });
  expect(readSubcontractorRow({ companyName: 'Reyes Roofing' })).toEqual({
    ok: false,
    problem: { field: 'email', code: 'required' },
  });
  const sub = readSubcontractorRow({ companyName: 'Reyes Roofing', email: 'Ana@Example.com' });
  expect(sub.ok && [sub.value.email, sub.value.contactName]).toEqual(['ana@example.com', 'Reyes Roofing']);
});
