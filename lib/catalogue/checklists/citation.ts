import type { CodeEdition } from './adoption';
import { STATE_CODES, type StateCode, type Text } from './types';

/** Sections of the IRC that the 2024 edition moved, by their number before it. */
export const MOVED_IN_2024_IRC: Readonly<Record<string, string>> = {
  'R104.11': 'R104.2.3',
  R305: 'R313',
  R308: 'R324',
  R310: 'R319',
  R311: 'R318',
  R312: 'R321',
  R313: 'R309',
  R314: 'R310',
  R315: 'R311',
  R322: 'R306',
};

/** Chapter 3 was renumbered from R303 on; these are cited here by the edition that has these numbers. */
const MOVED_SOMEWHERE = /\bR(?:303|304|324|328)(?:\.\d+)*\b/;
// The longer key first, so that R104.11 is not read as R104.
const MOVED = new RegExp(
  `\\b(${Object.keys(MOVED_IN_2024_IRC).map(escapeDot).join('|')})((?:\\.\\d+)*)\\b`,
  'g',
);

function escapeDot(section: string): string {
  return section.replaceAll('.', '\\.');
}

/**
 * A citation by the adopted edition of the IRC. Before 2024 it stays as it is, under 2024 it shows the moved
 * section, and where no edition is known it shows both. The law of another state is left out, as long as
 * something is left. Other codes in the same citation are left alone.
 */
export function citationFor(citation: string | Text, irc: CodeEdition, state: StateCode | null = null): Text {
  const text = typeof citation === 'string' ? { en: citation, es: citation } : citation;
  return {
    en: rewrite(partsFor(text.en, state), irc, WORDS.en),
    es: rewrite(partsFor(text.es, state), irc, WORDS.es),
  };
}

/** Codes of one state that do not begin with its letters: the Florida Building Code, its statutes and rules; California's. */
const CODE_OF_STATE: Readonly<Record<string, StateCode>> = {
  FBC: 'FL',
  FS: 'FL',
  FAC: 'FL',
  CBC: 'CA',
  'CBC/CRC': 'CA',
};

function partsFor(citation: string, state: StateCode | null): string[] {
  if (state === null) return citation.split('; ');
  const parts = citation.split('; ').map((part) => withoutExample(part, state));
  const here = parts.filter((part) => (stateOfPart(part) ?? state) === state);
  return here.length > 0 ? here : parts;
}

/**
 * "State ADU law (CA SB 543)", "(for example CA B&P 7031.5, FL ch. 489)": laws of states as examples for the others, of
 * which the place's own are left.
 */
function withoutExample(part: string, state: StateCode): string {
  return part.replace(/ \((for example |por ejemplo,? )?([^()]*)\)$/, (whole, _words, listed: string) => {
    const laws = listed.split(/[,;] /);
    if (!laws.every((law) => STATE_CODES.some((code) => law.startsWith(`${code} `)))) return whole;
    const own = laws.filter((law) => law.startsWith(`${state} `));
    return own.length > 0 ? ` (${own.join(', ')})` : '';
  });
}

/** Whether a citation is of other states' law alone, which says nothing about a job in this one. */
export function isLawElsewhere({ en }: Text, state: StateCode): boolean {
  return en.split('; ').every((part) => (stateOfPart(part) ?? state) !== state);
}

function stateOfPart(part: string): StateCode | null {
  const [first = ''] = part.split(' ');
  return CODE_OF_STATE[first] ?? STATE_CODES.find((code) => code === first) ?? null;
}

interface EditionWords {
  readonly edition: string;
  readonly before: string;
}

const WORDS: { readonly en: EditionWords; readonly es: EditionWords } = {
  en: { edition: '2024 IRC', before: '2021 IRC' },
  es: { edition: 'IRC 2024', before: 'IRC 2021' },
};

function rewrite(parts: readonly string[], irc: CodeEdition, words: EditionWords): string {
  if (irc.status === 'adopted' && Number(irc.edition) < 2024) return parts.join('; ');
  return parts.map((part) => (part.startsWith('IRC ') ? rewriteIrc(part, irc, words) : part)).join('; ');
}

function rewriteIrc(part: string, irc: CodeEdition, words: EditionWords): string {
  const moves: string[] = [];
  const moved = part.replace(MOVED, (section: string, base: string, rest: string) => {
    const now = `${MOVED_IN_2024_IRC[base] ?? base}${rest}`;
    moves.push(`${section} → ${now}`);
    return now;
  });
  const text = irc.status === 'adopted' ? moved : withMoves(part, moves, words);
  return MOVED_SOMEWHERE.test(part) ? `${text} (${words.before})` : text;
}

function withMoves(part: string, moves: readonly string[], words: EditionWords): string {
  return moves.length > 0 ? `${part} (${words.edition}: ${moves.join(', ')})` : part;
}
