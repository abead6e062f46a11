/**
 * Whether a text consists of ASCII alphanumeric words with single spaces, which most names and addresses do,
 * so that regular expressions can be skipped.
 */
export function isPlainWords(text: string): boolean {
  let isBetween = true;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    const isSpace = code === 0x20;
    if (isSpace ? isBetween : !isLetterOrDigit(code)) return false;
    isBetween = isSpace;
  }
  return !isBetween;
}

function isLetterOrDigit(code: number): boolean {
  const lower = code | 0x20;
  return (lower >= 0x61 && lower <= 0x7a) || (code >= 0x30 && code <= 0x39);
}
