import type { LogoType } from './types';

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const JPEG = [0xff, 0xd8, 0xff];
/** A drawing begins with its element, behind what XML lets stand before it. */
const SVG =
  /^\uFEFF?\s*(?:<\?xml[^>]*\?>\s*)?(?:<!--[\s\S]*?-->\s*)*(?:<!doctype\s+svg\b[^>[]*>\s*)?(?:<!--[\s\S]*?-->\s*)*<svg[\s/>]/i;

/** What a picture is by its content, whatever it is called; null for anything else. */
export function logoTypeOf(bytes: Uint8Array): LogoType | null {
  const begins = (magic: readonly number[]) => magic.every((byte, at) => bytes[at] === byte);
  if (begins(PNG)) return 'png';
  if (begins(JPEG)) return 'jpeg';
  const text = (from: number, to: number) => Buffer.from(bytes.subarray(from, to)).toString('latin1');
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'webp';
  return SVG.test(Buffer.from(bytes.subarray(0, 4_096)).toString('utf8')) ? 'svg' : null;
}

/**
 * Elements and attributes by which a drawing acts or fetches, and the declarations by which it grows or reads files.
 * What is drawn from it can do none of this; it is refused all the same, because nobody's logo needs it.
 */
const ACTIVE: readonly RegExp[] = [
  /<!\s*(?:entity|doctype[^>]*\[)/i,
  /<\?(?!xml[\s?])/i,
  /<\s*(?:[\w-]+:)?(?:script|foreignobject|iframe|object|embed|audio|video|handler|listener|set|animate\w*)\b/i,
  /[\s"'/]on[a-z]+\s*=/i,
  /\b(?:href|src)\s*=\s*(?!\s*["']?\s*(?:#|data:image\/(?:png|jpeg|webp|gif)[;,]))/i,
  /url\(\s*(?!["']?\s*(?:#|data:image\/(?:png|jpeg|webp|gif)[;,]))/i,
  /@import/i,
  /javascript\s*:/i,
];

/** Whether a drawing would do more than be drawn. Anything but UTF-8 counts as such: it could hide from this. */
export function isActiveSvg(bytes: Uint8Array): boolean {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return true;
  }
  // Entities could spell what is looked for.
  const plain = text.replace(/&#(?:x([\da-f]{1,6})|(\d{1,7}));?/gi, (_, hex?: string, digits?: string) => {
    const code = Number.parseInt(hex ?? digits ?? '', hex ? 16 : 10);
    return code > 0 && code < 0x110000 ? String.fromCodePoint(code) : ' ';
  });
  return text.includes('\0') || ACTIVE.some((pattern) => pattern.test(plain));
}
