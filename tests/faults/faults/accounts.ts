// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these are pieces of source.

import type { Fault } from '../fault';

/** Passwords, links by mail, sessions, tokens and how often anybody may try. */
export const ACCOUNTS: readonly Fault[] = [
  {
    id: 'accounts.open-redirect',
    what: 'After signing in, a link from a mail leads to another site’s page.',
    layer: 'unit',
    domain: 'accounts',
    file: 'lib/identity/accounts/callback-path.ts',
    find: 'url.origin !== new URL(origin).origin || ',
    replace: '',
    caughtBy: [{ test: 'lib/identity/accounts/callback-path.test.ts', name: 'callbackPath' }],
  },
  {
    id: 'accounts.short-password',
    what: 'A password of eight characters is taken.',
    layer: 'unit',
    domain: 'accounts',
    file: 'lib/identity/accounts/password-rules.ts',
    find: 'export const PASSWORD_MIN = 12;',
    replace: 'export const PASSWORD_MIN = 8;',
    caughtBy: [{ test: 'lib/identity/accounts/password-strength.test.ts', name: 'refuses' }],
  },
  {
    id: 'accounts.own-name-password',
    what: 'A password made of its owner’s own name and company is taken.',
    layer: 'unit',
    domain: 'accounts',
    file: 'lib/identity/accounts/password-list.ts',
    find: '(own.has(word) ? OWN_RANK : ranks.get(word))',
    replace: 'ranks.get(word)',
    caughtBy: [{ test: 'lib/identity/accounts/password-list.test.ts', name: 'refuses' }],
  },
  {
    id: 'accounts.code-twice',
    what: 'A code of an authenticator app that somebody looked at works a second time.',
    layer: 'unit',
    domain: 'accounts',
    file: 'lib/identity/accounts/totp.ts',
    find: 'input.after === null || result.timeStep > input.after',
    replace: 'input.after === null || result.timeStep >= input.after',
    caughtBy: [{ test: 'lib/identity/accounts/totp.test.ts', name: 'not again after its step was used' }],
  },
  {
    id: 'accounts.reset-keeps-thief',
    what: 'Who stole a session stays signed in after its owner’s new password.',
    layer: 'integration',
    domain: 'sessions',
    file: 'lib/identity/accounts/reset-password.ts',
    find: "await endAllSessions(within, { userId: user.id, revocation: 'password_changed' });",
    replace: '',
    caughtBy: [
      {
        test: 'tests/integration/mail-links.test.ts',
        name: 'sets the new one, ends every session, verifies the address and tells its owner',
      },
    ],
  },
  {
    id: 'accounts.link-twice',
    what: 'A link by mail works for everybody who presses it at the same moment.',
    layer: 'integration',
    domain: 'accounts',
    file: 'lib/identity/accounts/mail-links.ts',
    find: '.where(and(eq(mailLinks.hash, link.hash), isNull(mailLinks.usedAt), gt(mailLinks.expiresAt, ctx.now)))',
    replace: '.where(eq(mailLinks.hash, link.hash))',
    caughtBy: [
      { test: 'tests/integration/mail-links.test.ts', name: 'works once for fifty who try at the same time' },
    ],
  },
  {
    id: 'accounts.refresh-reuse',
    what: 'A stolen refresh token goes on working beside its owner’s.',
    layer: 'integration',
    domain: 'tokens',
    file: 'lib/identity/sessions/tokens.ts',
    find: 'const reused = now - token.usedAt.getTime() > REFRESH_GRACE_MS',
    replace: 'const reused = false',
    caughtBy: [
      {
        test: 'tests/integration/api-tokens.mocked.test.ts',
        name: 'a refresh token used again after the grace ends the family',
      },
    ],
  },
  {
    id: 'accounts.signed-out-session',
    what: 'A session goes on after it was signed out.',
    layer: 'integration',
    domain: 'sessions',
    file: 'lib/identity/accounts/queries.ts',
    find: '        isNull(sessions.revokedAt),\n',
    replace: '',
    caughtBy: [
      { test: 'tests/integration/sessions.test.ts', name: 'counts no more once signed out, on record' },
    ],
  },
  {
    id: 'accounts.cookie-for-scripts',
    what: 'A script on a page of ours reads the session’s cookie.',
    layer: 'integration',
    domain: 'sessions',
    file: 'lib/edge/server/auth.ts',
    find: 'options: { httpOnly: true,',
    replace: 'options: { httpOnly: false,',
    caughtBy: [
      {
        test: 'tests/integration/asvs.mocked.test.ts',
        name: 'is out of reach of scripts and of other sites',
      },
    ],
  },
  {
    id: 'accounts.guessing',
    what: 'Passwords of one account can be guessed without end from one network.',
    layer: 'integration',
    domain: 'throttle',
    file: 'lib/identity/throttle/policies.ts',
    find: "signInPair: { name: 'sign_in.pair', attempts: 10,",
    replace: "signInPair: { name: 'sign_in.pair', attempts: 10_000,",
    caughtBy: [
      {
        test: 'tests/integration/sign-in.test.ts',
        name: 'the eleventh try at one account from one network is refused before anything is hashed',
      },
    ],
  },
  {
    id: 'accounts.spanish-link',
    what: 'The link in a Spanish mail leads to the English page.',
    layer: 'integration',
    domain: 'mail',
    file: 'lib/identity/accounts/mail-links.ts',
    find: 'path: `${hrefFor(page, locale)}?token=${token}`',
    replace: "path: `${hrefFor(page, 'en')}?token=${token}`",
    caughtBy: [
      {
        test: 'tests/integration/mail-link-languages.test.ts',
        name: 'a link by mail leads to the page in the language of its mail',
      },
    ],
    before: 'tests/e2e/auth.spec.ts › an address is verified by the mailed link',
  },
  {
    id: 'accounts.token-in-log',
    what: 'Passwords and tokens stand in the log.',
    layer: 'integration',
    domain: 'log',
    file: 'lib/log.ts',
    find: "redact: { paths: ['password', '*.password', 'token', '*.token', 'secret', '*.secret'], remove: true },",
    replace: '',
    caughtBy: [
      { test: 'tests/integration/asvs-log.mocked.test.ts', name: 'holds no password, no token and no code' },
    ],
  },
  {
    id: 'api.key-of-another',
    what: 'The answer to one user’s call is given to another who sends the same Idempotency-Key.',
    layer: 'integration',
    domain: 'api',
    file: 'lib/edge/server/api.ts',
    find: 'JSON.stringify([account.user.id, account.company?.id, request.method, pathname, key])',
    replace: 'JSON.stringify([request.method, pathname, key])',
    caughtBy: [
      { test: 'tests/integration/api-limits.mocked.test.ts', name: 'is its user’s own, and its address’s' },
    ],
  },
  {
    id: 'api.limit-of-all',
    what: 'One busy user of the API uses up everybody’s requests.',
    layer: 'integration',
    domain: 'api',
    file: 'lib/edge/server/rate-limit.ts',
    find: '`${name} ${account?.user.id ?? getClientNetwork(ctx)}`',
    replace: '`${name} ${getClientNetwork(ctx)}`',
    caughtBy: [
      {
        test: 'tests/integration/api-limits.mocked.test.ts',
        name: 'are a user’s own, whatever network they come from',
      },
    ],
  },
];
