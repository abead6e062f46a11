import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { DueFees } from '@/components/fees/due-fees';
import type { Fee } from '@/lib/checking/fees-due/types';
import { inBothLanguages } from '../../support/component';
import { press } from '../../support/press';

const fee: Fee = {
  ...{ id: 'fee_1', source: 'hand', kind: 'permit', title: 'Building permit', cents: 120_050, state: 'due' },
  ...{ dueOn: '2026-11-10', paidOn: null, askAgainOn: null, project: null, version: 1 },
  permit: { id: 7, permitNumber: 'BP-7', address: '1 Elm St', city: 'Austin', state: 'TX' },
  computed: { cents: 100_000, checkId: 'chk_1', run: 2 },
};

inBothLanguages('fees line by line', (reader) => {
  it('say what is past due, how much more it is than the schedule, and are marked as paid', async () => {
    const mark = vi.fn(async () => ({ ok: true as const, data: undefined }));
    const { mount, user, t } = reader();
    mount(<DueFees fees={[fee]} today="2026-11-20" mark={mark} />);
    expect(screen.getByText('$1,200.50')).toBeVisible();
    expect(screen.getByText(/\$200\.50/)).toHaveTextContent('$1,000.00');
    expect(screen.getByRole('link', { name: 'BP-7' })).toBeVisible();
    await press(user, `${t('fees', 'pay')}: Building permit`);
    await waitFor(() => expect(mark).toHaveBeenCalledWith({ id: 'fee_1', paid: true }));
  });

  it('take the day on which to ask the city again', async () => {
    const mark = vi.fn(async () => ({ ok: true as const, data: undefined }));
    const { mount, user, t } = reader();
    mount(<DueFees fees={[fee]} today="2026-11-20" mark={mark} />);
    await press(user, `${t('fees', 'askAgain.verb')}: Building permit`);
    const dialog = within(screen.getByRole('dialog'));
    await user.type(dialog.getByLabelText(t('fees', 'askAgain.day'), { exact: false }), '2026-12-01');
    await press(user, t('fees', 'askAgain.save'));
    await waitFor(() => expect(mark).toHaveBeenCalledWith({ id: 'fee_1', askAgainOn: '2026-12-01' }));
  });

  it('name no amount where the city names none, and offer nothing to a reader', () => {
    const { mount, t } = reader();
    const unpaid = { ...fee, source: 'feed' as const, title: null, cents: null, computed: null };
    mount(<DueFees fees={[unpaid]} today="2026-11-20" mark={null} />);
    expect(screen.getByText(t('fees', 'unpaidByFeed'))).toBeVisible();
    expect(screen.getByText(t('fees', 'noAmount'))).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });
});
