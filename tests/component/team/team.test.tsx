import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Invitations } from '@/app/[locale]/(dashboard)/dashboard/team/_components/invitations';
import {
  InviteMember,
  type InviteMemberProps,
} from '@/app/[locale]/(dashboard)/dashboard/team/_components/invite-member';
import { Members, type MembersProps } from '@/app/[locale]/(dashboard)/dashboard/team/_components/members';
import type { AssignActions, AssignablePage } from '@/components/team/assign-types';
import type { Invitation } from '@/lib/company/invitations/view';
import type { Member } from '@/lib/company/team/view';
import { rolesToGive } from '@/lib/identity/access/member-rules';
import { done, doneAction, refused } from '../../support/answers';
import { inBothLanguages, router } from '../../support/component';
import { fill } from '../../support/fill';
import { inSpanish } from '../../support/in-spanish';
import { Toasts } from '../../support/toasts';

const NOW = new Date('2026-11-20T15:00:00Z');
const CLOCK = { now: NOW, timeZone: 'America/Chicago' };

const OWNER: Member = {
  userId: 'usr_ana',
  firstName: 'Ana',
  lastName: 'Reyes',
  email: 'ana@example.com',
  role: 'owner',
  joinedAt: NOW,
  pausedAt: null,
  lastSeenAt: NOW,
  secondFactor: true,
  assignedPermits: 0,
  openTasks: 0,
  overdueTasks: 0,
  isYou: true,
};
const VERA: Member = {
  ...OWNER,
  userId: 'usr_vera',
  firstName: 'Vera',
  lastName: 'Sorensen',
  email: 'vera@example.com',
  role: 'viewer',
  lastSeenAt: null,
  secondFactor: false,
  assignedPermits: 2,
  openTasks: 0,
  overdueTasks: 0,
  isYou: false,
};

inBothLanguages('inviting to the team', (reader) => {
  async function open(invite: InviteMemberProps['invite']) {
    const { t, user, mount } = reader();
    mount(
      <>
        <InviteMember roles={rolesToGive('owner')} invite={invite} />
        <Toasts />
      </>,
    );
    await user.click(screen.getByRole('button', { name: t('team', 'invite.button') }));
    const dialog = within(screen.getByRole('dialog', { name: t('team', 'invite.title') }));
    const send = () => user.click(dialog.getByRole('button', { name: t('team', 'invite.submit') }));
    const enter = async () => {
      await fill(user, dialog.getByLabelText(t('team', 'invite.name')), 'Nora Hart');
      await fill(user, dialog.getByLabelText(t('team', 'invite.email')), 'nora@example.com');
    };
    return { dialog, send, enter };
  }

  test('gives a role, and a language that begins as the reader’s', async () => {
    const { t, user, locale } = reader();
    const invite = doneAction();
    const { dialog, send, enter } = await open(invite);
    for (const role of ['manager', 'member', 'viewer'])
      expect(dialog.getByText(t('team', `roles.${role}.may`))).toBeVisible();
    expect(dialog.getByRole('radio', { name: new RegExp(t('team', 'roles.member.name')) })).toBeChecked();
    expect(dialog.getByLabelText(t('team', 'invite.language'))).toHaveValue(locale);
    await enter();
    await user.click(dialog.getByRole('radio', { name: new RegExp(t('team', 'roles.viewer.name')) }));
    await user.selectOptions(dialog.getByLabelText(t('team', 'invite.language')), 'es');
    await send();
    expect(await screen.findByText(t('team', 'invite.sent', { email: 'nora@example.com' }))).toBeVisible();
    expect(invite.mock.calls).toEqual([
      [{ name: 'Nora Hart', email: 'nora@example.com', role: 'viewer', locale: 'es' }],
    ]);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(router.refresh).toHaveBeenCalledOnce();
  });

  test.each([
    ['name', 'too_small', 'name'],
    ['email', 'invalid_format', 'email'],
    ['email', 'invitation_open', 'invitation_open'],
    ['email', 'already_member', 'already_member'],
  ])('a refused %s (%s) is marked, and the dialog stays', async (field, reason, text) => {
    const { t } = reader();
    const invite = doneAction();
    invite.mockResolvedValueOnce(refused('invalid_input', { [field]: reason }));
    const { dialog, send, enter } = await open(invite);
    await enter();
    await send();
    const input = dialog.getByLabelText(t('team', `invite.${field}`));
    await waitFor(() => expect(input).toHaveAccessibleDescription(t('team', `fieldErrors.${text}`)));
    expect(input).toHaveFocus();
    expect(screen.getByRole('dialog')).toBeVisible();
  });

  test('what fails without a field of its own is a message', async () => {
    const { t } = reader();
    const invite = doneAction();
    invite.mockResolvedValueOnce(refused('plan_required'));
    const { send, enter } = await open(invite);
    await enter();
    await send();
    expect(await screen.findByText(t('errors', 'plan_required'))).toBeVisible();
  });
});

inSpanish('open invitations', (reader) => {
  const NORA: Invitation = {
    id: 'inv_nora',
    kind: 'team_member',
    email: 'nora@example.com',
    name: 'Nora Hart',
    locale: 'en',
    role: 'manager',
    subcontractorId: null,
    invitedBy: 'Ana Reyes',
    sentAt: NOW,
    expiresAt: new Date(NOW.getTime() + 86_400_000),
    expired: false,
  };

  function open(by: MembersProps['by'], invitation = NORA) {
    const [resend, revoke] = [doneAction(), doneAction()];
    reader().mount(
      <>
        <Invitations
          invitations={[invitation]}
          company="Crew LLC"
          by={by}
          clock={CLOCK}
          resend={resend}
          revoke={revoke}
        />
        <Toasts />
      </>,
    );
    return { resend, revoke };
  }
  const owner = { userId: OWNER.userId, role: 'owner' } as const;

  test('are sent again and taken back by who may give the role', async () => {
    const { t, user } = reader();
    const { resend, revoke } = open(owner);
    const name = 'Nora Hart';
    const list = screen.getByRole('list', { name: t('team', 'invitations.region', { company: 'Crew LLC' }) });
    expect(within(list).getByText(t('team', 'roles.manager.name'))).toBeVisible();
    expect(within(list).getByText(t('team', 'invitations.by', { name: 'Ana Reyes' }))).toBeVisible();
    await user.click(screen.getByRole('button', { name: t('team', 'invitations.resendNamed', { name }) }));
    expect(await screen.findByText(t('team', 'invitations.resent', { email: NORA.email }))).toBeVisible();
    await user.click(screen.getByRole('button', { name: t('team', 'invitations.revokeNamed', { name }) }));
    const dialog = screen.getByRole('dialog', { name: t('team', 'invitations.revokeTitle', { name }) });
    expect(
      within(dialog).getByText(t('team', 'invitations.revokeText', { email: NORA.email })),
    ).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: t('team', 'invitations.revokeConfirm') }));
    expect(await screen.findByText(t('team', 'invitations.revoked', { name }))).toBeVisible();
    expect([resend.mock.calls, revoke.mock.calls]).toEqual([
      [[{ invitationId: 'inv_nora' }]],
      [[{ invitationId: 'inv_nora' }]],
    ]);
  });

  test.each([
    ['who reads only', null],
    ['a manager, of another manager', { userId: 'usr_1', role: 'manager' } as const],
  ])('are without buttons for %s', (_name, by) => {
    open(by);
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('say that they have run out', () => {
    const { t } = reader();
    open(owner, { ...NORA, expired: true });
    const expired = t('team', 'invitations.expired', { when: '@' }).split('@')[0] ?? '';
    expect(screen.getByText(new RegExp(expired))).toBeVisible();
  });
});

inSpanish('the members of a team', (reader) => {
  function open({
    by = { userId: OWNER.userId, role: 'owner' },
    members = [OWNER, VERA],
    page = PERMITS,
  }: Partial<Pick<MembersProps, 'by' | 'members'>> & { page?: AssignablePage } = {}) {
    const actions = {
      changeRole: doneAction(),
      remove: doneAction(),
      list: doneAction<Parameters<AssignActions['list']>[0], AssignablePage>(page),
      assign: doneAction(),
      unassign: doneAction(),
    };
    const { t, mount } = reader();
    mount(
      <>
        <Members
          members={members}
          company="Crew LLC"
          by={by}
          clock={CLOCK}
          {...actions}
          assigning={actions}
        />
        <Toasts />
      </>,
    );
    // A table on a desk and cards on a phone: both stand here.
    const table = screen.getByRole('region', { name: t('team', 'members.region', { company: 'Crew LLC' }) });
    return { ...actions, table: within(table) };
  }
  const name = 'Vera Sorensen';

  test('are listed with what each may do', () => {
    const { t } = reader();
    const { table } = open();
    expect(table.getByText(t('team', 'members.you'))).toBeVisible();
    expect(table.getByText(t('team', 'roles.owner.may'))).toBeVisible();
    expect(table.getByText(t('team', 'roles.viewer.may'))).toBeVisible();
    expect(table.getByText(t('team', 'members.never'))).toBeVisible();
    expect(table.getByText(t('team', 'members.twoStepOn'))).toBeVisible();
    expect(table.getByText(t('team', 'members.twoStepOff'))).toBeVisible();
    expect(table.getByText(t('team', 'workload.permits', { count: 2 }))).toBeVisible();
    // Of themselves the reader changes nothing.
    expect(table.getAllByRole('combobox')).toHaveLength(1);
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
  });

  test('have another role at once, which can be taken back', async () => {
    const { t, user } = reader();
    const { table, changeRole } = open();
    const role = table.getByLabelText(t('team', 'members.roleOf', { name }));
    expect(
      within(role)
        .getAllByRole('option')
        .map((option) => option.getAttribute('value')),
    ).toEqual(['manager', 'member', 'viewer']);
    await user.selectOptions(role, 'manager');
    const changed = t('team', 'members.roleChanged', { name, role: t('team', 'roles.manager.name') });
    expect(await screen.findByText(changed)).toBeVisible();
    await user.click(screen.getByRole('button', { name: t('team', 'members.undo') }));
    await waitFor(() =>
      expect(changeRole.mock.calls).toEqual([
        [{ userId: 'usr_vera', role: 'manager' }],
        [{ userId: 'usr_vera', role: 'viewer' }],
      ]),
    );
  });

  test('are removed after a question', async () => {
    const { t, user } = reader();
    const { table, remove } = open();
    await user.click(table.getByRole('button', { name: t('team', 'members.removeNamed', { name }) }));
    const dialog = within(screen.getByRole('dialog', { name: t('team', 'remove.title', { name }) }));
    expect(dialog.getByText(t('team', 'remove.text', { name, company: 'Crew LLC' }))).toBeVisible();
    await user.click(dialog.getByRole('button', { name: t('team', 'remove.confirm') }));
    expect(await screen.findByText(t('team', 'remove.done', { name }))).toBeVisible();
    expect(remove.mock.calls).toEqual([[{ userId: 'usr_vera' }]]);
  });

  test('who waits for a seat is marked', () => {
    const { t } = reader();
    const { table } = open({ members: [OWNER, { ...VERA, pausedAt: NOW }] });
    expect(table.getByText(t('team', 'members.paused'))).toBeVisible();
    expect(table.getByText(t('team', 'members.pausedText', { name }))).toBeVisible();
  });

  test('are only read by who may change nobody', () => {
    open({ by: null });
    expect(screen.queryByRole('combobox')).toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
  });

  const openPermits = async (page = PERMITS) => {
    const { t, user } = reader();
    const opened = open({ page });
    await user.click(opened.table.getByRole('button', { name: t('team', 'members.assignTo', { name }) }));
    const dialog = within(screen.getByRole('dialog', { name: t('team', 'assign.title', { name }) }));
    await waitFor(() => expect(opened.list).toHaveBeenCalledOnce());
    return { ...opened, dialog };
  };

  test('with a gap are given nothing new, and what they have can be taken from them', async () => {
    const { t, locale } = reader();
    const { dialog } = await openPermits({ ...PERMITS, assignable: 'block', gaps: ['Auto', 'W-9'] });
    const papers = new Intl.ListFormat(locale).format(['Auto', 'W-9']);
    expect(await dialog.findByText(t('team', 'assign.gap.block'))).toBeVisible();
    expect(dialog.getByText(t('team', 'assign.gap.lacks', { papers }))).toBeVisible();
    expect(dialog.getByRole('checkbox', { name: /TK-1/ })).toBeDisabled();
    expect(dialog.getByRole('checkbox', { name: /XX-2/ })).toBeEnabled();
  });

  test('a gap that opened meanwhile is said, and the tick goes back', async () => {
    const { t, user } = reader();
    const { dialog, assign } = await openPermits();
    assign.mockResolvedValueOnce({
      ok: false,
      code: 'conflict',
      fieldErrors: { subcontractorId: 'compliance_gap' },
    });
    const box = await dialog.findByRole('checkbox', { name: /TK-1/ });
    await user.click(box);
    expect(await screen.findByText(t('team', 'assign.refused'))).toBeInTheDocument();
    expect(box).not.toBeChecked();
  });

  test('are given permits by a tick each, which goes back where it fails', async () => {
    const { t, user } = reader();
    const { dialog, assign, unassign } = await openPermits();
    await user.click(await dialog.findByRole('checkbox', { name: /TK-1/ }));
    expect(assign.mock.calls).toEqual([[{ permitId: 1, userId: 'usr_vera' }]]);
    unassign.mockResolvedValueOnce(refused('unavailable'));
    const theirs = dialog.getByRole('checkbox', { name: /XX-2/ });
    expect(theirs).toBeChecked();
    await user.click(theirs);
    expect(await screen.findByText(t('errors', 'unavailable'))).toBeVisible();
    expect(theirs).toBeChecked();
    await user.click(dialog.getByRole('button', { name: t('team', 'assign.done') }));
    expect(router.refresh).toHaveBeenCalled();
  });

  test('the permits are searched, read on, and read again where that failed', async () => {
    const { t, user } = reader();
    const { dialog, list } = await openPermits();
    const more = await dialog.findByRole('button', { name: t('team', 'assign.more') });
    const [first] = PERMITS.items;
    list.mockResolvedValueOnce(
      done({ items: first ? [{ ...first, id: 3, permitNumber: 'ZZ-3' }] : [], ...NO_GAP, next: null }),
    );
    await user.click(more);
    expect(await dialog.findByRole('checkbox', { name: /ZZ-3/ })).toBeVisible();
    expect(dialog.getAllByRole('checkbox')).toHaveLength(3);
    list.mockResolvedValueOnce(done({ items: [], ...NO_GAP, next: null }));
    await user.click(dialog.getByLabelText(t('team', 'assign.search')));
    await user.paste('nothing like it');
    await user.keyboard('{Enter}');
    expect(await dialog.findByText(t('team', 'assign.none', { query: 'nothing like it' }))).toBeVisible();
    list.mockResolvedValueOnce(refused('internal'));
    await user.click(dialog.getByRole('button', { name: t('team', 'assign.submit') }));
    expect(await dialog.findByText(t('team', 'assign.failed'))).toBeVisible();
    await user.click(dialog.getByRole('button', { name: t('team', 'assign.retry') }));
    expect(await dialog.findByRole('checkbox', { name: /TK-1/ })).toBeVisible();
    expect(list.mock.calls.map(([{ q, after }]) => [q, after])).toEqual([
      ['', ''],
      ['', 'page-2'],
      ['nothing like it', ''],
      ['nothing like it', ''],
      ['nothing like it', ''],
    ]);
  });

  test('a company that watches none says so', async () => {
    const { t } = reader();
    const { dialog } = await openPermits({ items: [], ...NO_GAP, next: null });
    expect(await dialog.findByText(t('team', 'assign.empty'))).toBeVisible();
  });
});

const NO_GAP = { assignable: 'yes', gaps: [] as string[] } as const;
const PERMITS: AssignablePage = {
  ...NO_GAP,
  items: [
    { id: 1, permitNumber: 'TK-1', place: '1 Oak St · Austin, TX', bucket: 'issued', isAssigned: false },
    { id: 2, permitNumber: 'XX-2', place: '2 Oak St · Austin, TX', bucket: 'pending', isAssigned: true },
  ],
  next: 'page-2',
};
