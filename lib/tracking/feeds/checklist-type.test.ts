import { describe, expect, it } from 'vitest';
import { FEED_RECORDS } from '@/content/cities/feeds';
import type { PermitTypeId } from '@/lib/catalogue/checklists/types';
import { PERMIT_TYPE_IDS } from '@/lib/catalogue/checklists/types';
import { createChecklistTypes } from './checklist-type';

const shared = createChecklistTypes({});

type Row = [type: string | null, subtype: string | null, work: string | null, expected: PermitTypeId | null];

describe('the phrases all cities use', () => {
  it.each<Row>([
    // Austin
    ['Building Permit', 'R- 101 Single Family Houses', 'New', 'res_new'],
    ['Building Permit', 'C-1001 Commercial Finish Out', 'Remodel', 'commercial_ti'],
    ['Electrical Permit', null, 'Upgrade', 'electrical_service'],
    ['Driveway / Sidewalks', 'DS', 'New', null],
    // Los Angeles
    ['Bldg-New', '1 or 2 Family Dwelling', 'Building', 'res_new'],
    ['Bldg-Alter/Repair', 'Commercial', 'Building', 'commercial_ti'],
    ['Bldg-Alter/Repair', 'Apartment', 'Building', null],
    ['Bldg-Addition', 'Commercial', 'Building', null],
    ['Nonbldg-New', '1 or 2 Family Dwelling', 'Building', null],
    ['Swimming-Pool/Spa', '1 or 2 Family Dwelling', 'Building', 'pool_spa'],
    ['HVAC', 'Commercial', 'Mechanical', 'mechanical'],
    ['Fire Sprinkler', 'Commercial', 'Plumbing', null],
    // Chicago
    ['PERMIT - NEW CONSTRUCTION', 'STANDARD PLAN REVIEW', null, null],
    ['PERMIT - WRECKING/DEMOLITION', 'STANDARD PLAN REVIEW', null, 'demolition'],
    ['PERMIT - PORCH CONSTRUCTION', null, null, 'deck_porch'],
    ['PERMIT – EXPRESS PERMIT PROGRAM', null, 'Windows/Doors', 'windows_doors'],
    ['PERMIT - ELECTRIC WIRING', null, null, 'electrical_service'],
    ['PERMIT - SIGNS', null, null, 'sign'],
    ['PERMIT - SCAFFOLDING', null, null, null],
    // San Francisco
    ['grade or quarry or fill or excavate', null, null, 'grading'],
    ['wall or painted sign', null, null, 'sign'],
    ['additions alterations or repairs', null, null, null],
    // New York
    ['Boiler Equipment', null, null, 'mechanical'],
    ['Full Demolition', null, null, 'demolition'],
    ['Sidewalk Shed', null, null, null],
    ['General Construction', null, null, null],
    // Philadelphia
    ['Residential Building Permit', null, 'New Construction', 'res_new'],
    ['Mechanical / Fuel Gas Permit', null, null, 'mechanical'],
    // Boston, San Antonio, Washington, Nashville
    ['Gas Permit', null, null, 'plumbing'],
    ['Electrical Fire Alarms', null, null, null],
    ['Comm New Building Permit', null, null, 'commercial_new'],
    ['Solar - Photovoltaic Permit', null, null, 'solar_pv'],
    ['CONSTRUCTION', 'RAZE', null, 'demolition'],
    ['Building Residential - Rehab', null, null, 'res_alteration'],
    ['Building Residential - Roofing / Siding', null, null, 'roofing'],
    // Phoenix, Seattle, Tucson
    ['RESIDENTIAL SOLAR PV', 'RPV', null, 'solar_pv'],
    ['Building', 'Single Family/Duplex', 'Addition/Alteration', 'res_alteration'],
    ['Building', 'Multifamily', 'New', null],
    ['Residential Building', null, 'Accessory Dwelling Unit', 'adu'],
  ])('%j, %j, %j', (type, subtype, work, expected) => {
    expect(shared(type, subtype, work)).toBe(expected);
  });

  it.each<Row>([
    ['Electric Sign', null, null, 'sign'],
    ['Electrical', 'EV Charging Station', null, 'ev_charger'],
    ['Electrical', 'Standby Generator', null, 'generator'],
    ['Roof Mounted Solar', null, null, 'solar_pv'],
    ['Plumbing', 'Water Heater', null, 'plumbing'],
    ['Commercial Tenant Improvement', null, null, 'commercial_ti'],
    ['Change of Use', 'Commercial', 'Alteration', 'change_of_use'],
    ['Foundation Repair', null, null, 'foundation_repair'],
    ['Non-Residential', null, 'New', 'commercial_new'],
    ['FENCE', null, null, 'fence'],
  ])('kinds of work come before trades: %j, %j, %j', (type, subtype, work, expected) => {
    expect(shared(type, subtype, work)).toBe(expected);
  });

  it.each([
    'Design Review',
    'Poolside Cafe',
    'Newport Residential',
    'Deckard Street',
    'Residential',
    'Pool & Fence',
    'Plumbing / Mechanical / Electrical',
    'Residential / Commercial New',
    'Residential New and Addition',
    'Home Occupation - New',
    'Right of Way Excavation',
    'Interior Demolition - Commercial',
    'Salon and Spa',
    '',
  ])('%j says nothing sure', (words) => {
    expect(shared(words, null, null)).toBeNull();
  });

  it('says nothing of a row without words', () => {
    expect(shared(null, null, null)).toBeNull();
  });
});

describe('a record’s own words', () => {
  const own = createChecklistTypes({
    checklistTypes: {
      electrical_service: ['EP'],
      plumbing: ['Sewer – Repair'],
      res_alteration: ['BP + R-434'],
      commercial_ti: ['BP'],
    },
  });

  it('come first, compared whole like status words', () => {
    expect(own('EP', 'Sign', null)).toBe('electrical_service');
    expect(own(' ep ', null, null)).toBe('electrical_service');
    expect(own('EP2', null, null)).toBeNull();
    expect(own(null, 'SEWER  -  REPAIR'.replaceAll('  ', ' '), null)).toBe('plumbing');
  });

  it('prefer the rule that names more of the row', () => {
    expect(own('BP', 'R-434', 'New')).toBe('res_alteration');
    expect(own('BP', 'C-1000', null)).toBe('commercial_ti');
  });

  it('are types that have a checklist, in every record', () => {
    const ids: readonly string[] = PERMIT_TYPE_IDS;
    for (const record of FEED_RECORDS) {
      for (const id of Object.keys(record.checklistTypes ?? {})) expect(ids, record.id).toContain(id);
    }
  });
});

it('keeps no more combinations than it may', () => {
  for (let i = 0; i < 12_000; i++) expect(shared(`Fence ${i}`, null, null)).toBe('fence');
  expect(shared('Fence 11999', null, null)).toBe('fence');
});
