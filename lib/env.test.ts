import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseEnv } from './env';

const GOOD = {
  DATABASE_URL: 'postgres://lintel@localhost:5432/lintel',
  SITE_URL: 'https://lintel.example',
  AUTH_SECRET: 'x'.repeat(32),
  FEEDS: 'live',
};

const TWILIO = {
  TWILIO_ACCOUNT_SID: `AC${'0'.repeat(32)}`,
  TWILIO_AUTH_TOKEN: 'a'.repeat(32),
  TWILIO_FROM: '+15125550100',
};
const SERVICE = `MG${'0'.repeat(32)}`;

const SECRET = 'nR7vQk2LwZ0pXbT9sYc4HgJ6uMdEaF1iO8xV3qW5yKs=';
const PRODUCTION = {
  ...GOOD,
  NODE_ENV: 'production',
  AUTH_SECRET: SECRET,
  FILES_DIR: '/files',
  STRIPE_SECRET_KEY: 'sk_live_x',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_x',
  STRIPE_WEBHOOK_SECRET: 'whsec_x',
};
const NO_STRIPE = { STRIPE_SECRET_KEY: '', STRIPE_PUBLISHABLE_KEY: '', STRIPE_WEBHOOK_SECRET: '' };

describe('production', () => {
  it('takes settings that are fit for it', () => {
    expect(parseEnv(PRODUCTION).SITE_URL).toBe('https://lintel.example');
    const hex = '5f0c1b9e7a3d2468c0ffee9912ab34cd5f0c1b9e7a3d2468';
    expect(parseEnv({ ...PRODUCTION, AUTH_SECRET: hex }).AUTH_SECRET).toBe(hex);
  });

  it.each([
    ['ALLOW_DEMO_PAYMENTS', NO_STRIPE, /^STRIPE_SECRET_KEY is not set: .*ALLOW_DEMO_PAYMENTS=1/],
    ['ALLOW_DEMO_PAYMENTS', { STRIPE_SECRET_KEY: 'sk_test_x' }, /^STRIPE_SECRET_KEY .*ALLOW_DEMO_PAYMENTS=1/],
    ['ALLOW_DEMO_PAYMENTS', { STRIPE_SECRET_KEY: 'rk_test_x' }, /^STRIPE_SECRET_KEY .*ALLOW_DEMO_PAYMENTS=1/],
    ['ALLOW_HTTP', { SITE_URL: 'http://lintel.example' }, /^SITE_URL is malformed: .*ALLOW_HTTP=1/],
    ['ALLOW_HTTP', { SITE_URL: 'http://localhost:3000' }, /^SITE_URL is malformed: .*ALLOW_HTTP=1/],
    [
      'ALLOW_WEAK_SECRET',
      { AUTH_SECRET: 'x'.repeat(40) },
      /^AUTH_SECRET is malformed: can be guessed.*ALLOW_WEAK_SECRET=1/,
    ],
    [
      'ALLOW_WEAK_SECRET',
      { AUTH_SECRET: 'k9Qw3ZpTr7'.repeat(4) },
      /^AUTH_SECRET is malformed: can be guessed/,
    ],
    [
      'ALLOW_WEAK_SECRET',
      { AUTH_SECRET: 'please change me before you go live!' },
      /^AUTH_SECRET .*can be guessed/,
    ],
    ['ALLOW_WEAK_SECRET', { ...TWILIO, TWILIO_AUTH_TOKEN: SECRET }, /^AUTH_SECRET .*something else/],
    [
      'ALLOW_WEAK_SECRET',
      { DATABASE_URL: 'postgres://lintel:lintel@db/lintel' },
      /^DATABASE_URL .*ALLOW_WEAK_SECRET=1/,
    ],
    [
      'ALLOW_WEAK_SECRET',
      { DATABASE_URL: `postgres://lintel:${encodeURIComponent(SECRET)}@db/lintel` },
      /^AUTH_SECRET .*something else/,
    ],
  ])('needs %s for %o', (allowance, settings, sentence) => {
    expect(() => parseEnv({ ...PRODUCTION, ...settings })).toThrow(sentence);
    for (const other of ['ALLOW_DEMO_PAYMENTS', 'ALLOW_HTTP', 'ALLOW_WEAK_SECRET'])
      if (other !== allowance)
        expect(() => parseEnv({ ...PRODUCTION, ...settings, [other]: '1' })).toThrow(sentence);
    expect(() => parseEnv({ ...PRODUCTION, ...settings, [allowance]: '1' })).not.toThrow();
    expect(() => parseEnv({ ...PRODUCTION, ...settings, NODE_ENV: 'development' })).not.toThrow();
  });
});

describe('parseEnv', () => {
  it('reads what is given, an empty value as none, and fills in the rest', () => {
    expect(parseEnv({ ...GOOD, SMTP_URL: '', POLL_SECONDS: '30' })).toMatchObject({
      DATABASE_EMBEDDED: false,
      LOG_LEVEL: 'info',
      POLL_SECONDS: 30,
    });
  });

  it('takes texts with a number or a messaging service, all of it or nothing', () => {
    expect(parseEnv({ ...GOOD, ...TWILIO })).toMatchObject(TWILIO);
    const service = { ...TWILIO, TWILIO_FROM: '', TWILIO_MESSAGING_SERVICE_SID: SERVICE };
    expect(parseEnv({ ...GOOD, ...service }).TWILIO_MESSAGING_SERVICE_SID).toBe(SERVICE);
    expect(parseEnv({ ...GOOD, ...TWILIO, TWILIO_FROM: '73737' }).TWILIO_FROM).toBe('73737');
    expect(parseEnv(GOOD).TWILIO_ACCOUNT_SID).toBeUndefined();
  });

  it('takes a folder or a bucket for files, and in production one of the two', () => {
    expect(parseEnv(GOOD)).toMatchObject({ S3_REGION: 'us-east-1' });
    const production = { ...PRODUCTION, FILES_DIR: '' };
    expect(parseEnv({ ...production, FILES_DIR: '/files' }).FILES_DIR).toBe('/files');
    expect(parseEnv({ ...production, S3_BUCKET: 'lintel-files' }).S3_BUCKET).toBe('lintel-files');
  });

  it.each(['0', '1', '10', '127.0.0.1', '10.0.0.0/8, ::1,2001:db8::/32'])('takes proxies %s', (proxies) => {
    expect(parseEnv({ ...GOOD, TRUSTED_PROXIES: proxies }).TRUSTED_PROXIES).toBe(proxies);
  });

  it('takes a socket file as the database’s address', () => {
    const url = 'postgres://postgres@%2Fhome%2Fme%2F.data%2Frun:5432/postgres';
    expect(parseEnv({ ...GOOD, DATABASE_URL: url }).DATABASE_URL).toBe(url);
  });

  it.each([
    [{ DATABASE_URL: '' }, /^DATABASE_URL is not set\. See \.env\.example\.$/],
    [{ DATABASE_URL: 'mysql://localhost/x' }, /^DATABASE_URL is malformed: .*\. See \.env\.example\.$/],
    [{ AUTH_SECRET: 'short' }, /^AUTH_SECRET is malformed: .*32/],
    [{ TRUSTED_PROXIES: 'proxy.example' }, /^TRUSTED_PROXIES is malformed: must be/],
    [{ TRUSTED_PROXIES: '10.0.0.0/40' }, /^TRUSTED_PROXIES is malformed: must be/],
    [{ TRUSTED_PROXIES: '11' }, /^TRUSTED_PROXIES is malformed: must be/],
    [{ FEEDS: 'sometimes' }, /^FEEDS is malformed/],
    [{ FEEDS: 'sample' }, /^FEED_SERVER_URL is not set: is needed when FEEDS is sample/],
    [{ SMTP_URL: 'smtp://localhost' }, /^MAIL_FROM is not set: is needed when SMTP_URL is set/],
    [
      { SMTP_URL: 'smtp://localhost', MAIL_FROM: 'notices@lintel.example' },
      /^MAIL_POSTAL_ADDRESS is not set: is needed when SMTP_URL is set/,
    ],
    [{ MAIL_POSTAL_ADDRESS: '12 Main St\nAustin, TX 78701' }, /^MAIL_POSTAL_ADDRESS is malformed/],
    [{ ...TWILIO, TWILIO_ACCOUNT_SID: '' }, /^TWILIO_ACCOUNT_SID is not set: is needed for text messages/],
    [{ ...TWILIO, TWILIO_ACCOUNT_SID: 'MG1' }, /^TWILIO_ACCOUNT_SID is malformed/],
    [{ ...TWILIO, TWILIO_AUTH_TOKEN: '' }, /^TWILIO_AUTH_TOKEN is not set: is needed for text messages/],
    [{ ...TWILIO, TWILIO_FROM: '' }, /^TWILIO_FROM is not set: it or TWILIO_MESSAGING_SERVICE_SID is needed/],
    [{ ...TWILIO, TWILIO_FROM: '512 555 0100' }, /^TWILIO_FROM is malformed/],
    [{ ...TWILIO, TWILIO_MESSAGING_SERVICE_SID: SERVICE }, /^TWILIO_FROM is malformed: is not needed beside/],
    [{ TWILIO_MESSAGING_SERVICE_SID: SERVICE }, /^TWILIO_ACCOUNT_SID is not set/],
    [
      { ...PRODUCTION, FILES_DIR: '' },
      /^FILES_DIR is not set: it or S3_BUCKET is needed in production, [^.]*\. See/,
    ],
    [{ S3_BUCKET: 'b', S3_ENDPOINT: 'ftp://x' }, /^S3_BUCKET is malformed/],
    [{ S3_ENDPOINT: 'ftp://storage.example' }, /^S3_ENDPOINT is malformed/],
    [
      { S3_ACCESS_KEY_ID: 'lintel' },
      /^S3_SECRET_ACCESS_KEY is not set: is needed when S3_ACCESS_KEY_ID is set/,
    ],
    [{ S3_SECRET_ACCESS_KEY: 'very secret' }, /^S3_ACCESS_KEY_ID is not set: is needed when/],
  ])('says in one sentence what is wrong with %o', (change, sentence) => {
    expect(() => parseEnv({ ...GOOD, ...change })).toThrow(sentence);
  });

  it('has every setting explained in .env.example', () => {
    const source = readFileSync('lib/env.ts', 'utf8');
    const settings = [...source.matchAll(/^ {4}([A-Z_]+): /gm)].map((match) => match[1]);
    const explained = [...readFileSync('.env.example', 'utf8').matchAll(/^([A-Z_]+)=/gm)].map(
      (match) => match[1],
    );
    expect(settings.length).toBeGreaterThan(8);
    expect(explained).toEqual(expect.arrayContaining(settings));
  });
});
