import type { NextConfig } from 'next';
import { PHASE_DEVELOPMENT_SERVER, PHASE_PRODUCTION_BUILD } from 'next/constants';
import createNextIntlPlugin from 'next-intl/plugin';
import { makeFonts } from './scripts/fonts.mjs';

const config: NextConfig = {
  poweredByHeader: false,
  reactStrictMode: true,
  // No `headers` here: what they name no handler could say otherwise. `scripts/web/headers.mjs` fills in what is missing.
  // No page needs the server to resize a picture for whoever asks: its address answers 404.
  images: { unoptimized: true },
  // `scripts/start/build.mjs` checks the types, in a third of the time that Next takes for it.
  typescript: { ignoreBuildErrors: true },
  // `globalNotFound`: there is no layout above the languages for a page to stand in that is in neither.
  // A build is made once for a set of sources: writing half a gigabyte for the next one takes longer than it saves.
  // No process that serves reads source maps; making them is a third of the compiler's time.
  experimental: { globalNotFound: true, turbopackFileSystemCacheForBuild: false, turbopackSourceMaps: false },
  serverExternalPackages: ['@node-rs/argon2', '@react-email/render', 'pino', 'postgres', 'pg-boss'],
};

const withNextIntl = createNextIntlPlugin({ requestConfig: './lib/edge/server/message-request.ts' });

/** Fonts are cut before pages are compiled; a server that only serves has no use for them. */
export default async function configFor(phase: string): Promise<NextConfig> {
  if (phase === PHASE_PRODUCTION_BUILD || phase === PHASE_DEVELOPMENT_SERVER) await makeFonts();
  return withNextIntl(config);
}
