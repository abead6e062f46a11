/** Looks like a number somebody could call: digits and what people write between them, seven to fifteen digits. */
export function isTelephone(text: string): boolean {
  const { length } = text.replace(/\D/g, '');
  return length >= 7 && length <= 15 && /^[\d\s().+/-]+(?:(?:ext|x)\.?\s*\d+)?$/i.test(text.trim());
}
