/** What of a key press counts; a `KeyboardEvent` is one. */
export interface Press {
  key: string;
  metaKey: boolean;
  ctrlKey: boolean;
  altKey: boolean;
  shiftKey: boolean;
}

/** How long the second key of `g t` may take. */
export const SEQUENCE_MS = 1_200;

const MODIFIERS: ReadonlySet<string> = new Set(['Shift', 'Control', 'Alt', 'Meta', 'CapsLock', 'AltGraph']);

export function isModifier({ key }: Pick<Press, 'key'>): boolean {
  return MODIFIERS.has(key);
}

/** A press in the words commands name their keys by: `n`, `?`, `shift+x`, `mod+k`, `escape`. */
export function wordOf(press: Press): string {
  const key = press.key === ' ' ? 'space' : press.key.toLowerCase();
  // A sign that needs Shift is named by itself, because layouts differ: `?`, not `shift+/`.
  const isLetter = /^(\p{L}|[a-z]{2,})$/u.test(key);
  return [
    press.metaKey || press.ctrlKey ? 'mod+' : '',
    press.altKey ? 'alt+' : '',
    press.shiftKey && isLetter ? 'shift+' : '',
    key,
  ].join('');
}

/** A single character without ⌘, Ctrl or Alt: what a reader may switch off (WCAG 2.1.4). */
export function isCharacterKey(keys: string): boolean {
  return keys.split(' ').every((step) => !step.includes('mod+') && !step.includes('alt+') && isShort(step));
}

function isShort(step: string): boolean {
  return [...step.replace('shift+', '')].length === 1;
}

export type KeyMatch = { kind: 'none' } | { kind: 'begins' } | { kind: 'is'; index: number };

/**
 * Which of the keys the presses so far are; the last registered wins, so that a peek comes before the list below it.
 * `begins` where they may still become one: G waits for its second letter.
 */
export function matchKeys(presses: readonly string[], keys: readonly (string | undefined)[]): KeyMatch {
  const typed = presses.join(' ');
  for (let index = keys.length - 1; index >= 0; index -= 1)
    if (keys[index] === typed) return { kind: 'is', index };
  return keys.some((one) => one?.startsWith(`${typed} `)) ? { kind: 'begins' } : { kind: 'none' };
}

const TYPED_IN =
  'input:not([type=checkbox],[type=radio],[type=button],[type=submit]),textarea,select,[contenteditable=""],[contenteditable=true]';
/** What takes keys itself, or stands above the page. */
const KEEPS_KEYS = '[role=dialog],[role=alertdialog],[role=menu],[role=listbox],[role=combobox],dialog';

export function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(TYPED_IN) !== null;
}

export function isElsewhere(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(KEEPS_KEYS) !== null;
}

/** Enter and Space on a button or link press it, whatever else they may mean. */
export function pressesTarget(word: string, target: EventTarget | null): boolean {
  if (word !== 'enter' && word !== 'space') return false;
  return (
    target instanceof Element && target.closest('a[href],button,summary,[role=tab],[role=button]') !== null
  );
}
