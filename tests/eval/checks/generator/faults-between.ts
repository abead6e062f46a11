/** Faults between documents: one says what the others, the calendar or the code do not. */

import { addDays, randomFirm, randomPerson } from './facts';
import type { FaultKind } from './fault-kind';
import { among, change, swapDigits, WITH_CODES, WITH_NEC_ALONE } from './planting';

const WITH_ADDRESS = [
  'owner_authorization',
  'valuation',
  'hoa_letter',
  'zoning_approval',
  'notice_of_commencement',
  'manual_j',
  'load_calc',
  'ev_load',
  'structural',
  'structural_calcs',
  'eng_report',
  'interconnect',
  'utilities',
  'site_plan',
  'deck_framing',
  'floor_plans',
  'ev_site',
  'win_elev',
  'gas_diagram',
  'site_equipment',
];

export const FAULTS_BETWEEN: readonly FaultKind[] = [
  {
    name: 'missing_document',
    rule: 'missing_document',
    field: null,
    fits: ({ documents, cover }) =>
      documents.filter(
        (id) =>
          !['application', 'valuation', 'scope_description', 'parcel_legal', 'beam_sheet', cover].includes(
            id,
          ),
      ),
    plant: (edits, at) => {
      edits.missing.add(at);
      return 'left out';
    },
  },
  {
    name: 'address_differs',
    rule: 'address_differs',
    field: 'address',
    fits: among(...WITH_ADDRESS),
    plant: (edits, at, { facts }, random) => {
      const number = Number(swapDigits(String(facts.address.number), random));
      const address = random.chance(0.7)
        ? { ...facts.address, number }
        : { ...facts.address, street: facts.address.street === 'Birch' ? 'Ashland' : 'Birch' };
      change(edits, at, { address });
      return `${address.number} ${address.street}`;
    },
  },
  {
    name: 'parcel_differs',
    rule: 'parcel_differs',
    field: 'parcel',
    fits: among(
      'owner_authorization',
      'zoning_approval',
      'notice_of_commencement',
      'site_plan',
      'parcel_legal',
    ),
    plant: (edits, at, { facts }, random) => {
      const parcel = swapDigits(facts.parcel, random);
      change(edits, at, { parcel });
      return parcel;
    },
  },
  {
    name: 'owner_differs',
    rule: 'owner_differs',
    field: 'owner',
    fits: among(
      'owner_authorization',
      'valuation',
      'hoa_letter',
      'notice_of_commencement',
      'zoning_approval',
      'interconnect',
      'parcel_legal',
    ),
    plant: (edits, at, { facts }, random) => {
      let owner = randomPerson(random);
      while (owner.last === facts.owner.last || owner.first === facts.owner.first)
        owner = randomPerson(random);
      change(edits, at, { owner });
      return `${owner.first} ${owner.last}`;
    },
  },
  {
    name: 'contractor_differs',
    rule: 'contractor_differs',
    field: 'contractor',
    fits: among(
      'insurance_wc',
      'owner_authorization',
      'valuation',
      'notice_of_commencement',
      'contractor_license',
    ),
    plant: (edits, at, { facts }, random) => {
      let contractor = randomFirm(random);
      const first = (name: string) => name.split(' ')[0];
      while (first(contractor.name) === first(facts.contractor.name)) contractor = randomFirm(random);
      change(edits, at, { contractor });
      return contractor.name;
    },
  },
  {
    name: 'license_differs',
    rule: 'license_differs',
    field: 'license',
    fits: among('contractor_license', 'valuation', 'uniform_roof_form'),
    plant: (edits, at, { facts }, random) => {
      const license = swapDigits(facts.license, random);
      change(edits, at, { license });
      return license;
    },
  },
  {
    name: 'license_expired',
    rule: 'license_expired',
    field: 'license_expires',
    fits: among('contractor_license'),
    plant: (edits, at, { facts }, random) => {
      const licenseExpires = addDays(facts.today, -random.int(8, 300));
      change(edits, at, { licenseExpires });
      return licenseExpires;
    },
  },
  {
    name: 'insurance_expired',
    rule: 'insurance_expired',
    field: 'insurance_expires',
    fits: among('insurance_wc'),
    plant: (edits, at, { facts }, random) => {
      const insuranceExpires = addDays(facts.today, -random.int(8, 200));
      change(edits, at, { insuranceExpires });
      return insuranceExpires;
    },
  },
  {
    name: 'valuation_differs',
    rule: 'valuation_differs',
    field: 'valuation',
    fits: (shape) => (shape.facts.valuationCents === null ? [] : among('valuation')(shape)),
    plant: (edits, at, { facts }, random) => {
      const valuationCents =
        Math.round(((facts.valuationCents ?? 0) * random.pick([1.2, 1.35, 0.7, 1.5])) / 5000) * 5000;
      change(edits, at, { valuationCents });
      return String(valuationCents);
    },
  },
  {
    name: 'area_differs',
    rule: 'area_differs',
    field: 'area',
    fits: among('deck_framing', 'plan_set'),
    plant: (edits, at, { facts }, random) => {
      const areaSqft = Math.round(facts.areaSqft * random.pick([1.25, 1.4, 0.7]));
      change(edits, at, { areaSqft });
      return String(areaSqft);
    },
    also: (_, { permitType }) => (permitType === 'deck_porch' ? [] : ['plan_set']),
  },
  {
    name: 'edition_outdated',
    rule: 'edition_outdated',
    field: 'code_edition',
    fits: (shape) => [
      ...(shape.facts.place.irc !== null && shape.facts.place.irc > 2015 ? among(...WITH_CODES)(shape) : []),
      ...(shape.facts.place.nec !== null && shape.facts.place.nec > 2017
        ? among(...WITH_NEC_ALONE)(shape)
        : []),
    ],
    plant: (edits, at, { facts }, random) => {
      if (WITH_NEC_ALONE.includes(at)) change(edits, at, { nec: random.pick([2011, 2014]) });
      else
        change(edits, at, {
          irc: facts.place.irc === 2018 ? random.pick([2009, 2012]) : random.pick([2012, 2015]),
        });
      return `IRC/NEC of ${JSON.stringify(edits.facts.get(at))}`;
    },
  },
  {
    name: 'edition_differs',
    rule: 'edition_differs',
    field: 'code_edition',
    fits: (shape) => {
      const with_ = among(...WITH_CODES)(shape);
      return shape.facts.place.irc === null && with_.length > 1 ? with_ : [];
    },
    plant: (edits, at, { facts }) => {
      const irc = facts.irc === 2015 ? 2018 : 2015;
      change(edits, at, { irc });
      return `IRC ${irc}`;
    },
    also: (_, shape) => among(...WITH_CODES)(shape),
  },
];
