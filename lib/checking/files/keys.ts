/** The store key of a file: company and content hash. */
export function fileKey(companyId: string, hash: string): string {
  return `${companyId}/${hash}`;
}

/** The store key of a page image. */
export function pageKey(companyId: string, hash: string, page: number): string {
  return `${companyId}/${hash}.pages/${page}.webp`;
}

/** The store key of an archive somebody asked for, and of its parts. */
export function exportKey(exportId: string, hash: string): string {
  return `exports_${exportId}/${hash}`;
}

/** The store key of a file in a support ticket. */
export function ticketKey(companyId: string, hash: string): string {
  return `tickets_${companyId}/${hash}`;
}

/** Everything a company has in the store lies below one of these. */
export function companyPlaces(companyId: string): string[] {
  return [`${companyId}/`, `tickets_${companyId}/`];
}

/** Whether a key is not of a company's papers, and is kept and removed by whoever put it there. */
export function isSetApart(key: string): boolean {
  return /^(exports|tickets)_/.test(key);
}

const KEY = /^([a-z0-9_]{1,64}\/[0-9a-f]{64})(?:\.pages\/[1-9]\d{0,3}\.webp)?$/;

/** Whether a text is a valid key; prevents path traversal. */
export function isKey(key: string): boolean {
  return KEY.test(key);
}

/** @throws for anything that is no key */
export function requireKey(key: string): void {
  if (!isKey(key)) throw new Error(`${JSON.stringify(key.slice(0, 100))} is no key of a file.`);
}

/**
 * Parses a key into company and content hash (a page image belongs to its file's); null for an invalid key.
 */
export function parseFileKey(key: string): { companyId: string; hash: string } | null {
  const [companyId, hash] = KEY.exec(key)?.[1]?.split('/') ?? [];
  return companyId === undefined || hash === undefined ? null : { companyId, hash };
}
