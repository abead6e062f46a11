import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ConfirmAddress, type SendVerification } from '@/components/layout/confirm-address';
import { doneAction, refused } from '../../support/answers';
import { inBothLanguages } from '../../support/component';

const EMAIL = 'ana@reyes.example';

inBothLanguages('an address nobody confirmed', (reader) => {
  const t = (key: string) => reader().t('dashboard', `confirmAddress.${key}`, { email: EMAIL });
  const open = (send: SendVerification) => reader().mount(<ConfirmAddress email={EMAIL} send={send} />);
  const press = () => reader().user.click(screen.getByRole('button', { name: t('send') }));

  test('is said, and the mail is sent again for the asking, once', async () => {
    const send = vi.fn(doneAction());
    open(send);
    expect(screen.getByText(t('text'))).toBeVisible();
    await press();
    expect(await screen.findByText(t('sent'))).toBeVisible();
    expect(send).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('can be asked for again where it failed', async () => {
    open(async () => refused('unavailable'));
    await press();
    expect(await screen.findByText(t('failed'))).toBeVisible();
    expect(screen.getByRole('button', { name: t('send') })).toBeEnabled();
  });
});
