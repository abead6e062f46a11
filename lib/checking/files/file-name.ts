const LONGEST = 120;
const NAMELESS = 'document';

/**
 * A file's name as it may be shown, kept and sent back: no folder, nothing invisible and nothing that turns the
 * direction of text, in one Unicode form, at most 120 characters, never empty.
 */
export function cleanFileName(given: string): string {
  const visible = given
    // Beyond this it is no name; nothing below takes long over it.
    .slice(0, 2_000)
    .replace(/[\t\r\n]/g, ' ')
    .replace(/\p{C}|\p{Zl}|\p{Zp}/gu, '')
    .replace(/\p{Zs}+/gu, ' ');
  const last = visible.split(/[/\\]/).findLast((part) => part.trim() !== '') ?? '';
  const [stem, extension] = splitExtension(last.normalize('NFC').trim());
  const kept = cut(stem, LONGEST - extension.length).trim();
  return (/[^. ]/.test(kept) ? kept : NAMELESS) + extension;
}

/** `['Site plan', '.pdf']`; what is too long to be an extension is none. */
function splitExtension(name: string): [stem: string, extension: string] {
  const extension = /\.[^. ]{1,10}$/u.exec(name)?.[0] ?? '';
  return [name.slice(0, name.length - extension.length), extension];
}

/** The beginning of a text, without half of a character at its end. */
function cut(text: string, length: number): string {
  return text.slice(0, length).replace(/[\ud800-\udbff]$/, '');
}
