'use server';

import { inviteSubcontractor, resendInvitation, revokeInvitation } from '@/lib/company/invitations/mutations';
import { inviteSubcontractorSchema, ownInvitationSchema } from '@/lib/company/invitations/schema';
import { removeSubcontractor, saveSubcontractor } from '@/lib/company/subcontractors/mutations';
import { ownSubcontractorSchema, saveSubcontractorSchema } from '@/lib/company/subcontractors/schema';
import { createAction } from '@/lib/edge/server/action';
import { mailSettings } from '@/lib/edge/server/mail';

export const inviteSubcontractorAction = createAction({
  access: 'subcontractors.manage',
  input: inviteSubcontractorSchema,
  run: (ctx, input) => inviteSubcontractor(ctx, { ...input, mail: mailSettings() }),
});

export const resendSubcontractorAction = createAction({
  access: 'subcontractors.manage',
  input: ownInvitationSchema,
  run: (ctx, input) => resendInvitation(ctx, { ...input, mail: mailSettings() }),
});

export const revokeSubcontractorAction = createAction({
  access: 'subcontractors.manage',
  input: ownInvitationSchema,
  run: revokeInvitation,
});

export const saveSubcontractorAction = createAction({
  access: 'subcontractors.manage',
  input: saveSubcontractorSchema,
  run: saveSubcontractor,
});

export const removeSubcontractorAction = createAction({
  access: 'subcontractors.manage',
  input: ownSubcontractorSchema,
  run: removeSubcontractor,
});
