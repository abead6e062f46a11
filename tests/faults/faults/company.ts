// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these are pieces of source.

import type { Fault } from '../fault';

/** Setting a company up, its people, and its calendar. */
export const COMPANY: readonly Fault[] = [
  {
    id: 'onboarding.no-phone',
    what: 'The set-up can be finished without a phone number.',
    layer: 'unit',
    domain: 'onboarding',
    file: 'lib/sales/onboarding/requirements.ts',
    find: "phone: phone === '',",
    replace: 'phone: false,',
    caughtBy: [
      {
        test: 'lib/sales/onboarding/requirements.test.ts',
        name: 'lists what a new one still needs, in the order of the steps',
      },
    ],
  },
  {
    id: 'onboarding.lost-step',
    what: 'Adding a monitored city at the end of the short set-up skips the notices.',
    layer: 'unit',
    domain: 'onboarding',
    file: 'lib/sales/onboarding/variants.ts',
    find: 'streamlined: [1, 2, 4],',
    replace: 'streamlined: [1, 2, 5],',
    caughtBy: [
      {
        test: 'lib/sales/onboarding/variants.test.ts',
        name: 'leads from',
      },
    ],
  },
  {
    id: 'onboarding.half-made',
    what: 'A set-up that fails at its last write leaves a company behind without an owner’s mail.',
    layer: 'integration',
    domain: 'onboarding',
    file: 'lib/sales/onboarding/mutations.ts',
    find: 'return ctx.db.transaction(async (tx) => {\n    const within = { ...ctx, db: tx };',
    replace: 'return Promise.resolve(ctx.db).then(async (tx) => {\n    const within = { ...ctx, db: tx };',
    caughtBy: [
      {
        test: 'tests/integration/registration.test.ts',
        name: 'leaves nothing behind when the last of its writes fails',
      },
    ],
  },
  {
    id: 'onboarding.texts-without-consent',
    what: 'Somebody who did not agree to texts gets them.',
    layer: 'integration',
    domain: 'onboarding',
    file: 'lib/sales/onboarding/mutations.ts',
    find: "const texts = methods.includes('sms') && smsConsent;",
    replace: "const texts = methods.includes('sms');",
    caughtBy: [
      {
        test: 'tests/integration/registration.test.ts',
        name: 'keeps no texts as a method without consent',
      },
    ],
  },
  {
    id: 'team.manager-over-manager',
    what: 'A manager removes another manager.',
    layer: 'unit',
    domain: 'team',
    file: 'lib/identity/access/member-rules.ts',
    find: "manager: ['member', 'viewer'],",
    replace: "manager: ['manager', 'member', 'viewer'],",
    caughtBy: [
      { test: 'lib/identity/access/member-rules.test.ts', name: 'is under nobody of their own rank' },
    ],
  },
  {
    id: 'team.removed-stays',
    what: 'Who is removed from a company goes on working in it until their session ends.',
    layer: 'integration',
    domain: 'team',
    file: 'lib/company/team/mutations.ts',
    find: 'await endSessionsIn(within, { companyId, userIds: [userId] });',
    replace: '',
    caughtBy: [
      {
        test: 'tests/integration/team.test.ts',
        name: 'who is removed is signed out of this company, of no other, and their work is nobody’s',
      },
    ],
  },
  {
    id: 'invitations.after-its-days',
    what: 'An invitation opens long after its seven days.',
    layer: 'integration',
    domain: 'invitations',
    file: 'lib/company/invitations/open.ts',
    find: 'isOpen, gt(invitations.expiresAt, ctx.now));',
    replace: 'isOpen, gt(invitations.expiresAt, new Date(0)));',
    caughtBy: [
      {
        test: 'tests/integration/invitations.test.ts',
        name: 'a link that was used, taken back, replaced, made up or kept too long opens nothing',
      },
    ],
  },
  {
    id: 'invitations.anybodys',
    what: 'An invitation is accepted by whoever is signed in, whatever address it was sent to.',
    layer: 'integration',
    domain: 'invitations',
    file: 'lib/company/invitations/accept.ts',
    find: 'if (user?.email !== invitation.email)',
    replace: 'if (user === undefined)',
    caughtBy: [
      {
        test: 'tests/integration/invitations.test.ts',
        name: 'who is signed in accepts what was sent to their own address and nobody else’s',
      },
    ],
  },
  {
    id: 'calendar.day-late',
    what: 'An expiry ends a day late in everybody’s calendar.',
    layer: 'unit',
    domain: 'calendar',
    file: 'lib/company/calendar/ics.ts',
    find: 'end: new Date(`${addDays(day, 1)}T00:00:00Z`),',
    replace: 'end: new Date(`${addDays(day, 2)}T00:00:00Z`),',
    caughtBy: [
      {
        test: 'lib/company/calendar/ics.test.ts',
        name: 'puts an expiry on the city’s day, whatever the time zone',
      },
    ],
  },
  {
    id: 'calendar.who-left',
    what: 'The calendar of somebody who left goes on telling the company’s permits.',
    layer: 'integration',
    domain: 'calendar',
    file: 'lib/company/calendar/read.ts',
    find: 'if (!feed || !(feed.isMember || feed.isSubcontractor)) {',
    replace: 'if (!feed) {',
    caughtBy: [
      {
        test: 'tests/integration/calendar.test.ts',
        name: 'made up, revoked, of somebody who left or was disabled: one answer',
      },
    ],
  },
  {
    id: 'permits.utc-day',
    what: 'What was seen in the evening stands in a permit’s history on the day after.',
    layer: 'unit',
    domain: 'permits',
    file: 'lib/tracking/permits/timeline.ts',
    find: 'day: getCityDay(event) ?? dayIn(timeZone, event.detectedAt),',
    replace: "day: getCityDay(event) ?? dayIn('UTC', event.detectedAt),",
    caughtBy: [
      {
        test: 'lib/tracking/permits/timeline.test.ts',
        name: 'puts an event on the day it was seen where the company is, not on the UTC day',
      },
    ],
  },
];
