import type { ReadPage } from '@/lib/checking/reading/types';
import type { Draft, Rule } from '../draft';
import { laidPages } from '../facts/laid';
import { isSitePlan } from '../facts/site-plan';
import { DRAWINGS, DRAWN_TO_SCALE, SITE_PLANS } from '../kinds';
import { type LaidPage, linesRight } from '../text/layout';
import type { ExtractedField, FoundDocument } from '../types';
import { getDocumentText, getFields, isSure, isWholeReadable, type PackageView, wholePage } from '../view';

/** A plan that gives no scale anywhere. */
export const scalesMissing: Rule = (view) => {
  const plans = plansWithoutScale(view);
  return plans.length > 0 ? plans : sitePlansWithoutScale(view);
};

/** A site plan among sheets of another name, each of which may have a scale of its own. */
function sitePlansWithoutScale(view: PackageView): Draft[] {
  return view.documents
    .filter(({ documentId }) => DRAWINGS.has(documentId) && view.getStatus('site_plan') !== null)
    .flatMap((document) =>
      laidPages(view, document).flatMap((page): Draft[] => {
        if (page.misread || !isSitePlan(page) || showsScale(page)) return [];
        return [
          {
            rule: 'scale_missing',
            severity: 'minor',
            documentId: document.documentId,
            places: [wholePage(document.fileId, page.page.number)],
            values: {},
            subject: 'site_plan',
          },
        ];
      }),
    )
    .slice(0, 1);
}

/** In words, or as a bar: a row of round numbers from 0. */
function showsScale(page: LaidPage): boolean {
  return page.lines.some(
    (line) =>
      SPEAKS_OF_SCALE.test(line.line.text) ||
      /\b1 ?: ?\d{2,4}\b/.test(line.line.text) ||
      (/^0\b/.test(line.folded.trim()) &&
        (/^0 {1,3}\d+/.test(line.folded.trim()) ||
          linesRight(page, line).some(({ folded }) => /^\d{1,3}\b/.test(folded)))),
  );
}

function plansWithoutScale(view: PackageView): Draft[] {
  return view.documents.flatMap((document): Draft[] => {
    if (!DRAWN_TO_SCALE.has(document.documentId) || !isWholeReadable(view, document)) return [];
    if (isWritten(view, document) || view.getPages(document).some(mayLoseScale)) return [];
    if (view.getPages(document).every((page) => !isDrawn(page) || isTable(page))) return [];
    if (getFields(document, 'scale').length > 0 || SPEAKS_OF_SCALE.test(getDocumentText(view, document)))
      return [];
    return [
      {
        rule: 'scale_missing',
        severity: 'minor',
        documentId: document.documentId,
        places: [wholePage(document.fileId, document.firstPage)],
        values: {},
      },
    ];
  });
}

const AROUND_A_SCALE = [/^(?:date|fecha)\b/i, /^(?:drawn|checked|dibuj[oó]|revis[oó])\b/i];

/** A picture loses small words: it lacks a scale for sure only where the labels around could be read. */
function mayLoseScale({ source, lines }: ReadPage): boolean {
  if (source === 'text') return false;
  const isRead = AROUND_A_SCALE.every((label) => lines.some(({ text }) => label.test(text.trim())));
  return (
    !isRead ||
    lines.some(({ text }) => /^\W{0,2}\d{1,2}(?:\/\d{1,2})?\s?["”″'’]/.test(text) && text.length <= 12)
  );
}

/** An upright page without a single measure is a form. */
function isDrawn({ width, height, lines }: ReadPage): boolean {
  return width > height || lines.some(({ text }) => /\d\s?(?:['’′"”″]|ft\b|feet\b|pies\b)/i.test(text));
}

/** Schedules and notes are not measured. */
function isTable({ lines }: ReadPage): boolean {
  return lines.some(({ text, box }) => box.x > 0.6 && box.y > 0.6 && TABLES.test(text.trim()));
}

const TABLES =
  /^(?:(?:door|window|finish|room|general|code|architectural|structural|panel|equipment)s? ?(?:,|and|&)? ?){0,4}(?:schedules?|notes|specifications|cuadros|notas|especificaciones)(?: (?:and|&) (?:schedules?|notes|details))?$/i;

/** A letter about a plan is no plan: lines of text from margin to margin on an upright page. */
function isWritten(view: PackageView, document: FoundDocument): boolean {
  return view
    .getPages(document)
    .some(({ width, height, lines }) => height > width && lines.filter(({ box }) => box.w > 0.6).length >= 2);
}

/** Also where the number behind it could not be read: that is no missing scale. */
const SPEAKS_OF_SCALE = /\b(?:scale|escala|n\.?t\.?s\.?)\b\s*[:=.]?\s*\S|\d\s*["”″]\s*=\s*\d/i;

export const northArrowsMissing: Rule = (view) =>
  view.documents.flatMap((document): Draft[] => {
    if (!SITE_PLANS.has(document.documentId) || isWritten(view, document)) return [];
    const arrows = getFields(document, 'north_arrow');
    const absent = arrows.filter((field) => field.value === 'absent' && isSure(field));
    const [first] = absent;
    if (!first || absent.length < arrows.length) return [];
    return [
      {
        rule: 'north_arrow_missing',
        severity: 'major',
        documentId: document.documentId,
        places: [first.at],
        values: {},
      },
    ];
  });

/** Two scales on one sheet that both claim to be the sheet's. */
export const scalesDiffer: Rule = (view) =>
  view.documents.flatMap((document): Draft[] => {
    if (!DRAWINGS.has(document.documentId)) return [];
    return view.getPages(document).flatMap((page): Draft[] => {
      const scales = getFields(document, 'scale').filter(
        (field) =>
          field.at.page === page.number && field.certainty >= OF_THE_SHEET && field.value.startsWith('1:'),
      );
      const [first] = scales;
      const other = scales.find(({ value }) => value !== first?.value);
      if (!first || !other || page.lines.some(({ text }) => VARIES.test(text))) return [];
      if (![first, other].every((field) => isLabelled(page, field))) return [];
      return [buildDraft(document.documentId, first, other)];
    });
  });

/** "SCALE: …" as title blocks have it; a bare one stands under a view of its own. */
function isLabelled({ lines }: ReadPage, { at }: ExtractedField): boolean {
  return lines.some(({ text }) => text.includes(at.quote) && /\b(?:scale|escala)\b/i.test(text));
}

/** A detail's own scale is less sure to be the sheet's. */
const OF_THE_SHEET = 0.75;
const VARIES = /as (?:noted|shown|indicated)|varies|seg[uú]n (?:se )?indi|var[ií]a/i;

function buildDraft(documentId: string, first: ExtractedField, other: ExtractedField): Draft {
  return {
    rule: 'scale_differs',
    severity: 'info',
    documentId,
    places: [other.at, first.at],
    values: { found: scaleWords(other), expected: scaleWords(first) },
  };
}

/** As it is drawn, where that is short; a ratio otherwise. */
function scaleWords({ at, value }: ExtractedField): string {
  const quote = at.quote.replace(/^.*?(?:scale|escala)\s*[:=]?\s*/i, '').trim();
  return quote !== '' && quote.length <= 24 ? quote : value;
}
