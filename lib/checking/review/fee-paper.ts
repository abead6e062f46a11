import type { Box } from '@/lib/checking/reading/types';
import { parseMoney } from './extract/parse/money';
import { fold } from './text/fold';
import { boxAround, isSameRow, type LaidLine, type LaidPage, linesAbove, overlapX } from './text/layout';
import { toPage } from './text/turn';
import type { FoundAt } from './types';

/** A charge, or the total, of a fee paper. */
export interface FeePaperLine {
  /** As it stands there, without the amount. */
  readonly label: string;
  readonly cents: number;
  readonly at: FoundAt;
  /** 0 to 1. */
  readonly certainty: number;
}

/** A worksheet, estimate, invoice or receipt of permit fees: a table whose lines sum. */
export interface FeePaper {
  /** What is charged. */
  readonly lines: readonly FeePaperLine[];
  readonly total: FeePaperLine;
  /** The value of the work it was worked out from. */
  readonly valuationCents: number | null;
  /** Whether the lines are all there is between the first of them and the total: nothing was paid before or taken off. */
  readonly isPlainSum: boolean;
  /** The sentences around the table, in small letters. */
  readonly prose: string;
}

/** Titles that leave no doubt. */
const FEE_TITLE =
  /\bfees? (?:work ?sheet|estimate|invoice|receipt|summary|statement|calculations?|calculator|breakdown|detail|quote|assessment|computation|ticket|sheet|due|paid|payment|total|report|itemi[sz]ation|letter|notice|bill|determination|form)s?\b|\b(?:invoice|receipt|estimate|statement|worksheet|calculation|summary|assessment|breakdown|payment|schedule|notice|computation|itemi[sz]ation) (?:of|for) (?:the |all |building |city |county )*(?:permit |plan review )?fees?\b|^(?:permit |building permit |assessed |city |plan review )*fees?(?: due| paid)?$|\bpermit (?:invoice|receipt|bill|cost estimate)\b|\b(?:calculo|recibo|estimado|hoja|factura|resumen|desglose|comprobante)(?: de calculo)? de (?:las |la |los )?(?:tarifas?|pagos?|permisos?|cuotas?|derechos)\b/;
/** Titles of other papers as well: the lines tell. */
const PAYMENT_TITLE =
  /^\W*(?:invoice|receipt|estimate|statement|official receipt|payment receipt|cash(?:ier)?(?:'s)? receipt|transaction receipt|payment|quote|bill|factura|recibo(?: oficial)?|estimado|cotizacion)\b/;
/** A price list that a city hands out has no total of a job. */
const PRICE_LIST = /\b(?:schedule of fees|fee schedule|tabla de tarifas|lista de tarifas)\b/;
const HEAD = 0.35;

const CHARGE =
  /\b(?:permit|plan (?:review|check|exam\w*)|review|surcharge|technology|tech|zoning|inspections?|issuance|admin\w*|processing|application|filing|state|seismic|smip|green|building standards|code council|records?|archiv\w*|scanning|imaging|microfilm|impact|use tax|trades?|fees?|minimum|tarifa|permiso|revision|recargo|inspeccion|tecnologia|tramite|derechos)\b/;
const PERMIT_CHARGE =
  /\b(?:fees?|permit|plan (?:review|check|exam\w*)|surcharge|tarifa|permiso|revision|recargo)\b/;
const TOTAL =
  /^\W*(?:grand |permit |overall |invoice |fee |sum )?totals?\b(?!.*\b(?:valuation|value|cost|area|sq|square|project|construction|contract|job)\b)|\btotal (?:permit |city |building )?(?:fees?|due|amount|paid|charges?|assessed|payable|payment)\b|^\W*(?:total )?(?:amount|fees?|balance)(?: now)? (?:due|payable|owed|owing|to pay)\b|^\W*(?:sum of|total of) (?:all )?(?:the )?(?:permit )?fees?\b|\b(?:total a pagar|importe total|monto total|suma total|total de tarifas)\b/;
const SUBTOTAL = /\bsub ?-?totals?\b|\bsection total\b/;
/** What fees are counted from, and what is no charge. */
const BASIS =
  /\b(?:valuation|value|est(?:imated)?\.? cost|job cost|project cost|construction cost|cost of|contract|declared|square (?:feet|footage)|sq ?ft|area|floor|units?|quantity|hourly|rate|valor|costo|superficie|presupuesto)\b/;
const SETTLED =
  /\b(?:paid|payments?|deposit|credits?|check|cheque|cash|visa|mastercard|card|tendered|change|received|previous\w*|prior|adjust\w*|refund|waived|discount|balance|anticipo|pagado|abono|saldo|efectivo|tarjeta)\b/;

/** An amount at the end of a line: `$1,432.82`, `25.00`, `S25.00` as scans read it. */
const AMOUNT_AT_END =
  /(?:^|[\s.:_=])(?:\(?-? ?(?:us)?[$S] {0,2}[\dOIl][\dOIl,]*(?:\.[\dO]{2})?|\(?-? ?\d[\d,]*\.\d{2})\)?(?: ?(?:cr|usd|each))?$/i;
const NEGATIVE = /^\W*[(-]|\)$|cr$/i;

interface Amount {
  readonly line: LaidLine;
  readonly cents: number;
  readonly isNegative: boolean;
  readonly box: Box;
  /** What stands before it on the same line. */
  readonly before: string;
}

/** Reads a page as a fee paper, or a form as far as it holds a table of fees; null where there is none. */
export function readFeePaper(page: LaidPage): FeePaper | null {
  const known = READ.get(page.page);
  if (known !== undefined) return known;
  const paper = readAfresh(page);
  READ.set(page.page, paper);
  return paper;
}

/** Extraction and the comparison of fees both need it. */
const READ = new WeakMap<LaidPage['page'], FeePaper | null>();

function readAfresh(page: LaidPage): FeePaper | null {
  if (page.isSheet) return null;
  const amounts = page.lines.flatMap(amountsOf);
  if (amounts.length === 0) return null;
  const title = findTitle(page, amounts) ?? findBlock(listRows(page, amounts));
  if (!title) return null;
  const rows = markSubtotals(
    listRows(
      page,
      amounts.filter(({ box }) => box.y >= title.from),
    ),
  );
  const charges = rows.filter(({ kind }) => kind === 'charge');
  const totals = rows.filter(({ kind }) => kind === 'total');
  const fees = charges.filter(({ folded }) => CHARGE.test(folded));
  const isOfFees = title.isSure
    ? fees.length > 0
    : title.isOfOffice ||
      (fees.length * 2 > charges.length && fees.some(({ folded }) => PERMIT_CHARGE.test(folded)));
  if (!isOfFees) return null;
  const total = pickTotal(charges, totals);
  if (!total) return null;
  const counted = charges.filter(({ y }) => totals.length === 0 || y <= total.y + ROW);
  const amountLines = new Set(rows.flatMap(({ lines }) => lines));
  const basis = rows.find(({ kind, folded }) => kind === 'basis' && MONEY_BASIS.test(folded));
  return {
    lines: counted.map(({ line }) => line),
    total: total.line,
    valuationCents: basis?.line.cents ?? null,
    isPlainSum: totals.length > 0 && isPlain(rows, total),
    prose: page.lines
      .filter((line) => !amountLines.has(line))
      .map(({ folded }) => folded)
      .join(' '),
  };
}

const MONEY_BASIS = /\b(?:valuation|value|cost|contract|declared|valor|costo|presupuesto)\b/;
/** Lines of one row of a table differ by less in height. */
const ROW = 0.01;

interface Title {
  readonly isSure: boolean;
  /** A receipt or bill of the office that issues permits: it has nothing else to charge. */
  readonly isOfOffice?: boolean;
  /** Rows above it are of something else. */
  readonly from: number;
}

function findTitle(page: LaidPage, amounts: readonly Amount[]): Title | null {
  const inHead = page.lines.filter(({ line }) => line.box.y < HEAD);
  if (inHead.some(({ folded }) => PRICE_LIST.test(folded))) return null;
  // "Permit fee: $150.00" is a place of a form.
  const isLabel = ({ line }: LaidLine) =>
    line.text.trim().endsWith(':') || amounts.some(({ box }) => isSameRow(box, line.box));
  const short = page.lines.filter((one) => one.line.words.length <= 9 && !isLabel(one));
  const sure = short.filter(({ folded }) => FEE_TITLE.test(folded.replace(/^[^a-z0-9]+|[^a-z0-9]+$/g, '')));
  if (sure.some(({ line }) => line.box.y < HEAD)) return { isSure: true, from: 0 };
  const payment = inHead.some(({ folded, line }) => line.words.length <= 6 && PAYMENT_TITLE.test(folded));
  return payment ? { isSure: false, isOfOffice: inHead.some(isOffice), from: 0 } : null;
}

/** The name of the office that issues permits, on a line of its own. */
const OFFICE =
  /^\W*(?:city of [a-z .]+ )?(?:department of |division of )?(?:inspectional services|building (?:and|&) (?:safety|inspections?)|building (?:safety|inspections?|permits?)|permits? (?:and|&) inspections?|permitting|development services)(?: (?:department|division|office|center|bureau))?\W*$/;
const isOffice = ({ folded }: LaidLine) => OFFICE.test(folded);

/** A table of fees on a form: a total, and over it or beside it nothing but fees. */
function findBlock(rows: readonly Row[]): Title | null {
  for (const total of rows.filter(({ kind }) => kind === 'total').toReversed()) {
    let first = total.y;
    let count = 0;
    const above = rows.filter((row) => row !== total && row.y <= total.y + ROW);
    for (const row of above.toSorted((a, b) => b.y - a.y)) {
      if (row.kind !== 'charge' || !PERMIT_CHARGE.test(row.folded) || first - row.y > NEXT_ROW) break;
      first = row.y;
      count += 1;
    }
    if (count >= 2) return { isSure: false, from: first - ROW };
  }
  return null;
}

/** How far the rows of one table stand apart. */
const NEXT_ROW = 0.06;

interface Row {
  readonly kind: 'charge' | 'total' | 'subtotal' | 'basis' | 'settled';
  readonly line: FeePaperLine;
  readonly folded: string;
  readonly y: number;
  /** Where its words begin. */
  readonly left: number;
  /** The amount stands at the end of the line of its words, or has its words over it. */
  readonly form: 'column' | 'running' | 'spread';
  readonly lines: readonly LaidLine[];
}

function listRows(page: LaidPage, amounts: readonly Amount[]): Row[] {
  const rows = groupRows(amounts).flatMap((inRow) => rowsOf(page, inRow));
  const total = rows.findLast(({ kind }) => kind === 'total');
  if (!total) return rows;
  // What is not in the column of the total is part of a calculation or of the head.
  return rows.filter((row) => row === total || row.kind === 'basis' || isInColumn(row, total));
}

/** Amounts that stand beside one another, from left to right. */
function groupRows(amounts: readonly Amount[]): Amount[][] {
  const rows: Amount[][] = [];
  for (const amount of amounts) {
    const row = rows.find(([first]) => first && isSameRow(first.box, amount.box));
    if (row) row.push(amount);
    else rows.push([amount]);
  }
  return rows.map((row) => row.toSorted((a, b) => a.box.x - b.box.x));
}

function rowsOf(page: LaidPage, amounts: readonly Amount[]): Row[] {
  const labelled = amounts.map((amount, at) => ({ amount, ...labelOf(page, amount, amounts[at - 1]) }));
  const isPairs =
    amounts.length > 1 && labelled.every(({ label }) => CHARGE.test(fold(label)) || TOTAL.test(fold(label)));
  if (isPairs)
    return labelled.flatMap(({ amount, ...words }) => makeRow(page, amount, words, 'spread') ?? []);
  if (amounts.length > 1 && labelled.every(({ label }) => !WORDS.test(label))) {
    return amounts.flatMap((amount) => makeRow(page, amount, labelOver(page, amount), 'spread') ?? []);
  }
  const amount = pickColumn(page, amounts);
  const row = amount && makeRow(page, amount, labelOf(page, amount, undefined), 'column');
  return row ? [row] : [];
}

const WORDS = /\p{L}{2}/u;
/** `$10/1000`: what is charged for each thousand. */
const RATE = /^\$? ?\d[\d.,]* ?\/ ?\$? ?\d[\d,]*$/;

interface Label {
  readonly label: string;
  readonly beside: readonly LaidLine[];
}

/** The words to the left of an amount, on its own line or on lines beside it, as far as the amount before. */
function labelOf(page: LaidPage, amount: Amount, previous: Amount | undefined): Label {
  const from = previous ? previous.box.x + previous.box.w * 0.5 : -1;
  const beside = page.lines
    .filter(
      ({ line }) =>
        line !== amount.line.line &&
        isSameRow(line.box, amount.box) &&
        line.box.x < amount.box.x &&
        line.box.x >= from &&
        !ONLY_AMOUNT.test(line.text.trim()),
    )
    .toSorted((a, b) => a.line.box.x - b.line.box.x);
  return { label: [...beside.map(({ line }) => line.text), amount.before].join(' '), beside };
}

const ONLY_AMOUNT = /^[$S]? ?[\d,]+(?:\.\d{2})?$/;

/** The head of the column an amount stands in. */
function labelOver(page: LaidPage, amount: Amount): Label {
  const over = linesAbove(page, amount.line, 4).find(({ line }) => WORDS.test(line.text));
  return { label: over?.line.text ?? '', beside: over ? [over] : [] };
}

/** Of amounts in one row the charge: not what is paid of it, what is left, or what it is counted with. */
function pickColumn(page: LaidPage, amounts: readonly Amount[]): Amount | undefined {
  if (amounts.length < 2) return amounts[0];
  const isOther = ({ line: { line }, box }: Amount) =>
    page.lines.some(
      (head) =>
        head.line.box.y < line.box.y &&
        head.line.words.length <= 3 &&
        overlapX(head.line.box, box) > 0 &&
        OTHER_COLUMN.test(head.folded.trim()),
    );
  return amounts.findLast((amount) => !isOther(amount)) ?? amounts.at(-1);
}

const OTHER_COLUMN =
  /^(?:paid|amount paid|payments?|balance(?: due)?|due|outstanding|unit(?: price| fee| cost)?|rate|each|pagado|saldo|precio)$/;
const COLUMN = 0.06;

/** Amounts stand one under another by their ends or beginnings; in running lines the labels do. */
function isInColumn(row: Row, total: Row): boolean {
  if (row.form === 'spread') return true;
  const { box } = row.line.at;
  const other = total.line.at.box;
  return (
    Math.abs(box.x + box.w - other.x - other.w) < COLUMN ||
    Math.abs(box.x - other.x) < COLUMN / 2 ||
    (row.form === 'running' && total.form === 'running' && Math.abs(row.left - total.left) < COLUMN / 2)
  );
}

/** The amount at the end of a line, or each of several that stand behind words of their own. */
function amountsOf(line: LaidLine): Amount[] {
  const text = line.line.text.trim();
  if (text.length > MAX_ROW) return [];
  const pairs = [...text.matchAll(PAIR)];
  const isPairs =
    pairs.length > 1 &&
    pairs.every(([, label = '']) => CHARGE.test(fold(label)) || TOTAL.test(fold(label).trim())) &&
    pairs.map(([whole]) => whole).join('').length >= text.length - 2;
  if (isPairs)
    return pairs.flatMap((pair) => amountIn(line, text, pair[2] ?? '', pair.index, pair[0], pair[1]));
  const match = AMOUNT_AT_END.exec(text);
  return match ? amountIn(line, text, match[0], match.index, match[0]) : [];
}

/** `Permit fee $454.40`, of several in a line. */
const PAIR = /([^$\d]+)([$S]? ?\d[\d,]*\.\d{2})[\s|,;]*/g;
/** Longer lines are text. */
const MAX_ROW = 200;

function amountIn(
  line: LaidLine,
  text: string,
  written: string,
  index: number,
  whole: string,
  own?: string,
): Amount[] {
  const cents = parseMoney(written);
  if (cents === null) return [];
  const before = (own ?? text.slice(0, index)).trim();
  // By words, as these have boxes.
  const upTo = countWords(text.slice(0, index) + whole.trimEnd());
  const words = line.line.words.slice(upTo - countWords(written), upTo);
  return [
    {
      line,
      cents,
      isNegative: NEGATIVE.test(written.trim()),
      box: before === '' ? line.line.box : (boxAround(words.map(({ box }) => box)) ?? line.line.box),
      before,
    },
  ];
}

const countWords = (text: string) => text.trim().split(/\s+/).filter(Boolean).length;

function makeRow(
  page: LaidPage,
  amount: Amount,
  { label: words, beside }: Label,
  form: Row['form'],
): Row | null {
  const label = words
    .replaceAll(/[.…_]{3,}/g, ' ')
    .replace(/[\s:=$-]+$/, '')
    .trim();
  const folded = fold(label);
  if (!WORDS.test(folded) && !RATE.test(folded)) return null;
  const certainty = Math.min(
    ...[...beside, amount.line].map(({ line }) => (page.misread ? line.certainty : 1)),
  );
  return {
    kind: amount.isNegative ? 'settled' : getKind(folded),
    line: {
      label,
      cents: amount.cents,
      certainty,
      at: {
        fileId: page.fileId,
        page: page.page.number,
        box: toPage(amount.box, page.turn),
        quote: amount.line.line.text,
      },
    },
    folded,
    y: amount.box.y,
    left: Math.min(amount.line.line.box.x, ...beside.map(({ line }) => line.box.x)),
    form: form === 'column' && amount.before !== '' ? 'running' : form,
    lines: [...beside, amount.line],
  };
}

function getKind(folded: string): Row['kind'] {
  if (SUBTOTAL.test(folded)) return 'subtotal';
  if (TOTAL.test(folded)) return 'total';
  if (SETTLED.test(folded) && !/\bfees?\b|tarifa/.test(folded)) return 'settled';
  const isFee = PERMIT_CHARGE.test(folded);
  return BASIS.test(folded) && !isFee ? 'basis' : 'charge';
}

/** `Permit fee (2 + 3)`: the lines it is the sum of. */
const SUM_OF_LINES = /\((?:lines? )?\d{1,2} ?(?:\+|-|–|through|thru|to) ?(?:lines? )?\d{1,2}\)/;

/**
 * A line is a subtotal where it says of which lines, or where it comes to what stands over it and all others come to the
 * total.
 */
function markSubtotals(rows: readonly Row[]): Row[] {
  const totals = rows.filter(({ kind }) => kind === 'total');
  const isSumOfAbove = (row: Row) => {
    const above = rows.filter(({ kind, y }) => kind === 'charge' && y < row.y - ROW);
    return (
      above.length >= 2 &&
      above.some((_, from) => from < above.length - 1 && sum(above.slice(from)) === row.line.cents)
    );
  };
  const sums = rows.filter((row) => row.kind === 'charge' && isSumOfAbove(row));
  const named = sums.filter(({ folded }) => SUM_OF_LINES.test(folded));
  const charges = rows.filter(({ kind }) => kind === 'charge');
  const isBorneOut = (left: readonly Row[]) =>
    totals.some(({ line }) => line.cents === sum(charges.filter((row) => !left.includes(row))));
  const subtotals = [sums, ...sums.map((one) => [one])].find(isBorneOut) ?? named;
  return rows.map((row) => (subtotals.includes(row) ? { ...row, kind: 'subtotal' } : row));
}

const sum = (rows: readonly Row[]) => rows.reduce((all, { line }) => all + line.cents, 0);

/** The total the lines come to where one does; else the largest, as parts and balances are smaller. */
function pickTotal(charges: readonly Row[], totals: readonly Row[]): Row | null {
  const [only, ...others] = charges;
  if (totals.length === 0) return only && others.length === 0 ? only : null;
  const all = sum(charges);
  return (
    totals.find(({ line }) => line.cents === all) ??
    totals.reduce((most, row) => (row.line.cents > most.line.cents ? row : most))
  );
}

/** Charges and one total, with nothing taken off, summed before or added after. */
function isPlain(rows: readonly Row[], total: Row): boolean {
  const charges = rows.filter(({ kind }) => kind === 'charge');
  return (
    charges.length >= 2 &&
    rows.every(({ kind }) => kind === 'charge' || kind === 'basis' || kind === 'total') &&
    rows.every(({ kind, line }) => kind !== 'total' || line.cents === total.line.cents) &&
    charges.every(({ y }) => y < total.y + ROW)
  );
}
