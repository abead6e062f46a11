import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { BalanceCard } from '@/app/[locale]/(dashboard)/dashboard/purchase-checks/_components/balance-card';
import { Ledger } from '@/app/[locale]/(dashboard)/dashboard/purchase-checks/_components/ledger';
import { NoPlan } from '@/app/[locale]/(dashboard)/dashboard/purchase-checks/_components/no-plan';
import { PackTable } from '@/app/[locale]/(dashboard)/dashboard/purchase-checks/_components/pack-table';
import { priceEach } from '@/app/[locale]/(dashboard)/dashboard/purchase-checks/_components/price-each';
import { dollars, figure } from '@/lib/platform/i18n/format';
import { PLAN_FACTS } from '@/lib/providers/billing/plan-facts';
import { PLANS } from '@/lib/providers/billing/plans';
import { type SubscriptionState, TIERS, type Tier } from '@/lib/providers/billing/types';
import {
  COVERAGES,
  type CreditBalance,
  type CreditEntry,
  HOLDS,
  type LedgerMonth,
} from '@/lib/sales/credits/types';
import { CLOCK, createDateFormats, inDays, subscribed } from '../../support/billing';
import { inBothLanguages } from '../../support/component';

const MONTHS: LedgerMonth[] = [
  { startsOn: '2026-11-20', endsOn: '2026-12-19' },
  { startsOn: '2025-12-20', endsOn: '2026-01-19' },
];

function makeEntry(kind: CreditEntry['kind'], given: Partial<CreditEntry> = {}): CreditEntry {
  return {
    id: 1,
    kind,
    amount: 0,
    balance: 0,
    period: '2026-11-20',
    source: `${kind}:chk_7`,
    tier: null,
    coverage: null,
    invoice: null,
    actor: null,
    createdAt: CLOCK.now,
    ...given,
  };
}

inBothLanguages('the checks of a company', (reader) => {
  const text = (key: string, values?: Record<string, string | number>) => reader().t('credits', key, values);
  const planName = (tier: Tier) => reader().t('home', `plans.names.${tier}`);
  const dates = { day: (day: string) => createDateFormats(reader().locale).shortDay(day) };
  const subscription = () => reader().href('/dashboard/subscription');

  function showLedger(
    items: CreditEntry[],
    given: { next?: string; month?: string; isLater?: boolean } = {},
  ) {
    reader().mount(
      <Ledger
        page={{ items, next: given.next ?? null }}
        months={MONTHS}
        month={given.month ?? null}
        isLater={given.isLater ?? false}
        clock={CLOCK}
      />,
    );
  }
  const lines = () =>
    [...document.querySelectorAll('tbody tr')].map((row) =>
      [...row.querySelectorAll('td')].map(({ textContent }) => textContent),
    );

  test('are explained line by line: for what, how many, and how many were left', () => {
    const invoice = { number: 'L-0001', totalCents: 2_900, pageUrl: 'https://pay.example/in_1' };
    showLedger([
      makeEntry('grant', {
        id: 9,
        amount: 1_000,
        balance: 1_089,
        tier: 'enterprise',
        coverage: 'unmonitored',
      }),
      makeEntry('carried', { id: 8, balance: 89 }),
      makeEntry('adjustment', { id: 7, amount: -3, balance: 89 }),
      makeEntry('returned', { id: 6, amount: 1, balance: 92 }),
      makeEntry('use', { id: 5, amount: -1, balance: 91, actor: 'Ana Reyes' }),
      makeEntry('purchase', { id: 4, amount: 20, balance: 92, invoice }),
      makeEntry('upgrade', { id: 3, amount: -40, balance: 72, tier: 'team' }),
      makeEntry('upgrade', { id: 2, amount: 40, balance: 112, tier: 'professional' }),
      makeEntry('grant', { id: 1, amount: 35, balance: 72, tier: 'team', coverage: 'monitored' }),
    ]);
    const entry = (key: string, values?: Record<string, string | number>) => text(`entries.${key}`, values);
    const today = dates.day('2026-11-20');
    const date = today;
    expect(lines()).toEqual([
      [
        today,
        `${entry('grant.title', { plan: planName('enterprise') })}${entry('grant.unmonitored', { date })}`,
        '+1,000',
        '1,089',
      ],
      [today, `${entry('carried.title')}${entry('carried.text')}`, '0', '89'],
      [today, entry('adjustment.title'), '−3', '89'],
      [today, `${entry('returned.title')}${entry('returned.text', { id: 'chk_7' })}`, '+1', '92'],
      [
        today,
        `${entry('use.title')}${entry('use.text', { id: 'chk_7' })}${entry('by', { name: 'Ana Reyes' })}`,
        '−1',
        '91',
      ],
      [
        today,
        `${entry('purchase.title', { count: 20 })}${entry('purchase.text', { number: 'L-0001', price: '$29' })}${entry('purchase.link')}`,
        '+20',
        '92',
      ],
      [today, `${entry('upgrade.title', { plan: planName('team') })}${entry('upgrade.less')}`, '−40', '72'],
      [
        today,
        `${entry('upgrade.title', { plan: planName('professional') })}${entry('upgrade.more')}`,
        '+40',
        '112',
      ],
      [
        today,
        `${entry('grant.title', { plan: planName('team') })}${entry('grant.monitored', { date })}`,
        '+35',
        '72',
      ],
    ]);
    expect(screen.getByRole('link', { name: entry('purchase.link') })).toHaveAttribute(
      'href',
      invoice.pageUrl,
    );
  });

  test('that came late in the evening came on that day, not on the next of Greenwich', () => {
    showLedger([makeEntry('carried', { createdAt: new Date('2026-11-20T03:00:00Z') })]);
    expect(lines()[0]?.[0]).toBe(dates.day('2026-11-19'));
  });

  test('are read by pages and by month; what is chosen stays', () => {
    const { href } = reader();
    showLedger([makeEntry('carried')], { next: '17', month: '2026-11-20', isLater: true });
    const page = href('/dashboard/purchase-checks');
    const pages = within(screen.getByRole('navigation', { name: text('ledger.pages') }));
    expect(pages.getByRole('link', { name: text('ledger.newest') })).toHaveAttribute(
      'href',
      `${page}?month=2026-11-20#ledger`,
    );
    expect(pages.getByRole('link', { name: text('ledger.older') })).toHaveAttribute(
      'href',
      `${page}?month=2026-11-20&after=17#ledger`,
    );
    const choice = screen.getByRole<HTMLSelectElement>('combobox', { name: text('ledger.month') });
    expect(choice).toHaveValue('2026-11-20');
    expect([...choice.options].map(({ value, text: words }) => [value, words])).toEqual([
      ['', text('ledger.allMonths')],
      ...MONTHS.map(({ startsOn, endsOn }) => [
        startsOn,
        text('ledger.monthName', { from: dates.day(startsOn), to: dates.day(endsOn) }),
      ]),
    ]);
    expect(choice.form).toHaveAttribute('action', `${page}#ledger`);
    expect(choice.form?.method).toBe('get');
  });

  test('of one page and one month have nothing to choose', () => {
    reader().mount(
      <Ledger
        page={{ items: [makeEntry('carried')], next: null }}
        months={MONTHS.slice(0, 1)}
        month={null}
        isLater={false}
        clock={CLOCK}
      />,
    );
    expect(screen.queryByRole('navigation')).toBeNull();
    expect(screen.queryByRole('combobox')).toBeNull();
  });

  test('before the first are none, and what will stand here is said', () => {
    reader().mount(
      <Ledger page={{ items: [], next: null }} months={[]} month={null} isLater={false} clock={CLOCK} />,
    );
    expect(screen.getByText(text('ledger.empty.title'))).toBeVisible();
    expect(screen.getByText(text('ledger.empty.text'))).toBeVisible();
    expect(screen.queryByRole('table')).toBeNull();
  });

  const BALANCE: CreditBalance = {
    balance: 1_054,
    month: {
      startsOn: '2026-11-20',
      endsOn: '2026-12-19',
      carriedOver: 1_000,
      granted: 35,
      bought: 20,
      used: 4,
      adjusted: 3,
    },
    plan: { tier: 'team', coverage: 'monitored', checks: 35 },
    next: { on: '2026-12-20', tier: 'team', checks: 35 },
    hold: null,
  };
  const showBalance = (given: Partial<CreditBalance> = {}) =>
    reader().mount(<BalanceCard balance={{ ...BALANCE, ...given }} now={CLOCK.now} />);

  test('add up: what was there, what came, what went, and what comes next', () => {
    showBalance();
    const held = (key: string, values?: Record<string, string | number>) => text(`balance.${key}`, values);
    const rows = [...document.querySelectorAll('dl > div')].map(({ textContent }) => textContent);
    expect(rows).toEqual([
      `${held('carriedOver')}1,000`,
      `${held('granted')}+35`,
      `${held('bought')}+20`,
      `${held('used')}−4`,
      `${held('adjusted')}+3`,
      `${held('now')}1,054`,
    ]);
    const [from, to] = [dates.day('2026-11-20'), dates.day('2026-12-19')];
    expect(screen.getByText(held('month', { from, to }))).toBeVisible();
    expect(screen.getByText(held('next', { count: 35, date: dates.day('2026-12-20') }))).toBeVisible();
    expect(screen.getByText(held('coverage.monitored'))).toBeVisible();
    expect(
      screen.getByText(held('plan', { plan: planName('team'), count: 35 }), { exact: false }),
    ).toBeVisible();
  });

  test('come with the plan that follows, and leave out what there was none of', () => {
    showBalance({
      month: { ...BALANCE.month, bought: 0, adjusted: 0 } as CreditBalance['month'],
      plan: { tier: 'team', coverage: 'unmonitored', checks: 75 },
      next: { on: '2026-12-20', tier: 'solo', checks: 20 },
    });
    const date = dates.day('2026-12-20');
    const next = { count: 20, date, plan: planName('solo') };
    expect(screen.getByText(text('balance.nextOfPlan', next))).toBeVisible();
    expect(screen.getByText(text('balance.coverage.unmonitored'))).toBeVisible();
    expect(screen.queryByText(text('balance.bought'))).toBeNull();
    expect(screen.queryByText(text('balance.adjusted'))).toBeNull();
  });

  test.each(HOLDS)('that do not come say why: %s', (hold) => {
    showBalance({ next: null, hold });
    expect(screen.getByText(text(`balance.hold.${hold}`), { exact: false })).toBeVisible();
    expect(screen.getByRole('link', { name: text('balance.hold.link') })).toHaveAttribute(
      'href',
      subscription(),
    );
  });

  test.each(COVERAGES)('of each plan stand beside its pack, counted as %s', (coverage) => {
    reader().mount(<PackTable tier="team" coverage={coverage} />);
    const rows = [...document.querySelectorAll('tbody tr')].map(({ textContent }) => textContent);
    expect(rows).toEqual(
      TIERS.map((tier) => {
        const { count, priceCents } = PLAN_FACTS[tier].extraChecks;
        const pack = text('plans.packPrice', { count: figure(count), price: dollars(priceCents) });
        const own = tier === 'team' ? text('plans.yours') : '';
        const each = priceEach({ count, priceCents });
        return `${planName(tier)}${own}${figure(PLANS[tier].checks[coverage])}${pack}${each}`;
      }),
    );
    expect(screen.getByText(text(`plans.text.${coverage}`), { exact: false })).toBeVisible();
    expect(screen.getByRole('link', { name: text('plans.change') })).toHaveAttribute('href', subscription());
  });

  test.each<[string, SubscriptionState | null]>([
    ['none', null],
    ['none', 'canceled'],
    ['unpaid', 'unpaid'],
    ['incomplete', 'incomplete'],
  ])('cannot be bought with the plan %s (%s), and what opens it is one link away', (why, state) => {
    const held = state && subscribed({ state, endedAt: inDays(-1) });
    const billing = {
      subscription: held,
      card: null,
      creditCents: 0,
      provider: null,
      hasPendingIntent: false,
    };
    reader().mount(<NoPlan billing={billing} />);
    expect(screen.getByRole('heading', { name: text(`noPlan.${why}.title`) })).toBeVisible();
    expect(screen.getByText(text(`noPlan.${why}.text`))).toBeVisible();
    expect(screen.getByRole('link', { name: text(`noPlan.${why}.action`) })).toHaveAttribute(
      'href',
      subscription(),
    );
  });

  test('wait for a plan that is being set up', () => {
    const billing = {
      subscription: null,
      card: null,
      creditCents: 0,
      provider: null,
      hasPendingIntent: true,
    };
    reader().mount(<NoPlan billing={billing} />);
    expect(screen.getByText(text('noPlan.wanted.text'))).toBeVisible();
    expect(screen.queryByRole('link')).toBeNull();
  });
});
