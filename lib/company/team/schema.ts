import { z } from 'zod';
import { INVITED_ROLES } from '@/lib/company/invitations/types';
import { idSchema } from '@/lib/identity/accounts/schema';
import { permitIdSchema } from '@/lib/tracking/permits/schema';

export const ownMemberSchema = z.object({ userId: idSchema });
export type OwnMember = z.infer<typeof ownMemberSchema>;

export const changeRoleSchema = z.object({ userId: idSchema, role: z.enum(INVITED_ROLES) });
export type ChangeRole = z.infer<typeof changeRoleSchema>;

/** A permit and one person: a member or a subcontractor. */
export const assignmentSchema = z.union([
  z.object({ permitId: permitIdSchema, userId: idSchema, subcontractorId: z.undefined().optional() }),
  z.object({ permitId: permitIdSchema, subcontractorId: idSchema, userId: z.undefined().optional() }),
]);
export type AssignPermit = z.infer<typeof assignmentSchema>;
