/**
 * Whether a text is nothing but ASCII letters and digits in words one space apart: most names and addresses are, and
 * then no pattern has anything to do in them.
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
