import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import { AppError } from '@/lib/errors';
import { foldPassword, type GuessBook, guessBits } from './password-guesses';
import { SEASON_WORDS, SPANISH_WORDS, TRADE_WORDS } from './password-words';

/** Whose password it is: what anybody would try first. */
export interface PasswordOwner {
  email?: string;
  names?: readonly string[];
  company?: string | null;
}

/** Below this a list and its usual variations get there; with sign-in throttled, above it they do not. */
const MIN_BITS = 30;
/** How early words of the trade and of the owner come. */
const TRADE_RANK = 60;
const OWN_RANK = 3;

interface Lists {
  exact: ReadonlySet<string>;
  ranks: ReadonlyMap<string, number>;
  keys: GuessBook['keys'];
}

let lists: Lists | undefined;

/** 49,000 passwords that leaked most often, put in order when the first password is chosen. */
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
 * Whether a password is one of those that are tried first: on the list, a word of it stretched by figures and signs, a
 * row of keys, something repeated, or its owner's own name, address or company. A phrase of several words is none.
 */
export function isCommonPassword(password: string, about: PasswordOwner): boolean {
  lists ??= loadLists();
  const { exact, ranks, keys } = lists;
  if (exact.has(foldPassword(password))) return true;
  const own = new Set(ownWords(about));
  const rankOf = (word: string) => (own.has(word) ? OWN_RANK : ranks.get(word));
  return guessBits(password, { rankOf, keys }) < MIN_BITS;
}

function ownWords({ email = '', names = [], company }: PasswordOwner): string[] {
  const texts = [email, ...names, company ?? ''].map(foldPassword);
  const words = texts.flatMap((text) => text.split(/[^a-z0-9]+/));
  const joined = texts.map((text) => text.replace(/@.*$/, '').replace(/[^a-z0-9]/g, ''));
  return [...words, ...joined].filter((word) => word.length >= 3);
}

/** Refuses a password that anybody would try. The caller has checked its length and its characters. */
export function requireStrongPassword(password: string, about: PasswordOwner): void {
  if (isCommonPassword(password, about))
    throw new AppError('invalid_input', { fields: { password: 'password_common' } });
}
