import { brand } from '@/lib/brand';
import { systemTime } from '@/lib/platform/clock/system';
import { fullAddress } from '@/lib/site';

export const dynamic = 'force-static';

const YEAR_MS = 365 * 24 * 60 * 60 * 1000;

/** RFC 9116; good for a year from the build. */
export function GET(): Response {
  const lines = [
    `Contact: mailto:${brand.supportEmail}`,
    `Expires: ${new Date(systemTime().getTime() + YEAR_MS).toISOString()}`,
    'Preferred-Languages: en, es',
    `Canonical: ${fullAddress('/.well-known/security.txt')}`,
  ];
  return new Response(`${lines.join('\n')}\n`, { headers: { 'content-type': 'text/plain; charset=utf-8' } });
}
