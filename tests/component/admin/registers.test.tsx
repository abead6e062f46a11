import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { AcceptButton } from '@/app/[locale]/(admin)/admin/cities/_components/accept-button';
import { doneAction } from '../../support/answers';
import { inBothLanguages } from '../../support/component';
import { Toasts } from '../../support/toasts';

inBothLanguages('what is held', (reader) => {
  test('is accepted by its name, and said to be', async () => {
    const accept = vi.fn(doneAction());
    const t = (key: string) => reader().t('admin', `cities.hold.${key}`, { city: 'Washington L&I' });
    reader().mount(
      <>
        <AcceptButton input={{ sourceId: 'wa-licences' }} city="Washington L&I" accept={accept} />
        <Toasts />
      </>,
    );
    await reader().user.click(screen.getByRole('button', { name: t('acceptNamed') }));
    expect(accept).toHaveBeenCalledWith({ sourceId: 'wa-licences' });
    expect(await screen.findByText(t('accepted'))).toBeInTheDocument();
  });
});
