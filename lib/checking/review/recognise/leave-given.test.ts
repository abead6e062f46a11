import { describe, expect, it } from 'vitest';
import { givesLeaveToApply } from './leave-given';

describe('leave to apply for the owner', () => {
  it.each([
    'Homeowner authorizes Builder to apply for and obtain the\nbuilding permit and act as her agent before the City.',
    'Dale and I own the house and we give Otter Plumbing our OK to pull the city permit for the new heater.',
    'Client hereby appoints Otter Decks LLC to sign the permit papers.',
    'Yo, Ana Poe, dueña de la casa, autorizo a Techos Nutria a tramitar en mi nombre el permiso del techo.',
  ])('is given: %s', (text) => {
    expect(givesLeaveToApply(text)).toBe(true);
  });

  it.each([
    'I hereby authorize ______________ to act as my agent and apply for permits.',
    'I certify that I am authorized by the owner of record to make this application.',
    'The owner authorizes inspectors to enter the property at reasonable times.',
    'Owner shall pay for the permit. Builder may sign the delivery note.',
  ])('is not given: %s', (text) => {
    expect(givesLeaveToApply(text)).toBe(false);
  });
});
