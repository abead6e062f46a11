import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { FeeTable } from '@/app/[locale]/(dashboard)/dashboard/permit-checklist/[check]/runs/[run]/_components/fee-table';
import { ResultWithViewer } from '@/app/[locale]/(dashboard)/dashboard/permit-checklist/[check]/runs/[run]/_components/result-with-viewer';
import type { EstimatedFee, FeeLine } from '@/lib/catalogue/fees/types';
import type { FeeCharge, FeeCheck } from '@/lib/checking/review/types';
import { CheckHarness } from '../../support/check-harness';
import { inBothLanguages } from '../../support/component';

const line = (id: string, name: string, amountCents: number): FeeLine => ({
  id,
  kind: 'permit',
  label: { en: name, es: name },
  formula: { kind: 'flat' },
  limit: null,
  amountCents,
});
const LINES = [line('permit', 'Building permit', 96_040), line('review', 'Plan review', 74_200)];
const estimate: EstimatedFee = {
  status: 'estimated',
  scheduleId: 'austin',
  row: { id: 'new', label: { en: 'New', es: 'Nuevo' } },
  lines: LINES,
  totalCents: 170_240,
  excluded: [],
  notes: [],
  outdated: null,
  confidence: 'A',
};
const at = {
  fileId: 'file_1',
  page: 2,
  box: { x: 0.1, y: 0.3, w: 0.2, h: 0.02 },
  quote: 'Plan check $700.00',
};
const charge = (given: Partial<FeeCharge>): FeeCharge => ({
  ...{ standing: 'same', label: null, at: null, statedCents: null, lines: [], computedCents: null },
  ...given,
});
const names = { documents: new Map(), files: new Map([['file_1', 'fees.pdf']]) };

inBothLanguages('the fee line by line', (reader) => {
  const t = (key: string, values?: Record<string, string | number>) =>
    reader().t('checks', `feeCheck.table.${key}`, values);
  const rows = (check: FeeCheck) => {
    reader().mount(
      <CheckHarness>
        <ResultWithViewer findings={[]}>
          <FeeTable estimate={estimate} check={check} names={names} />
        </ResultWithViewer>
      </CheckHarness>,
    );
    return within(screen.getByRole('table'))
      .getAllByRole('row')
      .slice(1)
      .map((row) => within(row).getAllByRole('cell'));
  };

  it('has the schedule beside the paper, and marks the line that differs, with its page', () => {
    const [same, differs, beside, total] = rows({
      ...{ verdict: 'differs', statedCents: 170_040, statedAt: at, computedCents: 174_240 },
      charges: [
        charge({ label: 'Permit', lines: ['permit'], statedCents: 96_040, computedCents: 96_040 }),
        charge({
          ...{ standing: 'differs', label: 'Plan check', at, lines: ['review'] },
          ...{ statedCents: 70_000, computedCents: 74_200 },
        }),
        charge({ standing: 'beside', label: 'Tree review', statedCents: 4_000 }),
      ],
    });
    expect(same?.map((cell) => cell.textContent).slice(1)).toEqual(['$960.40', '$960.40']);
    expect(same?.[0]).not.toHaveTextContent('$960.40 ');
    expect(differs?.[0]).toHaveTextContent(t('short', { amount: '$42.00' }));
    expect(within(differs?.[0] as HTMLElement).getByRole('button')).toHaveTextContent('fees.pdf');
    expect(differs?.map((cell) => cell.textContent).slice(1)).toEqual(['$742.00', '$700.00']);
    expect(beside?.[0]).toHaveTextContent(t('standings.beside'));
    expect(beside?.[1]).toHaveTextContent(t('none'));
    expect(total?.[0]).toHaveTextContent(t('short', { amount: '$42.00' }));
    expect(total?.map((cell) => cell.textContent).slice(1)).toEqual(['$1,742.40', '$1,700.40']);
  });

  it('says what is not on the paper, what the schedule does not have and what is paid apart', () => {
    const [unknown, absent, apart] = rows({
      ...{ verdict: 'differs', statedCents: 5_000, statedAt: null, computedCents: 96_040 },
      charges: [
        charge({ standing: 'unknown', label: 'Other fee', statedCents: 5_000 }),
        charge({ standing: 'absent', lines: ['permit'], computedCents: 96_040 }),
        charge({ standing: 'apart', lines: ['review'], computedCents: 74_200 }),
      ],
    });
    expect(unknown?.[0]).toHaveTextContent(t('standings.unknown'));
    expect(absent?.[0]).toHaveTextContent(t('standings.absent'));
    expect(apart?.[0]).toHaveTextContent(t('standings.apart'));
  });

  it('is the schedule alone where no paper names a fee', () => {
    const [permit, review, total] = rows({
      ...{ verdict: 'none_stated', statedCents: null, statedAt: null, computedCents: 170_240 },
    });
    for (const row of [permit, review, total]) expect(row).toHaveLength(2);
    expect(permit?.[0]).toHaveTextContent('Building permit');
    expect(total?.[1]).toHaveTextContent('$1,702.40');
    expect(screen.queryByText(t('paper'))).toBeNull();
  });
});
