import { expect, it } from 'vitest';
import { newDraft } from './draft';
import { registrationInput } from './registration-input';
import { registrationSchema } from './schema';

const ANA = { firstName: 'Ana', lastName: 'Ortiz', email: 'ana@ortiz.example', referralCode: '' };
const isMonitored = (city: string) => city === 'austin-tx';
const GIVEN = { password: 'CorrectHorse12!', locale: 'en' } as const;

function filled(city: string) {
  const draft = newDraft(ANA);
  Object.assign(draft.companyData, {
    companyName: 'Ortiz Roofing',
    phone: '(208) 555-0142',
    operatingCities: [city],
    cityLabels: { 'boise-id': 'Boise, ID' },
  });
  draft.subscriptionTier = 'team';
  draft.notificationSettings = {
    methods: ['sms'],
    urgency: 'critical_only',
    smsConsent: true,
    recipients: [
      { id: 'primary', name: 'Ana Ortiz', email: 'ana@ortiz.example', phone: '(512) 555-0142' },
      { id: 'r1', name: 'Luis', email: 'luis@ortiz.example', phone: '(512) 555-0143' },
    ],
  };
  return { draft, registration: ANA, isMonitored };
}

it('sends what was chosen where a city is monitored; an address nobody is told by is left out', () => {
  const input = registrationInput(filled('austin-tx'), GIVEN);
  expect(input).toMatchObject({
    permitConfirmed: false,
    notificationSettings: {
      methods: ['sms'],
      urgency: 'critical_only',
      recipients: [{ email: '' }, { name: 'Luis', email: '' }],
    },
  });
  expect(registrationSchema.safeParse(input).success).toBe(true);
});

it('fills the notices by itself where none is: e-mail, the person who signed up, every change', () => {
  const input = registrationInput(filled('boise-id'), GIVEN);
  expect(input).toMatchObject({
    operatingCities: ['boise-id'],
    permitConfirmed: true,
    subscriptionTier: 'team',
  });
  expect(input.notificationSettings).toEqual({
    methods: ['email'],
    urgency: 'all_changes',
    smsConsent: false,
    recipients: [{ name: 'Ana Ortiz', email: 'ana@ortiz.example', phone: '' }],
  });
  expect(input).not.toHaveProperty('cityLabels');
  expect(registrationSchema.safeParse(input).success).toBe(true);
});
