import type { Draft, Rule } from '../draft';
import { laidPages } from '../facts/laid';
import { findWrongSums } from '../facts/sums';
import { MAKERS_PAPERS, PEOPLES_PAPERS } from '../kinds';

/** Tables of values that are weighed, not added. */
const NOT_ADDED: ReadonlySet<string> = new Set([
  'energy_residential',
  'adu_cf1r',
  'comcheck',
  'pool_energy',
  'structural_calcs',
  'load_calc',
  'ev_load',
  'manual_j',
  'manual_jsd',
  'drainage_rpt',
  'panel_schedule',
]);

/**
 * A total that the lines above it do not make: a breakdown of the price, areas by floor, volumes of earth. Offices compute
 * fees by such totals and send back forms whose own figures disagree (IBC 107.1: documents of sufficient clarity; the
 * residential intake lists of many cities ask for areas by floor and in total). Fees have a rule of their own.
 */
export const sumsDiffer: Rule = (view) =>
  view.documents
    .filter(
      ({ documentId }) =>
        !MAKERS_PAPERS.has(documentId) && !PEOPLES_PAPERS.has(documentId) && !NOT_ADDED.has(documentId),
    )
    .flatMap((document) =>
      laidPages(view, document)
        .filter((page) => !page.lines.some(({ folded }) => ABOUT_FEES.test(folded)))
        .flatMap(findWrongSums)
        .map(
          ({ listed, total, isMoney, at }): Draft => ({
            rule: 'sum_differs',
            severity: 'minor',
            documentId: document.documentId,
            places: [at],
            values: isMoney
              ? {
                  foundCents: Math.round(total * 100),
                  expectedCents: Math.round(listed * 100),
                  unit: 'money',
                }
              : { found: total, expected: listed, unit: 'plain' },
            subject: String(total),
          }),
        ),
    );

const ABOUT_FEES =
  /\b(?:permit|review|plan check|inspection|surcharge|impact) fees?\b|\bfee (?:worksheet|schedule|estimate|invoice|receipt)\b|\btarifas?\b/;
