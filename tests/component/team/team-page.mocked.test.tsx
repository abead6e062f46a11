import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import SubcontractorsPage from '@/app/[locale]/(dashboard)/dashboard/subcontractors/page';
import TeamPage from '@/app/[locale]/(dashboard)/dashboard/team/page';
import type { Invitation } from '@/lib/company/invitations/view';
import type { Subcontractor } from '@/lib/company/subcontractors/view';
import type { Member } from '@/lib/company/team/view';
import type { MemberRole } from '@/lib/context';
import { refusal } from '@/lib/identity/access/permissions';
import type { Seats } from '@/lib/identity/accounts/seats';
import { dollars } from '@/lib/platform/i18n/format';
import type { RouteKey } from '@/lib/platform/i18n/routes';
import { PLANS } from '@/lib/providers/billing/plans';
import type { Tier } from '@/lib/providers/billing/types';
import { inBothLanguages } from '../../support/component';
import { settled } from '../../support/settled';

const NOW = new Date('2026-11-20T15:00:00Z');

const site = vi.hoisted(() => ({
  role: 'owner' as MemberRole,
  tier: 'team' as Tier,
  seats: { used: 1, invited: 0, limit: 5 } as Seats,
  members: [] as Partial<Member>[],
  invitations: [] as Invitation[],
  subcontractors: [] as Subcontractor[],
}));

vi.mock('next-intl/server', () => import('../../support/page-texts'));
vi.mock('@/components/layout/client-messages', () => import('../../support/client-messages'));
vi.mock('@/lib/edge/server/session', () => ({
  openPage: async (page: RouteKey) => {
    const company = { name: 'Crew LLC', timeZone: 'America/Chicago', role: site.role, tier: site.tier };
    const permission = page === '/dashboard/team' ? 'team.read' : 'subcontractors.read';
    const refused = refusal(permission, company);
    const locked = refused?.code === 'plan_required' ? refused.tier : null;
    return { ctx: { now: NOW }, user: { id: 'usr_ana' }, company, locked };
  },
}));
vi.mock('@/lib/company/team/queries', () => ({
  getSeats: async () => site.seats,
  listMembers: async () => site.members,
}));
vi.mock('@/lib/company/invitations/queries', () => ({ listInvitations: async () => site.invitations }));
vi.mock('@/lib/company/subcontractors/queries', () => ({
  listSubcontractors: async () => site.subcontractors,
}));
vi.mock('@/app/[locale]/(dashboard)/dashboard/team/actions', () => ({
  changeRoleAction: null,
  inviteMemberAction: null,
  removeMemberAction: null,
  resendInvitationAction: null,
  revokeInvitationAction: null,
}));
vi.mock('@/app/[locale]/(dashboard)/dashboard/team/assigning', () => ({
  assignPermitAction: null,
  listAssignableAction: null,
  unassignPermitAction: null,
}));
vi.mock('@/app/[locale]/(dashboard)/dashboard/subcontractors/actions', () => ({
  inviteSubcontractorAction: null,
  removeSubcontractorAction: null,
  resendSubcontractorAction: null,
  revokeSubcontractorAction: null,
  saveSubcontractorAction: null,
}));

const makeMember = (userId: string, role: MemberRole): Partial<Member> => ({
  userId,
  firstName: 'Pat',
  lastName: userId,
  email: `${userId}@example.com`,
  role,
  pausedAt: null,
  lastSeenAt: null,
  secondFactor: false,
  assignedPermits: 0,
  openTasks: 0,
  overdueTasks: 0,
});

beforeEach(() => {
  Object.assign(site, {
    role: 'owner',
    tier: 'team',
    seats: { used: 1, invited: 0, limit: 5 },
    members: [makeMember('usr_ana', 'owner')],
    invitations: [],
    subcontractors: [],
  });
});

inBothLanguages('the pages of a team', (reader) => {
  const open = async (page: typeof TeamPage) => {
    const { locale, mount } = reader();
    mount(await settled(page({ params: Promise.resolve({ locale }) })));
  };
  const invite = () => screen.queryByRole('button', { name: reader().t('team', 'invite.button') });

  test('an owner who works alone is told whom to invite', async () => {
    const { t } = reader();
    await open(TeamPage);
    expect(screen.getByRole('heading', { level: 1, name: t('team', 'title') })).toBeVisible();
    expect(screen.getByText(t('team', 'members.alone.title'))).toBeVisible();
    expect(screen.getByText(t('team', 'seats.used', { used: 1, limit: 5 }))).toBeVisible();
    expect(invite()).toBeVisible();
  });

  test('an open invitation takes a seat', async () => {
    const { t } = reader();
    site.seats = { used: 1, invited: 1, limit: 5 };
    site.invitations = [INVITATION];
    await open(TeamPage);
    expect(screen.getByText(t('team', 'seats.withInvited', { used: 1, limit: 5, invited: 1 }))).toBeVisible();
    expect(screen.getByText('nora@example.com')).toBeVisible();
    expect(screen.queryByText(t('team', 'members.alone.title'))).toBeNull();
  });

  test('without a free seat nobody is invited, and more seats are a link away', async () => {
    const { t, href } = reader();
    site.seats = { used: 4, invited: 1, limit: 5 };
    site.members.push(makeMember('usr_2', 'manager'));
    await open(TeamPage);
    expect(screen.getByText(t('team', 'seats.full'))).toBeVisible();
    expect(invite()).toBeNull();
    expect(
      screen.getByRole('row', { name: `${t('team', 'seats.free')} 0`, hidden: true }),
    ).toBeInTheDocument();
    expect(screen.getByRole('link', { name: t('team', 'seats.plans') })).toHaveAttribute(
      'href',
      href('/pricing'),
    );
  });

  test('a plan that became too small says how many wait', async () => {
    const { t } = reader();
    site.members.push({ ...makeMember('usr_2', 'viewer'), pausedAt: NOW });
    await open(TeamPage);
    expect(screen.getByText(t('team', 'seats.over', { count: 1 }))).toBeVisible();
  });

  test.each(['member', 'viewer'] as const)('a %s reads why they may not change it', async (role) => {
    const { t } = reader();
    site.role = role;
    site.members.push(makeMember('usr_2', role));
    await open(TeamPage);
    const named = { role: t('team', `roles.${role}.name`) };
    expect(screen.getByText(t('team', 'readOnly.text', named))).toBeVisible();
    expect(screen.queryByRole('combobox')).toBeNull();
    expect(invite()).toBeNull();
  });

  test('of subcontractors: empty, for who invites and for who reads', async () => {
    const { t } = reader();
    await open(SubcontractorsPage);
    expect(screen.getByText(t('subcontractors', 'empty.title'))).toBeVisible();
    expect(screen.getByRole('button', { name: t('subcontractors', 'invite.button') })).toBeVisible();
  });

  test('of subcontractors: read only', async () => {
    const { t } = reader();
    site.role = 'viewer';
    await open(SubcontractorsPage);
    const named = { role: t('team', 'roles.viewer.name') };
    expect(screen.getByText(t('subcontractors', 'readOnly.text', named))).toBeVisible();
    expect(screen.getByText(new RegExp(t('subcontractors', 'empty.readOnly')))).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });

  test.each([
    ['team', TeamPage],
    ['subcontractors', SubcontractorsPage],
  ] as const)(
    'a plan too small shows what %s does, with rows that say they are examples',
    async (name, page) => {
      const { t, href } = reader();
      site.tier = 'solo';
      await open(page);
      expect(screen.getByRole('heading', { level: 1, name: t('locked', `${name}.title`) })).toBeVisible();
      const plan = t('home', 'plans.names.team');
      expect(screen.getByText(t('locked', 'opensWith', { plan }))).toBeVisible();
      expect(screen.getByText(t('locked', 'price', { price: dollars(PLANS.team.priceCents) }))).toBeVisible();
      const table = screen.getByRole('region', {
        name: t('locked', 'exampleOf', { page: t('locked', `${name}.title`) }),
      });
      expect(within(table).getAllByText(t('locked', 'example'))).toHaveLength(3);
      expect(screen.getByText(t('locked', 'exampleNote'))).toBeVisible();
      expect(screen.getByRole('link', { name: t('locked', 'plans') })).toHaveAttribute(
        'href',
        href('/pricing'),
      );
      expect(screen.queryByRole('button')).toBeNull();
    },
  );
});

const INVITATION: Invitation = {
  id: 'inv_nora',
  kind: 'team_member',
  email: 'nora@example.com',
  name: 'Nora Hart',
  locale: 'en',
  role: 'member',
  subcontractorId: null,
  invitedBy: null,
  sentAt: NOW,
  expiresAt: NOW,
  expired: false,
};
