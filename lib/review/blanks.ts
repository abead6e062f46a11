import type { ReadPage, TextLine } from '@/lib/reading/types';
import { type BlankLabel, labelOf } from './blank-labels';
import type { FoundAt, FoundDocument } from './types';
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

function blankLines(fileId: string, page: ReadPage): Blank[] {
  const office = page.lines.find(({ text }) => FOR_THE_OFFICE.test(text));
  return page.lines.flatMap((line): Blank[] => {
    if (office && line.box.y >= office.box.y) return [];
    const label = labelOf(line.text);
    if (!label || isAnswered(line, label.isRuled, page)) return [];
    return [{ label: label.id, at: { fileId, page: page.number, box: line.box, quote: line.text } }];
  });
}

const IS_SAID = /[\p{L}\d]/u;

/** Whether something stands to the right of a label, or below it where its box is. */
function isAnswered(label: TextLine, isRuled: boolean, page: ReadPage): boolean {
  const right = label.box.x + label.box.w;
  const middle = label.box.y + label.box.h / 2;
  const beside = page.lines
    .filter(
      ({ text, box }) =>
        IS_SAID.test(text) &&
        box.x >= right - 0.01 &&
        box.y - box.h * 0.4 <= middle &&
        middle <= box.y + box.h * 1.4,
    )
    .sort((a, b) => a.box.x - b.box.x)[0];
  if (beside && !isLabelled(beside.text)) return true;
  if (isRuled) return false;
  return page.lines.some(
    (line) =>
      line !== label &&
      IS_SAID.test(line.text) &&
      line.box.y > middle &&
      line.box.y - (label.box.y + label.box.h) < label.box.h * 1.6 &&
      line.box.x < right &&
      line.box.x + line.box.w > label.box.x &&
      !isLabelled(line.text),
  );
}

/** What begins with a label of its own is no answer to the one before it. */
function isLabelled(text: string): boolean {
  return /^[\p{L}][\p{L}\s/#().,'’-]{1,45}:/u.test(text) || /_{3,}/.test(text) || labelOf(text) !== null;
}
