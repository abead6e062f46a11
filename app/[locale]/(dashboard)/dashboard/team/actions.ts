'use server';

import { inviteMember, resendInvitation, revokeInvitation } from '@/lib/company/invitations/mutations';
import { inviteMemberSchema, ownInvitationSchema } from '@/lib/company/invitations/schema';
import { changeMemberRole, removeMember } from '@/lib/company/team/mutations';
import { changeRoleSchema, ownMemberSchema } from '@/lib/company/team/schema';
import { createAction } from '@/lib/edge/server/action';
import { mailSettings } from '@/lib/edge/server/mail';

export const inviteMemberAction = createAction({
  access: 'team.manage',
  input: inviteMemberSchema,
  run: (ctx, input) => inviteMember(ctx, { ...input, mail: mailSettings() }),
});

export const resendInvitationAction = createAction({
  access: 'team.manage',
  input: ownInvitationSchema,
  run: (ctx, input) => resendInvitation(ctx, { ...input, mail: mailSettings() }),
});

export const revokeInvitationAction = createAction({
  access: 'team.manage',
  input: ownInvitationSchema,
  run: revokeInvitation,
});

export const changeRoleAction = createAction({
  access: 'team.manage',
  input: changeRoleSchema,
  run: changeMemberRole,
});

export const removeMemberAction = createAction({
  access: 'team.manage',
  input: ownMemberSchema,
  run: removeMember,
});
