import { z } from 'zod';
import { PASSWORD_MAX } from '@/lib/identity/accounts/password-rules';
import { secondFactorCodeSchema } from '@/lib/identity/accounts/schema';
import { CASE_OUTCOMES, MAX_CASE_NOTE, SUBJECTS } from './types';

export const subjectSchema = z.object({ subject: z.enum(SUBJECTS) });
export const exportIdSchema = z.string().regex(/^exp_[0-9a-z]{26}$/);
export const deletionIdSchema = z.string().regex(/^del_[0-9a-z]{26}$/);
export const confirmationSchema = z.object({
  password: z.string().min(1, 'password_required').max(PASSWORD_MAX),
  code: secondFactorCodeSchema.optional(),
});
export const caseIdSchema = z.string().regex(/^INQ-[0-9A-Z]{4}-[0-9A-Z]{4}$/);
const caseText = z.string().trim().min(1, 'missing').max(MAX_CASE_NOTE, 'too_long');
export const caseStepSchema = z.discriminatedUnion('step', [
  z.object({ caseId: caseIdSchema, step: z.literal('confirm') }),
  z.object({ caseId: caseIdSchema, step: z.literal('extend'), reason: caseText }),
  z.object({
    caseId: caseIdSchema,
    step: z.literal('close'),
    outcome: z.enum(CASE_OUTCOMES),
    note: caseText,
  }),
]);
