/** The store key of a file: company and content hash. */
export function fileKey(companyId: string, hash: string): string {
  return `${companyId}/${hash}`;
}

/** The store key of a page image. */
export function pageKey(companyId: string, hash: string, page: number): string {
  return `${companyId}/${hash}.pages/${page}.webp`;
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
