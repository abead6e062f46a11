import type { Box, ReadPage, TextLine } from '@/lib/checking/reading/types';
import { type Answer, answerTo, isLabelled } from './answers';
import { type BlankLabel, labelledValue, parseLabel } from './blank-labels';
import type { FoundAt, FoundDocument } from './types';
import { type UprightPage, uprightPage } from './upright-page';
import { isReadable, type PackageView } from './view';

export interface Blank {
  readonly label: BlankLabel;
  readonly at: FoundAt;
}

const FOR_THE_OFFICE =
  /(?:office|official|city|staff|department|county) use|for (?:city|county|office|staff)|uso (?:oficial|de (?:la )?(?:oficina|ciudad))|para uso/i;

/** Form fields of a document left empty, only where the surrounding text is legible. */
export function blanksIn(view: PackageView, document: FoundDocument): readonly Blank[] {
  return view.getPages(document).flatMap((page) => {
    const fillable = blankFields(view, document, page);
    return isReadable(page) ? [...fillable, ...blankLines(document.fileId, page)] : fillable;
  });
}

/** Fields of a form that can still be filled in. */
function blankFields(view: PackageView, { fileId }: FoundDocument, page: ReadPage): Blank[] {
  const form = view.file(fileId)?.facts.form ?? [];
  return form.flatMap((field): Blank[] => {
    if (field.page !== page.number || field.kind !== 'text' || field.value.trim() !== '') return [];
    const name = field.name.replaceAll(/[_.[\]\d]+/g, ' ').replaceAll(/([a-z])([A-Z])/g, '$1 $2');
    const label = parseLabel(name.trim());
    return label ? [{ label: label.id, at: { fileId, page: page.number, box: field.box, quote: '' } }] : [];
  });
}

/** Form fields of a document that are filled in. */
export function answeredIn(view: PackageView, document: FoundDocument): ReadonlySet<BlankLabel> {
  return new Set(view.getPages(document).flatMap((page) => [...answeredOn(page, labelsOn(page))]));
}

function blankLines(fileId: string, page: ReadPage): Blank[] {
  const office = uprightPage(page).lines.filter(({ text }) => FOR_THE_OFFICE.test(text));
  const labels = labelsOn(page);
  const answered = answeredOn(page, labels);
  return labels.flatMap(({ id, line, seen, answer }): Blank[] => {
    // A repeated field needs one answer, but each signature needs its own date.
    if (answer !== 'nothing' || (id !== 'date' && answered.has(id))) return [];
    if (office.some((heading) => isForTheOffice(line, heading))) return [];
    return [{ label: id, at: { fileId, page: page.number, box: seen, quote: line.text } }];
  });
}

interface LabelOnPage {
  readonly id: BlankLabel;
  readonly line: TextLine;
  /** Where it stands on the page as it came. */
  readonly seen: Box;
  readonly answer: Answer;
}

/** Maximum labels per page: more means a broken page, and comparing them is quadratic. */
const MAX_LABELS = 300;

/** Memoised by page: several rules need it. */
const FOUND = new WeakMap<ReadPage, readonly LabelOnPage[]>();

function labelsOn(page: ReadPage): readonly LabelOnPage[] {
  const found = FOUND.get(page) ?? findLabels(page);
  FOUND.set(page, found);
  return found;
}

function findLabels(page: ReadPage): LabelOnPage[] {
  const upright = uprightPage(page);
  const labels = upright.lines.flatMap((line, index) => {
    const label = parseLabel(line.text);
    return label ? [{ label, line, seen: page.lines[index]?.box ?? line.box }] : [];
  });
  if (labels.length > MAX_LABELS) return [];
  const found = labels.map(({ label, line, seen }) => ({
    id: label.id,
    line,
    seen,
    answer: answerTo(line, label, upright),
  }));
  const captions = found.filter(({ line }) => isCaption(line, upright));
  if (captions.length < MIN_CAPTIONS) return found;
  return found.map((one) =>
    one.answer === 'nothing' && captions.includes(one) ? { ...one, answer: 'value' } : one,
  );
}

/** From so many on, a form has its labels below what is written. */
const MIN_CAPTIONS = 2;
/** Of the label's height. */
const CLOSE = 0.8;

/** An unmarked label with something close above it that is no label itself. */
function isCaption({ text, box }: TextLine, { lines }: UprightPage): boolean {
  if (/[:_]/.test(text)) return false;
  return lines.some(({ text: other, box: above }) => {
    const gap = box.y - above.y - above.h;
    const isOver = above.x < box.x + box.w && box.x < above.x + above.w && Math.abs(above.x - box.x) < 0.05;
    return (
      isOver && above.y < box.y && gap < box.h * CLOSE && /[\p{L}\d]{2}/u.test(other) && !isLabelled(other)
    );
  });
}

function answeredOn(page: ReadPage, labels: readonly LabelOnPage[]): Set<BlankLabel> {
  return new Set([
    ...labels.flatMap(({ id, answer }) => (answer === 'value' ? [id] : [])),
    ...page.lines.flatMap(({ text }) => labelledValue(text) ?? []),
  ]);
}

/**
 * Whether a line belongs to the "for office use" section: below its heading, near it, or to the foot of the
 * page.
 */
function isForTheOffice({ box }: TextLine, { box: heading }: TextLine): boolean {
  if (box.y < heading.y) return false;
  return heading.y > 0.5 || (box.y - heading.y < 0.12 && box.x + box.w > heading.x - 0.02);
}
