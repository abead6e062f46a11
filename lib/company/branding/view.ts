import type { companyBrands } from '@/db/schema';
import { tonesOf } from './colour';
import type { Branding, BrandLook, Logo } from './types';

type Row = typeof companyBrands.$inferSelect;
type LogoRow = Pick<Row, 'logoHash' | 'logoWidth' | 'logoHeight'>;

export function logoPath(hash: string): string {
  return `/api/logos/${hash}.png`;
}

export function logoOf({ logoHash, logoWidth, logoHeight }: LogoRow): Logo | null {
  if (logoHash === null || logoWidth === null || logoHeight === null) return null;
  return { path: logoPath(logoHash), width: logoWidth, height: logoHeight };
}

export function lookOf(company: string, row: LogoRow & Pick<Row, 'colour'>): BrandLook {
  return { company, logo: logoOf(row), tones: row.colour === null ? null : tonesOf(row.colour) };
}

/** What a company has chosen; `row` is missing where it has chosen nothing yet. */
export function brandingOf(row: Row | undefined, now: Date): Branding {
  if (!row) return { colour: null, senderName: null, logo: null, replyEmail: null, asked: null };
  const { colour, senderName, replyEmail, askedEmail, askedUntil } = row;
  const isAsked = askedEmail !== null && askedUntil !== null && askedUntil > now;
  return {
    ...{ colour, senderName, replyEmail, logo: logoOf(row) },
    asked: isAsked ? { email: askedEmail, until: askedUntil } : null,
  };
}
