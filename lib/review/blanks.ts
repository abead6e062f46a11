import type { Box, ReadPage, TextLine } from '@/lib/reading/types';
import { type Answer, answerTo } from './answers';
import { type BlankLabel, labelledValue, labelOf } from './blank-labels';
import type { FoundAt, FoundDocument } from './types';
import { uprightPage } from './upright-page';
import { isReadable, type PackageView } from './view';

export interface Blank {
  readonly label: BlankLabel;
  readonly at: FoundAt;
}

const FOR_THE_OFFICE =
  /(?:office|official|city|staff|department|county) use|for (?:city|county|office|staff)|uso (?:oficial|de (?:la )?(?:oficina|ciudad))|para uso/i;

/** Places of a document's forms that were left empty. Only where the words around can all be read. */
export function blanksIn(view: PackageView, document: FoundDocument): readonly Blank[] {
  return view.pagesOf(document).flatMap((page) => {
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
    const label = labelOf(name.trim());
    return label ? [{ label: label.id, at: { fileId, page: page.number, box: field.box, quote: '' } }] : [];
  });
}

/** What a document's forms ask for and somebody filled in. */
export function answeredIn(view: PackageView, document: FoundDocument): ReadonlySet<BlankLabel> {
  return new Set(view.pagesOf(document).flatMap((page) => [...answeredOn(page, labelsOn(page))]));
}

function blankLines(fileId: string, page: ReadPage): Blank[] {
  const office = uprightPage(page).lines.filter(({ text }) => FOR_THE_OFFICE.test(text));
  const labels = labelsOn(page);
  const answered = answeredOn(page, labels);
  return labels.flatMap(({ id, line, seen, answer }): Blank[] => {
    // What stands twice need be answered once; but each signature has a date of its own.
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

/** No form asks for more on a page; what says so again and again is none, and looking at it would have no end. */
const MAX_LABELS = 300;

/** Several rules ask for the same page. */
const FOUND = new WeakMap<ReadPage, readonly LabelOnPage[]>();

function labelsOn(page: ReadPage): readonly LabelOnPage[] {
  const found = FOUND.get(page) ?? findLabels(page);
  FOUND.set(page, found);
  return found;
}

function findLabels(page: ReadPage): LabelOnPage[] {
  const upright = uprightPage(page);
  const labels = upright.lines.flatMap((line, index) => {
    const label = labelOf(line.text);
    return label ? [{ label, line, seen: page.lines[index]?.box ?? line.box }] : [];
  });
  if (labels.length > MAX_LABELS) return [];
  return labels.map(({ label, line, seen }) => ({
    id: label.id,
    line,
    seen,
    answer: answerTo(line, label, upright),
  }));
}

function answeredOn(page: ReadPage, labels: readonly LabelOnPage[]): Set<BlankLabel> {
  return new Set([
    ...labels.flatMap(({ id, answer }) => (answer === 'value' ? [id] : [])),
    ...page.lines.flatMap(({ text }) => labelledValue(text) ?? []),
  ]);
}

/** The city's own part of a form: what stands below its heading, near it, or to the foot of the page. */
function isForTheOffice({ box }: TextLine, { box: heading }: TextLine): boolean {
  if (box.y < heading.y) return false;
  return heading.y > 0.5 || (box.y - heading.y < 0.12 && box.x + box.w > heading.x - 0.02);
}
