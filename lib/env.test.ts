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
    const production = { ...GOOD, NODE_ENV: 'production' };
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
      { NODE_ENV: 'production' },
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
