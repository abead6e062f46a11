// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these are pieces of source.

import type { Fault } from '../fault';

/** Who is told what, when, in which language, and who is not. */
export const NOTICES: readonly Fault[] = [
  {
    id: 'notices.quiet-hours',
    what: 'Quiet hours over midnight keep nobody’s mail.',
    layer: 'unit',
    domain: 'notifications',
    file: 'lib/company/notifications/cadence.ts',
    find: ': hour >= from || hour < until;',
    replace: ': hour >= from && hour < until;',
    caughtBy: [
      {
        test: 'lib/company/notifications/cadence.test.ts',
        name: 'quiet hours push to their end, over midnight too',
      },
    ],
  },
  {
    id: 'notices.digest-hour',
    what: 'The digest comes at seven whatever hour was chosen.',
    layer: 'unit',
    domain: 'notifications',
    file: 'lib/company/notifications/cadence.ts',
    find: 'getFirstHour(rule.timeZone, on, rule.digestHour)',
    replace: 'getFirstHour(rule.timeZone, on, DIGEST_HOUR)',
    caughtBy: [
      {
        test: 'lib/company/notifications/cadence.test.ts',
        name: 'daily is the chosen hour where the recipient is',
      },
    ],
  },
  {
    id: 'notices.skipped-hour',
    what: 'On the day the clocks go forward the digest comes a day late.',
    layer: 'unit',
    domain: 'notifications',
    file: 'lib/platform/clock/zones.ts',
    find: 'shown.day === day && shown.hour >= hour',
    replace: 'shown.day === day && shown.hour === hour',
    caughtBy: [
      {
        test: 'lib/company/notifications/cadence.test.ts',
        name: 'an hour the clock skips is its next one, and one it shows twice is the first',
      },
    ],
  },
  {
    id: 'notices.text-at-night',
    what: 'Texts leave after nine in the evening.',
    layer: 'unit',
    domain: 'sms',
    file: 'lib/company/notifications/cadence.ts',
    find: 'export const TEXT_HOURS = { from: 8, until: 21 } as const;',
    replace: 'export const TEXT_HOURS = { from: 8, until: 23 } as const;',
    caughtBy: [
      {
        test: 'lib/company/notifications/cadence.test.ts',
        name: 'a text never leaves before eight or after nine, whatever is set',
      },
    ],
  },
  {
    id: 'notices.spanish-stop',
    what: 'Somebody who writes "darme de baja" goes on getting texts.',
    layer: 'unit',
    domain: 'sms',
    file: 'lib/providers/sms/words.ts',
    find: '  darme de baja|darnos de baja|dar de baja|',
    replace: '  ',
    caughtBy: [{ test: 'lib/providers/sms/keywords.test.ts', name: 'what a text means' }],
  },
  {
    id: 'notices.gone-is-not-critical',
    what: 'Who wants to hear only what cannot wait is not told that a permit is gone.',
    layer: 'unit',
    domain: 'notifications',
    file: 'lib/company/notifications/critical.ts',
    find: "    case 'vanished':\n      return true;",
    replace: "    case 'vanished':\n      return false;",
    caughtBy: [
      {
        test: 'lib/company/notifications/critical.test.ts',
        name: 'a new status and a permit that is gone are critical',
      },
    ],
  },
  {
    id: 'notices.two-workers',
    what: 'Two workers send the same mail to the same person.',
    layer: 'integration',
    domain: 'notifications',
    file: 'lib/platform/lease/lease.ts',
    find: "\n    .for('update', { skipLocked: true })",
    replace: '',
    caughtBy: [
      {
        test: 'tests/integration/lease.test.ts',
        name: 'passes over what another transaction is about to take, and waits for nobody',
      },
    ],
  },
  {
    id: 'notices.thousand-first',
    what: 'Whoever has a thousand messages is served before whoever has one.',
    layer: 'integration',
    domain: 'outbox',
    file: 'lib/providers/outbox/messages.ts',
    find: 'message.companyId ? nextTurn(ctx, message) : ctx.now',
    replace: 'message.companyId ? ctx.now : ctx.now',
    caughtBy: [
      {
        test: 'tests/integration/send-lanes.test.ts',
        name: 'one company’s many do not go before another’s one, nor before those of no company',
      },
    ],
  },
  {
    id: 'notices.digests-first',
    what: 'Digests take every place at the mail server, and a link to sign in waits behind them.',
    layer: 'unit',
    domain: 'outbox',
    file: 'lib/providers/outbox/pace.ts',
    find: 'const KEPT_FOR_PROMPT = 0.25;',
    replace: 'const KEPT_FOR_PROMPT = 0;',
    caughtBy: [
      {
        test: 'lib/providers/outbox/pace.test.ts',
        name: 'bulk leaves places and a part of the burst to what somebody waits for',
      },
    ],
  },
  {
    id: 'notices.stop-ignored',
    what: 'A STOP is answered and stops nothing.',
    layer: 'integration',
    domain: 'sms',
    file: 'lib/providers/sms/inbound.ts',
    find: '    await markStopped(ctx, { phone, word: word ?? action, locale });\n',
    replace: '',
    caughtBy: [
      {
        test: 'tests/integration/twilio-webhooks.mocked.test.ts',
        name: 'goes before every company’s consent, given before or after',
      },
    ],
  },
  {
    id: 'notices.consent-withdrawn',
    what: 'A text still leaves after the company took its consent back.',
    layer: 'integration',
    domain: 'sms',
    file: 'lib/company/notifications/obstacle.ts',
    find: "    when ${byText} and not ${hasConsented(recipients.companyId)} then 'consent_withdrawn'\n",
    replace: '',
    caughtBy: [
      { test: 'tests/integration/unsubscribe.test.ts', name: 'a message that waits for another try' },
    ],
  },
  {
    id: 'notices.company-language',
    what: 'A Spanish company gets its notices in English.',
    layer: 'integration',
    domain: 'mail',
    file: 'lib/company/notifications/compose.ts',
    find: 'coalesce(${recipients.locale}, ${companies.locale})',
    replace: "coalesce(${recipients.locale}, 'en')",
    caughtBy: [
      {
        test: 'tests/integration/notices.test.ts',
        name: 'changes that are due together make one mail in the company language',
      },
    ],
  },
  {
    id: 'notices.owners-language',
    what: 'Bills are written to every owner in English.',
    layer: 'integration',
    domain: 'mail',
    file: 'lib/providers/mail/owners.ts',
    find: '      to,\n      locale,\n',
    replace: "      to,\n      locale: 'en',\n",
    caughtBy: [
      {
        test: 'tests/integration/billing-notices.test.ts',
        name: 'reaches every owner in their own language, and nobody else',
      },
    ],
  },
  {
    id: 'notices.kept-words',
    what: 'The words of old messages are kept for years.',
    layer: 'integration',
    domain: 'retention',
    file: 'lib/company/notifications/retention.ts',
    find: "await replaceContent(ctx, inArray(messages.id, spoken), { html: '', text: '' });",
    replace: '',
    caughtBy: [
      {
        test: 'tests/integration/retention.test.ts',
        name: 'a message loses its words after 90 days and is gone with its notices after 400',
      },
    ],
  },
  {
    id: 'notices.untold-news',
    what: 'News that nobody has been told yet is cleared away.',
    layer: 'integration',
    domain: 'retention',
    file: 'lib/tracking/feeds/retention.ts',
    find: '        sql`${permitEvents.fannedOutAt} is not null`,\n',
    replace: '',
    caughtBy: [
      {
        test: 'tests/integration/retention.test.ts',
        name: 'history of permits nobody watches goes after two years',
      },
    ],
  },
  {
    id: 'notices.closed-plan',
    what: 'A company whose plan has ended goes on being told.',
    layer: 'integration',
    domain: 'notifications',
    file: 'lib/providers/billing/entitled.ts',
    find: '  OPEN_STATES.map((state)',
    replace: "  [...OPEN_STATES, 'unpaid'].map((state)",
    caughtBy: [
      {
        test: 'tests/integration/notice-choices.test.ts',
        name: 'of a company whose plan is not open is told to nobody',
      },
    ],
  },
];
