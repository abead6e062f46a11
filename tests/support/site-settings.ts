import { readFileSync } from 'node:fs';

/** Settings of a developer's own that would reach other services, or files of theirs; set, so that `.env` gives none. */
function othersSettings(): Record<string, string> {
  const names = readFileSync('.env.example', 'utf8').matchAll(/^((?:AI|FILES|S3|SMTP|STRIPE|TWILIO)_\w+)=/gm);
  return Object.fromEntries([...names].map(([, name]) => [name, '']));
}

/** Mail of cities comes in by a provider that shows it. */
export const MAIL_IN_SECRET = 'inbound-mail-of-tests-only';

/** The environment of a site that tests are served: sample feeds, read when a test asks, and nobody else's services. */
export function siteSettings(port: string | number, dataDir: string): Record<string, string> {
  return {
    ...othersSettings(),
    PORT: String(port),
    // Tests say which network each request comes from.
    TRUSTED_PROXIES: '127.0.0.1,::1',
    SITE_URL: `http://localhost:${port}`,
    DATA_DIR: dataDir,
    DATABASE_URL: '',
    AUTH_SECRET: '',
    FEEDS: 'sample',
    FEED_SERVER_URL: '',
    POLL_SECONDS: '86400',
    MAIL_IN_DOMAIN: 'in.lintel.example',
    MAIL_IN_SECRET,
  };
}
