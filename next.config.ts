import type { NextConfig } from 'next';
import createNextIntlPlugin from 'next-intl/plugin';

const config: NextConfig = {
  poweredByHeader: false,
  reactStrictMode: true,
  typescript: { ignoreBuildErrors: true },
  serverExternalPackages: ['@node-rs/argon2', 'pino', 'postgres', 'pg-boss'],
};

const withNextIntl = createNextIntlPlugin({ requestConfig: './lib/i18n/request.ts' });

export default withNextIntl(config);
