import { describe, expect, test } from 'vitest';
import { beyondListed, compareAsked, paperLines } from './compare';
import { FEE_COLUMNS, type FeeColumn, feesCsv } from './csv';
import { groupByJob, totalsOf } from './groups';
import { feeKind } from './kind';
import { feeMarkSchema, feeRefSchema } from './schema';
import type { Fee } from './types';

function fee(given: Partial<Fee>): Fee {
  return {
    id: 'fee_1',
    source: 'hand',
    kind: 'permit',
    title: 'Building permit fee',
    cents: 10_000,
    state: 'due',
    dueOn: null,
    paidOn: null,
    askAgainOn: null,
    permit: null,
    project: null,
    computed: null,
    version: 1,
    ...given,
  };
}

const job = (id: string, address: string) => ({ id, address, city: 'Austin', state: 'TX', number: null });

test.each([
  ['Re-inspection fee, framing', 'reinspection'],
  ['Reinspección de cimientos', 'reinspection'],
  ['Permit renewal', 'renewal'],
  ['Prórroga del permiso', 'renewal'],
  ['Plan review fee', 'plan_review'],
  ['Revisión de planos', 'plan_review'],
  ['State surcharge', 'surcharge'],
  ['Building permit fee', 'permit'],
  ['Tarifa del permiso', 'permit'],
  ['Sewer tap', 'other'],
])('%s is a fee of the kind %s', (title, kind) => {
  expect(feeKind(title)).toBe(kind);
});

describe('what is asked beside what our schedule comes to', () => {
  const lines = [
    { kind: 'permit', amountCents: 9_000 },
    { kind: 'minimum', amountCents: 500 },
    { kind: 'plan_review', amountCents: 6_175 },
  ] as const;

  test('is held charge by charge, a permit with what raises it to its minimum', () => {
    const asked = [
      { id: 'a', kind: 'permit', cents: 12_000 },
      { id: 'b', kind: 'plan_review', cents: 6_175 },
      { id: 'c', kind: 'reinspection', cents: 5_000 },
    ] as const;
    expect([...compareAsked(asked, lines)]).toEqual([
      ['a', 9_500],
      ['b', 6_175],
    ]);
  });

  test('is not held where two charges are of a kind, or no amount is known', () => {
    const two = [
      { id: 'a', kind: 'permit', cents: 4_000 },
      { id: 'b', kind: 'permit', cents: 5_500 },
      { id: 'c', kind: 'plan_review', cents: null },
    ] as const;
    expect(compareAsked(two, lines).size).toBe(0);
  });
});

test('what a feed shows as unpaid stands only beyond what is listed', () => {
  expect(beyondListed(50_000, [])).toEqual({ cents: 50_000 });
  expect(beyondListed(50_000, [{ cents: 20_000 }])).toEqual({ cents: 30_000 });
  expect(beyondListed(50_000, [{ cents: 50_000 }])).toBeNull();
  expect(beyondListed(null, [])).toEqual({ cents: null });
  expect(beyondListed(null, [{ cents: 20_000 }])).toBeNull();
});

test('the fee of a paper is told by its charges where they come to its total', () => {
  const charges = [
    { label: 'Permit fee', statedCents: 9_000 },
    { label: 'Plan review', statedCents: 6_000 },
    { label: null, statedCents: 100 },
  ];
  expect(paperLines({ statedCents: 15_000, charges })?.lines).toHaveLength(2);
  expect(paperLines({ statedCents: 16_000, charges })).toEqual({ cents: 16_000, lines: [] });
  expect(paperLines({ statedCents: null })).toBeNull();
});

test('fees are grouped by job in the order of the list, those of no job last, and totalled in cents', () => {
  const fees = [
    fee({ id: 'x', dueOn: '2026-11-01', cents: 1 }),
    fee({ id: 'a', project: job('prj_a', '1 Elm St'), dueOn: '2026-11-30', cents: 10_050 }),
    fee({ id: 'b', project: job('prj_b', '2 Oak St'), cents: null }),
    fee({ id: 'c', project: job('prj_a', '1 Elm St'), cents: 25 }),
  ];
  expect(
    groupByJob(fees).map(({ project, totalCents, withoutAmount }) => [
      project?.id,
      totalCents,
      withoutAmount,
    ]),
  ).toEqual([
    ['prj_a', 10_075, 0],
    ['prj_b', 0, 1],
    [undefined, 1, 0],
  ]);
  expect(totalsOf(fees, '2026-11-27')).toEqual({ cents: 10_076, overdueCents: 1, withoutAmount: 1 });
});

test('the table for accounting has dollars and cents, and no cell that is a formula', () => {
  const heads = Object.fromEntries(FEE_COLUMNS.map((column) => [column, column])) as Record<
    FeeColumn,
    string
  >;
  const csv = feesCsv(
    [
      fee({
        title: '=HYPERLINK("http://x")',
        cents: 123_405,
        computed: { cents: 120_000, checkId: 'chk', run: 1 },
        dueOn: '2026-12-01',
        permit: { id: 1, permitNumber: 'BP-1', address: '1 Elm St', city: 'Austin', state: 'TX' },
      }),
      fee({ source: 'feed', title: null, cents: null }),
    ],
    {
      heads,
      states: { due: 'Due', at_issue: 'At issue', paid: 'Paid' },
      sources: { hand: 'hand', mail: 'mail', feed: 'feed' },
      unpaid: 'Unpaid',
    },
  );
  const [, first = '', second = ''] = csv.split('\r\n');
  expect(first).toContain('1234.05,1200.00,34.05,2026-12-01,Due');
  expect(first).toContain("'=HYPERLINK");
  expect(second).toContain('Unpaid,,,,,Due');
});

describe('the id of a fee', () => {
  test.each([
    [`fee_${'a'.repeat(26)}`, { source: 'hand' }],
    [`cml_${'a'.repeat(26)}-3`, { source: 'mail', position: 3 }],
    ['permit-12', { source: 'feed', permitId: 12 }],
  ])('%s names what it is', (id, ref) => {
    expect(feeRefSchema.parse(id)).toMatchObject(ref);
  });
  test.each(['', 'fee_1', 'permit-0', 'permit--1', 'permit-99999999999999999', 'x'.repeat(99)])(
    '%j is refused',
    (id) => {
      expect(feeRefSchema.safeParse(id).success).toBe(false);
    },
  );
  test('a mark says something', () => {
    expect(feeMarkSchema.safeParse({}).success).toBe(false);
    expect(feeMarkSchema.safeParse({ askAgainOn: null }).success).toBe(true);
    expect(feeMarkSchema.safeParse({ askAgainOn: '2026-02-30' }).success).toBe(false);
  });
});
