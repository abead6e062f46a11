import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseEnv } from './env';

const GOOD = {
  DATABASE_URL: 'postgres://lintel@localhost:5432/lintel',
  SITE_URL: 'https://lintel.example',
  AUTH_SECRET: 'x'.repeat(32),
  FEEDS: 'live',
};

describe('parseEnv', () => {
  it('reads what is given, an empty value as none, and fills in the rest', () => {
    expect(parseEnv({ ...GOOD, SMTP_URL: '', POLL_SECONDS: '30' })).toMatchObject({
      DATABASE_EMBEDDED: false,
      LOG_LEVEL: 'info',
      POLL_SECONDS: 30,
    });
  });

  it('takes a socket file as the database’s address', () => {
    const url = 'postgres://postgres@%2Fhome%2Fme%2F.data%2Frun:5432/postgres';
    expect(parseEnv({ ...GOOD, DATABASE_URL: url }).DATABASE_URL).toBe(url);
  });

  it.each([
    [{ DATABASE_URL: '' }, /^DATABASE_URL is not set\. See \.env\.example\.$/],
    [{ DATABASE_URL: 'mysql://localhost/x' }, /^DATABASE_URL is malformed: .*\. See \.env\.example\.$/],
    [{ AUTH_SECRET: 'short' }, /^AUTH_SECRET is malformed: .*32/],
    [{ FEEDS: 'sometimes' }, /^FEEDS is malformed/],
    [{ FEEDS: 'sample' }, /^FEED_SERVER_URL is not set: is needed when FEEDS is sample/],
    [{ SMTP_URL: 'smtp://localhost' }, /^MAIL_FROM is not set: is needed when SMTP_URL is set/],
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
