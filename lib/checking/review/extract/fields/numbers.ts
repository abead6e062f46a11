import { readFeePaper } from '../../fee-paper';
import { type LaidLine, linesRight } from '../../text/layout';
import type { ExtractedField } from '../../types';
import type { LabelHit } from '../find-labels';
import { found, foundIn } from '../found';
import type { FieldPage } from '../page-view';
import { parseArea, saysSquareFeet } from '../parse/area';
import { parseMoney } from '../parse/money';
import { parseLicense } from '../parse/number';
import { findSpans, type Span } from '../spans';
import { isFirmLabel } from './parties';

const INSURANCE = 'insurance_wc';
const LICENCE_PAPERS = new Set(['contractor_license', 'sign_license']);

/** The contractor's licence; an architect's or an agent's is another. */
export function licenses(view: FieldPage): ExtractedField[] {
  return each(view, (label) => {
    if (!label.ids.includes('license') && !label.ids.includes('license_number')) return null;
    // "Certificate number: 26-27 Master" is the certificate's own.
    if (view.documentId === INSURANCE && !/licen|lic\b|regist|contract/.test(label.line.folded)) return null;
    const isOwn = label.ids.includes('license');
    const role = view.getRole(label.line);
    const isPaper = view.documentId !== null && LICENCE_PAPERS.has(view.documentId);
    const before = partyBefore(view, label);
    if (!isOwn && !isPaper && role !== 'contractor' && before !== 'contractor') return null;
    if (!isOwn && (role === 'designer' || before === 'designer')) return null;
    const certainty = isOwn || isPaper || role === 'contractor' ? 1 : 0.9;
    return (span) => {
      const value = /\d{1,2}\/\d{1,2}\/\d{2}/.test(span.text) ? null : parseLicense(span.text);
      return value ? foundIn(view.page, 'license', value, span, certainty) : null;
    };
  });
}

/** Whom the last label before it named. */
function partyBefore(
  view: FieldPage,
  label: LabelHit,
): 'owner' | 'applicant' | 'contractor' | 'designer' | null {
  const { y, x } = label.line.line.box;
  let best: { party: 'owner' | 'applicant' | 'contractor' | 'designer'; y: number } | null = null;
  for (const other of view.labels) {
    const named = (['contractor', 'designer', 'owner', 'applicant'] as const).find((one) =>
      other.ids.includes(one),
    );
    const party = named ?? (isFirmLabel(view, other) ? 'contractor' : undefined);
    const at = other.line.line.box;
    const isBefore =
      at.y < y - 0.003 ||
      (other.line === label.line ? other.from < label.from : at.y <= y + 0.003 && at.x < x);
    if (party && isBefore && (best === null || at.y >= best.y)) best = { party, y: at.y };
  }
  return best?.party ?? null;
}

export function valuations(view: FieldPage): ExtractedField[] {
  const labelled = labelledValuations(view);
  if (labelled.length > 0) return labelled;
  if (view.recognition?.kind === 'form') {
    const plain = plainValuation(view);
    if (plain) return [plain];
  }
  const price = isContract(view) ? (priceInSentence(view) ?? priceInTable(view)) : null;
  return price ? [price] : [];
}

const CONTRACT_WORDS =
  /\b(?:proposal|contract|agreement|estimate|quotation|quote|bid|propuesta|contrato|presupuesto|cotizacion|convenio)\b/;

/** A paper that says what the work is done for, and no account of a permit's fees. */
function isContract({ documentId, page, recognition }: FieldPage): boolean {
  if (documentId === 'valuation') return true;
  if (page.isSheet || recognition?.kind === 'form' || documentId === 'insurance_wc') return false;
  return page.lines.some(({ folded }) => CONTRACT_WORDS.test(folded)) && readFeePaper(page) === null;
}

const PLAIN_VALUATION =
  /^(?:\(?\d{1,2}[.)]? )?(?:(?:est|approx)\.? ?|estimated |approximate |total |job |project )*(?:cost|value|valuation|price|costo|valor|precio|monto)(?: (?:of|de|del|la|the|work|job|project|obra|trabajo|proyecto))*\s*[:=]\s*(?:us)?\$\s*([\d,]+(?:\.\d\d)?)\s*$/i;

/** "Cost: $12,400" in an application, where nothing more says of what. */
function plainValuation({ page }: FieldPage): ExtractedField | null {
  for (const { line } of page.lines) {
    const cents = parseMoney(`$${PLAIN_VALUATION.exec(line.text)?.[1] ?? ''}`);
    if (cents === null || cents < LEAST) continue;
    const { box, text, certainty } = line;
    return found(page, 'valuation', String(cents), {
      box,
      quote: text,
      certainty: 0.85,
      wordCertainty: certainty,
    });
  }
  return null;
}

/** What a contract says it is for; the parts a price is paid in, and further options, are not told by these words. */
const PRICE =
  /\b(?:(?:(?:contract|agreed|total|lump|fixed|final) (?:contract )?(?:price|sum|amount|cost)|(?:(?:for|in) )?the (?:total )?(?:sum|amount|price) of|stipulated sum|precio (?:total|del contrato)|(?:(?:por|en) )?la (?:suma|cantidad) de|monto total)\b[^$]{0,80}|(?:contract|agreement|proposal|contrato)\b[^$;.]{0,50} (?:is|for|of|es|por|de) {1,2}|total(?: due)?:? {1,2})\$ {0,2}([\d,]+(?:\.\d\d)?)/gi;

/** `or $1,000, whichever is less`. */
const A_LIMIT = /whichever|not (?:to )?exceed|lo que sea menor/i;
const PART_OF_PRICE =
  /%|percent|whichever|exceed|deposit|down payment|retain|por ciento|anticipo|dep[oó]sito|\bfees?\b|tarifa|insurance|limit|aggregate|bond|fianza|penalt|damages/i;
/** "$5,000 as a deposit", "$2,000 a month" */
const A_PART_AFTER =
  /^\W{0,3}(?:(?:as|for|is|como|de) )?(?:(?:an?|the|un|el) )?(?:down|deposit|initial|retain|month|week|day|upon\b|at signing|due\b|anticipo|dep[oó]sito|al firmar)/i;
const LEAST = 10_000;

function priceInSentence({ page }: FieldPage): ExtractedField | null {
  const prices = new Map<number, LaidLine>();
  for (const [at, line] of page.lines.entries()) {
    const { text } = line.line;
    const next = page.lines[at + 1]?.line.text ?? '';
    for (const match of `${text} ${next}`.slice(0, 400).matchAll(PRICE)) {
      const after = `${text} ${next}`.slice(match.index + match[0].length);
      if (PART_OF_PRICE.test(match[0]) || A_LIMIT.test(text) || A_PART_AFTER.test(after)) continue;
      const cents = parseMoney(`$${match[1]}`);
      if (match.index < text.length && cents !== null && cents >= LEAST) prices.set(cents, line);
    }
  }
  const [only, ...others] = prices;
  if (!only || others.length > 0) return null;
  const [cents, { line }] = only;
  return found(page, 'valuation', String(cents), {
    box: line.box,
    quote: line.text,
    certainty: 0.85,
    wordCertainty: line.certainty,
  });
}

const PRICE_ROW =
  /^(?:(?:grand|contract|project|job|proposal|estimate|agreement|gran) )?(?:total|price|sum|precio)(?: (?:of|del?|contract|price|amount|cost|sum|bid|installed|job|project|contrato|proyecto|general|proposal|estimate|precio))*[ :.]*$/;

/** The last row of a contract's prices: its total, which no price above it exceeds. */
function priceInTable({ page }: FieldPage): ExtractedField | null {
  const totals = page.lines.flatMap((laid) => {
    if (!PRICE_ROW.test(laid.folded.trim())) return [];
    return linesRight(page, laid).flatMap(({ line }) => {
      const cents = /\$|\.\d\d\b/.test(line.text) ? parseMoney(line.text) : null;
      return cents !== null && cents >= LEAST ? [{ cents, line }] : [];
    });
  });
  const highest = totals.toSorted((a, b) => b.cents - a.cents)[0];
  if (!highest) return null;
  const { cents, line } = highest;
  return found(page, 'valuation', String(cents), {
    box: line.box,
    quote: line.text,
    certainty: 0.85,
    wordCertainty: line.certainty,
  });
}

function labelledValuations(view: FieldPage): ExtractedField[] {
  return each(view, (label) => {
    if (!label.ids.includes('valuation')) return null;
    return (span) => {
      if (A_LIMIT.test(span.text)) return null;
      // A number in a sentence may count anything; a dollar sign says what it is.
      const cents = parseMoney(span.text, { bare: span.text.length <= MAX_AMOUNT || /^\d/.test(span.text) });
      return cents !== null && cents >= LEAST ? foundIn(view.page, 'valuation', String(cents), span) : null;
    };
  });
}

const MAX_AMOUNT = 40;
/** `$200 + $3.00 x 12`: the way to an amount is not the amount. */
const WORKED_OUT = /\d\s*[x×*+]\s*\$?\s*\d/i;

/** Of the amounts a table of fees names, its total. */
export function feeTotals(view: FieldPage): ExtractedField[] {
  const ofWhole = totalOfFeePaper(view);
  if (ofWhole) return [ofWhole];
  const all = view.labels.flatMap((label): { field: ExtractedField; rank: number }[] => {
    const isTotal = /total|pagar|due|payable|owed|assessed|amount|importe|monto/.test(label.line.folded);
    const isOfPermit = /permit|permiso/.test(label.line.folded);
    // "Total" also occurs in contracts and invoices.
    const isMeant = isOfPermit || (isTotal && view.recognition?.kind === 'form');
    if (!label.ids.includes('fee_total') || !isMeant) return [];
    for (const span of findSpans(view.page, label, view.labels)) {
      const cents = WORKED_OUT.test(span.text) ? null : parseMoney(span.text);
      if (cents === null || cents <= 0) continue;
      return [{ field: foundIn(view.page, 'fee_total', String(cents), span), rank: isTotal ? 0 : 1 }];
    }
    return [];
  });
  const best = Math.min(...all.map(({ rank }) => rank));
  return all.filter(({ rank }) => rank === best).map(({ field }) => field);
}

export function areas(view: FieldPage): ExtractedField[] {
  return each(view, (label) => {
    if (!label.ids.includes('area')) return null;
    const words = label.line.tokens.filter(({ at }) => at >= label.from && at < label.to);
    // "Area" alone labels rooms and roofs as well.
    const certainty = words.length === 1 && view.recognition?.kind !== 'form' ? 0.6 : 1;
    return (span) => {
      const value = parseArea(span.text, saysSquareFeet(label.line.line.text));
      return value ? foundIn(view.page, 'area', String(value), span, certainty) : null;
    };
  });
}

const AMPS =
  /(?<![\d.])(\d{2,4}) ?-? ?(?:a|amps?|amperes?|amperios|amp\.)(?![a-z0-9])(?! bus\b| busbar| barra)/i;
function isNewService({ ids, isMarked, isAlone, from, to, line }: LabelHit): boolean {
  return ids.includes('amps') && (isMarked || isAlone) && to - from > 1 && !EXISTING.test(line.folded);
}

const EXISTING = /\b(?:existing|exist|e|existente|actual|current)\b/i;

export function serviceAmps(view: FieldPage): ExtractedField[] {
  return each(view, (label) => {
    if (!label.ids.includes('amps')) return null;
    const isExisting = EXISTING.test(label.line.folded.slice(0, 60));
    // Existing service is a different value if the new one is stated too.
    if (isExisting && view.labels.some((one) => isNewService(one))) return null;
    const isWordAlone = /^(?:service|acometida)/.test(label.line.folded) && label.to - label.from === 1;
    return (span) => {
      const bare = /amp|rating|capacidad/.test(label.line.folded)
        ? /^(\d{2,4})$/.exec(span.text.trim())
        : null;
      const amps = Number((AMPS.exec(span.text) ?? bare)?.[1]);
      const isSize = amps >= 60 && amps <= 4000 && (isExisting || !EXISTING.test(span.text));
      return isSize
        ? foundIn(view.page, 'service_amps', String(amps), span, isExisting ? 0.75 : isWordAlone ? 0.85 : 1)
        : null;
    };
  });
}

/** For each matching label, the first value that can be parsed. */
function each(
  view: FieldPage,
  choose: (label: LabelHit) => ((span: Span) => ExtractedField | null) | null,
): ExtractedField[] {
  return view.labels.flatMap((label): ExtractedField[] => {
    const read = choose(label);
    if (read === null) return [];
    for (const span of findSpans(view.page, label, view.labels)) {
      const field = read(span);
      if (field) return [field];
    }
    return [];
  });
}

/** Of a worksheet, invoice or receipt of fees: what its lines come to, or the largest of its totals. */
function totalOfFeePaper({ page }: FieldPage): ExtractedField | null {
  const total = readFeePaper(page)?.total;
  if (!total) return null;
  const { cents, at, certainty } = total;
  return cents > 0
    ? {
        id: 'fee_total',
        value: String(cents),
        at,
        certainty: Math.round(0.9 * certainty * 100) / 100,
        by: 'rule',
      }
    : null;
}
