import { describe, expect, it } from 'vitest';
import { listReviewPoints } from './review-points';
import type { Answers, PermitTypeId, StateCode } from './types';

function points(permitType: PermitTypeId, state: StateCode, answers: Answers = {}) {
  return listReviewPoints(permitType, { city: null, county: null, state }, answers);
}

function find(permitType: PermitTypeId, state: StateCode, id: string, answers: Answers = {}) {
  return points(permitType, state, answers).find((point) => point.id === id) ?? null;
}

describe('the review points', () => {
  it('say nothing of what the answers or the place rule out', () => {
    expect(find('deck_porch', 'OH', 'ledger_fastener')?.applies).toBe('ask');
    expect(find('deck_porch', 'OH', 'ledger_fastener', { deckAttached: true })?.applies).toBe('yes');
    expect(find('deck_porch', 'OH', 'ledger_fastener', { deckAttached: false })).toBeNull();
    expect(find('res_alteration', 'TX', 'texas_value', { occupancy: 'residential_1_2' })?.applies).toBe(
      'yes',
    );
    expect(find('res_alteration', 'OK', 'texas_value')).toBeNull();
    expect(find('plumbing', 'FL', 'seismic', { subtype: 'water_heater' })).toBeNull();
  });

  it('are cited by the edition the state adopted', () => {
    expect(find('res_new', 'FL', 'egress_bedroom')?.citation.en).toBe('IRC R310');
    expect(find('res_new', 'GA', 'egress_bedroom')?.citation.en).toBe('IRC R319');
    expect(find('res_new', 'CO', 'egress_bedroom')?.citation.en).toBe('IRC R310 (2024 IRC: R310 → R319)');
  });

  it('name what a state sets instead only there', () => {
    expect(find('pool_spa', 'CA', 'barrier_h')).toMatchObject({
      passIf: { en: expect.stringContaining('60 in') },
      citation: { en: 'CA H&S 115923' },
    });
    expect(find('pool_spa', 'AZ', 'barrier_h')).toMatchObject({
      passIf: { en: expect.stringContaining('48 in') },
      citation: { en: 'ISPSC 305.2.1' },
    });
  });
});
