import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import UnsubscribePage, { generateMetadata } from '@/app/[locale]/(auth)/unsubscribe/[token]/page';
import { History } from '@/app/[locale]/(dashboard)/dashboard/notifications/_components/history';
import { brand } from '@/lib/brand';
import { OUTCOMES, type Outcome } from '@/lib/company/notifications/outcomes';
import type { MailChoice, MailSubscription } from '@/lib/company/notifications/unsubscribe';
import type { Notice } from '@/lib/company/notifications/view';
import type { Locale } from '@/lib/platform/i18n/locales';
import { createReader, inBothLanguages } from '../../support/component';
import { inSpanish } from '../../support/in-spanish';
import { settled } from '../../support/settled';

const NOW = new Date('2026-11-20T15:00:00Z');

const site = vi.hoisted(() => ({
  subscription: null as MailSubscription | null,
  chosen: vi.fn<(form: unknown) => void>(),
}));

vi.mock('next-intl/server', () => import('../../support/page-texts'));
vi.mock('@/components/layout/public-shell', () => ({ PublicShell: 'main' }));
vi.mock('@/lib/edge/server/context', () => ({ publicContext: () => ({}) }));
vi.mock('@/lib/company/notifications/unsubscribe', () => ({
  MAIL_CHOICES: ['keep', 'critical', 'stop'],
  findMailSubscription: async () => site.subscription,
}));
vi.mock('@/app/[locale]/(auth)/unsubscribe/[token]/actions', () => ({
  chooseMailAction: (form: FormData) => site.chosen(Object.fromEntries(form)),
}));

beforeEach(() => {
  site.subscription = null;
  site.chosen.mockReset();
});

const open = async (opened: Locale, query: Record<string, string> = {}) => {
  const params = Promise.resolve({ locale: opened, token: 'secret' });
  const page = UnsubscribePage({ params, searchParams: Promise.resolve(query) });
  createReader(opened).mount(await settled(page));
};

inBothLanguages('a link that stops mail', (reader) => {
  const text = (key: string, values?: Record<string, string>) =>
    reader().t('notifications', `unsubscribe.${key}`, values);
  const subscribed = (choice: MailChoice, isOn = true) => {
    const { locale } = reader();
    const who = { name: 'Ana Reyes', email: 'ana@example.com', companyName: 'Crew LLC' };
    site.subscription = { ...who, locale, choice, isOn };
  };

  test('says whose mail it is about, in their language wherever it is opened', async () => {
    const { locale } = reader();
    subscribed('keep');
    await open(locale === 'en' ? 'es' : 'en');
    const who = { name: 'Ana Reyes', email: 'ana@example.com', company: 'Crew LLC', brand: brand.name };
    expect(screen.getByText(text('who', who))).toBeVisible();
    expect(screen.getByText(text('notAffected', { brand: brand.name }))).toBeVisible();
    expect(document.querySelector(`[lang="${locale}"]`)).toBeVisible();
    const metadata = await generateMetadata({
      params: Promise.resolve({ locale, token: 'secret' }),
      searchParams: Promise.resolve({}),
    });
    expect(metadata).toMatchObject({ title: text('title'), robots: { index: false, follow: false } });
  });

  test.each([
    ['keep', ['stop', 'critical']],
    ['critical', ['stop', 'keep']],
    ['stop', ['again', 'critical']],
  ] as const)('says what comes now (%s) and offers the rest', async (choice, offered) => {
    subscribed(choice);
    await open(reader().locale);
    expect(screen.getByRole('status')).toHaveTextContent(text(`now.${choice}`));
    expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(
      offered.map((other) => text(`choose.${other}`)),
    );
    expect(site.chosen).not.toHaveBeenCalled();
  });

  test('does what its button says', async () => {
    const { user, locale } = reader();
    subscribed('keep');
    await open(locale);
    await user.click(screen.getByRole('button', { name: text('choose.stop') }));
    expect(site.chosen.mock.calls).toEqual([[{ token: 'secret', locale, choice: 'stop' }]]);
  });

  test('says that the company sends none at present', async () => {
    subscribed('keep', false);
    await open(reader().locale);
    expect(screen.getByRole('status')).toHaveTextContent(text('offByCompany'));
  });

  test('that is nobody’s says so', async () => {
    await open(reader().locale);
    expect(screen.getByRole('status')).toHaveTextContent(text('unknown'));
    expect(screen.queryByRole('button')).toBeNull();
  });
});

inSpanish('the history of notices', (reader) => {
  const text = (key: string, values?: Record<string, string>) =>
    reader().t('notifications', `history.${key}`, values);
  const show = (notices: Notice[], outcome: Outcome | null = null) => {
    const clock = { now: NOW, timeZone: 'America/Chicago' };
    reader().mount(<History notices={notices} clock={clock} outcome={outcome} />);
  };

  test('is empty at first', () => {
    show([]);
    expect(screen.getByText(text('empty.title'))).toBeVisible();
    expect(screen.queryByRole('navigation')).toBeNull();
  });

  test('without one of a kind leads back to all', () => {
    const { href } = reader();
    show([], 'failed');
    expect(screen.getByText(text('noneOfKind'))).toBeVisible();
    const filter = within(screen.getByRole('navigation', { name: text('filter.label') }));
    const page = href('/dashboard/notifications');
    expect(filter.getByRole('link', { name: text('filter.all') })).toHaveAttribute('href', page);
    for (const outcome of OUTCOMES) {
      const link = filter.getByRole('link', { name: text(`filter.${outcome}`) });
      expect(link).toHaveAttribute('href', `${page}?outcome=${outcome}`);
      expect(link.getAttribute('aria-current')).toBe(outcome === 'failed' ? 'true' : null);
    }
  });

  test.each<[string, Partial<Notice>, string]>([
    ['sent', { state: 'sent' }, 'states.sent'],
    ['delivered', { state: 'sent', delivery: 'delivered' }, 'deliveries.delivered'],
    ['that came back', { state: 'sent', delivery: 'bounced' }, 'deliveries.bounced'],
    ['that waits', { state: 'queued', dueAt: NOW }, 'states.queuedNow'],
    ['that its reader stopped', { state: 'failed', failure: 'unsubscribed' }, 'reasons.unsubscribed'],
    ['that failed in a way nobody named', { state: 'failed', failure: 'whatever' }, 'reasons.other'],
  ])('says of one %s so', (_name, given, key) => {
    show([{ ...NOTICE, ...given }]);
    const table = within(screen.getByRole('region', { name: text('region') }));
    expect(table.getByText(text(key, { name: 'Ana Reyes' }))).toBeVisible();
    expect(table.getByText('HI-7')).toBeVisible();
  });
});

const NOTICE: Notice = {
  key: '1',
  recipientName: 'Ana Reyes',
  channel: 'email',
  state: 'sent',
  failure: null,
  delivery: null,
  deliveryAt: null,
  createdAt: NOW,
  dueAt: NOW,
  sentAt: NOW,
  event: { kind: 'status_changed', toBucket: 'issued', toWord: 'Active', changes: {} },
  permit: { id: 7, permitNumber: 'HI-7', address: null, city: 'Austin', state: 'TX' },
};
