const LIGATURES: Readonly<Record<string, string>> = {
  ﬀ: 'ff',
  ﬁ: 'fi',
  ﬂ: 'fl',
  ﬃ: 'ffi',
  ﬄ: 'ffl',
  ﬅ: 'st',
  ﬆ: 'st',
};
const FULLWIDTH_SHIFT = 0xfee0;
/** Nothing to clean in it. */
const PLAIN = /^[ -~]*$/;
const UTF_16_MARK = '\u00fe\u00ff';
const LATIN_1_OF_UTF_8 = /[\u00c2-\u00c3][\u0080-\u00bf]/;

/**
 * Normalises extracted text: NFC, ligatures and fullwidth letters replaced, one kind of space, no invisible
 * characters, and nothing a database cannot store (NUL, lone surrogates).
 */
export function cleanText(text: string): string {
  if (PLAIN.test(text)) return text;
  return mended(text)
    .replace(/[\ufb00-\ufb06]/g, (sign) => LIGATURES[sign] ?? sign)
    .replace(/[\uff01-\uff5e]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - FULLWIDTH_SHIFT))
    .replace(/\u00ad$/, '-')
    .replace(/[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g, '')
    .replace(/\p{Surrogate}/gu, '')
    .replace(/[\p{Zs}\t\n\r\v\f\u0085]+/gu, ' ')
    .replace(/\p{Cc}/gu, '')
    .normalize('NFC');
}

/** Repairs mojibake: UTF-8 or UTF-16 decoded as Latin-1 (`direcciÃ³n`). */
function mended(text: string): string {
  if (text.startsWith(UTF_16_MARK)) {
    const bytes = Buffer.from(text.slice(2), 'latin1');
    return bytes
      .subarray(0, bytes.length & ~1)
      .swap16()
      .toString('utf16le');
  }
  // biome-ignore lint/suspicious/noControlCharactersInRegex: every sign of Latin-1 is meant
  if (!LATIN_1_OF_UTF_8.test(text) || !/^[\u0000-\u00ff]*$/.test(text)) return text;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(text, 'latin1'));
  } catch {
    return text;
  }
}

/** From so many signs on, what they are says something. */
const JUDGED_FROM = 40;
/** And so many say enough. */
const JUDGED_BY = 2_000;

/** Whether extracted text is garbage: unmapped glyphs, or a font with a wrong character map. */
export function isGarbage(text: string): boolean {
  const signs = [...text.slice(0, JUDGED_BY).replace(/\s+/g, '')];
  if (signs.length === 0) return false;
  const share = (count: number) => count / signs.length;
  if (share(signs.filter((sign) => /[\p{Co}\p{Cn}\ufffd\p{Cc}]/u.test(sign)).length) > 0.3) return true;
  if (signs.length < JUDGED_FROM) return false;
  if (share(signs.filter((sign) => /[\p{L}\p{N}]/u.test(sign)).length) < 0.35) return true;
  const latin = signs.filter((sign) => /[a-z]/i.test(sign));
  const vowels = latin.filter((sign) => /[aeiouy]/i.test(sign)).length;
  return latin.length > JUDGED_FROM && share(latin.length) > 0.4 && vowels / latin.length < 0.12;
}

const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/g;

export function readsRightToLeft(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  return letters > 0 && (text.match(RIGHT_TO_LEFT)?.length ?? 0) > letters / 2;
}
