import type { NextConfig } from 'next';
import { PHASE_DEVELOPMENT_SERVER, PHASE_PRODUCTION_BUILD } from 'next/constants';
import createNextIntlPlugin from 'next-intl/plugin';
import { makeFonts } from './scripts/fonts.mjs';

/** For every answer: in no other site's frame, no guessing of types, no address of ours told to other sites. */
const HEADERS = [
  { key: 'x-frame-options', value: 'DENY' },
  { key: 'x-content-type-options', value: 'nosniff' },
  { key: 'referrer-policy', value: 'same-origin' },
];

const config: NextConfig = {
  poweredByHeader: false,
  reactStrictMode: true,
  headers: async () => [{ source: '/:path*', headers: HEADERS }],
  typescript: { ignoreBuildErrors: true },
  serverExternalPackages: ['@node-rs/argon2', 'pino', 'postgres', 'pg-boss'],
};

const withNextIntl = createNextIntlPlugin({ requestConfig: './lib/i18n/request.ts' });

/** Fonts are cut before pages are compiled; a server that only serves has no use for them. */
export default async function configFor(phase: string): Promise<NextConfig> {
  if (phase === PHASE_PRODUCTION_BUILD || phase === PHASE_DEVELOPMENT_SERVER) await makeFonts();
  return withNextIntl(config);
}
