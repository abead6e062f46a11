import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { brand } from '@/lib/brand';
import type { OnboardingDraft } from '@/lib/sales/onboarding/types';
import { inBothLanguages } from '../../support/component';
import { AUSTIN, makeDraft, newcomer } from '../../support/setup-draft';
import { openSetup, setupApi } from '../../support/wizard';
import { setupActions } from '../../support/wizard-actions';

setupApi();

inBothLanguages('the plan and who is told', (reader) => {
  const open = (step: number, change: (draft: OnboardingDraft) => void) => {
    const registration = newcomer();
    const draft = makeDraft(registration, { cities: [AUSTIN], step, change });
    return openSetup(reader(), setupActions(), { registration, draft, card: true });
  };

  it('compares the plans by what the billing table says', async () => {
    const wizard = await open(2, () => {});
    expect(screen.getByRole('table')).not.toBeVisible();
    await wizard.user.click(wizard.text('plan.compare.title'));
    expect(screen.getByRole('table')).toBeVisible();
    for (const [key, cells] of [
      ['teamMembers', ['1', '5', '15', '50']],
      ['recipients', ['1', '5', '15', '50']],
      ['cities', ['1', '3', '15', '50']],
      ['permitsPerYear', ['5', '25', '200', '500']],
    ] as const) {
      const row = screen.getByText(wizard.o(`plan.compare.${key}`)).closest('tr') ?? document.body;
      expect(
        within(row)
          .getAllByRole('cell')
          .map((cell) => cell.textContent),
      ).toEqual(cells);
    }
  });

  it('begins with the plan chosen on the public pages, which a later choice there replaces', async () => {
    const registration = { ...newcomer(), chosenTier: 'team' as const };
    const draft = makeDraft(registration, { cities: [AUSTIN], step: 2 });
    expect(draft.subscriptionTier).toBe('team');
    draft.subscriptionTier = 'enterprise';
    const wizard = await openSetup(reader(), setupActions(), { registration, draft, card: true });
    expect(wizard.plan('team')).toBeChecked();
  });

  it('says what a smaller plan takes away, and takes it only when told to', async () => {
    const wizard = await open(2, (draft) => {
      draft.subscriptionTier = 'professional';
      draft.notificationSettings.methods = ['email', 'sms'];
      draft.notificationSettings.smsConsent = true;
      for (const id of ['r1', 'r2'])
        draft.notificationSettings.recipients.push({
          id,
          name: id,
          email: `${id}@example.com`,
          phone: '(512) 555-0143',
        });
    });
    const dialog = () => within(screen.getByRole('dialog', { name: wizard.o('planChange.title') }));
    const press = (key: string) =>
      wizard.user.click(dialog().getByRole('button', { name: wizard.o(`planChange.${key}`) }));
    const loses = () =>
      dialog()
        .getAllByRole('listitem')
        .map((item) => item.textContent);
    const removed = (count: number, kept: number) =>
      wizard.o('planChange.recipients', { removed: count, kept });

    await wizard.user.click(wizard.plan('solo'));
    expect(loses()).toEqual([removed(2, 1), wizard.o('planChange.sms')]);
    expect(
      dialog().getByText(wizard.o('planChange.text', { plan: wizard.o('plan.names.solo') })),
    ).toBeVisible();
    await press('cancel');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(wizard.plan('professional')).toBeChecked();

    await wizard.user.click(wizard.plan('team'));
    expect(loses()).toEqual([removed(1, 2)]);
    await press('confirm');
    expect(wizard.plan('team')).toBeChecked();

    await wizard.user.click(wizard.plan('solo'));
    await press('confirm');
    expect(wizard.plan('solo')).toBeChecked();
    await wizard.next();
    await wizard.next();
    wizard.onStep('notifications');
    expect(screen.getByRole('checkbox', { name: wizard.o('notifications.sms') })).toBeDisabled();
    expect(wizard.text('notifications.smsPlan')).toBeVisible();
    expect(screen.getAllByRole('textbox', { name: wizard.o('notifications.name') })).toHaveLength(1);
  });

  it('asks for a larger plan where the cities go beyond the chosen one', async () => {
    const wizard = await open(2, (draft) => draft.companyData.operatingCities.push('denver-co'));
    const names = { plan: wizard.o('plan.names.solo'), limit: 1, count: 2 };
    expect(wizard.text('plan.tooManyCities.title', names)).toBeVisible();
    expect(wizard.text('plan.tooManyCities.text', { plan: wizard.o('plan.names.team') })).toBeVisible();
    await wizard.next();
    wizard.onStep('plan');
    await wizard.user.click(wizard.plan('team'));
    expect(wizard.noText('plan.tooManyCities.title', names)).toBeNull();
    await wizard.next();
    wizard.onStep('payment');
  });

  it('takes a way to tell somebody, and consent and phones for texts', async () => {
    const wizard = await open(4, (draft) => Object.assign(draft, { subscriptionTier: 'team' }));
    const n = (key: string) => wizard.o(`notifications.${key}`);
    const box = (key: string) => screen.getByRole('checkbox', { name: n(key) });
    const consentName = wizard.o('notifications.smsConsent', { brand: brand.name });
    const consent = () => screen.queryByRole('checkbox', { name: consentName });
    const email = () => screen.getByRole('textbox', { name: n('emailAddress') });
    const mobile = () => screen.getByLabelText(new RegExp(`^${n('mobile')}`));
    const { click } = wizard.user;

    expect(screen.getByLabelText(n('name'))).toHaveValue('Ana Reyes');
    expect(screen.queryByText(n('remove'))).toBeNull();
    await click(box('email'));
    expect(email()).toBeDisabled();
    await wizard.next();
    expect(wizard.text('notifications.problems.methods')).toBeVisible();
    expect(box('email')).toHaveFocus();

    expect(consent()).toBeNull();
    await click(box('sms'));
    expect(consent()).not.toBeChecked();
    await wizard.next();
    expect(wizard.text('notifications.problems.sms_consent')).toBeVisible();
    expect(wizard.noText('notifications.problems.methods')).toBeNull();
    await wizard.fill(mobile(), '(512) 555-0142');
    expect(wizard.text('notifications.phonesWithoutConsent')).toBeVisible();
    await click(screen.getByText(consentName));
    expect(wizard.noText('notifications.phonesWithoutConsent')).toBeNull();
    await wizard.fill(mobile(), '');
    await wizard.next();
    expect(wizard.text('notifications.problems.recipient_phone')).toBeVisible();
    await click(box('sms'));
    await click(box('sms'));
    expect(consent()).not.toBeChecked();
  });

  it('takes as many recipients as the plan’s set-up has, each with a name and an address', async () => {
    const wizard = await open(4, (draft) => Object.assign(draft, { subscriptionTier: 'team' }));
    const n = (key: string) => wizard.o(`notifications.${key}`);
    const second = (key: string) => screen.getAllByRole('textbox', { name: n(key) })[1] ?? document.body;
    await wizard.press('notifications.add');
    expect(screen.queryByText(n('add'))).toBeNull();
    expect(wizard.text('notifications.full', { plan: wizard.o('plan.names.team') })).toBeVisible();
    await wizard.next();
    expect(wizard.text('notifications.problems.recipient_name')).toBeVisible();
    expect(wizard.text('notifications.problems.recipient_email')).toBeVisible();
    await wizard.fill(second('name'), 'Luis Reyes');
    await wizard.fill(second('emailAddress'), 'luis@');
    expect(wizard.noText('notifications.problems.recipient_name')).toBeNull();
    expect(wizard.text('notifications.problems.recipient_email')).toBeVisible();
    await wizard.fill(second('emailAddress'), 'luis@example.com');
    expect(wizard.noText('notifications.problems.recipient_email')).toBeNull();
    await wizard.next();
    wizard.onStep('confirm');
  });
});
