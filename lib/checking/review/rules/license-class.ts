import type { PermitTypeId } from '@/lib/catalogue/checklists/types';
import type { Draft, Rule } from '../draft';
import { findLicenseClasses, type LicenseClass, type Trade } from '../facts/license-classes';
import { LICENCES } from '../kinds';
import type { FoundDocument } from '../types';

/** Trades that may do a kind of work beside a general contractor; null where several trades are common. */
const COVERS_WORK: { readonly [P in PermitTypeId]?: readonly Trade[] } = {
  electrical_service: ['electrical'],
  ev_charger: ['electrical', 'solar'],
  generator: ['electrical', 'plumbing', 'mechanical'],
  mechanical: ['mechanical', 'plumbing'],
  plumbing: ['plumbing', 'mechanical'],
  roofing: ['roofing', 'solar'],
  solar_pv: ['solar', 'electrical', 'roofing'],
  pool_spa: ['pool', 'landscape', 'concrete', 'earth'],
  sign: ['sign', 'electrical'],
  fence: ['fence', 'landscape', 'concrete'],
  grading: ['earth', 'landscape', 'demolition'],
  demolition: ['demolition', 'earth'],
  windows_doors: ['windows'],
  foundation_repair: ['concrete', 'earth'],
  res_new: [],
  adu: [],
  commercial_new: [],
  commercial_ti: [],
};
const COMMERCIAL: ReadonlySet<PermitTypeId> = new Set(['commercial_ti', 'commercial_new', 'change_of_use']);

/**
 * A licence of a class that does not cover the work: a roofer's for a service change, a residential builder's for a shop.
 * "A lapsed licence or the wrong class blocks issuance" (California: B&P 7057 to 7059; Florida: FS 489.105 and 489.113;
 * Arizona: R4-9-102). A question: subcontractors hand in theirs as well, and one licence may have further classes.
 */
export const licenseClassesWrong: Rule = (view) => {
  const { permitType } = view.input.checklist;
  const classes = view.documents
    .filter(({ documentId }) => LICENCES.has(documentId))
    .flatMap((document) => findLicenseClasses(view, document).map((one) => ({ document, ...one })));
  const [first] = classes;
  if (!first) return [];
  const wanted = COVERS_WORK[permitType.id];
  // A number with other letters on the form is told as another licence.
  const onForm = view.byId('application').flatMap((document) => findLicenseClasses(view, document));
  const trades = new Set([...classes, ...onForm].flatMap((one) => one.trades));
  const isOtherTrade = wanted && !trades.has('general') && !wanted.some((trade) => trades.has(trade));
  const isResidential = COMMERCIAL.has(permitType.id) && classes.every((one) => one.isResidential);
  return isOtherTrade || isResidential ? [build(first)] : [];
};

function build({ document, quote, at }: LicenseClass & { document: FoundDocument }): Draft {
  return {
    rule: 'license_class_wrong',
    severity: 'minor',
    documentId: document.documentId,
    places: [at],
    values: { found: quote },
  };
}
