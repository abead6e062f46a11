import { type Likeness, sameAddress, sameName, sameNumber } from '../compare-values';
import type { Draft, Rule } from '../draft';
import {
  DRAWINGS,
  isOfTheLot,
  LICENCES,
  MAKERS_PAPERS,
  OTHER_NUMBERS,
  SEALED_PAPERS,
  TRADE_PAPERS,
} from '../kinds';
import { isSlip, LEGAL_FORMS } from '../slips';
import { fold } from '../text/fold';
import {
  type ExtractedField,
  type FieldId,
  type FindingRule,
  type FoundDocument,
  SEVERITIES,
  type Severity,
  type StatedFacts,
} from '../types';
import { getDocumentText, getFields, isRecognised, isSure, type PackageView } from '../view';
import { addressesNear, licensesNear, parcelsNear } from './near-misses';
import { mayJudgeValue } from './texas';

/** A value on which all documents of a package must agree. */
interface Agreement {
  readonly rule: FindingRule;
  readonly field: FieldId;
  readonly severity: Severity;
  /** Where two papers differ and nobody stated which is right: a name or an area nearly always is of somebody or something else. */
  readonly amongPapers?: Severity;
  /** Papers made out for the whole job alone: asked about where two others agree and neither value stands in the other. */
  readonly ofTheWhole?: ReadonlySet<string>;
  readonly compare: (a: string, b: string) => Likeness;
  readonly stated: (stated: StatedFacts) => string | null;
  /** Which documents count; by default all but manufacturers'. */
  readonly speaks?: (document: FoundDocument) => boolean;
  readonly applies?: (view: PackageView) => boolean;
}

const isOfTheJob = ({ documentId }: FoundDocument) =>
  documentId !== 'unclear' && !MAKERS_PAPERS.has(documentId);
const speaksOfTheLot = ({ documentId }: FoundDocument) => documentId !== 'unclear' && isOfTheLot(documentId);
const isOfTheWhole = (document: FoundDocument) =>
  isOfTheJob(document) && !TRADE_PAPERS.has(document.documentId);
/** Drawings, calculations, surveys and tests bear the number of whoever made them. */
const isOfTheLicence = (document: FoundDocument) =>
  isOfTheWhole(document) &&
  !OTHER_NUMBERS.has(document.documentId) &&
  !DRAWINGS.has(document.documentId) &&
  !SEALED_PAPERS.has(document.documentId) &&
  !MADE_BY_OTHERS.has(document.documentId);

const MADE_BY_OTHERS: ReadonlySet<string> = new Set([
  'asbestos',
  'asbestos_res',
  'asbestos_ti',
  'hazmat',
  'plumb_test',
  'comcheck',
  'energy_residential',
  'adu_cf1r',
  'manual_j',
  'manual_jsd',
  'landlord',
  'landlord_ti',
  'zoning_approval',
  'tas',
]);

const A_DOLLAR = 100;
/** Of the larger: a form has the price of the contract in round figures, a plan its area to the nearest ten. */
const ROUNDING = 0.01;

/** Computed or charged by the area of what is built. */
const MADE_FOR_THE_AREA: ReadonlySet<string> = new Set([
  'energy_residential',
  'energy_alt',
  'adu_cf1r',
  'adu_school',
  'manual_j',
  'manual_jsd',
  'application',
]);

const AGREEMENTS: readonly Agreement[] = [
  {
    rule: 'address_differs',
    field: 'address',
    severity: 'critical',
    compare: sameAddress,
    stated: ({ address }) => address,
    speaks: speaksOfTheLot,
  },
  {
    rule: 'parcel_differs',
    field: 'parcel',
    severity: 'critical',
    compare: sameNumber,
    stated: ({ parcel }) => parcel,
    speaks: speaksOfTheLot,
  },
  {
    rule: 'owner_differs',
    field: 'owner',
    severity: 'major',
    amongPapers: 'info',
    compare: sameName,
    stated: ({ owner }) => owner,
    speaks: speaksOfTheLot,
  },
  {
    rule: 'contractor_differs',
    field: 'contractor',
    severity: 'major',
    amongPapers: 'info',
    compare: sameName,
    stated: ({ contractor }) => contractor,
    speaks: isOfTheWhole,
  },
  {
    rule: 'license_differs',
    field: 'license',
    severity: 'critical',
    compare: sameNumber,
    stated: ({ license }) => license,
    speaks: isOfTheLicence,
  },
  {
    rule: 'valuation_differs',
    field: 'valuation',
    severity: 'major',
    compare: within(A_DOLLAR, ROUNDING),
    stated: ({ valuationCents }) => toNullableText(valuationCents),
    speaks: isOfTheWhole,
    applies: mayJudgeValue,
  },
  {
    rule: 'area_differs',
    field: 'area',
    severity: 'major',
    amongPapers: 'info',
    ofTheWhole: MADE_FOR_THE_AREA,
    compare: sameArea,
    stated: ({ areaSqft }) => toNullableText(areaSqft),
  },
  {
    rule: 'service_amps_differ',
    field: 'service_amps',
    severity: 'major',
    compare: within(0),
    stated: () => null,
  },
];

/** One finding per value that deviates, with every paper that has it. */
export const disagreements: readonly Rule[] = AGREEMENTS.map((agreement) => (view) => {
  if (!(agreement.applies?.(view) ?? true)) return [];
  const read = differing(agreement, view).filter((draft) => !isOfAnotherJob(agreement, draft, view));
  const told = new Set(
    read.flatMap(({ places }) => places.slice(0, 1).map(({ fileId, page }) => `${fileId} ${page}`)),
  );
  const near = (NEAR_MISSES[agreement.rule]?.(view) ?? []).filter(
    ({ places: [place] }) => place && !told.has(`${place.fileId} ${place.page}`),
  );
  // Two papers that differ are one cause: told of the paper that the closer look says is wrong.
  const isToldOfOther = ({ values }: Draft) =>
    near.some((one) => one.values.found === values.expected && one.values.expected === values.found);
  return oncePerValue([...read.filter((draft) => !isToldOfOther(draft)), ...near]);
});

/** A paper made out for another address has that house's area too: one cause, told of the address. */
function isOfAnotherJob({ field }: Agreement, { documentId }: Draft, view: PackageView): boolean {
  const [ofAddress] = AGREEMENTS;
  if (field !== 'area' || documentId === null || !ofAddress) return false;
  return differing(ofAddress, view).some(
    (one) => one.documentId === documentId && one.severity === 'critical',
  );
}

/** What a page says in words that were not read as a field. */
const NEAR_MISSES: { readonly [R in FindingRule]?: Rule } = {
  address_differs: addressesNear,
  parcel_differs: parcelsNear,
  license_differs: licensesNear,
};

/** One wrong value on several papers or sheets is one slip, copied: told where it is surest, with all its places. */
function oncePerValue(drafts: readonly Draft[]): Draft[] {
  const byValue = new Map<string, Draft[]>();
  for (const draft of drafts) {
    const key = `${draft.subject} ${draft.values.expected}`;
    byValue.set(key, [...(byValue.get(key) ?? []), draft]);
  }
  return [...byValue.values()].flatMap((same) => {
    const [first, ...more] = same.toSorted(
      (a, b) => SEVERITIES.indexOf(a.severity) - SEVERITIES.indexOf(b.severity),
    );
    if (!first) return [];
    return [{ ...first, places: [...first.places, ...more.flatMap(({ places }) => places.slice(0, 1))] }];
  });
}

interface DocumentFields {
  readonly document: FoundDocument;
  readonly fields: readonly ExtractedField[];
}

function differing(agreement: Agreement, view: PackageView): Draft[] {
  const speaks = agreement.speaks ?? isOfTheJob;
  const witnesses = view.documents.flatMap((document): DocumentFields[] => {
    const fields = getFields(document, agreement.field).filter(({ value }) => value !== '');
    return speaks(document) && fields.length > 0 ? [{ document, fields }] : [];
  });
  const stated = agreement.stated(view.input.stated);
  if (stated !== null) return againstStated(view, agreement, stated, witnesses);

  const expected = findMajorityValue(agreement, witnesses);
  if (!expected) return [];
  // One scan against one paper: either may be misread.
  const isDoubtful = expected.votes < 2 && isRecognised(view, expected.field.at);
  return wrongOnes(view, agreement, expected.field.value, witnesses).map(({ document, field }) =>
    buildDraft(
      { ...agreement, severity: severityAmongPapers(view, agreement, document, field, expected) },
      document,
      isDoubtful ? { ...field, certainty: Math.min(field.certainty, DOUBTFUL) } : field,
      expected.field,
      expected.document.documentId,
    ),
  );
}

function severityAmongPapers(
  view: PackageView,
  { severity, amongPapers = severity, ofTheWhole }: Agreement,
  document: FoundDocument,
  field: ExtractedField,
  expected: Majority,
): Severity {
  if (!ofTheWhole?.has(document.documentId) || expected.votes < 2) return amongPapers;
  const others = view.documents.filter(({ fileId }) => fileId !== document.fileId);
  const isSaid = (value: string, papers: readonly FoundDocument[]) =>
    papers.some((paper) => figuresOf(getDocumentText(view, paper)).has(Number(value)));
  return isSaid(field.value, others) || isSaid(expected.field.value, [document]) ? amongPapers : 'minor';
}

const figuresOf = (text: string): ReadonlySet<number> =>
  new Set((text.match(/\d{1,3}(?:,\d{3})+|\d+/g) ?? []).map((figure) => Number(figure.replaceAll(',', ''))));

/**
 * The applicant's value is taken as right, unless all papers agree on another: then the application is wrong.
 */
function againstStated(
  view: PackageView,
  agreement: Agreement,
  stated: string,
  candidates: readonly DocumentFields[],
): Draft[] {
  const wrong = wrongOnes(view, agreement, stated, candidates);
  const agreeing = candidates.find((candidate) => likeness(agreement, stated, candidate) === 'same');
  const [first] = wrong;
  const isAlone =
    first &&
    wrong.length > 1 &&
    wrong.length === candidates.length &&
    wrong.every(({ field }) => agreement.compare(first.field.value, field.value) === 'same');
  if (isAlone) {
    return [
      {
        rule: agreement.rule,
        severity: agreement.severity,
        documentId: null,
        places: wrong.map(({ field }) => field.at),
        values: { found: stated, expected: first.field.value, expectedIn: first.document.documentId },
        subject: 'stated',
      },
    ];
  }
  const other = agreeing && fieldLike(agreement, stated, agreeing);
  return wrong.map(({ document, field }) =>
    buildDraft(agreement, document, field, other ?? { value: stated, at: null }, 'stated', stated),
  );
}

/** Certainty below which the finding is worded as a suspicion. */
const SURE_ENOUGH = 0.8;
const DOUBTFUL = 0.7;

function buildDraft(
  { rule, severity }: Agreement,
  document: FoundDocument,
  field: ExtractedField,
  other: { value: string; at: ExtractedField['at'] | null },
  expectedIn: string,
  expected: string = other.value,
): Draft {
  return {
    rule,
    severity: field.certainty < SURE_ENOUGH && severity !== 'info' ? 'minor' : severity,
    documentId: document.documentId,
    places: other.at ? [field.at, other.at] : [field.at],
    values: { found: field.value, expected, expectedIn, unsure: field.certainty < SURE_ENOUGH ? 1 : 0 },
    // Another wrong value is another fault: what was said of the first does not hold for it.
    subject: field.value.replaceAll(/[^\p{L}\d]+/gu, '').slice(0, 40),
    by: field.by,
  };
}

/** Documents that certainly contradict. */
function wrongOnes(
  view: PackageView,
  agreement: Agreement,
  expected: string,
  candidates: readonly DocumentFields[],
): { document: FoundDocument; field: ExtractedField }[] {
  const own = candidates.filter((candidate) => likeness(agreement, expected, candidate) === 'same');
  return candidates.flatMap((candidate) => {
    const field =
      likeness(agreement, expected, candidate) === 'differs' ? findMostCertain(candidate.fields) : null;
    if (!field || !isSure(field) || isBeside(own, candidate)) return [];
    if (NAMES.has(agreement.field) && saysElsewhere(view, candidate.document, expected)) return [];
    if (agreement.field === 'valuation' && saysAmount(view, candidate.document, expected)) return [];
    return isRecognised(view, field.at) && isSlip(agreement.field, expected, field.value)
      ? []
      : [{ document: candidate.document, field }];
  });
}

const NAMES: ReadonlySet<FieldId> = new Set(['owner', 'contractor']);
const SMALL_WORDS: ReadonlySet<string> = new Set(['the', 'and']);

/** Whether the paper has the expected name as well: of a firm and who qualifies it, or an owner and a tenant, both are right. */
function saysElsewhere(view: PackageView, document: FoundDocument, expected: string): boolean {
  const words = (text: string) => fold(text).match(/[a-z0-9]{2,}/g) ?? [];
  const name = words(expected).filter((word) => !LEGAL_FORMS.has(word) && !SMALL_WORDS.has(word));
  const said = new Set(words(getDocumentText(view, document)));
  return name.length >= 2 && name.every((word) => said.has(word));
}

/** Whether the paper has the expected amount as well: an offer with options, of which one was taken. */
function saysAmount(view: PackageView, document: FoundDocument, cents: string): boolean {
  const dollars = Math.floor(Number(cents) / 100);
  if (!(dollars >= 100)) return false;
  const written = String(dollars).replace(/\B(?=(?:\d{3})+$)/g, ',?');
  return new RegExp(`\\$ ?${written}(?![\\d,])`).test(getDocumentText(view, document));
}

/** A subcontractor's licence, handed in beside one's own. */
function isBeside(own: readonly DocumentFields[], { document: { documentId } }: DocumentFields): boolean {
  return LICENCES.has(documentId) && own.some(({ document }) => document.documentId === documentId);
}

/** A document agrees where one of its values does: others may be of something else. */
function likeness({ compare }: Agreement, expected: string, { fields }: DocumentFields): Likeness {
  const all = fields.map(({ value }) => compare(expected, value));
  if (all.includes('same')) return 'same';
  return all.includes('unsure') ? 'unsure' : 'differs';
}

function fieldLike(
  { compare }: Agreement,
  expected: string,
  { fields }: DocumentFields,
): ExtractedField | undefined {
  return fields.find(({ value }) => compare(expected, value) === 'same');
}

function findMostCertain(fields: readonly ExtractedField[]): ExtractedField | null {
  return fields.reduce<ExtractedField | null>(
    (best, field) => (best === null || field.certainty > best.certainty ? field : best),
    null,
  );
}

interface Majority {
  readonly document: FoundDocument;
  readonly field: ExtractedField;
  readonly votes: number;
}

/** The majority value; ties go to the application, then to the first. */
function findMajorityValue(agreement: Agreement, candidates: readonly DocumentFields[]): Majority | null {
  let best: Majority | null = null;
  const inRank = [...candidates].sort((a, b) => getWitnessRank(a) - getWitnessRank(b));
  for (const { document, fields } of inRank) {
    for (const field of fields) {
      if (!isSure(field)) continue;
      const votes = candidates.filter(
        (candidate) => likeness(agreement, field.value, candidate) === 'same',
      ).length;
      if (!best || votes > best.votes) best = { document, field, votes };
    }
  }
  return best;
}

const getWitnessRank = ({ document }: DocumentFields) => (document.documentId === 'application' ? 0 : 1);

/** Less than half of it is a room, more than twice the lot. */
const OTHER_THING = 2;
const nearlySame = within(1, ROUNDING);

function sameArea(a: string, b: string): Likeness {
  const [small = 0, large = 0] = [Number(a), Number(b)].toSorted((x, y) => x - y);
  return large > small * OTHER_THING ? 'unsure' : nearlySame(a, b);
}

function within(tolerance: number, rounding = 0): (a: string, b: string) => Likeness {
  return (a, b) => {
    const [one, two] = [Number(a), Number(b)];
    if (!Number.isFinite(one) || !Number.isFinite(two)) return 'unsure';
    const difference = Math.abs(one - two);
    if (difference <= tolerance) return 'same';
    return difference <= Math.max(one, two) * rounding ? 'unsure' : 'differs';
  };
}

function toNullableText(value: number | null): string | null {
  return value === null ? null : String(value);
}
