import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { newDraft, readDraft } from './draft';
import { missingInStep, missingRequirements } from './requirements';
import { ONBOARDING_VARIANTS, type OnboardingDraft, type OnboardingVariant } from './types';
import { getSteps, getVariant, inItsVariant } from './variants';

const ANA = { firstName: 'Ana', lastName: 'Ortiz', email: 'ana@ortiz.example', referralCode: '' };
const isMonitored = (city: string) => city === 'austin-tx';

function draftIn(cities: string[], variant: OnboardingVariant, currentStep: number): OnboardingDraft {
  const draft = newDraft(ANA);
  draft.companyData.operatingCities = cities;
  return { ...draft, variant, currentStep };
}

describe('the variant', () => {
  it.each<[string[], OnboardingVariant]>([
    [[], 'monitoring'],
    [['austin-tx'], 'monitoring'],
    [['boise-id'], 'streamlined'],
    [['boise-id', 'honolulu-hi'], 'streamlined'],
    [['boise-id', 'austin-tx'], 'monitoring'],
  ])('of %j is %s', (cities, variant) => expect(getVariant(cities, isMonitored)).toBe(variant));

  it('has five steps or three', () => {
    expect(ONBOARDING_VARIANTS.map((variant) => getSteps(variant).length)).toEqual([5, 3]);
  });
});

describe('a change of the cities', () => {
  it.each<[OnboardingVariant, number, string[], number]>([
    ['monitoring', 1, ['boise-id'], 1],
    ['monitoring', 2, ['boise-id'], 2],
    ['monitoring', 3, ['boise-id'], 2],
    ['monitoring', 4, ['boise-id'], 3],
    ['monitoring', 5, ['boise-id'], 3],
    ['streamlined', 1, ['austin-tx'], 1],
    ['streamlined', 2, ['austin-tx'], 2],
    ['streamlined', 3, ['austin-tx'], 4],
    ['monitoring', 4, ['austin-tx'], 4],
    ['streamlined', 5, ['boise-id'], 3],
  ])('leads from %s step %i with %j to step %i', (variant, step, cities, wanted) => {
    expect(inItsVariant(draftIn(cities, variant, step), isMonitored).currentStep).toBe(wanted);
  });

  it('keeps everything that was entered, and always stands on a step there is', () => {
    const cities = fc.uniqueArray(fc.constantFrom('austin-tx', 'boise-id', 'honolulu-hi'));
    fc.assert(
      fc.property(
        cities,
        fc.constantFrom(...ONBOARDING_VARIANTS),
        fc.integer({ min: 1, max: 5 }),
        (chosen, variant, step) => {
          const before = draftIn(chosen, variant, step);
          const after = inItsVariant(before, isMonitored);
          expect(after.variant).toBe(getVariant(chosen, isMonitored));
          expect(getSteps(after.variant)[after.currentStep - 1]).toBeDefined();
          expect({ ...after, variant, currentStep: step }).toEqual(before);
          expect(inItsVariant(after, isMonitored)).toBe(after);
          expect(readDraft(JSON.stringify(after), ANA)).toEqual(after);
        },
      ),
    );
  });
});

describe('the three steps', () => {
  const facts = (
    change: (draft: OnboardingDraft) => void = () => {},
    paymentMethodId: string | null = null,
  ) => {
    const draft = draftIn(['boise-id'], 'streamlined', 3);
    Object.assign(draft.companyData, { companyName: 'Ortiz Roofing', phone: '(208) 555-0142' });
    change(draft);
    return { draft, paymentMethodId, isMonitored };
  };

  it('need name, cities and phone, then a plan with a card, then nothing', () => {
    const empty = facts((draft) => Object.assign(draft.companyData, { companyName: '', phone: '' }));
    expect(missingInStep('setup', empty)).toEqual(['company_name', 'phone']);
    expect(missingInStep('plan_payment', empty)).toEqual(['payment']);
    expect(missingInStep('welcome', empty)).toEqual([]);
    expect(missingRequirements(empty)).toEqual(['company_name', 'phone', 'payment']);
    expect(missingRequirements(facts(undefined, 'pm_demo_12345678'))).toEqual([]);
  });

  it('ask for no permits and no notices, whatever is left of an earlier choice', () => {
    const left = facts((draft) => {
      draft.notificationSettings.methods = [];
      draft.notificationSettings.recipients.push({ id: 'r1', name: '', email: '', phone: '' });
      draft.companyData.permitConfirmed = false;
    }, 'pm_demo_12345678');
    expect(missingRequirements(left)).toEqual([]);
  });

  it('keep to the cities of the plan', () => {
    const many = facts((draft) => draft.companyData.operatingCities.push('honolulu-hi'), 'pm_demo_12345678');
    expect(missingInStep('plan_payment', many)).toEqual(['plan_cities']);
  });
});
