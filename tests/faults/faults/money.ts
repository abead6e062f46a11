import type { Fault } from '../fault';

/** Fees, plans, payments, checks and rewards. */
export const MONEY: readonly Fault[] = [
  {
    id: 'fees.half-a-cent',
    what: 'A city’s fee is a cent too low where half a cent goes up.',
    layer: 'unit',
    domain: 'fees',
    file: 'lib/catalogue/fees/arithmetic.ts',
    find: 'Number((2n * numerator + divisor) / (2n * divisor))',
    replace: 'Number(numerator / divisor)',
    caughtBy: [{ test: 'lib/catalogue/fees/arithmetic.test.ts', name: 'rounds half a cent up, once' }],
  },
  {
    id: 'fees.upper-end',
    what: 'A value at the upper end of a row is priced by the next row.',
    layer: 'unit',
    domain: 'fees',
    file: 'lib/catalogue/fees/arithmetic.ts',
    find: 'quantity > over && (upTo === null || quantity <= upTo)',
    replace: 'quantity >= over && (upTo === null || quantity < upTo)',
    caughtBy: [
      { test: 'lib/catalogue/fees/arithmetic.test.ts', name: 'puts the upper end of a row in the row' },
    ],
  },
  {
    id: 'billing.proration',
    what: 'The rest of a month is charged a cent too low.',
    layer: 'unit',
    domain: 'billing',
    file: 'lib/providers/billing/demo/money.ts',
    find: 'Math.floor((2 * cents * rest + length) / (2 * length))',
    replace: 'Math.floor((cents * rest) / length)',
    caughtBy: [{ test: 'lib/providers/billing/demo/money.test.ts', name: 'parts in' }],
  },
  {
    id: 'billing.discount-for-ever',
    what: 'Half off the first month is taken off every month.',
    layer: 'unit',
    domain: 'billing',
    file: 'lib/providers/billing/demo/advance.ts',
    find: 'monthCents: priceCents - discountCents,\n    discountPercent: null,\n  }',
    replace: 'monthCents: priceCents - discountCents }',
    caughtBy: [
      {
        test: 'lib/providers/billing/demo/advance.test.ts',
        name: 'the discount of a referral is off the first paid month and no other',
      },
    ],
  },
  {
    id: 'billing.last-day-is-free',
    what: 'Who cancels in the last hours of a trial is not charged the month they are told of.',
    layer: 'unit',
    domain: 'billing',
    file: 'lib/providers/billing/plan-changes.ts',
    find: 'if (now <= lastFreeCancellation(trialEndsAt)) return',
    replace: 'if (now <= trialEndsAt) return',
    caughtBy: [
      {
        test: 'lib/providers/billing/plan-changes.test.ts',
        name: 'costs the first month after that, at its discount, and gives that month',
      },
    ],
  },
  {
    id: 'credits.short-month',
    what: 'A month of checks that began on the 31st begins on the 28th for ever after February.',
    layer: 'unit',
    domain: 'credits',
    file: 'lib/sales/credits/months.ts',
    find: 'Math.min(anchorDay, last)',
    replace: 'Math.min(anchorDay, 28, last)',
    caughtBy: [
      {
        test: 'lib/sales/credits/months.test.ts',
        name: 'that begins on the 31st comes back to the 31st after a short one',
      },
    ],
  },
  {
    id: 'credits.race',
    what: 'Of fifty runs started at once from ten checks, more than ten are started.',
    layer: 'integration',
    domain: 'credits',
    file: 'lib/sales/credits/ledger.ts',
    find: "    .where(eq(creditAccounts.companyId, companyId))\n    .for('update');",
    replace: '    .where(eq(creditAccounts.companyId, companyId));',
    caughtBy: [
      {
        test: 'tests/integration/credits.test.ts',
        name: 'of fifty spent at once from a balance of ten, ten are taken',
      },
    ],
  },
  {
    id: 'credits.failed-run-costs',
    what: 'A check that could not be done is paid for.',
    layer: 'integration',
    domain: 'credits',
    file: 'lib/checking/checks/run-check.ts',
    find: '    await returnCheck({ ...ctx, db: tx, now }, { companyId: asCompanyId(run.companyId), source: run.id });\n',
    replace: '',
    caughtBy: [
      {
        test: 'tests/integration/permit-checks.test.ts',
        name: 'what comes to nothing costs nothing: broken off, nothing to read, or broken down',
      },
    ],
  },
  {
    id: 'billing.old-answer',
    what: 'An answer of the payment provider that comes late writes over a newer one.',
    layer: 'integration',
    domain: 'billing',
    file: 'lib/sales/subscriptions/sync.ts',
    find: '.where(and(eq(billingAccounts.companyId, input.companyId), lt(billingAccounts.answeredTicket, ticket)))',
    replace: '.where(eq(billingAccounts.companyId, input.companyId))',
    caughtBy: [
      {
        test: 'tests/integration/billing-sync.test.ts',
        name: 'the last question asked stands, in whatever order the answers arrive',
      },
    ],
  },
  {
    id: 'billing.old-signature',
    what: 'A copy of an old request of Stripe’s is believed.',
    layer: 'integration',
    domain: 'billing',
    file: 'lib/providers/billing/stripe/webhook.ts',
    find: 'const TOLERANCE_SECONDS = 300;',
    replace: 'const TOLERANCE_SECONDS = 300_000_000;',
    caughtBy: [{ test: 'tests/integration/stripe-webhooks.mocked.test.ts', name: 'old time stamp' }],
  },
  {
    id: 'billing.event-twice',
    what: 'The same event of Stripe’s fails the second time, and is told for days.',
    layer: 'integration',
    domain: 'billing',
    file: 'lib/sales/subscriptions/events.ts',
    find: '      .onConflictDoNothing()\n',
    replace: '',
    caughtBy: [
      { test: 'tests/integration/stripe-webhooks.mocked.test.ts', name: 'the same event 50 times at once' },
    ],
  },
  {
    id: 'plans.recipients',
    what: 'A plan has room for one recipient more than it says.',
    layer: 'integration',
    domain: 'billing',
    file: 'lib/company/notifications/mutations.ts',
    find: 'if ((state?.held ?? 0) >= plan.recipients)',
    replace: 'if ((state?.held ?? 0) > plan.recipients)',
    caughtBy: [
      {
        test: 'tests/integration/tenancy.test.ts',
        name: 'the first recipient stays, the plan bounds the rest, an address stands once',
      },
    ],
  },
  {
    id: 'plans.seats-race',
    what: 'Invitations sent at the same moment take more seats than the plan has.',
    layer: 'integration',
    domain: 'team',
    file: 'lib/identity/accounts/lock-company.ts',
    find: "\n    .for('no key update')",
    replace: '',
    caughtBy: [
      {
        test: 'tests/integration/invitations.test.ts',
        name: 'fifty invitations at once take no more seats than the plan has',
      },
    ],
  },
  {
    id: 'referrals.oneself',
    what: 'Whoever refers themselves by another spelling of their address is rewarded.',
    layer: 'integration',
    domain: 'referrals',
    file: 'lib/sales/referrals/self-referral.ts',
    find: ".replace(/\\+.*$/, '')",
    replace: '',
    caughtBy: [{ test: 'tests/integration/referrals.test.ts', name: 'by a mailbox of its team is refused' }],
  },
];
