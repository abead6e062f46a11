import type { Box } from '@/lib/checking/reading/types';
import type { LaidPage } from '../text/layout';
import { toPage } from '../text/turn';
import type { ExtractedField, FieldId } from '../types';
import { getSpanBox, getSpanQuote, type Span } from './spans';

const MAX_QUOTE = 300;

/** Builds an extracted field; the certainty of a scanned value is limited by that of its words. */
export function found(
  page: LaidPage,
  id: FieldId,
  value: string,
  at: { box: Box; quote: string; certainty: number; wordCertainty?: number },
): ExtractedField {
  const read = page.misread ? Math.min(1, (at.wordCertainty ?? page.page.certainty ?? 0.8) + 0.05) : 1;
  return {
    id,
    value,
    at: {
      fileId: page.fileId,
      page: page.page.number,
      box: toPage(at.box, page.turn),
      quote: at.quote.slice(0, MAX_QUOTE),
    },
    certainty: Math.round(at.certainty * read * 100) / 100,
    by: 'rule',
  };
}

export function foundIn(
  page: LaidPage,
  id: FieldId,
  value: string,
  span: Span,
  certainty = 1,
): ExtractedField {
  return found(page, id, value, {
    box: getSpanBox(span),
    quote: getSpanQuote(span),
    certainty: certainty * span.certainty,
    wordCertainty: span.line.line.certainty,
  });
}
