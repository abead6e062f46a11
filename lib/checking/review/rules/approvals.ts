import type { Draft, Rule } from '../draft';
import { parseDate } from '../extract/parse/date';
import { isReadWell, laidPages, placeOfLine } from '../facts/laid';
import type { FoundDay } from '../facts/plan-days';
import type { FoundDocument } from '../types';
import type { PackageView } from '../view';

/** Approvals of others that hold for a time. */
const HOLDS_FOR_A_TIME: ReadonlySet<string> = new Set([
  'product_approval',
  'win_product',
  'eval_reports',
  'pier_detail',
  'zoning_approval',
  'hoa_letter',
  'utility_will_serve',
  'utilities',
  'fire_review',
  'adu_address',
  'adu_util',
  'interconnect',
  'utility_coord',
  'bond',
  'bond_demo',
]);

const RUNS_OUT =
  /\b(?:expir(?:es?|ation|y|ed)(?: date| on)?|exp\.?(?: date)?|valid (?:through|until|to|thru)|good (?:through|until)|(?:approval|permit|report|letter) (?:ends|lapses)|void after|(?:subject to )?renewal(?: date)?|vence|vencimiento|v[aá]lid[oa] hasta|vigente hasta)\b/;
const MONTHS =
  'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?';
const MONTH_YEAR = new RegExp(`\\b(${MONTHS})\\.?,? (20\\d\\d)\\b`);
const ORDER = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/**
 * A product approval, evaluation report or consent that had run out by the day of the check. Plan reviewers look the number
 * up and return a lapsed one (Miami-Dade NOA and ICC-ES reports print the day; Florida Product Approval: FAC 61G20-3).
 * A question, as it may have been renewed since it was printed.
 */
export const approvalsExpired: Rule = (view) =>
  view.documents
    .filter(({ documentId }) => HOLDS_FOR_A_TIME.has(documentId))
    .flatMap((document): Draft[] => {
      const days = findEnds(view, document);
      const last = days.toSorted((a, b) => (a.day < b.day ? 1 : -1))[0];
      const isRenewed = view
        .byId(document.documentId)
        .some(
          (other) => other !== document && findEnds(view, other).some(({ day }) => day >= view.input.today),
        );
      if (!last || last.day >= view.input.today || isRenewed) return [];
      return [
        {
          rule: 'approval_expired',
          severity: 'minor',
          documentId: document.documentId,
          places: [last.at],
          values: { found: last.day, today: view.input.today },
        },
      ];
    });

function findEnds(view: PackageView, document: FoundDocument): FoundDay[] {
  return laidPages(view, document).flatMap((page) =>
    page.lines.flatMap((line, index): FoundDay[] => {
      const match = RUNS_OUT.exec(line.folded);
      if (!match || line.line.words.length > 30) return [];
      const rest = line.line.text.slice(match.index);
      // In a table the day stands in the next cell.
      const next = page.lines[index + 1];
      const day = parseEnd(rest) ?? (next && rest.length <= 24 ? parseEnd(next.line.text) : null);
      return day && isReadWell(page, line) ? [{ day, at: placeOfLine(page, line) }] : [];
    }),
  );
}

function parseEnd(text: string): string | null {
  const day = parseDate(text);
  if (day) return day;
  const [, month = '', year] = MONTH_YEAR.exec(text.toLowerCase()) ?? [];
  const number = ORDER.indexOf(month.slice(0, 3)) + 1;
  if (!year || number === 0) return null;
  const last = new Date(Date.UTC(Number(year), number, 0)).getUTCDate();
  return `${year}-${String(number).padStart(2, '0')}-${last}`;
}
