/** Which findings of the product tell a planted fault, and which spring a trap. */
import type { Finding, FindingRule } from '@/lib/checking/review/types';
import type { SetFault, SetFile } from './truth';

/** Rules that may tell a kind of fault. */
const TOLD_BY: Readonly<Record<string, RegExp>> = {
  missing_document: /^missing_document$/,
  fee_wrong: /^fee_/,
  missing_signature: /signature|date_missing|not_notarized/,
  address_mismatch: /^address_/,
  energy_address_mismatch: /^address_/,
  parcel_mismatch: /^parcel_/,
  valuation_mismatch: /^valuation_/,
  license_mismatch: /^license_differs/,
  license_expired: /^(?:license|approval)_expired/,
  insurance_expired: /^insurance_/,
  code_edition: /^edition_/,
  sheet_missing: /^sheet_not_in_set/,
  page_missing: /page.*(?:missing|gap|absent)|(?:missing|gap|absent).*page/,
  site_plan_no_north: /north/,
  site_plan_no_scale: /^scale_missing/,
  date_order: /date.*order|order.*date|dated_after|signed_before/,
  // Of two papers one is for a larger thing than the other.
  scope_mismatch: /scope|^area_/,
  product_approval_expired: /approval|expired/,
  not_notarized: /notar/,
  unreadable: /unread|cut_off/,
  // Of a schedule whose rows are no circuits, its total alone is told.
  panel_sum_wrong: /^panel_sum|^sum_differs$/,
};
const DULL: ReadonlySet<string> = new Set([
  'mismatch',
  'missing',
  'wrong',
  'differs',
  'expired',
  'other',
  'absent',
  'not',
  'no',
]);

/** A kind without an entry of its own is told by a rule that names one of its words. */
function getTellingRules(kind: string): RegExp {
  const words = kind.split('_').filter((word) => word.length > 3 && !DULL.has(word));
  return TOLD_BY[kind] ?? new RegExp(words.map((word) => word.slice(0, 6)).join('|') || kind);
}

const bare = (text: string) => text.toUpperCase().replace(/[^A-Z0-9]/g, '');

/** Whether a finding in these files tells a fault, at either file of a mismatch. */
export function tellsFault(finding: Finding, files: readonly string[], fault: SetFault): boolean {
  // A seal is no paper of its own: it is missing on the one that should bear it.
  if (fault.document === 'design_seal' && finding.rule === 'seal_missing') return true;
  if (!getTellingRules(fault.kind).test(finding.rule)) return false;
  if (fault.kind === 'missing_document') return finding.documentId === fault.document;
  if (fault.kind === 'sheet_missing')
    return bare(String(finding.values.sheet ?? '')) === bare(fault.sheet ?? '');
  const near = [fault.where.file, fault.other?.file];
  return files.length === 0 || files.some((file) => near.includes(file));
}

/** A fee is told right only with both sums. */
export function tellsSums({ values }: Finding, fault: SetFault): boolean {
  if (fault.kind !== 'fee_wrong') return true;
  return values.computed === fault.expectedCents && values.stated === fault.statedCents;
}

/** True of the file though nobody planted it. */
export function isTrueOfFile({ rule }: Finding, file: SetFile | undefined): boolean {
  return (
    (rule === 'form_not_flattened' && file?.acroForm === true) ||
    (rule === 'speaks_to_programs' && file?.tags.includes('injection') === true)
  );
}

/** Told as certain, not as a question or a remark. */
export function isFirm({ severity, values }: Finding): boolean {
  return (severity === 'critical' || severity === 'major') && values.unsure !== 1;
}

/** What a trap's words are about, with rules (and documents) that would spring it. */
const TRAPS: readonly (readonly [RegExp, RegExp])[] = [
  [
    /address|street|avenue|lane|court|road|boulevard|place|drive|suite|PO box|neighbou?r|Post office|dumping|Unit/i,
    /^address_|jurisdiction/,
  ],
  [
    /licen[cs]e|registration|qualifier|contractor|DBA/i,
    /^license_|^contractor_|missing_document:(?:sign_license|contractor_license)/,
  ],
  [/sign(?:s|ed|ature)?\b|initials|e-?signed|\/s\//i, /signature|^date_/],
  [/insur|compensation|liability|WC/i, /^insurance_/],
  [/\bfee\b/i, /^fee_/],
  [/valuation|construction cost/i, /^valuation_|field_blank|missing_document:valuation/],
  [/AcroForm|flatten/i, /form_not_flattened/],
  [/code|IECC|LABC|edition/i, /^edition_/],
  [/sheet|index/i, /^sheet_/],
  [/APN|PIN|parcel|property id/i, /^parcel_/],
  [/scale/i, /^scale_/],
  [/dated|date|older|old\b|approval|issued/i, /^date_|expired/],
  [/\bNOC\b/, /missing_document:notice_of/],
  [/guard detail/i, /missing_document:deck_guard/],
  [/soils/i, /missing_document:(?:soils|grading_soil)/],
  [/\bseal\b|engineer/i, /missing_document:(?:design_seal|grading_eng)|^seal_/],
  [/bus\b|gate|barrier|ratio|served?/i, /^code_value/],
  [/scan|sideways|handwrit|hand-?filled|upside down|Spanish|tiny/i, /page_|unreadable|speaks/],
];

/** Whether a false finding is what a trap's words warn of. */
export function springsTrap(
  { rule, documentId }: { rule: FindingRule; documentId: string | null },
  trap: string,
): boolean {
  return TRAPS.some(([words, rules]) => words.test(trap) && rules.test(`${rule}:${documentId ?? ''}`));
}
