import type { Box } from '@/lib/checking/reading/types';
import { parseMoney } from './extract/parse/money';
import { fold } from './text/fold';
import { boxAround, isSameRow, type LaidLine, type LaidPage } from './text/layout';
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
  /\b(?:valuation|value|job cost|project cost|construction cost|cost of|contract|declared|square (?:feet|footage)|sq ?ft|area|floor|units?|quantity|hourly|rate|valor|costo|superficie|presupuesto)\b/;
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

/** Reads a page as a fee paper; null where it is none. */
export function readFeePaper(page: LaidPage): FeePaper | null {
  const amounts = page.lines.flatMap((line) => amountOf(line) ?? []);
  if (amounts.length === 0) return null;
  const title = findTitle(page, amounts);
  if (!title) return null;
  const rows = listRows(
    page,
    amounts.filter(({ box }) => box.y >= title.from),
  );
  const charges = rows.filter(({ kind }) => kind === 'charge');
  const totals = rows.filter(({ kind }) => kind === 'total');
  const fees = charges.filter(({ folded }) => CHARGE.test(folded));
  const isOfFees = title.isSure
    ? fees.length > 0
    : fees.length * 2 > charges.length && fees.some(({ folded }) => PERMIT_CHARGE.test(folded));
  if (!isOfFees) return null;
  const total = pickTotal(charges, totals);
  if (!total) return null;
  const counted = charges.filter(({ y }) => totals.length === 0 || y <= total.y + 0.002);
  const amountLines = new Set(rows.flatMap(({ lines }) => lines));
  return {
    lines: counted.map(({ line }) => line),
    total: total.line,
    valuationCents:
      rows.find(({ kind, folded }) => kind === 'basis' && MONEY_BASIS.test(folded))?.line.cents ?? null,
    isPlainSum: totals.length > 0 && isPlain(rows, total),
    prose: page.lines
      .filter((line) => !amountLines.has(line))
      .map(({ folded }) => folded)
      .join(' '),
  };
}

const MONEY_BASIS = /\b(?:valuation|value|cost|contract|declared|valor|costo|presupuesto)\b/;

interface Title {
  readonly isSure: boolean;
  /** Rows above it are of something else. */
  readonly from: number;
}

function findTitle(page: LaidPage, amounts: readonly Amount[]): Title | null {
  if (page.isSheet) return null;
  const inHead = page.lines.filter(({ line }) => line.box.y < HEAD);
  if (inHead.some(({ folded }) => PRICE_LIST.test(folded))) return null;
  // "Permit fee: $150.00" is a place of a form.
  const isLabel = ({ line }: LaidLine) =>
    line.text.trim().endsWith(':') || amounts.some(({ box }) => isSameRow(box, line.box));
  const short = page.lines.filter((one) => one.line.words.length <= 9 && !isLabel(one));
  const sure = short.filter(({ folded }) => FEE_TITLE.test(folded.replace(/^[^a-z0-9]+|[^a-z0-9]+$/g, '')));
  const first = sure.find(({ line }) => line.box.y < HEAD);
  if (first) return { isSure: true, from: 0 };
  // A block of fees at the end of a form.
  const block = sure.at(-1);
  if (block) return { isSure: false, from: block.line.box.y };
  const payment = inHead.some(({ folded, line }) => line.words.length <= 6 && PAYMENT_TITLE.test(folded));
  return payment ? { isSure: false, from: 0 } : null;
}

interface Row {
  readonly kind: 'charge' | 'total' | 'subtotal' | 'basis' | 'settled';
  readonly line: FeePaperLine;
  readonly folded: string;
  readonly y: number;
  /** Where its words begin. */
  readonly left: number;
  /** The amount stands at the end of the line of its words. */
  readonly isRunning: boolean;
  readonly lines: readonly LaidLine[];
}

function listRows(page: LaidPage, amounts: readonly Amount[]): Row[] {
  const rows = amounts.flatMap((amount): Row[] => {
    const isLast = !amounts.some(
      (other) => other !== amount && isSameRow(other.box, amount.box) && other.box.x > amount.box.x,
    );
    const row = isLast ? rowOf(page, amount, amounts) : null;
    return row ? [row] : [];
  });
  const total = rows.findLast(({ kind }) => kind === 'total');
  if (!total) return rows;
  // What is not in the column of the total is part of a calculation or of the head.
  return rows.filter((row) => row === total || row.kind === 'basis' || isInColumn(row, total));
}

const COLUMN = 0.06;

/** Amounts stand one under another by their ends or beginnings; in running lines the labels do. */
function isInColumn(row: Row, total: Row): boolean {
  const { box } = row.line.at;
  const other = total.line.at.box;
  return (
    Math.abs(box.x + box.w - other.x - other.w) < COLUMN ||
    Math.abs(box.x - other.x) < COLUMN / 2 ||
    (row.isRunning && total.isRunning && Math.abs(row.left - total.left) < COLUMN / 2)
  );
}

function amountOf(line: LaidLine): Amount | null {
  const text = line.line.text.trim();
  const match = AMOUNT_AT_END.exec(text);
  if (!match) return null;
  const cents = parseMoney(match[0]);
  if (cents === null) return null;
  const before = text.slice(0, match.index).trim();
  const count = match[0].trim().split(/\s+/).length;
  const words = line.line.words.slice(-count);
  return {
    line,
    cents,
    isNegative: NEGATIVE.test(match[0].trim()),
    box: before === '' ? line.line.box : (boxAround(words.map(({ box }) => box)) ?? line.line.box),
    before,
  };
}

/** The words to the left of an amount, on its own line or on lines beside it. */
function rowOf(page: LaidPage, amount: Amount, amounts: readonly Amount[]): Row | null {
  const beside = page.lines.filter(
    (other) =>
      other !== amount.line &&
      isSameRow(other.line.box, amount.box) &&
      other.line.box.x < amount.box.x &&
      !amounts.some((one) => one.line === other && one.before === ''),
  );
  const parts = [
    ...beside.toSorted((a, b) => a.line.box.x - b.line.box.x).map(({ line }) => line.text),
    amount.before,
  ];
  const label = parts
    .join(' ')
    .replaceAll(/[.…_]{3,}/g, ' ')
    .replace(/[\s:=$-]+$/, '')
    .trim();
  const folded = fold(label);
  if (!/[a-z]{2}/.test(folded)) return null;
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
    isRunning: amount.before !== '',
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
    charges.every(({ y, line }) => y < total.y && line.cents < Number.MAX_SAFE_INTEGER)
  );
}
