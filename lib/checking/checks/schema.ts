import { z } from 'zod';
import { permitTypeSchema, placeSchema } from '@/lib/catalogue/checklists/schema';
import { getMinimum, MAX_QUANTITY } from '@/lib/catalogue/fees/inputs';
import {
  CONSTRUCTION_TYPES,
  OCCUPANCIES,
  OCCUPANCY_GROUPS,
  type Quantity,
  WORK_KINDS,
} from '@/lib/catalogue/fees/types';
import { PAGE_RELATIONS } from '@/lib/checking/review/types';
import { projectIdSchema } from '@/lib/company/projects/schema';
import { LOCALES } from '@/lib/platform/i18n/locales';
import { permitIdSchema } from '@/lib/tracking/permits/schema';
import { MARK_STATES } from './types';

/** A text somebody typed: trimmed, `null` where nothing is left. */
export function textOrNone(max: number) {
  return z
    .string()
    .trim()
    .max(max, 'too_long')
    .nullable()
    .transform((text) => text || null);
}

const MAX_CENTS = 100_000_000_000_00;
const money = z.number().int().min(0).max(MAX_CENTS).nullable();

export const checkIdSchema = z.string().regex(/^chk_[0-9a-z]{26}$/);
export const fileIdSchema = z.string().regex(/^fil_[0-9a-z]{26}$/);
export const runNumberSchema = z.coerce.number().int().min(1).max(100_000);
const nameSchema = z.string().trim().min(1, 'required').max(120, 'too_long');

/** What the applicant says of the job; what is left out stays as it was. */
export const statedSchema = z.object({
  address: textOrNone(200).exactOptional(),
  parcel: textOrNone(60).exactOptional(),
  owner: textOrNone(120).exactOptional(),
  contractor: textOrNone(120).exactOptional(),
  license: textOrNone(60).exactOptional(),
  valuationCents: money.exactOptional(),
  areaSqft: z.number().min(0).max(100_000_000).nullable().exactOptional(),
  feeCents: money.exactOptional(),
});

const count = (name: Quantity) => z.number().int().min(getMinimum(name)).max(MAX_QUANTITY).optional();

/** Inputs of the fee beyond answers and stated facts. */
export const workSchema = z.strictObject({
  workId: z.string().max(64).optional(),
  occupancy: z.enum(OCCUPANCIES).optional(),
  work: z.enum(WORK_KINDS).optional(),
  constructionType: z.enum(CONSTRUCTION_TYPES).optional(),
  occupancyGroup: z.enum(OCCUPANCY_GROUPS).optional(),
  valuationCents: count('valuationCents'),
  areaSqft: count('areaSqft'),
  dwellingUnits: count('dwellingUnits'),
  stories: count('stories'),
  trades: count('trades'),
  fixtures: count('fixtures'),
  serviceAmps: count('serviceAmps'),
  frontageFt: count('frontageFt'),
});

/** Answers by their fact, each as a form sends it; which are valid is the permit type's to say. */
export const answersSchema = z.record(
  z.string().max(64),
  z.union([z.string().max(64), z.number(), z.boolean()]),
);

export const createCheckSchema = z.object({
  permitType: permitTypeSchema,
  place: placeSchema,
  answers: answersSchema.default({}),
  name: nameSchema.optional(),
  /** The job or the permit it is made for, whose address it then has. */
  projectId: projectIdSchema.optional(),
  permitId: permitIdSchema.optional(),
});
export const updateCheckSchema = z.object({
  checkId: checkIdSchema,
  name: nameSchema.optional(),
  answers: answersSchema.optional(),
  stated: statedSchema.optional(),
  work: workSchema.optional(),
});
export const oneCheckSchema = z.object({ checkId: checkIdSchema });
export const oneFileSchema = z.object({ checkId: checkIdSchema, fileId: fileIdSchema });
export const oneRunSchema = z.object({ checkId: checkIdSchema, number: runNumberSchema });
export const startRunSchema = z.object({ checkId: checkIdSchema, locale: z.enum(LOCALES) });
export const markFindingSchema = z.object({
  checkId: checkIdSchema,
  key: z.string().min(1).max(200),
  state: z.enum(MARK_STATES).optional(),
  note: textOrNone(1_000).optional(),
  assigneeId: z
    .string()
    .regex(/^usr_[0-9a-z]{26}$/)
    .nullable()
    .optional(),
});

/** Which pages of a file; the last may lie beyond its end. */
const pageNumber = z.coerce.number().int().min(1).max(10_000);
export const correctPagesSchema = z
  .object({
    checkId: checkIdSchema,
    fileId: fileIdSchema,
    firstPage: pageNumber,
    lastPage: pageNumber,
    documentId: z.string().min(1).max(64),
    relation: z.enum(PAGE_RELATIONS).default('is'),
  })
  .refine(({ firstPage, lastPage }) => firstPage <= lastPage, { path: ['lastPage'], error: 'before_first' });
export const ruleOutSchema = z.object({ checkId: checkIdSchema, documentId: z.string().min(1).max(64) });
export const undoCorrectionSchema = z.object({
  checkId: checkIdSchema,
  correctionIds: z
    .array(z.string().regex(/^cor_[0-9a-z]{26}$/))
    .min(1)
    .max(200),
});
export const sayWrongSchema = z.object({
  checkId: checkIdSchema,
  number: runNumberSchema,
  key: z.string().min(1).max(200),
  /** False takes it back. */
  wrong: z.boolean(),
  reason: textOrNone(1_000).optional(),
});

export type CorrectPages = z.output<typeof correctPagesSchema>;
export type SayWrong = z.output<typeof sayWrongSchema>;
export type CreateCheck = z.output<typeof createCheckSchema>;
export type UpdateCheck = z.output<typeof updateCheckSchema>;
export type MarkFinding = z.output<typeof markFindingSchema>;
