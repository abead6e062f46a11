import { getDistinctiveWords } from './fold';
import { type LaidLine, type LaidPage, linesBelow } from './layout';
import { Vocabulary } from './vocabulary';

interface Node<T> {
  readonly next: Map<string, Node<T>>;
  readonly meanings: T[];
}

/** A phrase that stands on a page. */
export interface PhraseHit<T> {
  readonly meanings: readonly T[];
  readonly line: LaidLine;
  /** Tokens of the line, the end excluded; a phrase that goes on in the next line ends with this one. */
  readonly from: number;
  readonly to: number;
  /** The line below that it goes on in. */
  readonly below: LaidLine | null;
  /** Telling words of the phrase. */
  readonly length: number;
}

/** Minimum length for matching titles set without spaces or letter-spaced. */
const MIN_JOINED = 7;

/** Matches many phrases in one pass over a page (trie). */
export class PhraseIndex<T> {
  readonly #root: Node<T> = { next: new Map(), meanings: [] };
  readonly #joined = new Map<string, T[]>();
  readonly #vocabulary: Vocabulary;

  constructor(phrases: Iterable<readonly [phrase: string, meaning: T]>) {
    const words = new Set<string>();
    for (const [phrase, meaning] of phrases) {
      const parts = getDistinctiveWords(phrase);
      if (parts.length === 0) continue;
      let node = this.#root;
      for (const part of parts) {
        words.add(part);
        const next = node.next.get(part) ?? { next: new Map(), meanings: [] };
        node.next.set(part, next);
        node = next;
      }
      if (!node.meanings.includes(meaning)) node.meanings.push(meaning);
      const joined = parts.join('');
      if (parts.length > 1 && joined.length >= MIN_JOINED) {
        words.add(joined);
        this.#joined.set(joined, [...(this.#joined.get(joined) ?? []), meaning]);
      }
    }
    this.#vocabulary = new Vocabulary(words);
  }

  /** Every phrase on the page; where one begins another, both. */
  findOn(page: LaidPage): PhraseHit<T>[] {
    const resolved = new Map<LaidLine, (string | null)[]>();
    const getWords = (line: LaidLine) => {
      const known =
        resolved.get(line) ?? line.tokens.map(({ word }) => this.#vocabulary.find(word, page.misread));
      resolved.set(line, known);
      return known;
    };
    return page.lines.flatMap((line) => [
      ...this.#findIn(page, line, getWords),
      ...this.#findSpaced(line, page.misread),
    ]);
  }

  /** The phrases in a text of its own, such as a file's name. */
  findIn(text: string): { meanings: readonly T[]; length: number }[] {
    const words = getDistinctiveWords(text).map((word) => this.#vocabulary.find(word, false));
    const found: { meanings: readonly T[]; length: number }[] = [];
    for (let from = 0; from < words.length; from++) {
      let node: Node<T> | undefined = this.#root;
      for (let at = from; at < words.length && node; at++) {
        const word = words[at];
        if (word === null || word === undefined) break;
        const joined = at === from ? this.#joined.get(word) : undefined;
        if (joined) found.push({ meanings: joined, length: 2 });
        node = node.next.get(word);
        if (node && node.meanings.length > 0) found.push({ meanings: node.meanings, length: at - from + 1 });
      }
    }
    return found;
  }

  #findIn(
    page: LaidPage,
    line: LaidLine,
    getWords: (line: LaidLine) => readonly (string | null)[],
  ): PhraseHit<T>[] {
    const words = getWords(line);
    const hits: PhraseHit<T>[] = [];
    for (let from = 0; from < words.length; from++) {
      let node: Node<T> | undefined = this.#root;
      let at = from;
      for (; at < words.length; at++) {
        const word = words[at];
        const next: Node<T> | undefined =
          word === null || word === undefined ? undefined : node.next.get(word);
        const joined = word && at === from ? this.#joined.get(word) : undefined;
        if (joined) hits.push({ meanings: joined, line, from, to: at + 1, below: null, length: 2 });
        if (!next) break;
        node = next;
        if (node.meanings.length > 0)
          hits.push({ meanings: node.meanings, line, from, to: at + 1, below: null, length: at + 1 - from });
      }
      if (at === words.length && node !== this.#root && node.next.size > 0)
        hits.push(...goOn(page, line, from, node, getWords));
    }
    return hits;
  }

  /** A title in spaced letters: "S I T E  P L A N". */
  #findSpaced(line: LaidLine, misread: boolean): PhraseHit<T>[] {
    const { tokens } = line;
    const { words } = line.line;
    if (words.length < MIN_JOINED || words.some(({ text }) => text.length > 1)) return [];
    const letters = line.folded.replace(/[^a-z0-9]/g, '');
    const word = this.#vocabulary.find(letters, misread);
    const meanings = word ? this.#joined.get(word) : undefined;
    return meanings ? [{ meanings, line, from: 0, to: tokens.length, below: null, length: 2 }] : [];
  }
}

/** A phrase broken over two lines of one size. */
function goOn<T>(
  page: LaidPage,
  line: LaidLine,
  from: number,
  start: Node<T>,
  getWords: (line: LaidLine) => readonly (string | null)[],
): PhraseHit<T>[] {
  const below = linesBelow(page, line, 1.2).find(
    ({ line: other }) => other.box.h < line.line.box.h * 1.5 && other.box.h > line.line.box.h * 0.66,
  );
  if (below === undefined) return [];
  const hits: PhraseHit<T>[] = [];
  let node: Node<T> | undefined = start;
  for (const [at, word] of getWords(below).entries()) {
    node = word === null ? undefined : node.next.get(word);
    if (!node) break;
    if (node.meanings.length > 0)
      hits.push({
        meanings: node.meanings,
        line,
        from,
        to: line.tokens.length,
        below,
        length: line.tokens.length - from + at + 1,
      });
  }
  return hits;
}
