import { brand } from './brand';
import { publishedAddress } from './env';

/** The site's address without a slash at its end: `https://lintel.example`. */
export function siteOrigin(): string {
  return publishedAddress() ?? brand.siteUrl;
}

/** A path of ours as a full address, for heads, structured data and files that leave the site. */
export function fullAddress(path: string): string {
  return new URL(path, siteOrigin()).href;
}
