function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}

/** Looks like a number somebody could call: digits and what people write between them, seven to fifteen digits. */
export function isTelephone(text: string): boolean {
  const { length } = digitsOf(text);
  return length >= 7 && length <= 15 && /^[\d\s().+/-]+(?:(?:ext|x)\.?\s*\d+)?$/i.test(text.trim());
}

/** A US number with its area code, with or without the 1: what a text can be sent to. */
export function isReachableByText(text: string): boolean {
  return /^1?[2-9]\d{2}[2-9]\d{6}$/.test(digitsOf(text)) && isTelephone(text);
}
