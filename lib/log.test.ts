import { DrizzleQueryError } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { AppError } from './errors';
import { loggedError } from './log';

const failed = Object.assign(new Error('duplicate key value violates unique constraint "users_email_key"'), {
  code: '23505',
  detail: 'Key (email)=(ana@example.com) already exists.',
});
const wrapped = new DrizzleQueryError(
  'insert into users values ($1, $2)',
  ['ana@example.com', '$argon2id$v=19$secret'],
  failed,
);

describe('an error in the log', () => {
  it.each([
    ['a failed statement', wrapped],
    ['an error it caused', new AppError('internal', { cause: wrapped })],
    ['an error two steps on', new Error('no page', { cause: new Error('no permit', { cause: wrapped }) })],
  ])('%s names what the database said and none of the values', (_, error) => {
    const logged = JSON.stringify(loggedError(error));
    expect(logged).toContain('users_email_key');
    expect(logged).toContain('23505');
    expect(logged).not.toContain('ana@example.com');
    expect(logged).not.toContain('argon2id');
  });

  it('keeps its stack and its own fields', () => {
    expect(loggedError(new AppError('conflict', { detail: 'two at once' }))).toMatchObject({
      type: 'AppError',
      message: 'two at once',
      code: 'conflict',
      stack: expect.stringContaining('log.test.ts'),
    });
  });
});
