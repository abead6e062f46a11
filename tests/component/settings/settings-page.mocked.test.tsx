import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import SettingsPage from '@/app/[locale]/(dashboard)/dashboard/settings/page';
import type { OwnPasskey } from '@/lib/identity/accounts/passkeys-changes';
import { type AuditAction, SECURITY_EVENTS } from '@/lib/identity/audit/types';
import type { ActiveSession } from '@/lib/identity/sessions/queries';
import { inSpanish } from '../../support/in-spanish';
import { settled } from '../../support/settled';

const NOW = new Date('2026-11-20T15:00:00Z');
const FIREFOX = 'Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0';

const site = vi.hoisted(() => ({
  verifiedAt: null as Date | null,
  company: null as { timeZone: string } | null,
  passkeys: [] as OwnPasskey[],
  sessions: [] as ActiveSession[],
  actions: [] as AuditAction[],
}));

vi.mock('next-intl/server', () => import('../../support/page-texts'));
vi.mock('@/components/layout/client-messages', () => import('../../support/client-messages'));
vi.mock(
  '@/app/[locale]/(dashboard)/dashboard/settings/actions',
  () => import('../../support/settings-actions'),
);
vi.mock('@simplewebauthn/browser', () => ({ browserSupportsWebAuthn: () => true }));
vi.mock('@/lib/edge/server/session', () => ({
  requirePermission: async () => ({
    ctx: { now: NOW },
    account: {
      user: {
        firstName: 'Ana',
        lastName: 'Reyes',
        email: 'ana@example.com',
        locale: 'en',
        emailVerifiedAt: site.verifiedAt,
      },
      company: site.company,
    },
  }),
}));
vi.mock('@/lib/edge/server/gate-rules', () => ({ gateRules: () => ({ adminsNeedSecondFactor: true }) }));
vi.mock('@/lib/identity/accounts/second-factor-changes', () => ({
  getSecondFactorState: async () => ({ enabledAt: null, recoveryCodesLeft: 0 }),
}));
vi.mock('@/lib/identity/accounts/passkeys-changes', () => ({ listPasskeys: async () => site.passkeys }));
vi.mock('@/lib/identity/sessions/queries', () => ({ listSessions: async () => site.sessions }));
vi.mock('@/lib/identity/audit/queries', () => ({
  listSecurityEvents: async () =>
    site.actions.map((action, id) => ({
      id,
      action,
      address: '::ffff:10.1.2.3',
      userAgent: FIREFOX,
      createdAt: NOW,
    })),
}));

beforeEach(() => {
  Object.assign(site, { verifiedAt: NOW, company: null, passkeys: [], sessions: [], actions: [] });
});

inSpanish('the settings page', (reader) => {
  const open = async () => {
    const { locale, mount } = reader();
    mount(await settled(SettingsPage({ params: Promise.resolve({ locale }) })));
  };

  test('is there for who belongs to no company, as the back office does', async () => {
    const { t } = reader();
    await open();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(t('settings', 'title'));
    expect(screen.getByText(t('settings', 'activity.empty'))).toBeVisible();
    expect(screen.getByLabelText(t('settings', 'profile.firstName'))).toHaveValue('Ana');
    expect(screen.getByRole('button', { name: t('settings', 'twoStep.setUp') })).toBeVisible();
    expect(screen.getByRole('button', { name: t('settings', 'passkeys.add') })).toBeVisible();
  });

  test('lets nobody set up a second factor before their address is confirmed', async () => {
    const { t } = reader();
    site.verifiedAt = null;
    await open();
    expect(screen.getAllByText(t('settings', 'email.first'))).toHaveLength(2);
    expect(screen.getByRole('button', { name: t('settings', 'email.send') })).toBeVisible();
    expect(screen.queryByRole('button', { name: t('settings', 'twoStep.setUp') })).toBeNull();
    expect(screen.queryByRole('button', { name: t('settings', 'passkeys.add') })).toBeNull();
  });

  test('names devices and programs', async () => {
    const { t } = reader();
    const seen = { method: 'password', createdAt: NOW, lastSeenAt: NOW, address: null } as const;
    site.sessions = [
      { ...seen, id: 'ses_1', kind: 'web', userAgent: null, current: true },
      { ...seen, id: 'ses_2', kind: 'web', userAgent: FIREFOX, current: false },
      { ...seen, id: 'ses_3', kind: 'api', userAgent: 'curl/8', current: false },
    ];
    await open();
    const device = t('settings', 'devices.named', { browser: 'Firefox', system: 'Android' });
    for (const name of [t('settings', 'devices.unknown'), device, t('settings', 'devices.api')])
      expect(screen.getByText(name)).toBeVisible();
    expect(screen.getByRole('button', { name: t('settings', 'devices.endNamed', { device }) })).toBeVisible();
  });

  test('tells in words what happened, on which device and from which network', async () => {
    const { t } = reader();
    site.actions = [...SECURITY_EVENTS];
    await open();
    for (const action of site.actions)
      expect(screen.getByText(t('settings', `activity.actions.${action}`))).toBeVisible();
    const device = t('settings', 'devices.named', { browser: 'Firefox', system: 'Android' });
    expect(screen.getAllByText(new RegExp(`^${device} · 10\\.1\\.2\\.`))).toHaveLength(site.actions.length);
  });
});
