/**
 * How many parts a text is charged as, and how to make one short enough.
 *
 * A text is sent in GSM-7 (160 characters, or 153 a part of a longer one; those of the extension table count twice)
 * when that alphabet has each of its characters, and else whole in UCS-2 (70, or 67). É, ñ, ü, ¿ and ¡ are in GSM-7;
 * á, í, ó and ú are not. Spanish keeps its accents: a text without them reads like a fraud's, and some words turn into
 * others. What is exchanged is typography that GSM-7 writes otherwise without loss (“ ” ’ – …), and that only where
 * the whole text then fits that alphabet.
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

export function encodingOf(text: string): SmsEncoding {
  for (const character of text) if (!BASIC.has(character) && !EXTENDED.has(character)) return 'ucs2';
  return 'gsm7';
}

/** What one character takes of a part: septets in GSM-7, 16-bit units in UCS-2. Neither is split over two parts. */
function sizeOf(character: string, encoding: SmsEncoding): number {
  if (encoding === 'ucs2') return character.length;
  return EXTENDED.has(character) ? 2 : 1;
}

/** The parts as they travel. */
export function partsOf(text: string): string[] {
  if (text === '') return [];
  const encoding = encodingOf(text);
  const { alone, part } = LIMITS[encoding];
  const sizes = Array.from(text, (character) => sizeOf(character, encoding));
  if (sizes.reduce((sum, size) => sum + size, 0) <= alone) return [text];
  const parts: string[] = [];
  let current = '';
  let filled = 0;
  for (const character of text) {
    const size = sizeOf(character, encoding);
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

/** How many texts the carrier counts. */
export function segmentsOf(text: string): number {
  return partsOf(text).length;
}

/** The text in GSM-7, where that takes no more than typography; as it is otherwise. */
export function plain(text: string): string {
  const exchanged = withoutTypography(text);
  return encodingOf(exchanged) === 'gsm7' ? exchanged : text.normalize('NFC');
}

/** Carriers exchange such signs by themselves: by this form a text is known again. */
export function withoutTypography(text: string): string {
  return Array.from(text.normalize('NFC'), (character) => PLAIN[character] ?? character).join('');
}

/**
 * The text within so many parts: whole where it fits, else cut behind a word, with an ellipsis. `tail` (a link, how to
 * stop) follows unshortened, for as long as it fits by itself.
 */
export function fitted(text: string, maxSegments: number, tail = ''): string {
  const end = tail === '' ? '' : ` ${tail}`;
  const fits = (candidate: string) => segmentsOf(candidate) <= maxSegments;
  const whole = plain(text + end);
  if (fits(whole)) return whole;
  if (end !== '' && !fits(plain(`…${end}`))) return fitted(`${text}${end}`, maxSegments);
  // Counted in what people take for one character; an emoji is not cut in two.
  const characters = Array.from(
    new Intl.Segmenter().segment(text.normalize('NFC')),
    ({ segment }) => segment,
  );
  const shortened = (length: number) =>
    plain(`${wordEnd(characters.slice(0, length).join(''), characters[length] ?? '')}…${end}`);
  // Not monotone where the first odd character changes the alphabet, so from the longest down.
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
