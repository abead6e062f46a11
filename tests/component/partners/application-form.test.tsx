import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ApplicationForm } from '@/app/[locale]/(dashboard)/partner-applications/_components/application-form';
import { Applications } from '@/app/[locale]/(dashboard)/partner-applications/_components/applications';
import type { PartnerApplication } from '@/lib/site/partners/types';
import { doneAction, refused } from '../../support/answers';
import { inBothLanguages } from '../../support/component';
import { fill } from '../../support/fill';

const CLOCK = { now: new Date('2026-11-20T15:00:00Z'), timeZone: 'America/Chicago' };
const APPLICATION: PartnerApplication = {
  id: 'pap_1',
  kind: 'supplier',
  organisation: 'Pecos Supply',
  website: null,
  area: 'Texas',
  message: 'Shingles.',
  state: 'received',
  answer: null,
  createdAt: CLOCK.now,
  answeredAt: null,
};

inBothLanguages('partner applications', (reader) => {
  test('the form sends what was typed, in the language of the page', async () => {
    const { t, user, locale, mount } = reader();
    const send = doneAction();
    mount(<ApplicationForm locale={locale} send={send} />);
    await user.selectOptions(screen.getByLabelText(t('partners', 'form.kind')), 'supplier');
    await fill(user, screen.getByLabelText(t('partners', 'form.organisation')), 'Pecos Supply');
    await user.click(screen.getByRole('button', { name: t('partners', 'form.send') }));
    expect(send).toHaveBeenCalledWith({
      ...{ kind: 'supplier', organisation: 'Pecos Supply', website: '', area: '', message: '' },
      locale,
    });
  });

  test('what is missing is said at its field', async () => {
    const { t, user, locale, mount } = reader();
    const send = vi.fn(async () => refused('invalid_input', { area: 'missing', message: 'too_long' }));
    mount(<ApplicationForm locale={locale} send={send} />);
    await user.click(screen.getByRole('button', { name: t('partners', 'form.send') }));
    expect(await screen.findByText(t('partners', 'form.problems.area'))).toBeVisible();
    expect(screen.getByText(t('partners', 'form.problems.too_long'))).toBeVisible();
  });

  test('one that waits can be withdrawn; one that was answered shows our word', async () => {
    const { t, user, mount } = reader();
    const withdraw = doneAction();
    const answered = {
      ...APPLICATION,
      ...({ id: 'pap_2', state: 'declined', answer: 'Not this year.', answeredAt: CLOCK.now } as const),
    };
    mount(<Applications applications={[APPLICATION, answered]} clock={CLOCK} withdraw={withdraw} />);
    expect(screen.getByText('Not this year.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: t('partners', 'list.withdraw') }));
    const buttons = await screen.findAllByRole('button', { name: t('partners', 'list.withdraw') });
    await user.click(buttons[0] as HTMLElement);
    expect(withdraw).toHaveBeenCalledWith({ application: 'pap_1' });
  });
});
