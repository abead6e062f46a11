import { STATE_NAMES } from '@/lib/tracking/cities/states';
import { REGISTERS } from './records';

const words = (text: string) =>
  ` ${text
    .toLowerCase()
    .replace(/[^a-z&]+/g, ' ')
    .trim()} `;

/**
 * The state of the authority that a paper names: by its code, its name, or a word by which a register is known. Null
 * where none is named, or several are.
 */
export function stateOfAuthority(text: string | null): string | null {
  const code = (text ?? '').trim().toUpperCase();
  if (Object.hasOwn(STATE_NAMES, code)) return code;
  const said = words(text ?? '');
  const named = Object.entries(STATE_NAMES).filter(([, name]) => said.includes(words(name)));
  // West Virginia is no Virginia.
  const longest = named.filter(
    ([, name]) => !named.some(([, other]) => other !== name && other.includes(name)),
  );
  const known = REGISTERS.filter(({ alsoCalled }) => alsoCalled.some((word) => said.includes(words(word))));
  const states = new Set<string>(
    longest.length > 0 ? longest.map(([state]) => state) : known.map(({ state }) => state),
  );
  return states.size === 1 ? ([...states][0] ?? null) : null;
}
