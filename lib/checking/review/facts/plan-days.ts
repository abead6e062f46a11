import { parseDate } from '../extract/parse/date';
import { isSameRow, type LaidLine, type LaidPage, linesAbove, linesRight } from '../text/layout';
import type { FoundAt, FoundDocument } from '../types';
import type { PackageView } from '../view';
import { isReadWell, laidPages, placeOfLine } from './laid';

export interface FoundDay {
  readonly day: string;
  readonly at: FoundAt;
}

const LABEL =
  /\b(?:date|dated|fecha|issued(?: for [a-z ]{3,20})?|plotted|printed|drawn on|emitido)\b\W*$|\b(?:date|dated|fecha|issued(?: for [a-z ]{3,20})?|plotted|emitido)\b/;
/** Days of something else than the drawing. */
const OTHER_DAY =
  /exp|vence|valid|until|through|approv|aproba|adopt|effective|survey|levantamiento|recorded|form|visit|inspect|build date|built|start|complet|permit issued|report|informe/;
/** A revision has a day of its own, later than the drawing's. */
const REVISION = /\brev(?:ision)?s?\b\.?|\brevisi[oó]n/;
const MAX_LENGTH = 60;

/** The days in the title blocks of a document's sheets: when they were drawn or issued, and when they were revised. */
export function findPlanDays(
  view: PackageView,
  document: FoundDocument,
): { issued: FoundDay[]; revised: FoundDay[] } {
  const issued: FoundDay[] = [];
  const revised: FoundDay[] = [];
  for (const page of laidPages(view, document)) {
    for (const line of page.lines) {
      const day =
        line.line.text.length <= MAX_LENGTH && isReadWell(page, line) ? parseDate(line.line.text) : null;
      if (day === null || OTHER_DAY.test(line.folded)) continue;
      const found = { day, at: placeOfLine(page, line) };
      if (REVISION.test(line.folded) || isInRevisions(page, line)) revised.push(found);
      else if (LABEL.test(beforeDay(line)) || isLabelled(page, line)) issued.push(found);
    }
  }
  return { issued, revised };
}

const beforeDay = ({ folded }: LaidLine) => folded.replace(/\d[\d/.-]{5,}.*$/, '');

/** Beside a label, or under one in its cell. */
function isLabelled(page: LaidPage, line: LaidLine): boolean {
  if (line.line.words.length > 4) return false;
  const above = linesAbove(page, line, 2)[0];
  const beside = page.lines.findLast(
    (one) =>
      one.line.box.x < line.line.box.x &&
      isSameRow(one.line.box, line.line.box) &&
      linesRight(page, one)[0] === line,
  );
  return [above, beside].some(
    (one) =>
      one !== undefined &&
      one.line.text.length <= 24 &&
      LABEL.test(one.folded) &&
      !OTHER_DAY.test(one.folded),
  );
}

/** A row of a table of revisions: its heading stands over it in the column, or a number before it and words behind. */
function isInRevisions(page: LaidPage, line: LaidLine): boolean {
  const { box } = line.line;
  return page.lines.some(
    (one) =>
      REVISION.test(one.folded) &&
      one.line.text.length <= 40 &&
      one.line.box.x > box.x - 0.06 &&
      one.line.box.x < box.x + 0.06 &&
      Math.abs(one.line.box.y - box.y) < 0.09 &&
      one.line.box.y < box.y &&
      one.line.words.length <= 5,
  );
}
