/** Parses a US phone number to E.164; null where it is none. Ten digits, area code and exchange from 2 on. */
export function usPhone(typed: string): string | null {
  if (/[^\d\s().+-]/.test(typed)) return null;
  const digits = typed.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '');
  return /^[2-9]\d{2}[2-9]\d{6}$/.test(digits) ? `+1${digits}` : null;
}

/** `+15125550142` as it is read aloud: `(512) 555-0142`. */
export function readablePhone(e164: string): string {
  const parts = /^\+1(\d{3})(\d{3})(\d{4})$/.exec(e164);
  return parts ? `(${parts[1]}) ${parts[2]}-${parts[3]}` : e164;
}

/**
 * Loose validation of a phone number for display only: seven to fifteen digits with the usual separators and
 * extension.
 */
export function isTelephone(text: string): boolean {
  const { length } = text.replace(/\D/g, '');
  return length >= 7 && length <= 15 && /^[\d\s().+/-]+(?:(?:ext|x)\.?\s*\d+)?$/i.test(text.trim());
}
