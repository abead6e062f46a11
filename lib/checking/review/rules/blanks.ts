import type { BlankLabel } from '../blank-labels';
import { type Blank, blanksIn } from '../blanks';
import type { Draft, Rule } from '../draft';
import { addressesIn } from '../extract/parse/address';
import { laidPage, placeOf } from '../facts/laid';
import { COVERS } from '../kinds';
import type { FieldId, FoundAt, FoundDocument, Severity } from '../types';
import {
  getDocumentText,
  getFields,
  isRecognised,
  isWholeReadable,
  type PackageView,
  wholePage,
} from '../view';
import { mayJudgeValue } from './texas';

const FIELD_OF: { readonly [L in BlankLabel]?: FieldId } = {
  address: 'address',
  parcel: 'parcel',
  legal_description: 'legal_description',
  owner: 'owner',
  applicant: 'applicant',
  contractor: 'contractor',
  license: 'license',
  valuation: 'valuation',
  area: 'area',
};

/** What an application cannot do without. */
const TOLD: ReadonlySet<BlankLabel> = new Set([
  'address',
  'parcel',
  'owner',
  'contractor',
  'license',
  'description',
  'valuation',
  'applicant',
  'area',
  'legal_description',
  'phone',
  'email',
]);

/**
 * What the application asks for and nobody filled in: a question, as many a form has parts that do not apply. Dates have a
 * rule of their own.
 */
export const blankFields: Rule = (view) =>
  view.byId('application').flatMap((document) =>
    oncePerLabel(findCountedBlanks(view, document)).flatMap(({ label, at }): Draft[] => {
      if (!TOLD.has(label)) return [];
      return [
        {
          rule: 'field_blank',
          severity: 'minor',
          documentId: document.documentId,
          places: [at],
          values: { field: label },
          subject: label,
        },
      ];
    }),
  );

/** Relevant blanks: not where the value occurs elsewhere on the paper, nor where it is optional. */
function findCountedBlanks(view: PackageView, document: FoundDocument): Blank[] {
  return blanksIn(view, document).filter(({ label, at }) => {
    const field = FIELD_OF[label];
    if (field && getFields(document, field).some((one) => one.value !== '' && mayAnswer(at, one.at)))
      return false;
    if (isCaptionOrHeading(view, at)) return false;
    if (label === 'contractor' || label === 'license')
      return view.getStatus('contractor_license') === 'required';
    if (label === 'valuation') return mayJudgeValue(view) && view.getStatus('valuation') === 'required';
    return true;
  });
}

const PART_OF_A_BLOCK = /^(?:company|firm|business|superintendent|empresa|compa[nñ][ií]a)\b/;
/** Of a page's height: the first line under a heading, and what stands on one line to sign on. */
const UNDER = 0.06;
const BESIDE = 0.03;

/** "Applicant … Date" under a line or an oath to sign, or the heading of a part of the form or of a text. */
function isCaptionOrHeading(view: PackageView, at: FoundAt): boolean {
  const page = view.page(at.fileId, at.page);
  if (!page) return false;
  const laid = laidPage(at.fileId, page);
  const own = laid.lines.find(({ line }) => placeOf(laid, line.box, '').box.y === at.box.y);
  if (!own || /[:_]/.test(own.line.text)) return false;
  const { box } = own.line;
  return laid.lines.some(({ line, folded }) => {
    const text = folded.trim();
    const isDate = line.box.x > box.x + box.w && Math.abs(line.box.y - box.y) < BESIDE && DATE.test(text);
    const isFirstLine =
      line.box.y > box.y + box.h &&
      line.box.y < box.y + UNDER &&
      Math.abs(line.box.x - box.x) < 0.02 &&
      PART_OF_A_BLOCK.test(text) &&
      text.includes(' ');
    const isText =
      line.box.y > box.y && line.box.y < box.y + UNDER && Math.abs(line.box.x - box.x) < 0.03 && isLong(text);
    const isOath = line.box.y < box.y && line.box.y > box.y - UNDER && OATH.test(text);
    return isDate || isFirstLine || isText || isOath;
  });
}

/** Longer than a label of the next field. */
const isLong = (text: string) => text.length >= 60;
const OATH = /\b(?:certify|declare|affirm|swear|perjury|certifico|declaro|juro|perjurio)\b/;
const DATE = /^(?:date|fecha)\b/;

/** What stands far below an empty place, such as a name under a signature, was not written for it. */
function mayAnswer(blank: FoundAt, found: FoundAt): boolean {
  return found.page !== blank.page || found.box.y < blank.box.y + 0.15;
}

function oncePerLabel(blanks: readonly Blank[]): Blank[] {
  const seen = new Set<BlankLabel>();
  return blanks.filter(({ label }) => {
    if (seen.has(label)) return false;
    seen.add(label);
    return true;
  });
}

/** An application or front sheet without the address of the job, though others have it. */
export const addressesMissing: Rule = (view) => lacking(view, 'address', 'address_missing', containsAddress);
/** An application or site plan without the parcel number, though others have it. */
export const parcelsMissing: Rule = (view) => lacking(view, 'parcel', 'parcel_missing', containsParcel);

function lacking(
  view: PackageView,
  field: 'address' | 'parcel',
  rule: 'address_missing' | 'parcel_missing',
  isSaid: (text: string, value: string) => boolean,
): Draft[] {
  const stated = view.input.stated[field];
  const known = [
    ...(stated === null ? [] : [stated]),
    ...view.documents.flatMap((document) => getFields(document, field).map(({ value }) => value)),
  ].filter((value) => value !== '');
  return view.documents.flatMap((document): Draft[] => {
    if (!ASKED[field].has(document.documentId) && !(field === 'address' && COVERS.has(document.documentId)))
      return [];
    if (getFields(document, field).some(({ value }) => value !== '')) return [];
    const text = getDocumentText(view, document);
    if (known.some((value) => isSaid(text, value))) return [];
    if (known.length === 0 || !isWholeReadable(view, document)) return [];
    if (isRecognised(view, wholePage(document.fileId, document.firstPage)) && NAMED[field].test(text))
      return [];
    // An empty place for it is told as such.
    if (
      document.documentId === 'application' &&
      blanksIn(view, document).some(({ label }) => label === field)
    )
      return [];
    return [
      {
        rule,
        severity: getSeverity(field, document, text),
        documentId: document.documentId,
        places: [wholePage(document.fileId, document.firstPage)],
        values: {},
      },
    ];
  });
}

/** Not every city's form asks for the parcel; one that does not is not sent back for it. */
function getSeverity(field: 'address' | 'parcel', { documentId }: FoundDocument, text: string): Severity {
  // An address stands there, though perhaps not the job's.
  if (field === 'address' && text.split('\n').some((line) => addressesIn(line.split(' ')).length > 0))
    return 'minor';
  // Few cities want the parcel on the plan as well.
  if (documentId !== 'application') return field === 'parcel' ? 'info' : 'major';
  return field === 'address' || NAMED.parcel.test(text) ? 'critical' : 'minor';
}

/** Where a picture shows the label, it may have lost the value. */
const NAMED = {
  address: /address|location|direcci[oó]n|ubicaci[oó]n/i,
  parcel: /parcel|\bapn\b|\bpin\b|folio|tax id|account|parcela|predio|schedule no/i,
} as const;

const ASKED = {
  address: new Set(['application', 'site_plan']),
  parcel: new Set(['application', 'site_plan']),
} as const;

/** The house number and a word of the street, wherever they stand. */
function containsAddress(text: string, address: string): boolean {
  const words = address.toUpperCase().match(/[\p{L}\d]+/gu) ?? [];
  const [number, ...street] = words;
  const said = new Set(text.toUpperCase().match(/[\p{L}\d]+/gu) ?? []);
  return number !== undefined && said.has(number) && street.some((word) => word.length > 2 && said.has(word));
}

function containsParcel(text: string, parcel: string): boolean {
  const bare = (value: string) => value.toUpperCase().replaceAll(/[^A-Z0-9\n]/g, '');
  return bare(parcel).length > 3 && bare(text).includes(bare(parcel));
}
