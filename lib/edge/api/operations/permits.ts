import { z } from 'zod';
import { addByHandSchema, changeByHandSchema, handPermitSchema } from '@/lib/company/by-hand/schema';
import { centsSchema } from '@/lib/company/projects/schema';
import { searchDaySchema } from '@/lib/platform/clock/day-schema';
import { LOCALES } from '@/lib/platform/i18n/locales';
import { LINK_SOURCES } from '@/lib/tracking/matching/types';
import { MIN_FIND_LENGTH, PERMIT_SORTS, permitIdSchema } from '@/lib/tracking/permits/schema';
import { boxSchema } from '@/lib/tracking/permits/search/input';
import { COARSE_STATUSES, EVENT_KINDS, STATUS_BUCKETS } from '@/lib/tracking/permits/types';
import { cityField, cursorField, dateField, instantField, pageSchema } from '../fields';
import { operation } from '../operation';
import { cityClockSchema } from './city-clock';

export const permitSchema = z
  .object({
    id: z.number().int(),
    permit_number: z.string(),
    permit_type: z.string().nullable(),
    description: z.string().nullable(),
    address: z.string().nullable(),
    city: z.string(),
    state: z.string(),
    /** Our word for where it stands. */
    status: z.enum(STATUS_BUCKETS),
    /** The city's own. */
    status_word: z.string().nullable(),
    applied_date: dateField.nullable(),
    issue_date: dateField.nullable(),
    expires_date: dateField.nullable(),
    changed_at: instantField,
    /** Since when the city's feed no longer holds it. */
    missing_since: instantField.nullable(),
    /** From the built-in sample feeds. */
    sample: z.boolean(),
    /** Written down by the company itself. */
    by_hand: z.boolean(),
  })
  .meta({ id: 'Permit' });

export const permitDetailSchema = permitSchema
  .extend({
    permit_subtype: z.string().nullable(),
    work_class: z.string().nullable(),
    zip: z.string().nullable(),
    status_date: dateField.nullable(),
    approved_date: dateField.nullable(),
    completed_date: dateField.nullable(),
    contractor_name: z.string().nullable(),
    contractor_license: z.string().nullable(),
    valuation_cents: z.number().int().nullable(),
    fee_cents: z.number().int().nullable(),
    /** Asked for and not paid, where the city's feed says so. */
    unpaid_cents: z.number().int().nullable(),
    link: z.string().nullable(),
    parcel: z.string().nullable(),
    first_seen_at: instantField,
    /** How it came to the company. */
    linked_by: z.enum(LINK_SOURCES),
    /** Counts its changes: a change of one by hand names the version it was made from. */
    version: z.number().int(),
    feed: z.object({ city: cityField, last_read_at: instantField.nullable(), sample: z.boolean() }),
  })
  .meta({ id: 'PermitDetail' });

const changedValue = z.union([z.string(), z.number()]).nullable();

export const permitEventSchema = z
  .object({
    id: z.number().int(),
    kind: z.enum(EVENT_KINDS),
    from_status: z.enum(STATUS_BUCKETS).nullable(),
    to_status: z.enum(STATUS_BUCKETS),
    from_word: z.string().nullable(),
    to_word: z.string().nullable(),
    /** By field, in the names a permit has here. */
    changes: z.record(z.string(), z.object({ from: changedValue, to: changedValue })),
    occurred_on: dateField.nullable(),
    detected_at: instantField,
  })
  .meta({ id: 'PermitEvent' });

export const foundPermitSchema = permitSchema
  .extend({
    contractor_name: z.string().nullable(),
    found_by: z.enum(['number', 'address']),
    /** Watched already. */
    linked: z.boolean(),
  })
  .meta({ id: 'FoundPermit' });

/** A page of permits held, and what the question was taken for. */
export const permitSearchSchema = pageSchema(foundPermitSchema)
  .extend({
    by: z.enum(['number', 'words', 'address']),
    corrections: z.array(
      z.object({
        typed: z.string().meta({ examples: ['plumbng'] }),
        taken: z.array(z.string()).meta({ examples: [['plumbing']] }),
      }),
    ),
    count: z.object({ kind: z.enum(['exact', 'at_least', 'about']), value: z.number().int() }),
  })
  .meta({ id: 'PermitSearch' });

const searchDayField = searchDaySchema.meta({ examples: ['2026-11-20'] });

/** South, west, north, east. */
const boxText = z
  .string()
  .max(120)
  .refine((text) => boxSchema.safeParse(text).success);

/** In the specification's names; what stands after them is ours. */
export const verificationSchema = z
  .object({
    success: z.boolean(),
    business_name: z.string(),
    permits_found: z.number().int(),
    multiple_companies: z.boolean(),
    company_names: z.array(z.string()),
    preview_permits: z.array(
      z.object({
        id: z.number().int(),
        permit_number: z.string(),
        permit_type: z.string().nullable(),
        city: cityField,
        contractor_name: z.string().nullable(),
        status: z.enum(COARSE_STATUSES),
        issue_date: dateField.nullable(),
      }),
    ),
    cities_with_data: z.array(cityField),
    cities_no_data: z.array(cityField),
    cities_without_contractor: z.array(cityField),
    cities_not_monitored: z.array(cityField),
    sample: z.boolean(),
  })
  .meta({ id: 'Verification' });

const oneOfStatuses = z
  .string()
  .max(200)
  .transform((text) => text.split(','))
  .pipe(z.array(z.enum(STATUS_BUCKETS)));

const params = z.object({ id: permitIdSchema });

export const listPermitsOperation = operation({
  id: 'listPermits',
  method: 'GET',
  path: '/permits',
  tag: 'permits',
  access: 'permits.read',
  query: z.object({
    q: z
      .string()
      .trim()
      .max(200)
      .optional()
      .meta({ examples: ['Oak St'] }),
    status: oneOfStatuses.optional(),
    city: cityField.optional(),
    sort: z.enum(PERMIT_SORTS).default('changed'),
    limit: z.coerce.number().int().min(1).max(100).default(25),
    after: cursorField.optional(),
  }),
  response: pageSchema(permitSchema),
  limit: 'read',
});

export const addPermitOperation = operation({
  id: 'addPermit',
  method: 'POST',
  path: '/permits',
  tag: 'permits',
  access: 'permits.change',
  body: z.object({
    permit_id: z.number().int().positive(),
    source: z.enum(['number', 'address']).default('number'),
  }),
  response: permitDetailSchema,
  status: 201,
  limit: 'write',
  errors: ['not_found', 'plan_limit'],
});

const handFields = {
  permit_number: handPermitSchema.shape.permitNumber.meta({ examples: ['BP-2026-0117'] }),
  city: handPermitSchema.shape.city.meta({ examples: ['Round Rock'] }),
  state: handPermitSchema.shape.state.meta({ examples: ['TX'] }),
  address: z.string().max(200).nullable(),
  permit_type: z.string().max(120).nullable(),
  description: z.string().max(2_000).nullable(),
  status: z.enum(STATUS_BUCKETS),
  applied_date: dateField.nullable(),
  issue_date: dateField.nullable(),
  expires_date: dateField.nullable(),
  valuation_cents: centsSchema.nullable(),
};

export const addPermitByHandOperation = operation({
  id: 'addPermitByHand',
  method: 'POST',
  path: '/permits/by-hand',
  tag: 'permits',
  access: 'permits.change',
  body: z.object({
    ...z.object(handFields).partial().shape,
    permit_number: handFields.permit_number,
    city: handFields.city,
    state: handFields.state,
    status: handFields.status,
    reminder: addByHandSchema.shape.reminder,
  }),
  response: permitDetailSchema,
  status: 201,
  limit: 'write',
  errors: ['conflict', 'plan_limit'],
});

export const changePermitByHandOperation = operation({
  id: 'changePermitByHand',
  method: 'PATCH',
  path: '/permits/[id]',
  tag: 'permits',
  access: 'permits.change',
  params,
  body: z.object({ ...z.object(handFields).partial().shape, version: changeByHandSchema.shape.version }),
  response: permitDetailSchema,
  limit: 'write',
  errors: ['not_found', 'conflict'],
});

export const joinPermitOperation = operation({
  id: 'joinPermit',
  method: 'POST',
  path: '/permits/[id]/join',
  tag: 'permits',
  access: 'permits.change',
  params,
  body: z.object({ city_permit_id: z.number().int().positive() }),
  response: permitDetailSchema,
  limit: 'write',
  errors: ['not_found', 'plan_limit'],
});

export const getPermitOperation = operation({
  id: 'getPermit',
  method: 'GET',
  path: '/permits/[id]',
  tag: 'permits',
  access: 'permits.read',
  params,
  response: permitDetailSchema.extend({ city_clock: cityClockSchema }).meta({ id: 'PermitWithClock' }),
  limit: 'read',
  errors: ['not_found'],
});

export const getPermitReportOperation = operation({
  id: 'getPermitReport',
  method: 'GET',
  path: '/permits/[id]/report.pdf',
  tag: 'permits',
  access: 'permits.read',
  params,
  query: z.object({ lang: z.enum(LOCALES).optional() }),
  response: null,
  download: 'application/pdf',
  limit: 'read',
  errors: ['not_found'],
});

export const removePermitOperation = operation({
  id: 'removePermit',
  method: 'DELETE',
  path: '/permits/[id]',
  tag: 'permits',
  access: 'permits.change',
  params,
  response: null,
  limit: 'write',
  errors: ['not_found'],
});

export const listPermitEventsOperation = operation({
  id: 'listPermitEvents',
  method: 'GET',
  path: '/permits/[id]/events',
  tag: 'permits',
  access: 'permits.read',
  params,
  response: z.object({ items: z.array(permitEventSchema) }),
  limit: 'read',
  errors: ['not_found'],
});

export const countPermitsOperation = operation({
  id: 'countPermits',
  method: 'GET',
  path: '/permits/counts',
  tag: 'permits',
  access: 'permits.read',
  response: z
    .object({ total: z.number().int(), by_status: z.record(z.enum(STATUS_BUCKETS), z.number().int()) })
    .meta({ id: 'PermitCounts' }),
  limit: 'read',
});

export const searchPermitsOperation = operation({
  id: 'searchPermits',
  method: 'GET',
  path: '/permits/search',
  tag: 'permits',
  access: 'permits.search',
  query: z.object({
    find: z
      .string()
      .trim()
      .min(MIN_FIND_LENGTH)
      .max(200)
      .optional()
      .meta({ examples: ['2026-104'] }),
    q: z
      .string()
      .trim()
      .max(200)
      .optional()
      .meta({ examples: ['water heater Lamar'] }),
    status: oneOfStatuses.optional(),
    city: cityField.optional(),
    from: searchDayField.optional(),
    to: searchDayField.optional(),
    box: boxText.optional().meta({ examples: ['30.2,-97.8,30.3,-97.7'] }),
    literal: z.enum(['true', 'false']).default('false'),
    limit: z.coerce.number().int().min(1).max(100).default(25),
    after: z.string().max(600).optional(),
  }),
  response: permitSearchSchema,
  limit: 'read',
});

export const verifyPermitsOperation = operation({
  id: 'verifyPermits',
  method: 'POST',
  path: '/permits/verify',
  tag: 'permits',
  access: 'public',
  body: z.object({
    company_name: z
      .string()
      .trim()
      .min(1)
      .max(200)
      .meta({ examples: ['Reyes Roofing LLC'] }),
    cities: z
      .array(z.string().trim().min(1).max(120))
      .min(1)
      .max(50)
      .meta({ examples: [['Austin, TX', 'dallas-tx']] }),
  }),
  response: verificationSchema,
  limit: 'sensitive',
});

export const permitsOperations = [
  listPermitsOperation,
  addPermitOperation,
  addPermitByHandOperation,
  searchPermitsOperation,
  countPermitsOperation,
  verifyPermitsOperation,
  getPermitOperation,
  getPermitReportOperation,
  changePermitByHandOperation,
  joinPermitOperation,
  removePermitOperation,
  listPermitEventsOperation,
];
