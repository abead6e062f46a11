import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Recipients } from '@/app/[locale]/(dashboard)/dashboard/notifications/_components/recipients';
import { SettingsForm } from '@/app/[locale]/(dashboard)/dashboard/notifications/_components/settings-form';
import { brand } from '@/lib/brand';
import type { NotificationSettings, Recipient } from '@/lib/company/notifications/view';
import { PLANS } from '@/lib/providers/billing/plans';
import type { Tier } from '@/lib/providers/billing/types';
import { doneAction, refused } from '../../support/answers';
import { inBothLanguages } from '../../support/component';
import { fill } from '../../support/fill';
import { inSpanish } from '../../support/in-spanish';
import { press } from '../../support/press';
import { Toasts } from '../../support/toasts';

const NOW = new Date('2026-11-20T15:00:00Z');

const SETTINGS: NotificationSettings = {
  methods: ['email'],
  urgency: 'all_changes',
  smsConsent: false,
  digestHour: 7,
};
const ANA: Recipient = {
  id: 'rec_ana',
  name: 'Ana Reyes',
  email: 'ana@example.com',
  phone: null,
  isPrimary: true,
  locale: null,
  timeZone: null,
  urgency: null,
  quietFrom: null,
  quietUntil: null,
  emailOn: true,
  smsOn: true,
  unsubscribedAt: null,
  bounced: false,
  smsStopped: false,
};
const LUIS: Recipient = { ...ANA, id: 'rec_luis', name: 'Luis Diaz', isPrimary: false };

inBothLanguages('how a company is told', (reader) => {
  function open(tier: Tier, given: Partial<NotificationSettings> = {}, readOnly = false, withoutPhone = 0) {
    const { mount } = reader();
    const save = doneAction();
    const { sms, cadence } = PLANS[tier];
    mount(
      <>
        <SettingsForm
          settings={{ ...SETTINGS, ...given }}
          plan={{ sms, cadence }}
          withoutPhone={withoutPhone}
          readOnly={readOnly}
          save={save}
        />
        <Toasts />
      </>,
    );
    return save;
  }
  const pressSave = () => press(reader().user, screen.getByRole('button', { name: text('save') }));
  const text = (key: string, values?: Record<string, string | number>) =>
    reader().t('notifications', `settings.${key}`, values);

  test('once a day at an hour of the reader’s clock', async () => {
    const { user, locale } = reader();
    const save = open('solo');
    expect(screen.getByText(text('cadence.daily'))).toBeVisible();
    expect(screen.getByText(text('digestHint'))).toBeVisible();
    expect(screen.getByText(text('criticalMeans'))).toBeVisible();
    await user.selectOptions(screen.getByLabelText(text('digestHour')), '17');
    await pressSave();
    expect(await screen.findByText(text('saved'))).toBeVisible();
    expect(save.mock.calls).toEqual([[{ ...SETTINGS, digestHour: 17, locale }]]);
  });

  test('by text only with a plan that has them', () => {
    open('solo');
    expect(screen.getByRole('checkbox', { name: text('sms') })).toBeDisabled();
    expect(screen.getByText(text('smsPlan'))).toBeVisible();
  });

  test('by text with a consent that is never ticked beforehand, and goes with the texts', async () => {
    const { t, user, locale, href } = reader();
    const save = open('team', {}, false, 2);
    const texts = screen.getByRole('checkbox', { name: text('sms') });
    const consent = () => screen.queryByRole('checkbox', { name: text('consent', { brand: brand.name }) });
    expect(consent()).toBeNull();
    await user.click(texts);
    expect(consent()).not.toBeChecked();
    expect(screen.getByText(text('phonesMissing', { count: 2 }))).toBeVisible();
    expect(screen.getByText(text('texts'))).toBeVisible();
    const policy = screen.getByRole('link', { name: new RegExp(text('privacyPolicy')) });
    expect(policy).toHaveAttribute('href', href('/privacy'));
    save.mockResolvedValueOnce(refused('invalid_input', { smsConsent: 'smsConsent' }));
    await pressSave();
    expect(await screen.findByText(t('notifications', 'fieldErrors.smsConsent'))).toBeVisible();

    await user.click(consent() ?? texts);
    await user.click(texts);
    await user.click(texts);
    expect(consent()).not.toBeChecked();
    await user.click(consent() ?? texts);
    await pressSave();
    await waitFor(() =>
      expect(save.mock.lastCall).toEqual([
        { ...SETTINGS, methods: ['email', 'sms'], smsConsent: true, locale },
      ]),
    );
  });

  test('in at least one way', async () => {
    const { t, user } = reader();
    const save = open('team', { urgency: 'critical_only' });
    save.mockResolvedValueOnce(refused('invalid_input', { methods: 'methods' }));
    await user.click(screen.getByRole('checkbox', { name: text('email') }));
    await pressSave();
    expect(await screen.findByText(t('notifications', 'fieldErrors.methods'))).toBeVisible();
    expect(save.mock.calls[0]?.[0]).toMatchObject({ methods: [], urgency: 'critical_only' });
  });

  test.each([
    ['team', 'hourly'],
    ['professional', 'real_time'],
  ] as const)('on the %s plan sooner, without an hour to choose', (tier, cadence) => {
    open(tier);
    expect(screen.getByText(text(`cadence.${cadence}`))).toBeVisible();
    expect(screen.queryByLabelText(text('digestHour'))).toBeNull();
  });

  test('is only read by who may not change it', () => {
    open('solo', {}, true);
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByRole('checkbox', { name: text('email') })).toBeDisabled();
    expect(screen.getByLabelText(text('digestHour'))).toBeDisabled();
  });
});

inSpanish('who a company has told', (reader) => {
  function open(recipients: Recipient[], { limit = 5, readOnly = false, sms = false } = {}) {
    const actions = { add: doneAction(), change: doneAction(), remove: doneAction() };
    reader().mount(
      <>
        <Recipients
          recipients={recipients}
          limit={limit}
          reaches={{ email: true, sms }}
          readOnly={readOnly}
          {...actions}
          company={{ locale: 'en', timeZone: 'America/Chicago', urgency: 'all_changes' }}
          clock={{ now: NOW, timeZone: 'America/Chicago' }}
        />
        <Toasts />
      </>,
    );
    return actions;
  }
  const text = (key: string, values?: Record<string, string | number>) =>
    reader().t('notifications', `recipients.${key}`, values);
  const pressNamed = (key: string, values?: Record<string, string>) =>
    reader().user.click(screen.getByRole('button', { name: text(key, values) }));

  test('is counted against the plan, and the first is not removed', () => {
    open([ANA, LUIS], { limit: 2 });
    expect(screen.getByText(text('used', { used: 2, limit: 2 }))).toBeVisible();
    expect(screen.getByText(text('full', { limit: 2 }))).toBeVisible();
    expect(screen.getByText(text('primary'))).toBeVisible();
    expect(screen.queryByRole('button', { name: text('add') })).toBeNull();
    expect(screen.queryByRole('button', { name: text('removeNamed', { name: ANA.name }) })).toBeNull();
  });

  test('is only read by who may not change it', () => {
    open([ANA, LUIS], { readOnly: true });
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('grows by a name and an address', async () => {
    const { t, user } = reader();
    const { add } = open([]);
    expect(screen.getByText(text('empty'))).toBeVisible();
    await pressNamed('add');
    const dialog = within(screen.getByRole('dialog', { name: text('addTitle') }));
    const send = () => press(user, dialog.getByRole('button', { name: text('submit') }));
    for (const [field, reason] of [
      ['name', 'name'],
      ['email', 'emailTaken'],
      ['phone', 'phone'],
      ['name', 'limit'],
    ] as const) {
      add.mockResolvedValueOnce(refused('invalid_input', { [field]: reason }));
      await send();
      expect(await dialog.findByText(t('notifications', `fieldErrors.${reason}`))).toBeVisible();
    }
    await fill(user, dialog.getByLabelText(text('name')), 'Luis Diaz');
    await fill(user, dialog.getByLabelText(text('email')), 'luis@example.com');
    await send();
    expect(await screen.findByText(text('added', { name: 'Luis Diaz' }))).toBeVisible();
    expect(add.mock.lastCall).toEqual([{ name: 'Luis Diaz', email: 'luis@example.com', phone: '' }]);
  });

  test('has somebody told in their own way', async () => {
    const { user } = reader();
    const { change } = open([ANA]);
    const named = { name: ANA.name };
    await pressNamed('changeNamed', named);
    const dialog = within(screen.getByRole('dialog', { name: text('changeTitle', named) }));
    expect(dialog.getByLabelText(text('timeZone'))).toHaveDisplayValue(
      text('asCompany', { value: 'Chicago' }),
    );
    expect(dialog.queryByLabelText(text('quietUntil'))).toBeNull();
    await user.selectOptions(dialog.getByLabelText(text('timeZone')), 'Pacific/Honolulu');
    await user.selectOptions(dialog.getByLabelText(text('quietFrom')), '22');
    expect(dialog.getByLabelText(text('quietUntil'))).toHaveValue('7');
    await user.selectOptions(dialog.getByLabelText(text('quietUntil')), '6');
    await user.selectOptions(dialog.getByLabelText(text('urgency')), 'critical_only');
    await user.selectOptions(dialog.getByLabelText(text('language')), 'es');
    await user.click(dialog.getByLabelText(text('emailOn')));
    await user.click(dialog.getByRole('button', { name: text('save') }));
    expect(await screen.findByText(text('changed', named))).toBeVisible();
    expect(change.mock.calls).toEqual([
      [
        {
          recipientId: 'rec_ana',
          locale: 'es',
          timeZone: 'Pacific/Honolulu',
          urgency: 'critical_only',
          quietFrom: 22,
          quietUntil: 6,
          emailOn: false,
          smsOn: true,
          resubscribe: false,
        },
      ],
    ]);
  });

  test('says where hours that are quiet end, and takes back what somebody stopped only when they asked', async () => {
    const { t, user } = reader();
    const { change } = open([{ ...ANA, quietFrom: 22, quietUntil: 22, unsubscribedAt: NOW }]);
    await pressNamed('changeNamed', { name: ANA.name });
    const dialog = within(screen.getByRole('dialog'));
    const again = dialog.getByRole('checkbox', { name: text('resubscribe', { name: ANA.name }) });
    expect(again).not.toBeChecked();
    change.mockResolvedValueOnce(refused('invalid_input', { quietUntil: 'quietHoursSame' }));
    await user.click(dialog.getByRole('button', { name: text('save') }));
    expect(await dialog.findByText(t('notifications', 'fieldErrors.quietHoursSame'))).toBeVisible();
    await user.click(again);
    await press(user, dialog.getByRole('button', { name: text('save') }));
    await waitFor(() => expect(change.mock.lastCall?.[0]).toMatchObject({ resubscribe: true }));
  });

  test.each([
    ['emailOff', { emailOn: false }],
    ['bounced', { emailOn: false, bounced: true }],
    ['smsOff', { smsOn: false }],
    ['smsStopped', { smsOn: false, smsStopped: true }],
    ['critical', { urgency: 'critical_only' as const }],
  ])('marks who is told otherwise: %s', (mark, given) => {
    open([{ ...ANA, ...given }]);
    expect(screen.getByText(text(`marks.${mark}`))).toBeVisible();
  });

  test('marks quiet hours and a word of their own, by the clock and the day', () => {
    open([{ ...ANA, quietFrom: 22, quietUntil: 6, unsubscribedAt: NOW }]);
    expect(screen.getByText(/10:00/)).toHaveTextContent(/6:00/);
    const stopped = text('marks.unsubscribed', { date: '@' }).split('@')[0] ?? '';
    expect(screen.getByText(new RegExp(`^${stopped}.*20`))).toBeVisible();
  });

  test('shrinks after a question', async () => {
    const { user } = reader();
    const { remove } = open([ANA, LUIS]);
    const named = { name: LUIS.name };
    await pressNamed('removeNamed', named);
    const dialog = within(screen.getByRole('dialog', { name: text('removeTitle', named) }));
    expect(dialog.getByText(text('removeText', named))).toBeVisible();
    await user.click(dialog.getByRole('button', { name: text('removeConfirm') }));
    expect(await screen.findByText(text('removed', named))).toBeVisible();
    expect(remove.mock.calls).toEqual([[{ recipientId: 'rec_luis' }]]);
  });
});
