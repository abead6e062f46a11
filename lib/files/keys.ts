/** Where a file lies in the store: below its company, by the digest of its content. */
export function fileKey(companyId: string, hash: string): string {
  return `${companyId}/${hash}`;
}

/** Where the picture of one of its pages lies. */
export function pageKey(companyId: string, hash: string, page: number): string {
  return `${companyId}/${hash}.pages/${page}.webp`;
}

const KEY = /^([a-z0-9_]{1,64}\/[0-9a-f]{64})(?:\.pages\/[1-9]\d{0,3}\.webp)?$/;

/** Whether it is one of the above: nothing else is asked of a store, so that no key leads out of it. */
export function isKey(key: string): boolean {
  return KEY.test(key);
}

/** @throws for anything that is no key */
export function requireKey(key: string): void {
  if (!isKey(key)) throw new Error(`${JSON.stringify(key.slice(0, 100))} is no key of a file.`);
}

/** Whose content a key belongs to, a page's picture to its file's; null for what is no key. */
export function contentOf(key: string): { companyId: string; hash: string } | null {
  const [companyId, hash] = KEY.exec(key)?.[1]?.split('/') ?? [];
  return companyId === undefined || hash === undefined ? null : { companyId, hash };
}
