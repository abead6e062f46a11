/** Maximum length of names in mails, whatever was stored. */
const NAME_MAX = 100;
const COMPANY_MAX = 200;

/** Control and invisible formatting characters, which can reverse text direction or hide inside words. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}]/gu;
/** A full stop, also as Asian scripts write it: resolvers of names take those for one. */
const DOT_BEFORE_A_WORD = /[.\u2024\u3002\uff0e\uff61](?=[\p{L}\p{N}][\p{L}\p{N}-]|\p{N})/gu;

/** Sanitises user text to a single line of visible characters. */
export function line(text: string, max: number): string {
  // Truncated before matching, so that the cost stays bounded.
  const seen = text
    .slice(0, max * 4)
    .replace(/\s+/g, ' ')
    .replace(UNSEEN, '');
  return cut(seen.trim(), max);
}

/** Sanitises multi-line user text. */
export function lines(text: string, max: number): string {
  const broken = text.slice(0, max * 4).replace(/\r\n?/g, '\n');
  return cut(
    broken.replace(UNSEEN, (mark) => (mark === '\n' || mark === '\t' ? mark : '')),
    max,
  );
}

/**
 * One line of somebody's words, of which no mail client makes a link, so that nobody advertises through our mails:
 * a space stands behind each dot inside a word, which reads well in honest names ("St. Paul Builders").
 */
export function unlinked(text: string, max: number): string {
  const plain = line(text, max).replace(/:\/+/g, ' ').replace(DOT_BEFORE_A_WORD, '. ');
  return cut(plain.replace(/\s+/g, ' ').trim(), max);
}

/** A person's, a device's or a role's name. */
export function personName(text: string, max = NAME_MAX): string {
  return unlinked(text, max);
}

export function companyName(text: string, max = COMPANY_MAX): string {
  return unlinked(text, max);
}

/** A network address as `addressBlock` writes it; null where it is none. */
export function networkAddress(text: string | null): string | null {
  return text !== null && /^[0-9a-f.:]{2,45}(\/\d{1,3})?$/i.test(text) ? text : null;
}

function cut(text: string, max: number): string {
  const characters = Array.from(text);
  return characters.length <= max ? text : `${characters.slice(0, max - 1).join('')}…`;
}
