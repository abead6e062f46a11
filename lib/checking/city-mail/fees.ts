import { datesIn } from '@/lib/checking/review/extract/parse/date';
import { fold } from '@/lib/checking/review/text/fold';
import type { MailFee } from './types';

const MONEY = /(?:\$\s?(-?)|(-)\s?\$|\(\$?)?\s?(-?\d{1,3}(?:,\d{3})+\.\d{2}|-?\d+\.\d{2})\)?/;
const TOTAL =
  /\btotal\b|amount (?:due|paid)|balance|saldo|\bdue now\b|to be paid|importe|monto|^amount$|^paid$|grand/;
/** Charges that a mail warns of and does not ask for. */
const NOT_ASKED =
  /service charge|convenience fee|card (?:payments?|fee)|late (?:charge|fee)|recargo del|if (?:paid|you)|cancel|penalt|may be/;
const MAX_LABEL = 90;

interface FeeLines {
  readonly fees: MailFee[];
  readonly totalCents: number | null;
}

/** Line items of an invoice, as a line of label and amount, or label and amount in two lines. */
export function readFees(text: string, due: string | null): FeeLines {
  const fees: MailFee[] = [];
  let total: number | null = null;
  const lines = text.split('\n').map((line) => line.trim());
  for (const [at, line] of lines.entries()) {
    const match = lastMoney(line);
    if (!match) continue;
    const { cents, before, after } = match;
    let label = before
      .replace(/[\s.:·…–—-]+$/u, '')
      .replace(/^(?:[-*•]|\d{1,2}[.)])\s+/, '')
      .trim();
    if (label === '') label = labelAbove(lines, at);
    const plain = fold(label);
    if (TOTAL.test(plain)) {
      // The last amount of a sentence is not the one its beginning speaks of.
      if (!isSentence(label)) total ??= cents;
      continue;
    }
    const isItem =
      label.length >= 3 &&
      label.length <= MAX_LABEL &&
      /\p{L}{2}/u.test(label) &&
      !/[.!?]\s/.test(label) &&
      !NOT_ASKED.test(plain);
    const rest = after.replace(/[\d/,.-]+/g, '').trim();
    if (!isItem || rest.length > 12 || isSentence(label)) continue;
    fees.push({ label: label.replace(/\s{2,}.*$/, ''), cents, due: datesIn(after)[0]?.value ?? due });
  }
  if (fees.length === 0) fees.push(...inSentence(text, due));
  return { fees, totalCents: total ?? (totalInSentence(text) || null) ?? sum(fees) };
}

function sum(fees: readonly MailFee[]): number | null {
  return fees.length === 0 ? null : fees.reduce((all, { cents }) => all + cents, 0);
}

const isSentence = (label: string) =>
  label.split(/\s+/).length > 12 || /\b(?:is|are|was|must|please|has been|will)\b/i.test(label);

function lastMoney(line: string): { cents: number; before: string; after: string } | null {
  const all = [...line.matchAll(new RegExp(MONEY, 'g'))];
  const match = all.at(-1);
  if (!match) return null;
  const [whole, minusA, minusB, digits = ''] = match;
  const isNegative =
    Boolean(minusA || minusB) || digits.startsWith('-') || (whole.startsWith('(') && whole.endsWith(')'));
  const cents = Math.round(Number(digits.replace(/[,-]/g, '')) * 100) * (isNegative ? -1 : 1);
  return {
    cents,
    before: line.slice(0, match.index).replace(/[-$(]\s*$/, ''),
    after: line.slice(match.index + whole.length),
  };
}

/** Above an amount of its own the label stands in a line of its own. */
function labelAbove(lines: readonly string[], at: number): string {
  const above = lines[at - 1] ?? '';
  return /\d\.\d\d/.test(above) || above.length > MAX_LABEL ? '' : above;
}

/** "$1,112.50 base permit, $723.15 plan review and $91.75 fire sprinkler review". */
function inSentence(text: string, due: string | null): MailFee[] {
  const plain = text.replace(/\s*\n\s*/g, ' ');
  const found = [
    ...plain.matchAll(
      /\$\s?([\d,]+\.\d\d)\s+(?:for (?:the )?|de |por )?((?:[\p{L}/-]+ ?){1,5}?)(?=,|;| and | y |\.|\)|$)/gu,
    ),
  ];
  const named = found.filter(
    ([, , label = '']) =>
      !TOTAL.test(fold(label)) &&
      !/^(?:is|are|by|on|per|in|to|was|must|due|has|which)\b/i.test(label) &&
      !NOT_ASKED.test(fold(label)),
  );
  if (named.length > 0)
    return named.map(([, amount = '', label = '']) => ({ label: label.trim(), cents: toCents(amount), due }));
  const before = [...plain.matchAll(/((?:[\p{L}/-]+ ){1,5})(?:fee |of |is |:|de )?\$\s?([\d,]+\.\d\d)/gu)];
  return before
    .filter(
      ([, label = '']) =>
        !TOTAL.test(fold(label)) &&
        !NOT_ASKED.test(fold(label)) &&
        /fee|permit|review|charge|tasa|tarifa|cargo/i.test(label),
    )
    .map(([, label = '', amount = '']) => ({
      label: label.replace(/^(?:and|the|a|plus|y|la|el|with|for)\s+/i, '').trim(),
      cents: toCents(amount),
      due,
    }));
}

const toCents = (amount: string) => Math.round(Number(amount.replaceAll(',', '')) * 100);

function totalInSentence(text: string): number | null {
  const match =
    /(?:total|amount due|balance)[^$\n.]{0,50}\$\s?([\d,]+\.\d\d)/i.exec(text) ??
    /\$\s?([\d,]+\.\d\d)[^$\n.]{0,30}\b(?:in total|total|in all)\b/i.exec(text);
  return match?.[1] ? toCents(match[1]) : null;
}

const DUE =
  /(?:due|paid by|pay by|paid (?:before|on or before)|payable by|no later than|by|before|a mas tardar el|antes del|vence(?: el)?|hasta el)\s*(?:date)?\s*:?\s*/g;

/** The day money or an answer is due by. */
export function readDue(text: string): string | null {
  const plain = fold(text);
  for (const match of plain.matchAll(DUE)) {
    const after = text.slice(match.index + match[0].length, match.index + match[0].length + 40);
    const date = datesIn(after)[0];
    if (date && date.index <= 14) return date.value;
  }
  return null;
}
