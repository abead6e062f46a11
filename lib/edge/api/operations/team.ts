import { z } from 'zod';
import { inviteMemberSchema } from '@/lib/company/invitations/schema';
import { INVITED_ROLES } from '@/lib/company/invitations/types';
import { MEMBER_ROLES } from '@/lib/context';
import { idSchema } from '@/lib/identity/accounts/schema';
import { LOCALES } from '@/lib/platform/i18n/locales';
import { instantField } from '../fields';
import { operation } from '../operation';

export const memberSchema = z
  .object({
    id: z.string(),
    first_name: z.string(),
    last_name: z.string(),
    email: z.string(),
    role: z.enum(MEMBER_ROLES),
    joined_at: instantField,
    paused_at: instantField.nullable(),
    last_seen_at: instantField.nullable(),
    second_factor: z.boolean(),
    assigned_permits: z.number().int(),
    open_tasks: z.number().int(),
    overdue_tasks: z.number().int(),
    is_you: z.boolean(),
  })
  .meta({ id: 'Member' });

export const teamInvitationSchema = z
  .object({
    id: z.string(),
    email: z.string(),
    name: z.string(),
    role: z.enum(INVITED_ROLES).nullable(),
    locale: z.enum(LOCALES),
    invited_by: z.string().nullable(),
    sent_at: instantField,
    expires_at: instantField,
    expired: z.boolean(),
  })
  .meta({ id: 'TeamInvitation' });

const ofMember = z.object({ userId: idSchema });
const ofInvitation = z.object({ id: idSchema });

export const listTeamOperation = operation({
  id: 'listTeam',
  method: 'GET',
  path: '/team',
  tag: 'team',
  access: 'team.read',
  response: z.object({
    items: z.array(memberSchema),
    /** The plan's: taken by members, kept for invitations, and all there are. */
    seats: z.object({ used: z.number().int(), invited: z.number().int(), limit: z.number().int() }),
  }),
  limit: 'read',
});

export const changeMemberRoleOperation = operation({
  id: 'changeMemberRole',
  method: 'PATCH',
  path: '/team/[userId]',
  tag: 'team',
  access: 'team.manage',
  params: ofMember,
  body: z.object({ role: z.enum(INVITED_ROLES) }),
  response: null,
  limit: 'write',
  errors: ['not_found'],
});

export const removeMemberOperation = operation({
  id: 'removeMember',
  method: 'DELETE',
  path: '/team/[userId]',
  tag: 'team',
  access: 'team.manage',
  params: ofMember,
  response: null,
  limit: 'write',
  errors: ['not_found'],
});

export const listTeamInvitationsOperation = operation({
  id: 'listTeamInvitations',
  method: 'GET',
  path: '/team/invitations',
  tag: 'team',
  access: 'team.read',
  response: z.object({ items: z.array(teamInvitationSchema) }),
  limit: 'read',
});

export const inviteMemberOperation = operation({
  id: 'inviteMember',
  method: 'POST',
  path: '/team/invitations',
  tag: 'team',
  access: 'team.manage',
  body: inviteMemberSchema.extend({ locale: inviteMemberSchema.shape.locale.default('en') }),
  response: z.object({ id: z.string() }),
  status: 201,
  limit: 'write',
  errors: ['already_exists', 'plan_limit', 'email_unverified'],
});

export const revokeTeamInvitationOperation = operation({
  id: 'revokeTeamInvitation',
  method: 'DELETE',
  path: '/team/invitations/[id]',
  tag: 'team',
  access: 'team.manage',
  params: ofInvitation,
  response: null,
  limit: 'write',
  errors: ['not_found'],
});

export const resendTeamInvitationOperation = operation({
  id: 'resendTeamInvitation',
  method: 'POST',
  path: '/team/invitations/[id]/resend',
  tag: 'team',
  access: 'team.manage',
  params: ofInvitation,
  response: null,
  limit: 'write',
  errors: ['not_found', 'plan_limit', 'email_unverified'],
});

export const teamOperations = [
  listTeamOperation,
  changeMemberRoleOperation,
  removeMemberOperation,
  listTeamInvitationsOperation,
  inviteMemberOperation,
  revokeTeamInvitationOperation,
  resendTeamInvitationOperation,
];
