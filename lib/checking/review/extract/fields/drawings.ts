import { type LaidLine, linesAbove } from '../../text/layout';
import type { ExtractedField } from '../../types';
import { found, foundIn } from '../found';
import type { FieldPage } from '../page-view';
import { isScale, parseScale } from '../parse/scale';
import { findSpans } from '../spans';

/** Number and title of the sheet, and the rows of an index of sheets. */
export function sheetFields({ page, sheets }: FieldPage): ExtractedField[] {
  const { number, title, index } = sheets;
  return [
    ...(number ? [found(page, 'sheet_number', number.value, { ...number, wordCertainty: 1 })] : []),
    ...(title ? [found(page, 'sheet_title', title.value, { ...title, wordCertainty: 1 })] : []),
    ...index.map((row) => found(page, 'sheet_index', row.value, { ...row, wordCertainty: 1 })),
  ];
}

const DETAIL =
  /\b(?:detail|section|dtl|enlarged|detalle|corte|seccion|vicinity|typical|tipico|ampliad[oa])\b/;
const DRAWN = new Set(['drawing', 'survey', 'calculation', 'letter', 'report', 'photo']);

/** Scales, with a label or by their own form; a detail's own scale is less sure to be the sheet's. */
export function scales(view: FieldPage): ExtractedField[] {
  const { page, labels } = view;
  if (view.recognition === null || !DRAWN.has(view.recognition.kind)) return [];
  const done = new Set<LaidLine>();
  const labelled = labels.flatMap((label): ExtractedField[] => {
    if (!label.ids.includes('scale')) return [];
    for (const span of findSpans(page, label, labels)) {
      const value = parseScale(span.text);
      if (value === null) continue;
      done.add(span.line);
      return [foundIn(page, 'scale', value, span, ofDetail(view, label.line) ? 0.65 : 1)];
    }
    return [];
  });
  const bare = page.lines.flatMap((line): ExtractedField[] => {
    if (done.has(line) || line.line.text.length > 60 || !isScale(line.line.text)) return [];
    const value = parseScale(line.line.text);
    if (value === null) return [];
    return [
      found(page, 'scale', value, {
        box: line.line.box,
        quote: line.line.text,
        certainty: ofDetail(view, line) ? 0.6 : 0.9,
        wordCertainty: line.line.certainty,
      }),
    ];
  });
  return [...labelled, ...bare];
}

function ofDetail(view: FieldPage, line: LaidLine): boolean {
  return DETAIL.test(line.folded) || linesAbove(view.page, line, 2).some(({ folded }) => DETAIL.test(folded));
}
