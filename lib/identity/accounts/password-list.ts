import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import { AppError } from '@/lib/errors';
import { foldPassword, type GuessDictionary, guessBits } from './password-guesses';
import { SEASON_WORDS, SPANISH_WORDS, TRADE_WORDS } from './password-words';

/** The owner's data, which an attacker would try first. */
export interface PasswordOwner {
  email?: string | undefined;
  names?: readonly string[];
  company?: string | null | undefined;
}

/**
 * Minimum bits: below it a dictionary with common variations succeeds; above it throttled guessing does not.
 */
const MIN_BITS = 30;
/** The rank of trade words and the owner's data. */
const TRADE_RANK = 60;
const OWN_RANK = 3;

interface Lists {
  exact: ReadonlySet<string>;
  ranks: ReadonlyMap<string, number>;
  keys: GuessDictionary['keys'];
}

let lists: Lists | undefined;

/** The 49,000 most frequently leaked passwords, sorted lazily on first use. */
function loadLists(): Lists {
  const ranks = new Map<string, number>();
  for (const [index, word] of dictionary['passwords-common'].entries()) {
    const folded = foldPassword(word);
    if (!ranks.has(folded)) ranks.set(folded, index + 1);
  }
  const exact = new Set(ranks.keys());
  for (const word of [...TRADE_WORDS, ...SPANISH_WORDS, ...SEASON_WORDS])
    ranks.set(word, Math.min(ranks.get(word) ?? TRADE_RANK, TRADE_RANK));
  return { exact, ranks, keys: adjacencyGraphs.qwerty };
}

/**
 * Whether a password is easily guessed: on the list, a listed word with digits and signs, a keyboard row, a
 * repetition, or the owner's name, address or company. A phrase of several words is not.
 */
export function isCommonPassword(password: string, about: PasswordOwner): boolean {
  lists ??= loadLists();
  const { exact, ranks, keys } = lists;
  if (exact.has(foldPassword(password))) return true;
  const own = new Set(ownWords(about));
  const getRank = (word: string) => (own.has(word) ? OWN_RANK : ranks.get(word));
  return guessBits(password, { getRank, keys }) < MIN_BITS;
}

function ownWords({ email = '', names = [], company }: PasswordOwner): string[] {
  const texts = [email, ...names, company ?? ''].map(foldPassword);
  const words = texts.flatMap((text) => text.split(/[^a-z0-9]+/));
  const joined = texts.map((text) => text.replace(/@.*$/, '').replace(/[^a-z0-9]/g, ''));
  return [...words, ...joined].filter((word) => word.length >= 3);
}

/** Throws for an easily guessed password; length and characters have been validated before. */
export function requireStrongPassword(password: string, about: PasswordOwner): void {
  if (isCommonPassword(password, about))
    throw new AppError('invalid_input', { fields: { password: 'password_common' } });
}
