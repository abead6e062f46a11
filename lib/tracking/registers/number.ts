import { licenceKey } from '@/lib/tracking/permits/licence-key';
import type { RegisterRecord } from './types';

const SHORTEST = 3;
const ALWAYS = ['LICENSE', 'LICENCE', 'LIC', 'NUMBER', 'NO'];

/**
 * A licence number as a register's numbers are compared: letters and digits, without what people write before it and
 * without leading zeros. Empty for one too short to be looked for.
 */
export function registerKey(
  number: string | null | undefined,
  { prefixes, digitsOnly }: Pick<RegisterRecord, 'prefixes' | 'digitsOnly'>,
): string {
  let text = (number ?? '').toUpperCase().trim();
  // A word for itself is none of the number; letters right before its digits only where the register is known by them.
  for (let word = firstWord(text); word !== null; word = firstWord(text)) {
    if (!ALWAYS.includes(word) && !prefixes.includes(word)) break;
    text = text.slice(word.length).replace(/^[^A-Z0-9]+/, '');
  }
  let plain = text.replace(/[^A-Z0-9]/g, '');
  const glued = prefixes.find((prefix) => plain.startsWith(prefix) && /^\d/.test(plain.slice(prefix.length)));
  plain = plain.slice(glued?.length ?? 0);
  if (digitsOnly) plain = plain.replace(/(\d)[A-Z]+$/, '$1');
  const rest = plain.replace(/^0+/, '');
  return licenceKey(rest) || (rest.length >= SHORTEST ? rest : '');
}

function firstWord(text: string): string | null {
  return /^([A-Z]+)[^A-Z0-9*]+[A-Z0-9]/.exec(text)?.[1] ?? null;
}
