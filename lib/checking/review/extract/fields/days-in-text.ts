import { fold } from '../../text/fold';
import { isSameRow, type LaidLine, linesAbove } from '../../text/layout';
import type { ExtractedField, FieldId } from '../../types';
import { found } from '../found';
import type { FieldPage } from '../page-view';
import { datesIn } from '../parse/date';
import { placeIn, type RunningText, runningTexts } from '../running-text';

const BEFORE = 48;
const ENDS =
  /(?:expir\w*|\bexp\b|vence\w*|vencimiento|caduc\w*|vigen\w*|valid\w* (?:through|thru|until|till|to|hasta)|good (?:through|thru|until)|renew\w*|renov\w*|in force (?:until|through)|effective (?:through|until)|(?:current|active|paid|registered) (?:through|until)|\bhasta|\blapses?|\bends?|void after|\bthrough|\bthru|\buntil)\W*(?:(?:date|on|by|due|el|fecha|mm|dd|yyyy|yy)\W*)*$/;
const RANGE = /^\W*(?:to|through|thru|until|al?|hasta|and|y|[-–—])\W*$/;
const WRITTEN =
  /(?:\bsigned|\bdated?|issued?|approved|prepared|printed|revised|revision|\brev|recorded|filed|submitted|submittal|received|accepted|executed|sealed|stamped|plotted|drawn|calculated|tested|inspected|completed|firmad[oa]|fechad[oa]|fecha|emitid[oa]|emision|aprobad[oa]|aprobacion|presentad[oa]|recibid[oa]|registrad[oa]|revisad[oa]|elaborad[oa]|expedid[oa])\W*(?:(?:date|on|this|el|de|of|the|mm|dd|yyyy|yy|by [\p{L}. ]{2,24})\W*)*$/u;
const NAMED_PAPER =
  /(?:contract|agreement|proposal|letter|report|plan|set|contrato|propuesta|carta|informe)\W*(?:(?:of|dated|from|de|del|con fecha|fechad[oa])\W*)+$/;
const BEGINS =
  /(?:effective|\beff\b|\bfrom|begin\w*|start\w*|desde|inicio|commenc\w*|as of|birth|nacimiento|next|scheduled|due)\W*(?:(?:date|on|el|del)\W*)*$/;

const OF_A_POLICY =
  /polic(?:y|ies)\b|insur|liabilit|worker|\bcomp\b|coverage|\bbond\b|umbrella|\bauto\b|\b(?:wc|gl|cgl)\b|poliza|seguro|fianza|cobertura/;
const OF_A_SEAL =
  /\bp\.? ?e\b|\bs\.? ?e\b|\br\.? ?a\b|engineer|architect|survey|\bseal\b|ingenier|arquitect|sello|topograf/;
const OF_A_LICENCE = /licen|\blic\b|regist|certifi|contract|\bcslb\b|\bhic\b|\broc\b|credential|matricula/;
const LICENCE_PAPERS: ReadonlySet<string> = new Set(['contractor_license', 'sign_license', 'lead_rrp']);
const SEALED_KINDS: ReadonlySet<string> = new Set(['drawing', 'calculation', 'report', 'survey', 'letter']);

/**
 * What runs out on a day that a form, a card or a sheet calls its end, by the words around it: the contractor's
 * licence, an insurance, or the licence of whoever sealed the paper. Null where nothing says.
 */
export function whatEnds(view: FieldPage, line: LaidLine, words: string): FieldId | null {
  const { documentId, recognition, page } = view;
  if (OF_A_POLICY.test(words)) return 'insurance_expires';
  if (OF_A_SEAL.test(words)) return 'seal_expires';
  if (documentId === 'insurance_wc') return 'insurance_expires';
  if (documentId !== null && LICENCE_PAPERS.has(documentId))
    // A register prints the bond and the insurance of a licence in rows below it.
    return OF_A_POLICY.test(textOfRow(view, line)) ? 'insurance_expires' : 'license_expires';
  if (page.isSheet || (recognition && SEALED_KINDS.has(recognition.kind))) return 'seal_expires';
  const row = textOfRow(view, line);
  if (OF_A_POLICY.test(row)) return 'insurance_expires';
  if (OF_A_SEAL.test(row)) return 'seal_expires';
  return OF_A_LICENCE.test(row) || view.getRole(line) === 'contractor' ? 'license_expires' : null;
}

export function textOfRow({ page }: FieldPage, line: LaidLine): string {
  return page.lines
    .filter((other) => isSameRow(other.line.box, line.line.box))
    .map(({ folded }) => folded)
    .join(' ');
}

/** Below what a finding may rest on. */
const UNSURE = 0.6;
const SHORT = 44;

/** Days that no label's place holds: in sentences, seals, title blocks, at the head of a printed page. */
export function daysInText(view: FieldPage): ExtractedField[] {
  return runningTexts(view.page).flatMap((run) => {
    const dates = datesIn(run.text);
    return dates.flatMap(({ value, index, length }, at): ExtractedField[] => {
      // The first word of the next line may end this one's sentence.
      if (index > run.end + 1) return [];
      const last = dates[at - 1];
      const from = last ? last.index + last.length : Math.max(0, index - BEFORE);
      const before = fold(run.text.slice(from, index));
      const kind = kindOf(view, run, before, last !== undefined, length);
      return kind === null
        ? []
        : [found(view.page, kind.id, value, { ...placeIn(run, index, length), ...kind })];
    });
  });
}

interface Kind {
  readonly id: FieldId;
  readonly certainty: number;
}

function kindOf(
  view: FieldPage,
  run: RunningText,
  before: string,
  isSecond: boolean,
  length: number,
): Kind | null {
  const { line } = run;
  const context = `${line.folded.slice(0, 200)} ${before}`;
  if (isSecond && RANGE.test(before)) {
    const id = OF_A_POLICY.test(`${context} ${textOfRow(view, line)}`) ? 'insurance_expires' : null;
    return id && { id, certainty: 0.85 };
  }
  if (ENDS.test(before)) {
    const id = whatEnds(view, line, OF_A_POLICY.test(before) || line.folded.length < 90 ? context : before);
    return id && { id, certainty: 0.85 };
  }
  if (BEGINS.test(before)) return null;
  if (NAMED_PAPER.test(before)) return { id: 'date', certainty: UNSURE };
  if (WRITTEN.test(before)) return { id: 'date', certainty: run.end <= SHORT ? 0.8 : UNSURE };
  if (isAlone(view, line, before, length)) return whatColumnSays(view, line);
  return isInTitleBlock(view, line) ? { id: 'date', certainty: UNSURE } : null;
}

/** The strip below a drawing, where one line may hold everything. */
function isInTitleBlock({ page }: FieldPage, { line }: LaidLine): boolean {
  return page.width > page.height && line.box.y > 0.85 && line.text.length <= 90;
}

/** A cell with hardly more than a day in it, or the line a browser prints over a page. */
function isAlone({ page }: FieldPage, { line }: LaidLine, before: string, length: number): boolean {
  const isHead = line.box.y < 0.045 && before.trim() === '' && !page.isSheet;
  return isHead || (before.length <= 4 && line.text.length <= length + 14);
}

/** The heading of its column or what stands before it in its row. */
function whatColumnSays(view: FieldPage, line: LaidLine): Kind | null {
  const above = linesAbove(view.page, line, 4)[0]?.folded ?? '';
  const left = view.page.lines
    .filter((other) => isSameRow(other.line.box, line.line.box) && other.line.box.x < line.line.box.x)
    .toSorted((a, b) => b.line.box.x - a.line.box.x)[0]?.folded;
  for (const words of [left ?? '', above]) {
    if (words.length > SHORT) continue;
    if (ENDS.test(words)) {
      const id = whatEnds(view, line, words);
      return id && { id, certainty: 0.75 };
    }
    if (BEGINS.test(words)) return null;
  }
  return { id: 'date', certainty: UNSURE };
}
