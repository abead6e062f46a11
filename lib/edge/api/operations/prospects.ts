import { z } from 'zod';
import { PERMIT_TYPE_IDS } from '@/lib/catalogue/checklists/types';
import { leadChangeSchema, leadCriteriaSchema, newSearchSchema } from '@/lib/company/prospects/schema';
import { DIGESTS, LEAD_STAGES } from '@/lib/company/prospects/types';
import { permitIdSchema } from '@/lib/tracking/permits/schema';
import { STATUS_BUCKETS } from '@/lib/tracking/permits/types';
import { cityField, cursorField, dateField, instantField, pageSchema } from '../fields';
import { operation } from '../operation';

export const leadSchema = z
  .object({
    permit_id: z.number().int(),
    permit_number: z.string(),
    permit_type: z.string().nullable(),
    description: z.string().nullable(),
    /** The checklist's name for the work; null where the city's words do not say. */
    work: z.enum(PERMIT_TYPE_IDS).nullable(),
    address: z.string().nullable(),
    city: z.string(),
    state: z.string(),
    zip: z.string().nullable(),
    contractor_name: z.string().nullable(),
    /** No firm is named. */
    unclaimed: z.boolean(),
    valuation_cents: z.number().int().nullable(),
    status: z.enum(STATUS_BUCKETS),
    status_word: z.string().nullable(),
    listed_on: dateField,
    link: z.string().nullable(),
    stage: z.enum(LEAD_STAGES),
    note: z.string(),
    /** To be named by the next change. */
    version: z.number().int(),
    watched: z.boolean(),
    sample: z.boolean(),
  })
  .meta({ id: 'Lead' });

const searchFields = z.object({
  name: z.string(),
  criteria: z.object({
    cities: z.array(z.string()),
    types: z.array(z.string()),
    contractor: z.string(),
    firm: z.string(),
    min_value: z.number().int(),
    days: z.number().int(),
  }),
  digest: z.enum(DIGESTS),
  next_digest_at: instantField.nullable(),
});
export const leadSearchSchema = searchFields.extend({ id: z.string() }).meta({ id: 'LeadSearch' });

const list = (max: number) => z.string().max(max);

export const listLeadsOperation = operation({
  id: 'listLeads',
  tag: 'prospects',
  method: 'GET',
  path: '/leads',
  access: 'prospects.read',
  query: z.object({
    /** Slugs, comma between them. */
    cities: list(4_000)
      .optional()
      .meta({ examples: ['austin-tx'] }),
    types: list(1_000)
      .optional()
      .meta({ examples: ['roofing'] }),
    contractor: leadCriteriaSchema.shape.contractor,
    firm: leadCriteriaSchema.shape.firm,
    minValue: leadCriteriaSchema.shape.minValue,
    days: leadCriteriaSchema.shape.days,
    stage: z.enum(LEAD_STAGES).default('new'),
    after: cursorField.optional(),
  }),
  response: pageSchema(leadSchema).extend({ silent_cities: z.array(cityField) }),
  limit: 'read',
});

export const changeLeadOperation = operation({
  id: 'changeLead',
  tag: 'prospects',
  method: 'PATCH',
  path: '/leads/[permit]',
  access: 'prospects.change',
  params: z.object({ permit: permitIdSchema }),
  body: leadChangeSchema.omit({ permitId: true }),
  response: z.object({ version: z.number().int() }),
  limit: 'write',
  errors: ['not_found', 'conflict'],
});

export const listLeadSearchesOperation = operation({
  id: 'listLeadSearches',
  tag: 'prospects',
  method: 'GET',
  path: '/lead-searches',
  access: 'prospects.read',
  response: z.object({ items: z.array(leadSearchSchema) }),
  limit: 'read',
});

export const addLeadSearchOperation = operation({
  id: 'addLeadSearch',
  tag: 'prospects',
  method: 'POST',
  path: '/lead-searches',
  access: 'prospects.change',
  body: newSearchSchema,
  response: z.object({ id: z.string() }),
  status: 201,
  limit: 'write',
  errors: ['already_exists', 'conflict'],
});

export const removeLeadSearchOperation = operation({
  id: 'removeLeadSearch',
  tag: 'prospects',
  method: 'DELETE',
  path: '/lead-searches/[search]',
  access: 'prospects.change',
  params: z.object({ search: z.string().max(60) }),
  response: null,
  limit: 'write',
  errors: ['not_found'],
});

export const prospectOperations = [
  listLeadsOperation,
  changeLeadOperation,
  listLeadSearchesOperation,
  addLeadSearchOperation,
  removeLeadSearchOperation,
];
