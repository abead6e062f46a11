import { describe, expect, it } from 'vitest';
import { licensesIn, parcelsIn } from './numbers-in-text';

const values = (found: readonly { value: string }[]) => found.map(({ value }) => value);

describe('parcels in a text', () => {
  it.each([
    ['RE: 12 Elm Lane (APN 301-22-087). I own it.', '30122087'],
    ['the house at 12 Elm Lane, parcel 77 04 0 118.00', '7704011800'],
    ['we own Lot 3 (parcel 201133-41208), 18 Elm Lane', '20113341208'],
    ['HEARTH CAD R000098761', 'R000098761'],
    ['Kerr CAD ID R000098761', 'R000098761'],
    ['QCAD 0455123', '0455123'],
    ['Lot and block: 0220-M-00311-0000-00', '0220M00311000000'],
    ['12 Elm Ln, BOZEMAN, MT 59715 GEOCODE 06-0798-12-3-04-11-0000', '06079812304110000'],
    ['SCHEDULE 05123-08-011-000', '0512308011000'],
    ['PID 12-118-21-44-0090', '1211821440090'],
    ['MAP/PARCEL 117 05 0 032.00', '11705003200'],
    ['Tax Map 12 Block 4 Lot 7-1', '12471'],
    ['NCB 11022 BLK 7 LOT 19', 'NCB11022BLK7LOT19'],
    ['soy dueña del terreno con número de parcela 162-10-411-020 y autorizo', '16210411020'],
    ['casa ubicada en Calle Olmo 12 (clave catastral 04-118-022-7)', '041180227'],
  ])('%s', (text, value) => {
    expect(values(parcelsIn(text))).toEqual([value]);
  });

  it.each([
    'SCHEDULE 40 PVC, SCHEDULE 80 ABOVE GRADE',
    'The parcel is 12450 square feet.',
    'Meter account 1234567890',
    'CLEVIS PIN 4',
    'AUTOCAD 2024',
    'see parcel 3 of the plat',
    'call parcel desk 512-555-0143',
  ])('none: %s', (text) => {
    expect(parcelsIn(text)).toEqual([]);
  });
});

describe('licences in a text', () => {
  it.each([
    ['CSLB C-10, C-20 #1023456', '1023456'],
    ['(408) 555-0100   CSLB 1023456 (C-39)', '1023456'],
    ['Oak Valley, California | C-33 #1023456', '1023456'],
    ['HIC PA104233 412-555-0100', 'PA104233'],
    ['PA HIC registration: PA104233', 'PA104233'],
    ['L&I registration: HARBOHB901Q7', 'HARBOHB901Q7'],
    ['NSCB 0071234 (A-10) 702-555-0100', '0071234'],
    ['18 Elm Lane | State Cert. Roofing Contractor CCC1331234', 'CCC1331234'],
    ['18 Elm Lane, Denver CO | Denver Class B LIC00112233', 'LIC00112233'],
    ['Reg. No. HIC-004512', 'HIC004512'],
    ['contractor license no. 58831', '58831'],
    ['ROC 301223', '301223'],
  ])('%s', (text, value) => {
    expect(licensesIn(text, false)).toContainEqual(expect.objectContaining({ value }));
  });

  it('what may be of anybody is sure only beside a contractor', () => {
    const text = 'Harbor Decks LLC (license 1023456) may apply';
    expect(licensesIn(text, false)[0]?.certainty).toBe(0.6);
    expect(licensesIn(text, true)[0]?.certainty).toBeGreaterThan(0.8);
    expect(licensesIn('TECL 36118', true)[0]?.certainty).toBe(0.6);
  });

  it.each([
    'as licensed under Chapter 9 of Division 3',
    'Ann Poe, P.E., license 51903',
    'business license 448812',
    '2022 CRC 302.1 and CBC 1607',
    'Lic. exp. 06/30/2028',
    'phone 412-555-0100',
    'policy WC-7714092',
  ])('none: %s', (text) => {
    expect(licensesIn(text, false)).toEqual([]);
  });
});
