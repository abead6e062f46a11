import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PlanComparison } from '@/components/onboarding/plan-comparison';
import { inBothLanguages } from '../../support/component';

inBothLanguages('the comparison of plans', (reader) => {
  it('writes figures as every other table does', () => {
    const { mount, t } = reader();
    mount(<PlanComparison monitored={false} />);
    const row = screen.getByRole('row', { name: new RegExp(t('onboarding', 'plan.compare.checks')) });
    const figures = within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent);
    expect(figures).toEqual(['20', '75', '150', '1,000']);
  });
});
