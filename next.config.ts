import type { NextConfig } from 'next';
import createNextIntlPlugin from 'next-intl/plugin';

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

export default withNextIntl(config);
