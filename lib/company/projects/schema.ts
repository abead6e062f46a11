import { z } from 'zod';
import { idSchema } from '@/lib/identity/accounts/schema';
import { daySchema } from '@/lib/platform/clock/day-schema';
import { LOCALES } from '@/lib/platform/i18n/locales';
import { permitIdSchema } from '@/lib/tracking/permits/schema';
import { FEE_STATES, MAX_PROJECT_PERMITS, PROJECT_STATES } from './types';

/** A text somebody typed: trimmed, `null` where nothing is left. */
export function textOrNone(max: number) {
  return z
    .string()
    .trim()
    .max(max, 'too_long')
    .nullable()
    .transform((text) => text || null);
}
export const line = (max: number) => z.string().trim().min(1, 'required').max(max, 'too_long');
/** An empty date field is none. */
export const dayOrNone = z.preprocess((value) => (value === '' ? null : value), daySchema.nullable());
/** US cents; an amount of a job is below ten billion dollars. */
export const centsSchema = z.number().int().min(0).max(1_000_000_000_000);

export const projectIdSchema = z.string().regex(/^prj_[0-9a-z]{26}$/);
/** The next one still fits the column. */
const version = z.number().int().max(2_147_483_646);
export const versionSchema = version.min(1);
/** 0 is what nobody has touched. */
export const versionOrNoneSchema = version.min(0);
/** What a device calls its request, so that the same one sent twice is done once. */
export const requestKeySchema = z.string().regex(/^[\w-]{16,64}$/);

const email = z.preprocess((value) => (value === '' ? null : value), z.email().max(254).nullable());

const fields = {
  address: line(200),
  city: line(80),
  state: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^[A-Z]{2}$/, 'not_one_of'),
  zip: textOrNone(10),
  number: textOrNone(40),
  name: textOrNone(200),
  clientName: textOrNone(120),
  clientEmail: email,
  clientPhone: textOrNone(40),
  clientLocale: z.enum(LOCALES).nullable(),
  startsOn: dayOrNone,
  endsOn: dayOrNone,
  valueCents: centsSchema.nullable(),
};

const permitIds = z.array(permitIdSchema).max(MAX_PROJECT_PERMITS, 'too_many');

/** A job by its address, or by permits, whose address it then has. */
export const createProjectSchema = z
  .object({
    ...z.object(fields).partial().shape,
    permitIds: permitIds.default([]),
    /** A permit whose address it has, and that is not put into it. */
    placeOf: permitIdSchema.optional(),
  })
  .refine(
    ({ permitIds: [id], placeOf = id, address, city, state }) => placeOf || (address && city && state),
    {
      path: ['address'],
      message: 'required',
    },
  );
/** What is left out stays as it was. */
export const updateProjectSchema = z.object({
  projectId: projectIdSchema,
  version: versionSchema,
  ...z.object(fields).partial().shape,
  standing: z.enum(PROJECT_STATES).optional(),
});
export const oneProjectSchema = z.object({ projectId: projectIdSchema });
export const addPermitsSchema = z.object({
  projectId: projectIdSchema,
  permitIds: permitIds.min(1, 'required'),
});
export const projectPermitSchema = z.object({ projectId: projectIdSchema, permitId: permitIdSchema });
/** Every permit of the job in its new order, each with the one it waits for. */
export const orderPermitsSchema = z.object({
  projectId: projectIdSchema,
  order: z
    .array(z.object({ permitId: permitIdSchema, waitsFor: permitIdSchema.nullable() }))
    .max(MAX_PROJECT_PERMITS, 'too_many'),
});
export const projectPersonSchema = z.union([
  z.object({ projectId: projectIdSchema, userId: idSchema, subcontractorId: z.undefined().optional() }),
  z.object({ projectId: projectIdSchema, subcontractorId: idSchema, userId: z.undefined().optional() }),
]);
export const leadSchema = z.object({ projectId: projectIdSchema, userId: idSchema.nullable() });

const dateIdSchema = z.string().regex(/^dat_[0-9a-z]{26}$/);
export const addDateSchema = z.object({ projectId: projectIdSchema, title: line(120), day: daySchema });
export const updateDateSchema = z.object({
  dateId: dateIdSchema,
  version: versionSchema,
  title: line(120).optional(),
  day: daySchema.optional(),
});
export const oneDateSchema = z.object({ dateId: dateIdSchema });

const feeIdSchema = z.string().regex(/^fee_[0-9a-z]{26}$/);
const fee = {
  permitId: permitIdSchema.nullable(),
  title: line(120),
  amountCents: centsSchema,
  state: z.enum(FEE_STATES),
  dueOn: dayOrNone,
  paidOn: dayOrNone,
};
export const addFeeSchema = z.object({
  projectId: projectIdSchema,
  ...fee,
  permitId: fee.permitId.default(null),
  state: fee.state.default('due'),
  dueOn: dayOrNone.default(null),
  paidOn: dayOrNone.default(null),
});
export const updateFeeSchema = z.object({
  feeId: feeIdSchema,
  version: versionSchema,
  ...z.object(fee).partial().shape,
});
export const oneFeeSchema = z.object({ feeId: feeIdSchema });

/** Of a job or of a permit. */
export const subjectSchema = z.union([
  z.object({ projectId: projectIdSchema, permitId: z.undefined().optional() }),
  z.object({ permitId: permitIdSchema, projectId: z.undefined().optional() }),
]);
export const declineSchema = z.object({ city: line(80), addressNorm: line(200) });

const said = z.preprocess(
  (value) => (Array.isArray(value) ? value[0] : value),
  z
    .string()
    .transform((text) => text.replaceAll('\0', ''))
    .pipe(z.string().trim().max(200)),
);
/** Parameters of the list's address; an unknown value counts as absent, so that old links still open. */
export const projectFiltersSchema = z.object({
  q: said.catch(''),
  standing: z.enum(PROJECT_STATES).nullable().catch(null),
  mine: z
    .preprocess((value) => value === '1' || value === true || value === 'true', z.boolean())
    .catch(false),
  after: said.catch(''),
});

export const jobChoicesSchema = z.object({ q: said });

export type CreateProject = z.output<typeof createProjectSchema>;
export type UpdateProject = z.output<typeof updateProjectSchema>;
export type AddPermits = z.output<typeof addPermitsSchema>;
export type OrderPermits = z.output<typeof orderPermitsSchema>;
export type ProjectPerson = z.output<typeof projectPersonSchema>;
export type AddDate = z.output<typeof addDateSchema>;
export type UpdateDate = z.output<typeof updateDateSchema>;
export type AddFee = z.output<typeof addFeeSchema>;
export type UpdateFee = z.output<typeof updateFeeSchema>;
export type ProjectFilters = z.output<typeof projectFiltersSchema>;
