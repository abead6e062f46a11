import type { Fault } from '../fault';

/** What somebody meets on a page: texts and states, what has the focus, what stays after a reload. */
export const SCREENS: readonly Fault[] = [
  {
    id: 'focus.lost-with-dialog',
    what: 'Whoever closes a dialog by keyboard begins at the top of the page again.',
    layer: 'component',
    domain: 'focus',
    file: 'components/ui/dialog.tsx',
    find: '            if (opener.current instanceof HTMLElement) opener.current.focus();\n',
    replace: '',
    caughtBy: [
      {
        test: 'tests/component/credits/buy-checks.mocked.test.tsx',
        name: 'is bought once, after its price and card were named',
      },
    ],
    before:
      'tests/e2e/credits.spec.ts › a pack is bought after its price and card were named, once, and every check is explained',
  },
  {
    id: 'focus.lost-in-bell',
    what: 'Marking all as read leaves the keyboard nowhere.',
    layer: 'component',
    domain: 'bell',
    file: 'components/bell/bell-panel.tsx',
    find: "if (await mark(t('failed'))) heading.current?.focus();",
    replace: "await mark(t('failed'));",
    caughtBy: [
      {
        test: 'tests/component/bell/bell.mocked.test.tsx',
        name: 'marks all as read by its button, up to the newest that was shown',
      },
    ],
    before: 'tests/e2e/bell.spec.ts › the bell tells what moved, and its button marks it as read',
  },
  {
    id: 'setup.back-leads-out',
    what: 'The back button leads out of the set-up instead of to the step before.',
    layer: 'component',
    domain: 'onboarding',
    file: 'app/[locale]/(onboarding)/onboarding/_components/use-step-history.ts',
    find: "else window.history.pushState(null, '', address);",
    replace: "else window.history.replaceState(null, '', address);",
    caughtBy: [
      {
        test: 'tests/component/onboarding/steps.mocked.test.tsx',
        name: 'goes back and forth by the browser’s buttons, forward over no step that does not hold',
      },
    ],
    before: 'tests/e2e/onboarding-state.spec.ts › the browser’s buttons go from step to step',
  },
  {
    id: 'setup.password-kept',
    what: 'The password somebody signs up with stands in the browser’s storage.',
    layer: 'browser',
    domain: 'onboarding',
    file: 'components/onboarding/registration-memory.ts',
    find: 'sessionStorage.setItem(KEY, JSON.stringify(data));',
    replace: 'sessionStorage.setItem(KEY, JSON.stringify({ ...data, secret }));',
    caughtBy: [
      {
        test: 'tests/e2e/browser-traces.spec.ts',
        name: 'signing up leaves nothing anybody could use (ASVS 14.3.3)',
      },
    ],
    before: 'tests/e2e/asvs.spec.ts › by signing up and signing in: nothing anybody could use (ASVS 14.3.3)',
  },
  {
    id: 'setup.other-tab',
    what: 'A set-up that was finished in one tab can be sent again from another.',
    layer: 'component',
    domain: 'onboarding',
    file: 'app/[locale]/(onboarding)/onboarding/_components/finished-elsewhere.tsx',
    find: '  channel.postMessage({ finished: email, by: THIS_TAB });\n',
    replace: '',
    caughtBy: [
      {
        test: 'tests/component/onboarding/last-step.mocked.test.tsx',
        name: 'tells the other tabs that it is finished',
      },
    ],
    before: 'tests/e2e/onboarding-state.spec.ts › finished in one tab, the other says so',
  },
  {
    id: 'checklists.other-language',
    what: 'Changing the language loses the list somebody has made.',
    layer: 'component',
    domain: 'checklists',
    file: 'components/layout/keep-query-link.tsx',
    find: '    event.currentTarget.search = window.location.search;\n',
    replace: '',
    caughtBy: [
      {
        test: 'tests/component/layout/language-switch.test.tsx',
        name: 'takes along what the address has come to hold, and is not offered again',
      },
    ],
    before:
      'tests/e2e/try-checklist.spec.ts › anybody makes a list, answers a question, and still has it after a reload',
  },
  {
    id: 'setup.one-word-name',
    what: 'Nobody is warned that a short name of one word fits many companies.',
    layer: 'component',
    domain: 'onboarding',
    file: 'app/[locale]/(onboarding)/onboarding/_components/company-step.tsx',
    find: 'const SHORT_NAME = 8;',
    replace: 'const SHORT_NAME = 4;',
    caughtBy: [
      {
        test: 'tests/component/onboarding/first-step.test.tsx',
        name: 'warns of a name that is one short word, once it is typed',
      },
    ],
    before: 'tests/e2e/onboarding-texts.spec.ts › the company step says what it needs',
  },
  {
    id: 'setup.misspelled-city',
    what: 'Who misspells a city is told that nobody knows it, and offered nothing.',
    layer: 'component',
    domain: 'onboarding',
    file: 'app/[locale]/(onboarding)/onboarding/_components/cities/use-city-adding.ts',
    find: "return fail(own.length === 0 && answer.matched_by === 'spelling' ? 'spelling' : 'ambiguous', choices);",
    replace: "return fail('unknown');",
    caughtBy: [
      {
        test: 'tests/component/onboarding/first-step.test.tsx',
        name: 'adds a city of the country, or says why not',
      },
    ],
    before: 'tests/e2e/onboarding-texts.spec.ts › a city is added or said why not',
  },
  {
    id: 'payment.reason-of-stripe',
    what: 'Why a card is refused is not said in the words of the bank.',
    layer: 'component',
    domain: 'billing',
    file: 'components/billing/stripe-card-form.tsx',
    find: "if (answer.kind === 'refused') return answer.message;",
    replace: "if (answer.kind === 'refused') return t('failures.not_created');",
    caughtBy: [
      {
        test: 'tests/component/billing/card-form.mocked.test.tsx',
        name: 'is spoken of as Stripe speaks of it, beside the field already while it is filled in',
      },
    ],
    before: 'tests/e2e/card.spec.ts › what Stripe says of a card is said as Stripe says it',
  },
  {
    id: 'payment.reason-of-pack',
    what: 'Buying checks with a refused card does not say why it was refused.',
    layer: 'component',
    domain: 'credits',
    file: 'app/[locale]/(dashboard)/dashboard/purchase-checks/_components/payment-failure.tsx',
    find: '{reason ? declines(reason) : null} ',
    replace: '',
    caughtBy: [
      {
        test: 'tests/component/credits/buy-checks.mocked.test.tsx',
        name: 'says of a refused card why, and where to enter another one',
      },
    ],
    before: 'tests/e2e/credits.spec.ts › a refused card says why, and where to enter another one',
  },
  {
    id: 'invitations.too-early',
    what: 'An invitation’s button can be pressed before the password meets the rules.',
    layer: 'component',
    domain: 'invitations',
    file: 'app/[locale]/(auth)/invitation/_components/set-up-form.tsx',
    find: 'disabled={!ready}',
    replace: 'disabled={false}',
    caughtBy: [
      {
        test: 'tests/component/invitations/invitation.mocked.test.tsx',
        name: 'is counted rule by rule, and can be sent once all are met',
      },
    ],
    before: 'tests/e2e/invitation.spec.ts › a new team member sets a password rule by rule and is in',
  },
  {
    id: 'invitations.token-in-address',
    what: 'The token of an invitation stays in the address bar and in the history.',
    layer: 'component',
    domain: 'invitations',
    file: 'app/[locale]/(auth)/invitation/_components/drop-token.tsx',
    find: "    url.searchParams.delete('token');\n",
    replace: '',
    caughtBy: [
      {
        test: 'tests/component/invitations/invitation.mocked.test.tsx',
        name: 'leaves the address bar, is sent with the password, and stays in no store',
      },
    ],
    before: 'tests/e2e/invitation.spec.ts › a new team member sets a password rule by rule and is in',
  },
  {
    id: 'settings.codes-unsaved',
    what: 'Recovery codes can be put away before anybody has said that they are kept.',
    layer: 'component',
    domain: 'settings',
    file: 'app/[locale]/(dashboard)/dashboard/settings/_components/recovery-codes.tsx',
    find: '<Button disabled={!saved}',
    replace: '<Button disabled={false}',
    caughtBy: [
      {
        test: 'tests/component/settings/second-factor.mocked.test.tsx',
        name: 'shows its codes until the reader says they are kept',
      },
    ],
    before: 'tests/e2e/settings.spec.ts › two-step sign-in is set up, asks at sign-in, and is turned off',
  },
  {
    id: 'measurement.asks-again',
    what: 'Who said no to being measured is asked again on every page.',
    layer: 'component',
    domain: 'measurement',
    file: 'components/measurement/visit-banners.tsx',
    find: "if (consentState === 'blocked' || consentState === 'denied') return;",
    replace: "if (consentState === 'blocked') return;",
    caughtBy: [
      {
        test: 'tests/component/visit/consent.mocked.test.tsx',
        name: 'is answered with no by the keyboard, which is kept and not asked again',
      },
    ],
    before: 'tests/e2e/measurement.spec.ts › nothing is sent before the visitor allows it, nor after a no',
  },
  {
    id: 'language.asks-again',
    what: 'Who stays with a page’s language is offered the other one on the next.',
    layer: 'component',
    domain: 'i18n',
    file: 'components/layout/language-suggestion.tsx',
    find: "localStorage.setItem(LANGUAGE_SUGGESTION_KEY, 'true');",
    replace: "sessionStorage.setItem(LANGUAGE_SUGGESTION_KEY, 'true');",
    caughtBy: [
      {
        test: 'tests/component/visit/language-offer.mocked.test.tsx',
        name: 'is gone for good once it is answered by the keyboard',
      },
    ],
    before: 'tests/e2e/language.spec.ts › who answers "stay" is not asked again',
  },
  {
    id: 'checklists.on-paper',
    what: 'A printed checklist begins with a page of our own advertising.',
    layer: 'browser',
    domain: 'checklists',
    file: 'components/checklists/print.css',
    find: 'main:has([data-checklist]) > :not(:has([data-checklist])) {',
    replace: 'main:has([data-checklists]) > :not(:has([data-checklist])) {',
    caughtBy: [
      {
        test: 'tests/e2e/try-checklist.spec.ts',
        name: 'anybody makes a list, answers a question, still has it after a reload, and prints it',
      },
    ],
    message: /toBeHidden/,
    before: 'tests/e2e/try-checklist.spec.ts › on paper the list stands alone',
  },
  {
    id: 'checks.unreadable-without-reason',
    what: 'A locked file says that reading failed instead of that it is locked.',
    layer: 'component',
    domain: 'checks',
    file: 'app/[locale]/(dashboard)/dashboard/permit-checklist/[check]/_components/file-row.tsx',
    find: "{failures(failure ?? 'reader_failed')}",
    replace: "{failures('reader_failed')}",
    caughtBy: [
      {
        test: 'tests/component/checks/uploads.test.tsx',
        name: 'that could not be read says why, and can be read again where that may help',
      },
    ],
    before:
      'tests/e2e/permit-checks.spec.ts › a file that cannot be read says why in one sentence, and the others are read all the same',
  },
  {
    id: 'referrals.code-lost',
    what: 'A referral link that is followed days later gives nothing.',
    layer: 'browser',
    domain: 'referrals',
    file: 'components/marketing/referral-capture.tsx',
    find: '    rememberReferral(code, Date.now());\n',
    replace: '',
    caughtBy: [
      {
        test: 'tests/e2e/browser-traces.spec.ts',
        name: 'a referral link is remembered and leads to sign-up',
      },
    ],
    before: 'tests/e2e/site.spec.ts › a referral link is remembered and leads to sign-up',
  },
];
