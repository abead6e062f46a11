import { isSameRow, type LaidLine, type LaidPage } from '../text/layout';

/** What a page looks like, whatever it is called; each signal from 0 to 1. */
export const PAGE_SIGNALS = [
  'salutation',
  'closing',
  'declares',
  'signature',
  'sentences',
  'pairs',
  'table',
  'digits',
  'capitals',
  'money',
  'boxes',
  'sheet',
  'recognised',
  'words',
  'short',
] as const;
export type PageSignals = Readonly<
  Record<(typeof PAGE_SIGNALS)[number], number> & {
    /** Names what comes with it: a cover letter, a transmittal. */
    transmits: number;
  }
>;

const SALUTATION =
  /^(?:dear\b|to whom it may concern|attn|attention|re:|subject:|to:|estimad[oa]s?|a quien corresponda|asunto:|senor(?:es)?\b|muy senor)/;
const CLOSING =
  /^(?:sincerely|respectfully|(?:best |kind |warm )?regards|yours|cordially|thank you|thanks|atentamente|cordialmente|respetuosamente|saludos|gracias)\b/;
const DECLARES =
  /\b(?:hereby|i,? the undersigned|the undersigned|i am the (?:legal |record )?owner|we,? the|this letter|please (?:accept|allow|be advised)|be advised|this is to (?:certify|confirm|advise|inform)|por la presente|por medio de la presente|yo,|el que suscribe|la que suscribe|mediante la presente|se hace constar|hago constar)\b/;
const SIGNATURE =
  /\b(?:signatures?|signed|sign here|\/s\/|e-?signed|firmas?|firmad[oa]|print(?:ed)? name|nombre en letra)\b/;
const TRANSMITS =
  /\b(?:enclosed|attached (?:are|is|please|you)|please find|(?:we are|i am) (?:sending|submitting|including)|transmittal|transmitted|cover (?:letter|sheet for)|herewith|adjunt[oa]s?|se anexan?|sirvase encontrar|enviamos|carta de presentacion)\b/;
const MONEY = /\$ ?\d/;
const BOXES = /[☐□▢■☑☒✓]|\[ ?[x ]? ?\]/;
const PAIR = /^[a-z][a-z0-9 ./()#'-]{1,40}:(?:\s|$)/;
const SENTENCE_WORDS = 9;
const HALF_FULL = 120;
const SHORT = 90;

export function findPageSignals(page: LaidPage): PageSignals {
  const { lines } = page;
  const share = (holds: (line: LaidLine) => boolean) =>
    lines.length === 0 ? 0 : lines.filter(holds).length / lines.length;
  const any = (holds: (line: LaidLine) => boolean) => (lines.some(holds) ? 1 : 0);
  const tokens = lines.flatMap((line) => line.tokens);
  return {
    salutation: any(({ line, folded }) => line.box.y < 0.5 && SALUTATION.test(folded.trim())),
    closing: any(({ folded, line }) => line.words.length < 8 && CLOSING.test(folded.trim())),
    declares: any(({ folded }) => DECLARES.test(folded)),
    signature: any(({ folded }) => SIGNATURE.test(folded)),
    sentences: share(({ line }) => line.words.length >= SENTENCE_WORDS),
    pairs: share(({ folded }) => PAIR.test(folded)),
    table: shareInRows(lines),
    digits: tokens.length === 0 ? 0 : tokens.filter(({ word }) => /^\d/.test(word)).length / tokens.length,
    capitals: share(({ line }) => line.text === line.text.toUpperCase() && /\p{L}{2}/u.test(line.text)),
    transmits: any(({ folded }) => TRANSMITS.test(folded)),
    money: any(({ line }) => MONEY.test(line.text)),
    boxes: any(({ line }) => BOXES.test(line.text)),
    sheet: page.isSheet ? 1 : 0,
    recognised: page.misread ? 1 : 0,
    words: tokens.length / (tokens.length + HALF_FULL),
    short: tokens.length < SHORT ? 1 : 0,
  };
}

/** Lines that stand beside others: the cells of tables and forms. */
function shareInRows(lines: readonly LaidLine[]): number {
  let inRows = 0;
  for (let at = 1; at < lines.length; at++) {
    const [before, here] = [lines[at - 1], lines[at]];
    if (before && here && isSameRow(before.line.box, here.line.box)) inRows++;
  }
  return lines.length < 2 ? 0 : inRows / (lines.length - 1);
}
