import { z } from 'zod';
import { inviteSubcontractorSchema } from '@/lib/company/invitations/schema';
import { saveSubcontractorSchema } from '@/lib/company/subcontractors/schema';
import { SUBCONTRACTOR_STATES } from '@/lib/company/subcontractors/types';
import { idSchema } from '@/lib/identity/accounts/schema';
import { LOCALES } from '@/lib/platform/i18n/locales';
import { permitIdSchema } from '@/lib/tracking/permits/schema';
import { instantField } from '../fields';
import { operation } from '../operation';

export const subcontractorSchema = z
  .object({
    id: z.string(),
    company_name: z.string(),
    contact_name: z.string(),
    email: z.string(),
    phone: z.string().nullable(),
    role: z.string(),
    state: z.enum(SUBCONTRACTOR_STATES),
    /** The open invitation, to send again or take back. */
    invitation_id: z.string().nullable(),
    accepted_at: instantField.nullable(),
    assigned_permits: z.number().int(),
    open_tasks: z.number().int(),
    overdue_tasks: z.number().int(),
  })
  .meta({ id: 'Subcontractor' });

const invited = inviteSubcontractorSchema.shape;
const saved = saveSubcontractorSchema.shape;
const ofSubcontractor = z.object({ id: idSchema });
const ofAssignment = z.object({ id: idSchema, permitId: permitIdSchema });

export const listSubcontractorsOperation = operation({
  id: 'listSubcontractors',
  method: 'GET',
  path: '/subcontractors',
  tag: 'subcontractors',
  access: 'subcontractors.read',
  response: z.object({ items: z.array(subcontractorSchema) }),
  limit: 'read',
});

export const inviteSubcontractorOperation = operation({
  id: 'inviteSubcontractor',
  method: 'POST',
  path: '/subcontractors',
  tag: 'subcontractors',
  access: 'subcontractors.manage',
  body: z.object({
    email: invited.email,
    contact_name: invited.contactName,
    company_name: invited.companyName,
    phone: invited.phone,
    /** Their trade; "General Subcontractor" where left out. */
    role: invited.role,
    locale: z.enum(LOCALES).default('en'),
  }),
  response: z.object({ id: z.string(), invitation_id: z.string() }),
  status: 201,
  limit: 'write',
  errors: ['already_exists', 'plan_limit', 'email_unverified'],
});

export const changeSubcontractorOperation = operation({
  id: 'changeSubcontractor',
  method: 'PATCH',
  path: '/subcontractors/[id]',
  tag: 'subcontractors',
  access: 'subcontractors.manage',
  params: ofSubcontractor,
  /** What is left out stays as it is. */
  body: z.object({
    company_name: saved.companyName,
    contact_name: saved.contactName,
    phone: saved.phone,
    role: saved.role,
  }),
  response: null,
  limit: 'write',
  errors: ['not_found'],
});

export const removeSubcontractorOperation = operation({
  id: 'removeSubcontractor',
  method: 'DELETE',
  path: '/subcontractors/[id]',
  tag: 'subcontractors',
  access: 'subcontractors.manage',
  params: ofSubcontractor,
  response: null,
  limit: 'write',
  errors: ['not_found'],
});

export const revokeSubcontractorInvitationOperation = operation({
  id: 'revokeSubcontractorInvitation',
  method: 'DELETE',
  path: '/subcontractors/invitations/[id]',
  tag: 'subcontractors',
  access: 'subcontractors.manage',
  params: ofSubcontractor,
  response: null,
  limit: 'write',
  errors: ['not_found'],
});

export const resendSubcontractorInvitationOperation = operation({
  id: 'resendSubcontractorInvitation',
  method: 'POST',
  path: '/subcontractors/invitations/[id]/resend',
  tag: 'subcontractors',
  access: 'subcontractors.manage',
  params: ofSubcontractor,
  response: null,
  limit: 'write',
  errors: ['not_found', 'email_unverified'],
});

export const assignSubcontractorPermitOperation = operation({
  id: 'assignSubcontractorPermit',
  method: 'PUT',
  path: '/subcontractors/[id]/permits/[permitId]',
  tag: 'subcontractors',
  access: 'subcontractors.manage',
  params: ofAssignment,
  response: null,
  limit: 'write',
  errors: ['not_found'],
});

export const unassignSubcontractorPermitOperation = operation({
  id: 'unassignSubcontractorPermit',
  method: 'DELETE',
  path: '/subcontractors/[id]/permits/[permitId]',
  tag: 'subcontractors',
  access: 'subcontractors.manage',
  params: ofAssignment,
  response: null,
  limit: 'write',
  errors: ['not_found'],
});

export const subcontractorsOperations = [
  listSubcontractorsOperation,
  inviteSubcontractorOperation,
  changeSubcontractorOperation,
  removeSubcontractorOperation,
  revokeSubcontractorInvitationOperation,
  resendSubcontractorInvitationOperation,
  assignSubcontractorPermitOperation,
  unassignSubcontractorPermitOperation,
];
