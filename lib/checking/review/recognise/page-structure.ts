import type { PaperType } from '@/content/requirements/recognition/types';
import { findLabels } from '../extract/find-labels';
import type { LabelId } from '../extract/labels';
import type { LaidLine, LaidPage } from '../text/layout';
import { PAPER_TYPE_SIGNS, type Signs } from './paper-type-signs';
import { formPoints } from './permit-form';

/** The structure of a page, independent of its title. */
export interface PageStructure {
  /** Points for each type of paper whose features the page has. */
  readonly points: ReadonlyMap<PaperType, number>;
  /** Types of paper that words of the page speak against. */
  readonly ruledOut: ReadonlySet<PaperType>;
  /** Whether the page consists of sentences or label-value pairs. */
  readonly isPaper: boolean;
}

const MAX_TEXT = 20_000;
const MAX_POINTS = 7;
/** A line of a sentence has that many words, and goes over a good part of the page. */
const SENTENCE = { words: 9, width: 0.45 };
const MIN_PAPER_LINES = 2;
const MIN_PAIRS = 5;

export function analysePageStructure(page: LaidPage, isSheet: boolean): PageStructure {
  const sentences = page.lines.filter(isSentence).length;
  const labels = findLabels(page);
  const labelIds = new Set<LabelId>(
    labels.flatMap(({ ids, isMarked, isAlone }) => (isMarked || isAlone ? ids : [])),
  );
  const pairs = page.lines.filter(({ folded }) => LABEL_VALUE.test(folded)).length;
  const isPaper = !isSheet && (sentences >= MIN_PAPER_LINES || pairs >= MIN_PAIRS);
  const points = new Map<PaperType, number>();
  const text = page.lines
    .map(({ folded }) => folded)
    .join(' ')
    .slice(0, MAX_TEXT);
  const form = isSheet ? 0 : formPoints(text, labelIds, page.lines);
  if (form > 0) points.set('permit_form', form);
  const licence = isSheet ? 0 : licencePoints(text, labelIds);
  if (licence > 0) points.set('licence', licence);
  for (const [make, signs] of PAPER_TYPE_SIGNS) {
    if (points.has(make)) continue;
    if (isSheet !== signs.onSheets || sentences < signs.sentences || (form > 0 && !signs.onForms)) continue;
    const own = scoreSigns(signs, text);
    if (own > 0) points.set(make, own);
  }
  const estimate = isSheet ? 0 : estimatePoints(text, page.lines);
  if (estimate > (points.get('contract') ?? 0)) points.set('contract', estimate);
  const ruledOut = new Set(
    [...PAPER_TYPE_SIGNS].flatMap(([type, { not }]) => (not.some((sign) => sign.test(text)) ? [type] : [])),
  );
  return { points, ruledOut, isPaper };
}

const LABEL_VALUE = /^[a-z][a-z0-9 ./()#'-]{1,40}:(?:\s|$)/;

function isSentence({ line, tokens, folded }: LaidLine): boolean {
  return (
    tokens.length >= 6 &&
    line.words.length >= SENTENCE.words &&
    line.box.w > SENTENCE.width &&
    !/:.*:/.test(folded)
  );
}

function scoreSigns({ must, signs, not, least, first }: Signs, text: string): number {
  if (!must.every((sign) => sign.test(text)) || not.some((sign) => sign.test(text))) return 0;
  const count = must.length + signs.filter((sign) => sign.test(text)).length;
  return count < least ? 0 : Math.min(MAX_POINTS, first + (count - least));
}

/** A licence has a number and a day it runs out, and says nothing of a place, an owner or a price. */
function licencePoints(text: string, asked: ReadonlySet<LabelId>): number {
  const isNumbered = asked.has('license') || asked.has('license_number');
  if (!isNumbered || !asked.has('expires') || JOB.some((id) => asked.has(id)) || INSURED.test(text)) return 0;
  return LICENCE_STATUS.test(text) ? 5.6 : 4.6;
}

const JOB: readonly LabelId[] = [
  'parcel',
  'legal',
  'valuation',
  'site_address',
  'owner',
  'area',
  'insurance_expires',
];
const INSURED = /\b(?:policy|insurer|insurance|poliza|aseguradora|driver|vehicle)\b/;
const LICENCE_STATUS =
  /\b(?:class(?:ification)?|type|status|trade|active|clase|clasificacion|tipo|estado|activ[ao]|vigente)\b/;

const MIN_PRICES = 4;

/** A breakdown of what the work costs: a price in each line, labor or materials among them, and a total. */
function estimatePoints(text: string, lines: readonly LaidLine[]): number {
  const prices = lines.filter(({ folded }) => /\$ ?\d|\d\.\d\d\s*$/.test(folded)).length;
  const isWork = /\b(?:labor|materials?|subcontract\w*|mano de obra|materiales)\b/.test(text);
  const isOther = /\b(?:invoice|receipt|remit|past due|statement of account|factura|recibo|fees?)\b/.test(
    text,
  );
  return prices >= MIN_PRICES && isWork && !isOther && /\btotal\b/.test(text) ? 6 : 0;
}
