import type { FirmOnFile } from '@/lib/checking/certificates/judge-paper';

export interface Place {
  readonly street: string;
  readonly city: string;
}

interface Firm extends FirmOnFile {
  readonly place: Place;
}

export const AS_OF = '2026-11-15';

/** Who asks for the certificates. */
export const HOLDER = {
  name: 'Fernhollow Builders Inc',
  place: { street: '2260 Larkspur Blvd, Suite 310', city: 'Sacramento, CA 95815' },
};

export const OTHER_HOLDERS = [
  {
    name: 'Bracken & Stowe General Contractors LLC',
    place: { street: '71 Pier St', city: 'Portland, ME 04101' },
  },
  {
    name: 'City of Elk Hollow Public Works',
    place: { street: '400 Civic Plaza', city: 'Elk Hollow, CO 80011' },
  },
  { name: 'Tidewell Property Management LP', place: { street: '1515 Marina Dr', city: 'Tampa, FL 33605' } },
] as const;

/** Subcontractors on file. */
export const FIRMS: readonly Firm[] = [
  {
    id: 's01',
    legalName: 'Quillback Plumbing LLC',
    place: { street: '418 Tannery Rd', city: 'Stockton, CA 95203' },
  },
  { id: 's02', legalName: 'Osgood Electric Inc', place: { street: '90 Foundry Ln', city: 'Reno, NV 89502' } },
  {
    id: 's03',
    legalName: 'Marisol Villanueva Drywall Inc',
    dba: 'MV Drywall',
    place: { street: '2301 W Flagler St', city: 'Miami, FL 33135' },
  },
  {
    id: 's04',
    legalName: 'Hartsell & Daughters Roofing Co.',
    place: { street: '7 Quarry Hill', city: 'Concord, NH 03301' },
  },
  {
    id: 's05',
    legalName: 'North Sound Glazing, Inc.',
    place: { street: '5120 Marine View Dr', city: 'Tacoma, WA 98422' },
  },
  {
    id: 's06',
    legalName: 'J. Petrakis Concrete LLC',
    dba: 'Petrakis Flatwork',
    place: { street: '1188 Cement Plant Rd', city: 'Tarpon Springs, FL 34689' },
  },
  {
    id: 's07',
    legalName: 'Wexler Mechanical Corporation',
    place: { street: '33 Steam Aly', city: 'Albany, NY 12207' },
  },
  {
    id: 's08',
    legalName: 'Dos Ríos Landscaping LLC',
    place: { street: '640 Acequia Ave', city: 'Albuquerque, NM 87102' },
  },
  {
    id: 's09',
    legalName: 'Pinnacle Fire Sprinkler Systems, LLC',
    place: { street: '2 Standpipe Ct', city: 'Mesa, AZ 85201' },
  },
  {
    id: 's10',
    legalName: 'Pinnacle Fire Alarm Systems, LLC',
    place: { street: '88 Bell Tower Way', city: 'Mesa, AZ 85204' },
  },
  {
    id: 's11',
    legalName: 'Cobb Hill Excavation Inc',
    place: { street: '15 Gravel Pit Rd', city: 'Hartland, VT 05048' },
  },
  { id: 's12', legalName: 'Yarrow Painting Co', place: { street: '9 Linseed St', city: 'Boise, ID 83702' } },
];

/** Firms nobody has on file, and one whose name is nearly that of a firm on file. */
export const STRANGERS = [
  { name: 'Lattimore Steel Erectors Inc', place: { street: '500 Girder St', city: 'Gary, IN 46402' } },
  { name: 'Sandpiper Tile & Stone LLC', place: { street: '14 Grout Ln', city: 'Savannah, GA 31401' } },
] as const;
export const LIKE = {
  name: 'Quillback Plumbing & Heating Inc',
  of: 's01',
  place: { street: '77 Boiler Rd', city: 'Modesto, CA 95354' },
};

export const CARRIERS = [
  { name: 'Granite Peak Insurance Company', naic: '41207' },
  { name: 'Harborline Mutual Insurance Co', naic: '22718' },
  { name: 'Sequoia Ridge Casualty Company', naic: '18844' },
  { name: 'Ohio River Indemnity Company', naic: '30155' },
  { name: 'Redstone National Insurance Company', naic: '27904' },
  { name: 'Prairie States Assurance Company', naic: '11356' },
  { name: 'Cape Fear Specialty Insurance Company', naic: '39221' },
  { name: 'Golden Delta Compensation Insurance Fund', naic: '35076' },
] as const;

export const AGENCIES = [
  {
    name: 'Tolliver Insurance Agency, Inc.',
    place: { street: 'PO Box 1180', city: 'Lodi, CA 95241' },
    contact: 'Dana Tolliver',
  },
  {
    name: 'Meacham-Burke & Associates',
    place: { street: '300 Court Sq', city: 'Concord, NH 03301' },
    contact: 'Certificates Team',
  },
  {
    name: 'Bayshore Risk Advisors LLC',
    place: { street: '1200 Brickell Ave', city: 'Miami, FL 33131' },
    contact: 'Ileana Puig',
  },
  {
    name: 'Three Forks Insurance Center',
    place: { street: '51 Depot St', city: 'Reno, NV 89501' },
    contact: 'Pat Olmstead',
  },
] as const;
