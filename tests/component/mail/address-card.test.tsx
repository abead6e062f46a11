import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { AddressCard } from '@/app/[locale]/(dashboard)/dashboard/mail/_components/address-card';
import { doneAction } from '../../support/answers';
import { inBothLanguages } from '../../support/component';

inBothLanguages('the address city mail is forwarded to', (reader) => {
  const t = (key: string) => reader().t('cityMail', `address.${key}`);

  test('is made at the press of a button', async () => {
    const { user, mount } = reader();
    const open = doneAction();
    mount(<AddressCard address={null} takesMail actions={{ open, renew: doneAction() }} />);
    expect(screen.queryByRole('button', { name: t('renew') })).toBeNull();
    expect(open).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: t('open') }));
    expect(open).toHaveBeenCalledOnce();
  });

  test('is missed, not made, by who may only read', () => {
    reader().mount(<AddressCard address={null} takesMail actions={null} />);
    expect(screen.getByText(t('none'))).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });
});
