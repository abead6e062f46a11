import { type LaidLine, linesAbove, linesBelow } from '../../text/layout';
import type { ExtractedField, FieldId } from '../../types';
import type { LabelHit } from '../find-labels';
import { found, foundIn } from '../found';
import type { FieldPage } from '../page-view';
import { parseName } from '../parse/name';
import { placeIn, type RunningText, runningTexts } from '../running-text';
import { findSpans, type Span, spanAbove } from '../spans';
import { contractorsAtHead, contractorsInText, isContractingFirm } from './contractors';

const PARTIES = ['owner', 'applicant', 'contractor', 'designer'] as const satisfies readonly FieldId[];
type Party = (typeof PARTIES)[number];

/** Papers on which the licensee, the insured or the business is the contractor. */
export const OF_THE_CONTRACTOR: ReadonlySet<string> = new Set([
  'contractor_license',
  'insurance_wc',
  'sign_license',
  'bond_demo',
  'bond',
]);
/** The name of a firm that builds, in a sentence. */
export const CONTRACTING_FIRM =
  /\b(?:construction|contracting|contractors?|builders?|roofing|electric(?:al)?|plumbing|mechanical|solar|heating|cooling|hvac|remodel(?:ing|ers)?|homes|pools?|fenc(?:e|ing)|signs?|decks?|foundation|excavating|demolition|improvements?|construcci[oó]n(?:es)?|contratistas|constructora|techos|electricidad|plomer[ií]a)\b[^.;]{0,40}\b(?:l\.?l\.?c|inc|corp|co|ltd|company)\b|\bcontrac?t(?:or|ista)\b/i;
export const FIRM =
  /\b(?:l\.?l\.?c|inc|corp(?:oration)?|co|company|ltd|s\.a|construction|construcciones|improvements?|contract(?:ors?|ing)|builders?|roofing|electric(?:al)?|plumbing|mechanical|solar|services|enterprises|group|remodeling|homes|pools?|fence|signs?|construcci[oó]n|contratistas|constructora|demolition|hvac|air)\b/i;

/** Who owns, applies, builds and designs, as labels name them. */
export function parties(view: FieldPage): ExtractedField[] {
  const { page, labels } = view;
  const fields = labels.flatMap((label): ExtractedField[] => {
    const named = findParty(view, label);
    const isByFirm = named === null && isFirmLabel(view, label);
    const party = isByFirm ? 'contractor' : named;
    if (party === null) return [];
    const isSure = label.isMarked || label.isAlone;
    // After an unmarked label the text may continue a sentence.
    if (!isSure) return unmarked(view, label, party);
    for (const span of findSpans(page, label, labels)) {
      // A caption's own printed name below it: whoever signed.
      if (PRINTED_NAME.test(span.line.folded) || isPartHeading(view, span.text)) continue;
      const name = parseName(wholeName(view, span));
      if (isByFirm && !FIRM.test(span.text)) continue;
      // Who has it drawn or checked may be the contractor.
      if (name && party === 'owner' && CLIENT.test(label.line.folded) && isContractingFirm(name))
        return [foundIn(page, 'contractor', name, span, 0.8)];
      if (name && (label.isMarked || !isHeadingAlone(view, label, span.line))) {
        const certainty = label.isMarked ? 1 : 0.9;
        return [foundIn(page, party, name, span, certainty)];
      }
    }
    const isCaption = label.ids.includes('name') && !label.isMarked;
    const above = isCaption ? spanAbove(page, label, labels, parseName) : null;
    return above ? [foundIn(page, party, above.value, above.span, 0.85)] : [];
  });
  return [...fields, ...inSentences(view), ...contractorsAtHead(view), ...contractorsInText(view)];
}

const PART_HEADING = /^[A-Z]\. [\p{Lu} ]{4,}$/u;

/** "C. SYSTEM" among "A. CUSTOMER" and "B. INSTALLER" is the heading of a part, and nobody's name. */
function isPartHeading({ page }: FieldPage, text: string): boolean {
  return PART_HEADING.test(text) && page.lines.filter(({ line }) => PART_HEADING.test(line.text)).length > 2;
}

const CLIENT = /^[^a-z]*(?:client|customer|prepared for|cliente|preparado para)/;
const ALIGNED = 0.012;
const TWO_FIRST_NAMES = /^\p{Lu}\p{L}+ (?:&|and|y|e) \p{Lu}\p{L}+$/u;

/** A name that its cell breaks in two: "Doe Solar" over "& Electric, Inc.", "Doe Interiors," over "Inc." */
function wholeName({ page, labels }: FieldPage, { text, line, from }: Span): string {
  const isBeside = ({ line: other }: LaidLine) =>
    Math.abs(other.box.x - line.line.box.x) < ALIGNED && other.words.length <= 5;
  const isLabel = (other: LaidLine) => labels.some((label) => label.line === other);
  if (from === 0 && /^(?:&|and\b|y\b)/i.test(text)) {
    const above = linesAbove(page, line, 1.2).find(isBeside);
    return above && !isLabel(above) ? `${above.line.text} ${text}` : text;
  }
  const isBroken = /(?:,|&| and| y)$/i.test(text) || TWO_FIRST_NAMES.test(text);
  if (from === 0 && isBroken) {
    const below = linesBelow(page, line, 1.2).find(isBeside);
    return below && !isLabel(below) && /^\p{Lu}[\p{L}.'’& -]+$/u.test(below.line.text)
      ? `${text} ${below.line.text}`
      : text;
  }
  return text;
}

/** "Contractor Doe Decks LLC": a form that sets its labels apart by nothing but their print. */
function unmarked(view: FieldPage, label: LabelHit, party: Party): ExtractedField[] {
  const [span] = findSpans(view.page, label, view.labels);
  const name = span ? parseName(span.text) : null;
  if (!span || name === null || name !== span.text) return [];
  const words = name.split(' ');
  const isPerson = words.length <= 5 && words.every((word) => /^\p{Lu}|^(?:and|de|del|la|y|&)$/u.test(word));
  const isNamed = party === 'contractor' ? isContractingFirm(name) : isPerson && isForm(view);
  return isNamed ? [foundIn(view.page, party, name, span, 0.95)] : [];
}

/** Of several lines that begin with a label and go on without a mark. */
function isForm({ labels }: FieldPage): boolean {
  const begun = labels.filter(
    ({ isMarked, isAlone, from, ids }) => !isMarked && !isAlone && from === 0 && !ids.includes('signature'),
  );
  return begun.length >= 4;
}

function findParty(view: FieldPage, { ids, line, isAlone, isMarked }: LabelHit): Party | null {
  const isOwnPaper = view.documentId !== null && OF_THE_CONTRACTOR.has(view.documentId);
  for (const party of PARTIES) {
    if (!ids.includes(party)) continue;
    if (party === 'contractor' && NEEDS_OWN_PAPER.test(line.folded) && !/contra[ct]/.test(line.folded)) {
      // A "holder" is the owner, except of a licence or policy.
      if (isOwnPaper || !HOLDER_ALONE.test(line.folded)) return isOwnPaper ? party : null;
      return 'owner';
    }
    // On a licence "owner" is the owner of the firm.
    if (party === 'owner' && isOwnPaper) return null;
    return party;
  }
  if (!ids.includes('name')) return null;
  if (!(isAlone || isMarked)) return view.getRole(line) === 'contractor' ? 'contractor' : null;
  if (PRINTED_NAME.test(line.folded)) return signerOf(view, line);
  // A name below a signature line is the signer's: the owner, or somebody acting for a firm.
  const signed = signatureAbove(view, line);
  if (signed)
    return /owner|propietari|due[nñ]/.test(signed.folded) && !/agent|or |o /.test(signed.folded)
      ? 'owner'
      : null;
  const role = view.getRole(line);
  if (role === 'owner' && isOwnPaper) return null;
  if (role === 'owner' || role === 'applicant' || role === 'contractor' || role === 'designer') return role;
  return isOwnPaper && role === null && view.documentId !== 'insurance_wc' ? 'contractor' : null;
}

const PRINTED_NAME =
  /^[^a-z]*(?:print(?:ed)?|typed?)(?: or type)? (?:full )?name|^[^a-z]*name ?\(?(?:please )?print|letra de (?:molde|imprenta)|nombre impreso/;

/** Who prints a name below a signature, by the caption above it: an owner; whoever signs for a firm is not the firm. */
function signerOf(view: FieldPage, line: LaidLine): Party | null {
  const caption = linesAbove(view.page, line, 3.5)[0]?.folded ?? '';
  const isOwner = /\b(?:owner|homeowner|propietari[oa]|duen[oa])\b/.test(caption) && caption.length <= 48;
  return isOwner &&
    !/agent|contractor|operator|lessee|tenant|\bor\b|\bo\b|agente|contratista|operador|inquilin/.test(caption)
    ? 'owner'
    : null;
}

/** Papers in which an otherwise unassigned company is the contractor. */
const OF_THE_WORK = new Set([
  'application',
  'owner_authorization',
  'valuation',
  'scope_description',
  'roof_nailing',
  'uniform_roof_form',
  'trade_forms',
]);
const FIRM_LABEL =
  /^[^a-z]*(?:licensee|license holder|licensed to|business|company|firm|empresa|compania|razon social)\b/;

/** An ambiguous label ("Company:", "Licensee:") whose value is a firm. */
export function isFirmLabel(view: FieldPage, { ids, line, isAlone, isMarked }: LabelHit): boolean {
  if (view.documentId === null || !OF_THE_WORK.has(view.documentId) || !(isAlone || isMarked)) return false;
  if (!FIRM_LABEL.test(line.folded) || signatureAbove(view, line)) return false;
  const role = view.getRole(line);
  return ids.some((id) => id === 'name' || id === 'contractor') && (role === null || role === 'contractor');
}

function signatureAbove(view: FieldPage, { line: { box } }: LaidLine): LaidLine | undefined {
  return view.labels.find(
    ({ ids, line }) =>
      ids.includes('signature') && line.line.box.y < box.y && box.y - line.line.box.y < box.h * 7,
  )?.line;
}

const HOLDER_ALONE =
  /^[^a-z]*(?:nombre del )?titular(?: registral| de la (?:propiedad|finca))?[^a-z]*(?:$|:)/;
const NEEDS_OWN_PAPER =
  /insured|licensee|license holder|licensed to|issued to|business name|asegurado|titular|nombre de la empresa|nombre comercial|nombre del titular/;

/** A heading over a part of the form is no label, though something stands below it: its first label. */
function isHeadingAlone(view: FieldPage, label: LabelHit, value: LaidLine): boolean {
  return view.labels.some(({ line, from }) => line === value && from === 0) && !label.isMarked;
}

/** "I, Jane Doe, owner of …", "I hereby authorize Acme Roofing LLC to …", and the same in Spanish. */
function inSentences(view: FieldPage): ExtractedField[] {
  if (view.recognition?.kind !== 'letter' && view.recognition?.kind !== 'form') return [];
  const fields: ExtractedField[] = [];
  for (const run of runningTexts(view.page)) {
    const { text } = run;
    if (run.end > 240) continue;
    fields.push(...named(view, run, 'owner', OWNER_SAYS.exec(text) ?? OWNER_SAYS_ES.exec(text)));
    const other = AUTHORIZES.exec(text) ?? AUTHORIZES_ES.exec(text);
    const isFirm = FIRM.test(other?.[1] ?? '');
    fields.push(...named(view, run, isFirm ? 'contractor' : 'applicant', other));
  }
  return fields;
}

const NAME =
  "([\\p{Lu}][\\p{L}\\d.'’&-]*(?:,? (?:[\\p{Lu}&][\\p{L}\\d.'’&-]*|de|del|la|y|and|of|van|von)){1,6})";
const OWNER_SAYS = new RegExp(
  `\\b(?:I|We),? ${NAME},? (?:am |are |being |as )?(?:the )?(?:legal |registered |record |undersigned |property |fee simple )*owners?\\b`,
  'u',
);
const OWNER_SAYS_ES = new RegExp(
  `\\bYo,? ${NAME},? (?:soy |como |siendo |en calidad de )?(?:el |la )?(?:legítim[oa] |legal )*(?:propietari[oa]|dueñ[oa])\\b`,
  'u',
);
const AUTHORIZES = new RegExp(
  `\\b(?:hereby |do )*authorize[sd]? ${NAME},? (?:to |as |or |and |\\(|with )`,
  'u',
);
const AUTHORIZES_ES = new RegExp(
  `\\bautoriz(?:o|amos|a) a(?: la empresa)? ${NAME},? (?:para |a |como |con )`,
  'u',
);

function named(
  view: FieldPage,
  run: RunningText,
  id: FieldId,
  match: RegExpExecArray | null,
): ExtractedField[] {
  const said = match?.[1];
  const name = said === undefined ? null : parseName(said.replace(/,$/, ''));
  if (!match || said === undefined || name === null) return [];
  const at = match.index + match[0].indexOf(said);
  return [found(view.page, id, name, { ...placeIn(run, at, name.length), certainty: 0.85 })];
}
