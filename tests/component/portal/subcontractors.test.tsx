import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { InviteSubcontractor } from '@/app/[locale]/(dashboard)/dashboard/subcontractors/_components/invite-subcontractor';
import {
  type ListedSubcontractor,
  SubcontractorList,
} from '@/app/[locale]/(dashboard)/dashboard/subcontractors/_components/subcontractor-list';
import type { AssignActions, AssignablePage } from '@/components/team/assign-types';
import { doneAction, refused } from '../../support/answers';
import { inBothLanguages, router } from '../../support/component';
import { fill } from '../../support/fill';
import { inSpanish } from '../../support/in-spanish';
import { Toasts } from '../../support/toasts';

const NOW = new Date('2026-11-20T15:00:00Z');

const PIKE: ListedSubcontractor = {
  id: 'sub_pike',
  companyName: 'Pike Electric',
  contactName: 'Sam Pike',
  email: 'sam@example.com',
  phone: '512-555-0142',
  role: 'Electrical',
  state: 'invited',
  invitationId: 'inv_pike',
  acceptedAt: null,
  assignedPermits: 1,
  openTasks: 0,
  overdueTasks: 0,
  expiresAt: NOW,
};
const NONE: AssignablePage = { items: [], next: null, assignable: 'yes', gaps: [] };

const makeActions = () => ({
  invite: doneAction(),
  save: doneAction(),
  remove: doneAction(),
  resend: doneAction(),
  revoke: doneAction(),
  assigning: {
    list: doneAction<Parameters<AssignActions['list']>[0], AssignablePage>(NONE),
    assign: doneAction(),
    unassign: doneAction(),
  },
});

inBothLanguages('inviting a subcontractor', (reader) => {
  async function open() {
    const { t, user, mount } = reader();
    const actions = makeActions();
    mount(
      <>
        <InviteSubcontractor actions={actions} />
        <Toasts />
      </>,
    );
    await user.click(screen.getByRole('button', { name: t('subcontractors', 'invite.button') }));
    const dialog = within(screen.getByRole('dialog', { name: t('subcontractors', 'invite.title') }));
    const field = (name: string) =>
      dialog.getByLabelText(new RegExp(`^${t('subcontractors', `invite.${name}`)}`));
    const send = () => user.click(dialog.getByRole('button', { name: t('subcontractors', 'invite.submit') }));
    return { actions, field, send };
  }

  test('sends what was typed, in a language', async () => {
    const { t, user, locale } = reader();
    const { actions, field, send } = await open();
    await fill(user, field('companyName'), ' Pike Electric ');
    await fill(user, field('contactName'), 'Sam Pike');
    await fill(user, field('email'), 'sam@example.com');
    await send();
    const sent = t('subcontractors', 'invite.sent', { email: 'sam@example.com' });
    expect(await screen.findByText(sent)).toBeVisible();
    const described = { companyName: 'Pike Electric', contactName: 'Sam Pike', phone: '', role: '' };
    expect(actions.invite.mock.calls).toEqual([[{ ...described, email: 'sam@example.com', locale }]]);
  });

  test('says what is wrong at each field', async () => {
    const { t } = reader();
    const { actions, field, send } = await open();
    const wrong = ['companyName', 'contactName', 'email', 'phone', 'role'];
    actions.invite.mockResolvedValueOnce(
      refused('invalid_input', Object.fromEntries(wrong.map((name) => [name, 'too_big']))),
    );
    await send();
    await waitFor(() => expect(field('companyName')).toHaveFocus());
    for (const text of ['companyName', 'name', 'email', 'phone', 'role'])
      expect(screen.getByText(t('team', `fieldErrors.${text}`))).toBeVisible();
  });
});

inSpanish('the list of subcontractors', (reader) => {
  function open(given: Partial<ListedSubcontractor> = {}, readOnly = false) {
    const { t, user, mount } = reader();
    const actions = makeActions();
    const clock = { now: NOW, timeZone: 'America/Chicago' };
    const subcontractors = [{ ...PIKE, ...given }];
    mount(
      <>
        <SubcontractorList
          subcontractors={subcontractors}
          company="Crew LLC"
          clock={clock}
          actions={readOnly ? null : actions}
        />
        <Toasts />
      </>,
    );
    const region = t('subcontractors', 'region', { company: 'Crew LLC' });
    const table = within(screen.getByRole('region', { name: region }));
    const choose = async (item: string) => {
      await user.click(
        table.getByRole('button', { name: t('subcontractors', 'menu', { name: 'Pike Electric' }) }),
      );
      await user.click(await screen.findByRole('menuitem', { name: t('subcontractors', item) }));
    };
    const confirm = async (verb: string) =>
      user.click(within(screen.getByRole('dialog')).getByRole('button', { name: t('subcontractors', verb) }));
    return { actions, table, choose, confirm };
  }

  test.each(['active', 'invited', 'expired', 'revoked'] as const)(
    'says of each whether it is in: %s',
    (state) => {
      const { t } = reader();
      const { table } = open({ state, acceptedAt: state === 'active' ? NOW : null });
      expect(table.getByText(t('subcontractors', `states.${state}`))).toBeVisible();
      const text = t('subcontractors', `stateTexts.${state}`, { when: '@' }).split('@')[0] ?? '';
      expect(table.getByText(new RegExp(`^${text}`))).toBeVisible();
      expect(table.getByText(t('team', 'workload.permits', { count: 1 }))).toBeVisible();
      expect(table.getByText('Sam Pike · 512-555-0142')).toBeVisible();
    },
  );

  test('is only read by who may not manage it', () => {
    open({}, true);
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('assigns permits, of which there may be none', async () => {
    const { t, user } = reader();
    const { actions, table } = open();
    const name = 'Pike Electric';
    await user.click(table.getByRole('button', { name: t('subcontractors', 'assignTo', { name }) }));
    expect(screen.getByRole('dialog', { name: t('team', 'assign.title', { name }) })).toBeVisible();
    expect(await screen.findByText(t('team', 'assign.empty'))).toBeVisible();
    expect(actions.assigning.list.mock.calls).toEqual([
      [{ person: { subcontractorId: 'sub_pike' }, q: '', after: '' }],
    ]);
  });

  test('corrects one, whose address stays', async () => {
    const { t, user } = reader();
    const { actions, choose, confirm } = open();
    await choose('edit');
    const dialog = within(
      screen.getByRole('dialog', { name: t('subcontractors', 'editing.title', { name: 'Pike Electric' }) }),
    );
    expect(dialog.getByLabelText(t('subcontractors', 'invite.email'))).toHaveAttribute('readonly');
    expect(dialog.getByText(t('subcontractors', 'editing.emailHint'))).toBeVisible();
    await fill(user, dialog.getByLabelText(t('subcontractors', 'invite.role')), 'Low voltage');
    await confirm('editing.submit');
    const saved = t('subcontractors', 'editing.saved', { name: 'Pike Electric' });
    expect(await screen.findByText(saved)).toBeVisible();
    const described = { companyName: 'Pike Electric', contactName: 'Sam Pike', phone: '512-555-0142' };
    expect(actions.save.mock.calls).toEqual([
      [{ subcontractorId: 'sub_pike', ...described, role: 'Low voltage' }],
    ]);
  });

  test('sends an invitation again', async () => {
    const { t } = reader();
    const { actions, choose } = open();
    await choose('resend');
    expect(
      await screen.findByText(t('subcontractors', 'resent', { email: 'sam@example.com' })),
    ).toBeVisible();
    expect(actions.resend.mock.calls).toEqual([[{ invitationId: 'inv_pike' }]]);
  });

  test('takes an invitation back after a question', async () => {
    const { t } = reader();
    const { actions, choose, confirm } = open();
    await choose('revoke');
    expect(screen.getByText(t('subcontractors', 'revokeText', { email: 'sam@example.com' }))).toBeVisible();
    await confirm('revokeConfirm');
    expect(await screen.findByText(t('subcontractors', 'revoked', { name: 'Pike Electric' }))).toBeVisible();
    expect(actions.revoke.mock.calls).toEqual([[{ invitationId: 'inv_pike' }]]);
  });

  test('invites again who lost the invitation, with what is known', async () => {
    const { t } = reader();
    const { actions, choose, confirm } = open({ state: 'revoked', invitationId: null });
    await choose('again');
    expect(screen.getByLabelText(t('subcontractors', 'invite.email'))).toHaveValue('sam@example.com');
    await confirm('invite.submit');
    await waitFor(() => expect(actions.invite).toHaveBeenCalledOnce());
    expect(actions.invite.mock.calls[0]?.[0]).toMatchObject({
      companyName: 'Pike Electric',
      role: 'Electrical',
    });
  });

  test('removes one after a question', async () => {
    const { t } = reader();
    const { actions, choose, confirm } = open({ state: 'active', invitationId: null, acceptedAt: NOW });
    await choose('remove');
    const named = { name: 'Pike Electric', company: 'Crew LLC' };
    expect(screen.getByText(t('subcontractors', 'removeText', named))).toBeVisible();
    await confirm('removeConfirm');
    expect(await screen.findByText(t('subcontractors', 'removed', { name: 'Pike Electric' }))).toBeVisible();
    expect(actions.remove.mock.calls).toEqual([[{ subcontractorId: 'sub_pike' }]]);
    expect(router.refresh).toHaveBeenCalledOnce();
  });
});
