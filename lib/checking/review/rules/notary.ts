import type { Draft, Rule } from '../draft';
import { decodeInk, type Ink, inkIn } from '../extract/ink';
import { parseDate } from '../extract/parse/date';
import { isReadWell, laidPages, placeOfLine } from '../facts/laid';
import { DRAWINGS, MAKERS_PAPERS, PEOPLES_PAPERS } from '../kinds';
import type { LaidLine, LaidPage } from '../text/layout';

/**
 * A notary's block that nobody filled in: the day is blank, and nothing is written over it. Recorders and offices refuse a
 * notice or affidavit without it (Florida: FS 713.13(1) and 713.135 for the notice of commencement; owner-builder
 * affidavits in many cities). A question: a stamp may be on another page.
 */
export const notariesMissing: Rule = (view) =>
  view.documents.flatMap((document): Draft[] => {
    const { documentId } = document;
    if (MAKERS_PAPERS.has(documentId) || PEOPLES_PAPERS.has(documentId) || DRAWINGS.has(documentId))
      return [];
    const pages = laidPages(view, document);
    const blanks = pages.flatMap((page) => findBlankNotary(page).map((line) => ({ page, line })));
    const [first] = blanks;
    if (!first || pages.some(isNotarised)) return [];
    const isFilledIn = (view.file(document.fileId)?.facts.form ?? []).some(
      ({ name, value }) => /notar/i.test(name) && value !== '',
    );
    if (isFilledIn) return [];
    const isNotice = documentId === 'notice_of_commencement' && view.input.checklist.place.state === 'FL';
    return [
      {
        rule: 'not_notarized',
        severity: 'minor',
        documentId,
        places: blanks.map(({ page, line }) => placeOfLine(page, line)),
        values: {},
        citation: isNotice ? { en: 'FS 713.13(1)', es: 'FS 713.13(1)' } : null,
      },
    ];
  });

const SWORN =
  /\b(?:subscribed|sworn|affirmed|acknowledged)\b.{0,60}\bbefore me\b|\bbefore me this\b|\b(?:jurad|suscrit|reconocid)[oa]\b.{0,60}\bante m[ií]\b/;
/** "this ____ day of ____", with nothing where the day belongs. */
const BLANK_DAY =
  /\bthis[\s_.]{0,40}day of(?![\s_.]*(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))|\b(?:este|a los|hoy)[\s_.]{1,40}d[ií]as? de(?:l mes de)?[\s_.]*(?:de|,|$)/;
const NOTARISED =
  /\bmy commission expires\W{0,4}\d|\bcommission (?:no|number|#)\W{0,4}[a-z]{0,3}\d{4}|\bcomm\.? ?exp\w*\W{0,4}\d|\bnotary id\W{0,4}\d|notarized online|remote online notar|mi comisi[oó]n (?:vence|expira)\W{0,4}\d/;

function isNotarised(page: LaidPage): boolean {
  return page.lines.some(({ folded }) => NOTARISED.test(folded));
}

function findBlankNotary(page: LaidPage): LaidLine[] {
  const ink = decodeInk(page.page.ink, page.turn);
  return page.lines.filter((line, index) => {
    if (!SWORN.test(line.folded)) return false;
    const block = [line, ...page.lines.slice(index + 1, index + 4)];
    const text = block.map(({ folded }) => folded).join(' ');
    if (!BLANK_DAY.test(text) || parseDate(text) !== null) return false;
    // What was written by hand over the blanks is ink without words; on a scan, so are stamp and signature below them.
    if (page.misread)
      return ink !== null && isReadWell(page, line) && isBare(ink, line, BLOCK, MIN_BLOCK_INK);
    return ink === null || isBare(ink, line, line.line.box.h, MIN_INK);
  });
}

/** Of the page's height, which a notary's block takes. */
const BLOCK = 0.16;
const MIN_INK = 6;
/** Of what a stamp and a signature leave; rules that were scanned askew leave less. */
const MIN_BLOCK_INK = 25;

function isBare(ink: Ink, { line: { box } }: LaidLine, h: number, least: number): boolean {
  return inkIn(ink, { ...box, w: Math.max(box.w, 0.5), h }).cells < least;
}
