import { describe, expect, it } from 'vitest';
import { lineAt, makePage } from '@/tests/support/review-package';
import { type FeePaper, readFeePaper } from './fee-paper';
import { layPage } from './text/layout';

const read = (...lines: string[]): FeePaper | null => readFeePaper(layPage('f', makePage(lines)));

function amounts(paper: FeePaper | null) {
  return paper && { lines: paper.lines.map(({ cents }) => cents), total: paper.total.cents };
}

describe('a fee paper', () => {
  it('is a worksheet whose calculations are not amounts', () => {
    const paper = read(
      'Town of Ohio Falls',
      'PERMIT FEE WORKSHEET',
      'Valuation | $185,000.00',
      'A. Building permit: $596.25 plus $3.36 | $881.85',
      'for each additional $1,000 or fraction (85)',
      'B. Plan review 65% | $573.20',
      'TOTAL | $1,455.05',
    );
    expect(amounts(paper)).toEqual({ lines: [88_185, 57_320], total: 145_505 });
    expect(paper).toMatchObject({ valuationCents: 18_500_000, isPlainSum: true });
  });

  it('is an invoice or estimate by what its lines charge', () => {
    const fees = ['Building permit fee | $442.04', 'State surcharge | $9.20', 'AMOUNT DUE | $451.24'];
    expect(amounts(read('INVOICE', ...fees))).toEqual({ lines: [44_204, 920], total: 45_124 });
    expect(amounts(read('Estimate', ...fees))).not.toBeNull();
    expect(amounts(read('Permit fees', ...fees))).not.toBeNull();
    const work = [
      'Framing lumber | $4,420.00',
      'Labor | $9,200.00',
      'Permit fee | $450.00',
      'TOTAL | $14,070.00',
    ];
    expect(read('ESTIMATE', ...work)).toBeNull();
    expect(read('Construction agreement', ...work)).toBeNull();
  });

  it('may write the amount at the end of the line, behind dots or a colon', () => {
    const paper = read(
      'FEE RECEIPT',
      'Permit fee ............ $150.00',
      'Technology fee: 25.00',
      'Total paid: $175.00',
    );
    expect(amounts(paper)).toEqual({ lines: [15_000, 2_500], total: 17_500 });
  });

  it('may hold parts, payments and balances; its total is the whole', () => {
    const paper = read(
      'Fee invoice',
      'Permit fee | $300.00',
      'Plan review | $195.00',
      'Total fees | $495.00',
      'Payment received | $195.00',
      'Balance due | $300.00',
    );
    expect(amounts(paper)).toEqual({ lines: [30_000, 19_500], total: 49_500 });
    expect(paper?.isPlainSum).toBe(false);
  });

  it('may be one line, and in Spanish', () => {
    expect(amounts(read('FEES', 'PERMIT INCL. INSPECTIONS | 250.00'))).toEqual({
      lines: [25_000],
      total: 25_000,
    });
    const paper = read(
      'Recibo de tarifas',
      'Tarifa del permiso | $120.00',
      'Revisión de planos | $78.00',
      'Total a pagar | $198.00',
    );
    expect(amounts(paper)).toEqual({ lines: [12_000, 7_800], total: 19_800 });
  });

  it('may stand in a form: under one another, beside one another, or under heads', () => {
    const fees = { lines: [45_440, 29_536, 920], total: 75_896 };
    const form = ['Application for building permit', 'Owner | Dana Hill', 'Valuation | $18,400.00'];
    const column = [
      'Permit fee | $454.40',
      'Plan review fee | $295.36',
      'State surcharge | $9.20',
      'Total | $758.96',
    ];
    expect(amounts(read(...form, ...column))).toEqual(fees);
    expect(
      amounts(read(...form, 'Permit fee $454.40 Plan review $295.36 Surcharge $9.20 Total $758.96')),
    ).toEqual(fees);
    const cells = (...texts: string[]) => texts.map((text, at) => lineAt(text, 0.1 + at * 0.2, 0));
    const table = [
      cells('Permit fee', 'Plan review', 'Surcharge', 'Total'),
      cells('$454.40', '$295.36', '$9.20', '$758.96'),
    ].flatMap((row, at) => row.map((line) => lineAt(line.text, line.box.x, 0.6 + at * 0.025)));
    const page = makePage(form);
    const spread = readFeePaper(layPage('f', { ...page, lines: [...page.lines, ...table] }));
    expect(amounts(spread)).toEqual(fees);
  });

  it('may have columns for what is paid and what is left', () => {
    const cells = (...texts: string[]) => texts;
    const table = [
      cells('Description', 'Amount', 'Paid', 'Balance'),
      cells('Permit fee', '$454.40', '$454.40', '$0.00'),
      cells('Plan review', '$295.36', '$0.00', '$295.36'),
      cells('Total', '$749.76', '$454.40', '$295.36'),
    ].flatMap((row, y) => row.map((text, x) => lineAt(text, 0.1 + x * 0.2, 0.2 + y * 0.03)));
    const page = makePage(['Fee statement']);
    const paper = readFeePaper(layPage('f', { ...page, lines: [...page.lines, ...table] }));
    expect(amounts(paper)).toEqual({ lines: [45_440, 29_536], total: 74_976 });
  });

  it('is no price list and no letter that names a fee', () => {
    expect(read('Building fee schedule', 'Deck permit | $60.00', 'Fence permit | $50.00')).toBeNull();
    expect(read('Letter of authorization', 'The permit fee is $60.00 and will be paid by us.')).toBeNull();
  });
});
