/**
 * Segment counting and shortening of texts. A text is sent in GSM-7 (160 characters, or 153 per segment of a
 * longer one; characters of the extension table count twice) if that alphabet contains all its characters,
 * else entirely in UCS-2 (70, or 67). É, ñ, ü, ¿ and ¡ are in GSM-7; á, í, ó and ú are not. Spanish accents
 * are kept: a text without them looks fraudulent, and some words change meaning. Only typographic characters
 * with a GSM-7 equivalent (“ ” ’ – …) are replaced, and only where the whole text then fits GSM-7.
 */

const BASIC = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
);
const EXTENDED = new Set('\f^{}\\[~]|€');

const LIMITS = { gsm7: { alone: 160, part: 153 }, ucs2: { alone: 70, part: 67 } } as const;
export type SmsEncoding = keyof typeof LIMITS;

const PLAIN: Readonly<Record<string, string>> = {
  '“': '"',
  '”': '"',
  '«': '"',
  '»': '"',
  '‘': "'",
  '’': "'",
  '–': '-',
  '—': '-',
  '‑': '-',
  '−': '-',
  '…': '...',
  '•': '-',
  '·': '-',
  '→': '->',
  '\u00a0': ' ',
  '\u202f': ' ',
  '\u2009': ' ',
};

export function detectEncoding(text: string): SmsEncoding {
  for (const character of text) if (!BASIC.has(character) && !EXTENDED.has(character)) return 'ucs2';
  return 'gsm7';
}

/**
 * The size of one character: septets in GSM-7, 16-bit units in UCS-2. Characters are not split over segments.
 */
function getCharacterSize(character: string, encoding: SmsEncoding): number {
  if (encoding === 'ucs2') return character.length;
  return EXTENDED.has(character) ? 2 : 1;
}

/** Splits a text into segments as they are sent. */
export function splitSegments(text: string): string[] {
  if (text === '') return [];
  const encoding = detectEncoding(text);
  const { alone, part } = LIMITS[encoding];
  const sizes = Array.from(text, (character) => getCharacterSize(character, encoding));
  if (sizes.reduce((sum, size) => sum + size, 0) <= alone) return [text];
  const parts: string[] = [];
  let current = '';
  let filled = 0;
  for (const character of text) {
    const size = getCharacterSize(character, encoding);
    if (filled + size > part) {
      parts.push(current);
      current = '';
      filled = 0;
    }
    current += character;
    filled += size;
  }
  return [...parts, current];
}

/** The number of segments the carrier charges. */
export function countSegments(text: string): number {
  return splitSegments(text).length;
}

/** Replaces typographic characters if the text then fits GSM-7; otherwise returns it unchanged. */
export function plain(text: string): string {
  const exchanged = withoutTypography(text);
  return detectEncoding(exchanged) === 'gsm7' ? exchanged : text.normalize('NFC');
}

/** Normalises typography as carriers do, for comparing texts. */
export function withoutTypography(text: string): string {
  return Array.from(text.normalize('NFC'), (character) => PLAIN[character] ?? character).join('');
}

/**
 * Shortens a text to a number of segments: cut at a word with an ellipsis. `tail` (a link, opt-out
 * instruction) is kept whole if it fits by itself.
 */
export function fitted(text: string, maxSegments: number, tail = ''): string {
  const end = tail === '' ? '' : ` ${tail}`;
  const fits = (candidate: string) => countSegments(candidate) <= maxSegments;
  const whole = plain(text + end);
  if (fits(whole)) return whole;
  if (end !== '' && !fits(plain(`…${end}`))) return fitted(`${text}${end}`, maxSegments);
  // Counted in grapheme clusters, so that an emoji is not cut in two.
  const characters = Array.from(
    new Intl.Segmenter().segment(text.normalize('NFC')),
    ({ segment }) => segment,
  );
  const shortened = (length: number) =>
    plain(`${wordEnd(characters.slice(0, length).join(''), characters[length] ?? '')}…${end}`);
  // Length is not monotone (one character can switch the alphabet), so try from the longest down.
  for (let length = longestPossible(characters.length, maxSegments); length > 0; length -= 1) {
    const candidate = shortened(length);
    if (fits(candidate)) return candidate;
  }
  return plain(`…${end}`.trim());
}

function longestPossible(length: number, maxSegments: number): number {
  return Math.min(length - 1, Math.max(LIMITS.gsm7.alone, LIMITS.gsm7.part * maxSegments));
}

/** Up to the last whole word; a first word longer than everything is cut within. */
function wordEnd(prefix: string, next: string): string {
  const atWord = /\s/u.test(next) ? prefix : prefix.replace(/\s+\S*$/u, '');
  return atWord.replace(/[\s,;:.(–—-]+$/u, '');
}
