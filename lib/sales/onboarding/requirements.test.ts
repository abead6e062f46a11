import { describe, expect, it } from 'vitest';
import { newDraft, readDraft, withTier } from './draft';
import { planChangeLoss } from './plan-limits';
import { missingInStep, missingRequirements } from './requirements';
import type { OnboardingDraft } from './types';

const ANA = { firstName: 'Ana', lastName: 'Ortiz', email: 'ana@ortiz.example', referralCode: '' };
const isMonitored = (city: string) => city === 'austin-tx';

function complete(change: (draft: OnboardingDraft) => void = () => {}): OnboardingDraft {
  const draft = newDraft(ANA);
  Object.assign(draft.companyData, {
    companyName: 'Ortiz Roofing',
    phone: '(512) 555-0142',
    operatingCities: ['austin-tx'],
    permitConfirmed: true,
  });
  change(draft);
  return draft;
}

const missing = (draft: OnboardingDraft, paymentMethodId: string | null = 'pm_demo_12345678') =>
  missingRequirements({ draft, paymentMethodId, isMonitored });

describe('missingRequirements', () => {
  it('is empty for a complete set-up', () => {
    expect(missing(complete())).toEqual([]);
  });

  it('lists what a new one still needs, in the order of the steps', () => {
    expect(missing(newDraft(ANA), null)).toEqual(['company_name', 'cities', 'phone', 'payment']);
  });

  it('asks for confirmed permits only where a city is monitored', () => {
    const unconfirmed = (city: string) =>
      complete((draft) =>
        Object.assign(draft.companyData, { operatingCities: [city], permitConfirmed: false }),
      );
    expect(missing(unconfirmed('austin-tx'))).toEqual(['verification']);
    expect(missing(unconfirmed('honolulu-hi'))).toEqual([]);
  });

  it.each<[string, (draft: OnboardingDraft) => void, string]>([
    ['a blank phone', (draft) => Object.assign(draft.companyData, { phone: '  ' }), 'phone'],
    [
      'a phone that is none',
      (draft) => Object.assign(draft.companyData, { phone: 'call me' }),
      'phone_invalid',
    ],
    ['a zip of eleven', (draft) => Object.assign(draft.companyData, { zipCode: '78701-12345' }), 'zip'],
    ['two cities on solo', (draft) => draft.companyData.operatingCities.push('honolulu-hi'), 'plan_cities'],
    ['no method', (draft) => Object.assign(draft.notificationSettings, { methods: [] }), 'methods'],
    [
      'a nameless recipient',
      (draft) => Object.assign(draft.notificationSettings.recipients[0] ?? {}, { name: '' }),
      'recipients',
    ],
  ])('names %s', (_name, change, requirement) => {
    expect(missing(complete(change))).toEqual([requirement]);
  });

  it('wants a phone for each recipient once texts are agreed to, and not before', () => {
    const texts = (smsConsent: boolean) =>
      complete((draft) => {
        draft.subscriptionTier = 'team';
        Object.assign(draft.notificationSettings, { methods: ['email', 'sms'], smsConsent });
      });
    expect(missing(texts(true))).toEqual(['recipients']);
    expect(missing(texts(false))).toEqual([]);
  });

  it('does not let texts without consent be the only way', () => {
    const draft = complete((one) => {
      one.subscriptionTier = 'team';
      Object.assign(one.notificationSettings, { methods: ['sms'] });
    });
    expect(missing(draft)).toEqual(['recipients']);
  });

  it('asks nothing of an address while nobody is told by e-mail', () => {
    const draft = complete((one) => {
      one.subscriptionTier = 'team';
      Object.assign(one.notificationSettings, { methods: ['sms'], smsConsent: true });
      Object.assign(one.notificationSettings.recipients[0] ?? {}, {
        email: 'broken@',
        phone: '512-555-0142',
      });
    });
    expect(missing(draft)).toEqual([]);
  });

  it('keeps each step to its own and the last to all', () => {
    const facts = { draft: newDraft(ANA), paymentMethodId: null, isMonitored };
    expect(missingInStep('plan', facts)).toEqual([]);
    expect(missingInStep('payment', facts)).toEqual(['payment']);
    expect(missingInStep('confirm', facts)).toEqual(['company_name', 'cities', 'phone', 'payment']);
  });
});

describe('another plan', () => {
  const team = complete((draft) => {
    draft.subscriptionTier = 'team';
    draft.notificationSettings.methods = ['email', 'sms'];
    draft.notificationSettings.smsConsent = true;
    draft.notificationSettings.recipients.push({
      id: 'r1',
      name: 'Luis',
      email: 'luis@ortiz.example',
      phone: '',
    });
  });

  it('says what it would take away, and takes just that away', () => {
    expect(planChangeLoss('solo', team.notificationSettings)).toEqual({
      recipientsRemoved: 1,
      recipientsKept: 1,
      smsDisabled: true,
    });
    expect(withTier(team, 'solo').notificationSettings).toMatchObject({
      methods: ['email'],
      smsConsent: false,
      recipients: [{ id: 'primary', name: 'Ana Ortiz' }],
    });
  });

  it('takes nothing away upwards', () => {
    expect(planChangeLoss('professional', team.notificationSettings)).toBeNull();
    expect(withTier(team, 'professional').notificationSettings).toEqual(team.notificationSettings);
  });
});

describe('readDraft', () => {
  it('gives back what was stored', () => {
    const draft = complete((one) => Object.assign(one, { currentStep: 4 }));
    expect(readDraft(JSON.stringify(draft), ANA)).toEqual(draft);
  });

  it.each([
    null,
    '',
    '{',
    'null',
    '{"currentStep":9}',
    JSON.stringify({ ...newDraft(ANA), subscriptionTier: 'gold' }),
  ])('starts afresh from %s', (stored) => expect(readDraft(stored, ANA)).toEqual(newDraft(ANA)));
});
