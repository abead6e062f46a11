import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { FeeLines } from '@/components/fees/fee-lines';
import { workedExample } from '@/lib/catalogue/fees/worked-example';
import { inBothLanguages } from '../../support/component';

inBothLanguages('a fee line by line', (reader) => {
  it('names beside its total what the total leaves out of this very job', () => {
    const { locale, mount, t } = reader();
    // Its plan review has no figure to be computed from: no exclusion of the schedule, but of this job.
    const [example] = workedExample('dallas-tx').filter(({ estimate }) => estimate.excluded.length > 0);
    if (!example) throw new Error('Nothing is left out.');
    mount(<FeeLines estimate={example.estimate} label="Fee" />);
    const list = screen.getByText(t('cities', 'fee.excluded')).parentElement ?? document.body;
    expect(
      within(list)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(example.estimate.excluded.map((text) => text[locale]));
  });

  it('says an amount for each one as a contractor would write it', () => {
    const { mount } = reader();
    const [example] = workedExample('dallas-tx');
    if (!example) throw new Error('There is no example.');
    mount(<FeeLines estimate={example.estimate} label="Fee" />);
    expect(screen.queryByText(/(each|cada) \$?1 /)).toBeNull();
  });
});
