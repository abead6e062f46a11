import { describe, expect, it } from 'vitest';
import type { Answers, PermitTypeId, StateCode } from '@/lib/catalogue/checklists/types';
import { estimateForJob } from './for-job';
import { scheduleOfPlace } from './schedules';
import type { FeeInput } from './types';

const HOUSE = { occupancy: 'residential_1_2' } as const;
const SHOP = { occupancy: 'commercial' } as const;

function price(slug: string, permitType: PermitTypeId, answers: Answers, given: FeeInput = {}) {
  const fee = estimateForJob({ city: slug, permitType, answers, given });
  return fee?.estimate.status === 'estimated' ? fee.estimate.totalCents : (fee?.estimate.status ?? null);
}

function priceAt(city: string, state: StateCode, permitType: PermitTypeId, answers: Answers) {
  const place = { city, county: null, state };
  const fee = estimateForJob({ city: null, place, permitType, answers, given: {} });
  return fee?.estimate.status === 'estimated' ? fee.estimate.totalCents : (fee?.estimate.status ?? null);
}

describe('the schedule of a place without a page', () => {
  const idOf = (city: string | null, state: StateCode, county: string | null = null) =>
    scheduleOfPlace({ city, county, state })?.id ?? null;

  it('is found by the name of its city, as people write it, in its state', () => {
    expect(idOf('Red Oak', 'TX')).toBe('red-oak-tx');
    expect(idOf('city of RED OAK', 'TX')).toBe('red-oak-tx');
    expect(idOf('Mountain View', 'CA')).toBe('mountain-view-ca-ev');
    expect(idOf('Selah', 'WA')).toBe('selah-wa');
    expect(idOf('Red Oak', 'IA')).toBeNull();
    expect(idOf('Red Oaks', 'TX')).toBeNull();
  });

  it('of a county holds outside its cities', () => {
    expect(idOf(null, 'IN', 'Pulaski')).toBe('pulaski-county-in');
    expect(idOf('Pulaski County', 'IN')).toBe('pulaski-county-in');
    expect(idOf('Unincorporated Miami-Dade County', 'FL')).toBe('miami-dade-fl');
    expect(idOf('Winamac', 'IN', 'Pulaski')).toBeNull();
    expect(idOf('Miami', 'FL', 'Miami-Dade')).toBeNull();
    expect(idOf(null, 'TX')).toBeNull();
  });
});

describe('the fee of a job, as worked out by hand from the printed rows', () => {
  it('Red Oak: a tenant’s remodel of $185,000', () => {
    // 596.25 + 85 × 3.36 = 881.85; 387.59 + 85 × 2.19 = 573.74
    expect(priceAt('Red Oak', 'TX', 'commercial_ti', { ...SHOP, valuation: 185_000 })).toBe(145_559);
  });

  it('Selah: a house of $412,000 with the state’s fee', () => {
    // 931.73 + 312 × 5.08 = 2,516.69; 6.50
    expect(priceAt('Selah', 'WA', 'res_new', { valuation: 412_000 })).toBe(252_319);
    expect(priceAt('Selah', 'WA', 'commercial_ti', { valuation: 10_000 })).toBe(18_259 + 2500);
  });

  it('Mountain View: a charger at a house', () => {
    expect(priceAt('Mountain View', 'CA', 'ev_charger', HOUSE)).toBe(25_000);
  });

  it('Minneapolis: a deck of $18,400', () => {
    // 104.20 + 17 × 20.60 = 454.40; 65% = 295.36; 0.0005 × 18,400 = 9.20
    const deck = { ...HOUSE, valuation: 18_400 };
    expect(price('minneapolis-mn', 'deck_porch', deck)).toBe(75_896);
    for (const type of ['roofing', 'pool_spa', 'foundation_repair', 'windows_doors', 'adu'] as const)
      expect(price('minneapolis-mn', type, deck)).toBe(75_896);
  });

  it('Boston: a new deck takes the long form, a roof the short one', () => {
    // 50 + 10 × 18.4; 20 + 10 × 18.4
    expect(price('boston-ma', 'deck_porch', { ...HOUSE, valuation: 18_400 })).toBe(23_400);
    expect(price('boston-ma', 'roofing', { ...HOUSE, valuation: 18_400 })).toBe(20_400);
    expect(price('boston-ma', 'electrical_service', { ...HOUSE, serviceAmps: 200 })).toBe(7_000);
  });

  it('Boston: what the structure is asked for tells the form of a remodel', () => {
    const remodel = { ...HOUSE, valuation: 47_500 };
    expect(price('boston-ma', 'res_alteration', remodel)).toBe('missing_input');
    expect(price('boston-ma', 'res_alteration', { ...remodel, structuralWork: false })).toBe(49_500);
    expect(price('boston-ma', 'res_alteration', { ...remodel, structuralWork: true })).toBe(52_500);
  });

  it('Phoenix: a deck pays plan review, a roof and a trade alone do not', () => {
    // 303 + 9 × 10 = 393
    expect(price('phoenix-az', 'deck_porch', { ...HOUSE, valuation: 18_400 })).toBe(2 * 39_300);
    expect(price('phoenix-az', 'roofing', { ...HOUSE, valuation: 18_400 })).toBe(39_300);
    expect(price('phoenix-az', 'electrical_service', { ...HOUSE, valuation: 18_400 })).toBe(39_300);
  });

  it('Denver: a roof is a quick permit without plan review', () => {
    // 35 + 17 × 8 = 171; with half of it for a deck
    expect(price('denver-co', 'roofing', { ...HOUSE, valuation: 18_400 })).toBe(17_100);
    expect(price('denver-co', 'deck_porch', { ...HOUSE, valuation: 18_400 })).toBe(25_650);
    expect(price('denver-co', 'commercial_ti', { valuation: 240_000 })).toBe(233_100);
  });

  it('Nashville: a deck by the rate for houses, a water heater at the minimum', () => {
    // 18.4 × 5 = 92; 25; 10% = 9.20
    expect(price('nashville-tn', 'deck_porch', { ...HOUSE, valuation: 18_400 })).toBe(12_620);
    expect(price('nashville-tn', 'plumbing', { ...HOUSE, subtype: 'water_heater' })).toBe(7_500);
  });

  it('Atlanta, Houston and Los Angeles: a deck or roof by the building table', () => {
    // 18.4 × 7 = 128.80, at least 150; 25
    expect(price('atlanta-ga', 'deck_porch', { ...HOUSE, valuation: 18_400 })).toBe(17_500);
    // 47 + 12 × 5.36 = 111.32
    expect(price('houston-tx', 'roofing', { ...SHOP, valuation: 18_400 })).toBe(11_132);
    expect(price('los-angeles-ca', 'deck_porch', { ...HOUSE, valuation: 18_400 })).toBe(
      price('los-angeles-ca', 'res_alteration', { valuation: 18_400 }),
    );
  });

  it('Seattle: a deck is asked which review it takes', () => {
    expect(price('seattle-wa', 'deck_porch', { ...HOUSE, valuation: 18_400 })).toBe('missing_input');
  });

  it('Albuquerque, Cheyenne and Westminster: a roof pays no plan review', () => {
    // 69.25 + 17 × 14 = 307.25; × 0.50 = 153.63; 65% = 99.86
    const job = { ...HOUSE, valuation: 18_400 };
    expect(priceAt('Albuquerque', 'NM', 'roofing', job)).toBe(15_363);
    expect(priceAt('Albuquerque', 'NM', 'deck_porch', job)).toBe(15_363 + 9_986);
    expect(priceAt('Cheyenne', 'WY', 'roofing', job)).toBe(30_725);
    expect(priceAt('Cheyenne', 'WY', 'deck_porch', job)).toBe(30_725 + 19_971);
    expect(priceAt('Westminster', 'CO', 'roofing', job)).toBe(10_000);
    // 59.25 + 17 × 11.90 = 261.55; 65% = 170.01; 2.125% of 18,400 = 391
    expect(priceAt('Westminster', 'CO', 'deck_porch', job)).toBe(26_155 + 17_001 + 39_100);
    // 307.25; 65% = 199.71; 1% = 3.07
    expect(priceAt('Provo', 'UT', 'deck_porch', job)).toBe(30_725 + 19_971 + 307);
  });

  it('Tazewell County: the area that is added is the area of a new house', () => {
    expect(priceAt('Tazewell County', 'IL', 'res_new', { addedAreaSf: 1_656 })).toBe(45_000);
  });

  it('takes what was said of the work before the answers', () => {
    const given = { valuationCents: 1_840_000 };
    expect(price('minneapolis-mn', 'deck_porch', { ...HOUSE, valuation: 99_000 }, given)).toBe(75_896);
  });
});
