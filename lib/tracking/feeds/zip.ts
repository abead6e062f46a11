const LEADING = /^\s*(\d{3,5})(?!\d)/;
const AT_END = /(?<!\d)(\d{5})(?:-\d{4})?[\s-]*$/;

/** The five digits of a zip cell: `19124-    ` → `19124`, `2109` → `02109`. Null for anything else. */
export function readZip(value: unknown): string | null {
  if (Array.isArray(value)) return readZip(value[0]);
  if (typeof value !== 'string' && typeof value !== 'number') return null;
  const digits = LEADING.exec(String(value))?.[1];
  if (!digits) return null;
  // Spreadsheets and number columns drop the leading zeros of New England zip codes.
  const zip = digits.padStart(5, '0');
  return zip === '00000' ? null : zip;
}

/** The zip at the end of an address that carries one. */
export function zipInAddress(address: string | null): string | null {
  return address ? (AT_END.exec(address)?.[1] ?? null) : null;
}
