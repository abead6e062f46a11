import { z } from 'zod';
import {
  acceptAsExistingSchema,
  invitationTokenSchema,
  setUpPasswordSchema,
} from '@/lib/company/invitations/schema';
import { LOCALES } from '@/lib/platform/i18n/locales';
import { operation } from '../operation';
import { authAnswerSchema } from './auth';

/** What a link is for, in the specification's field names. */
export const invitationDetailsSchema = z
  .object({
    invitation_type: z.enum(['team_member', 'subcontractor']),
    /** The address has an account: its password accepts, none is made. */
    user_exists: z.boolean(),
    company_name: z.string(),
    name: z.string(),
    parent_company_name: z.string().nullable(),
    invited_company_name: z.string().nullable(),
    subcontractor_role: z.string().nullable(),
    email: z.string(),
    invited_email: z.string(),
    locale: z.enum(LOCALES),
  })
  .meta({ id: 'InvitationDetails' });

export const validateInvitationOperation = operation({
  id: 'validateInvitation',
  method: 'GET',
  path: '/auth/invitation/validate',
  tag: 'invitations',
  access: 'public',
  query: z.object({ token: invitationTokenSchema }),
  response: invitationDetailsSchema,
  limit: 'sensitive',
  errors: ['link_invalid'],
});

export const setUpInvitationPasswordOperation = operation({
  id: 'setUpInvitationPassword',
  method: 'POST',
  path: '/auth/invitation/setup-password',
  tag: 'invitations',
  access: 'public',
  body: setUpPasswordSchema,
  response: authAnswerSchema,
  limit: 'sensitive',
  errors: ['link_invalid', 'conflict', 'plan_limit'],
});

export const acceptInvitationAsExistingOperation = operation({
  id: 'acceptInvitationAsExisting',
  method: 'POST',
  path: '/subcontractors/invitations/accept-existing',
  tag: 'invitations',
  access: 'public',
  body: acceptAsExistingSchema,
  response: authAnswerSchema,
  limit: 'sensitive',
  errors: ['link_invalid', 'invalid_credentials', 'second_factor_required', 'plan_limit'],
});

export const invitationsOperations = [
  validateInvitationOperation,
  setUpInvitationPasswordOperation,
  acceptInvitationAsExistingOperation,
];
