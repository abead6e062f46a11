import { z } from 'zod';
import { PERMIT_TYPE_IDS, STATE_CODES } from '@/lib/catalogue/checklists/types';
import { versionOrNoneSchema } from '@/lib/company/projects/schema';
import { permitIdSchema } from '@/lib/tracking/permits/schema';
import {
  DIGESTS,
  LEAD_CONTRACTORS,
  LEAD_DAYS,
  LEAD_STAGES,
  type LeadDays,
  MAX_NOTE,
  OBJECTION_KINDS,
} from './types';

const citySlug = z.string().max(80);
const MAX_VALUE = 1_000_000_000;

const days = z.coerce
  .number()
  .refine((given): given is LeadDays => LEAD_DAYS.some((one) => one === given), 'days')
  .meta({ examples: [30] });

/** What the API and a saved search state; what is left out asks for everything. */
export const leadCriteriaSchema = z.object({
  cities: z.array(citySlug).max(60).default([]),
  types: z.array(z.enum(PERMIT_TYPE_IDS)).max(PERMIT_TYPE_IDS.length).default([]),
  contractor: z.enum(LEAD_CONTRACTORS).default('none'),
  firm: z.string().trim().max(200).default(''),
  minValue: z.coerce.number().int().min(0).max(MAX_VALUE).default(0),
  days: days.default(30),
});

const asList = (value: unknown) =>
  (Array.isArray(value) ? value : value === undefined ? [] : String(value).split(',')).filter(Boolean);

/** What the address of the page says. A part that does not parse is left out, so that an old link still opens. */
export const leadFiltersSchema = z.object({
  cities: z.preprocess(asList, z.array(citySlug).max(60)).catch([]),
  types: z.preprocess(
    (value) => asList(value).filter((one) => PERMIT_TYPE_IDS.some((id) => id === one)),
    z.array(z.enum(PERMIT_TYPE_IDS)),
  ),
  contractor: z.enum(LEAD_CONTRACTORS).catch('none'),
  firm: z.string().trim().max(200).catch(''),
  minValue: z.coerce.number().int().min(0).max(MAX_VALUE).catch(0),
  days: days.catch(30),
  stage: z.enum(LEAD_STAGES).catch('new'),
  after: z.string().max(400).nullable().catch(null),
});
export type LeadFilters = z.infer<typeof leadFiltersSchema>;

export const leadChangeSchema = z.object({
  permitId: permitIdSchema,
  stage: z.enum(LEAD_STAGES).optional(),
  note: z.string().trim().max(MAX_NOTE, 'too_long').optional(),
  /** The version that was seen; 0 for a lead nobody has touched. */
  version: versionOrNoneSchema,
});
export type LeadChange = z.infer<typeof leadChangeSchema>;

export const newSearchSchema = z.object({
  name: z.string().trim().min(1, 'name').max(80, 'too_long'),
  criteria: leadCriteriaSchema,
  digest: z.enum(DIGESTS),
});
export type NewSearch = z.infer<typeof newSearchSchema>;

export const searchIdSchema = z.object({ search: z.string().max(60) });

export const searchChangeSchema = searchIdSchema.extend(newSearchSchema.partial().shape);
export type SearchChange = z.infer<typeof searchChangeSchema>;

export const newObjectionSchema = z.object({
  kind: z.enum(OBJECTION_KINDS),
  given: z.string().trim().min(3, 'given').max(200, 'too_long'),
  state: z.enum(STATE_CODES).or(z.literal('')).default(''),
  note: z.string().trim().max(1_000, 'too_long').default(''),
});
export type NewObjection = z.infer<typeof newObjectionSchema>;

export const objectionIdSchema = z.object({ objection: z.string().max(60) });
