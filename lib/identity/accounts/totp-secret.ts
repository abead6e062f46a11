import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const ALGORITHM = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
/** A version prefix, so that the encryption can change later. */
const VERSION = 'v1';

interface Owner {
  userId: string;
  /** The site's own secret. */
  siteSecret: string;
}

/** A derived key, so that other uses of the site's secret cannot decrypt it. */
function deriveKey(siteSecret: string): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', siteSecret, '', 'lintel totp secret', 32));
}

/** Encrypts a secret, bound to the user's id, so that it is useless in another user's row. */
export function sealTotpSecret(secret: string, { userId, siteSecret }: Owner): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(ALGORITHM, deriveKey(siteSecret), nonce);
  cipher.setAAD(Buffer.from(userId));
  const body = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
  return `${VERSION}.${Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url')}`;
}

/** Decrypts; throws if encrypted with another secret, for another user, or modified. */
export function openTotpSecret(sealed: string, { userId, siteSecret }: Owner): string {
  const [version, text = ''] = sealed.split('.');
  if (version !== VERSION) throw new Error(`A shared secret of the form ${version} is unknown.`);
  const bytes = Buffer.from(text, 'base64url');
  const tagEnd = NONCE_BYTES + TAG_BYTES;
  const decipher = createDecipheriv(ALGORITHM, deriveKey(siteSecret), bytes.subarray(0, NONCE_BYTES), {
    authTagLength: TAG_BYTES,
  });
  decipher.setAAD(Buffer.from(userId));
  decipher.setAuthTag(bytes.subarray(NONCE_BYTES, tagEnd));
  return Buffer.concat([decipher.update(bytes.subarray(tagEnd)), decipher.final()]).toString('utf8');
}
