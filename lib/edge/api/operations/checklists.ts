import { z } from 'zod';
import { FACT_NAMES } from '@/lib/catalogue/checklists/fact-names';
import { PERMIT_TYPE_IDS, POINT_SEVERITIES, STATE_CODES } from '@/lib/catalogue/checklists/types';
import { getMinimum, MAX_QUANTITY } from '@/lib/catalogue/fees/inputs';
import {
  CONSTRUCTION_TYPES,
  FEE_LINE_KINDS,
  OCCUPANCIES,
  OCCUPANCY_GROUPS,
  type Quantity,
  WORK_KINDS,
} from '@/lib/catalogue/fees/types';
import { LOCALES } from '@/lib/platform/i18n/locales';
import { dateField, FRESH_SECONDS } from '../fields';
import { operation } from '../operation';

const confidence = z.enum(['A', 'B', 'C', 'G']);
export const factNameSchema = z.enum(FACT_NAMES);
const value = z.union([z.string(), z.number(), z.boolean()]);
const source = z.object({ title: z.string(), url: z.string().nullable() }).meta({ id: 'Source' });
const sources = z.array(source);

const reason = z.object({
  kind: z.enum(['always', 'decided', 'open']),
  /** Of `decided`: what it rests on. */
  facts: z.array(
    z.object({
      fact: z.enum(['state', ...FACT_NAMES]),
      given: z.enum(['place', 'permit_type', 'answer']),
      label: z.string(),
      value: z.string(),
    }),
  ),
  /** Of `open`: what has still to be answered. */
  questions: z.array(z.object({ fact: factNameSchema, text: z.string() })),
});

const layer = z.enum(['federal', 'model', 'state', 'city']);

const document = z
  .object({
    id: z.string(),
    status: z.enum(['required', 'may_be_asked', 'ask']),
    layer,
    label: z.string(),
    why: z.string(),
    how_to_get: z.string().nullable(),
    citation: z.string(),
    applies_when: z.string(),
    confidence,
    sources,
    reason,
  })
  .meta({ id: 'ChecklistDocument' });

const question = z
  .object({
    fact: factNameSchema,
    kind: z.enum(['choice', 'boolean', 'number']),
    text: z.string(),
    help: z.string().nullable(),
    options: z.array(z.object({ value, label: z.string() })),
    /** Of a number. */
    unit: z.string().nullable(),
    min: z.number().nullable(),
    max: z.number().nullable(),
    answer: value.nullable(),
    /** Ids of the documents that hang on it. */
    decides: z.array(z.string()),
  })
  .meta({ id: 'ChecklistQuestion' });

const edition = z.object({
  status: z.enum(['adopted', 'local', 'unknown']),
  edition: z
    .string()
    .nullable()
    .meta({ examples: ['2024'] }),
});

export const feeEstimateSchema = z
  .object({
    status: z.enum(['estimated', 'missing_input', 'not_published', 'not_allowed', 'no_permit']),
    schedule: z.string(),
    effective: z.string(),
    lines: z.array(
      z.object({ id: z.string(), kind: z.enum(FEE_LINE_KINDS), label: z.string(), amount_cents: z.number() }),
    ),
    /** The sum of the lines; null unless estimated. */
    total_cents: z.number().int().nullable(),
    /** Fields of `work` that are still needed. */
    missing: z.array(z.string()),
    /** Rows of the schedule to choose `row_id` from. */
    rows: z.array(z.object({ id: z.string(), label: z.string() })),
    /** Why there is no figure. */
    reason: z.string().nullable(),
    excluded: z.array(z.string()),
    notes: z.array(z.string()),
    outdated: z.string().nullable(),
    confidence,
    sources: z.array(z.object({ title: z.string(), url: z.string(), read_on: dateField })),
  })
  .meta({ id: 'FeeEstimate' });

export const checklistSchema = z
  .object({
    permit_type: z.object({
      id: z.enum(PERMIT_TYPE_IDS),
      name: z.string(),
      model_codes: z.array(z.string()),
      often_exempt: z.string().nullable(),
    }),
    place: z.object({
      city: z.string().nullable(),
      county: z.string().nullable(),
      state: z.enum(STATE_CODES).meta({ examples: ['TX'] }),
      state_name: z.string(),
    }),
    language: z.enum(LOCALES),
    engine_version: z.string(),
    as_of: dateField,
    codes: z.object({
      irc: edition,
      nec: edition,
      note: z.string().nullable(),
      confidence,
      as_of: z.string(),
      sources,
    }),
    documents: z.array(document),
    not_needed: z.array(
      z.object({
        id: z.string(),
        layer,
        label: z.string(),
        applies_when: z.string(),
        citation: z.string(),
        reason,
        note: z.string().nullable(),
      }),
    ),
    questions: z.array(question),
    answered: z.array(question),
    rejections: z.array(z.object({ id: z.string(), reason: z.string(), fix: z.string(), sources })),
    /** What a plan reviewer looks for; thresholds are those of the model code. */
    review_points: z.array(
      z.object({
        id: z.string(),
        /** `ask` where an open question decides whether it applies. */
        applies: z.enum(['yes', 'ask']),
        severity: z.enum(POINT_SEVERITIES),
        check: z.string(),
        pass_if: z.string(),
        citation: z.string(),
        confidence,
        sources,
      }),
    ),
    state_triggers: z.array(z.object({ id: z.string(), text: z.string(), confidence, sources })),
    /** Null where no fee schedule of the city is held. */
    fee_estimate: feeEstimateSchema.nullable(),
  })
  .meta({ id: 'Checklist' });

const count = (name: Quantity) => z.number().int().min(getMinimum(name)).max(MAX_QUANTITY).optional();

/** What the fee hangs on; what is left out is taken from the permit type and the answers, where they say it. */
export const workSchema = z.strictObject({
  row_id: z.string().max(64).optional(),
  occupancy: z.enum(OCCUPANCIES).optional(),
  kind: z.enum(WORK_KINDS).optional(),
  construction_type: z.enum(CONSTRUCTION_TYPES).optional(),
  occupancy_group: z.enum(OCCUPANCY_GROUPS).optional(),
  valuation_cents: count('valuationCents').meta({ examples: [1_800_000] }),
  area_sqft: count('areaSqft').meta({ examples: [2_400] }),
  dwelling_units: count('dwellingUnits'),
  stories: count('stories'),
  trades: count('trades'),
  fixtures: count('fixtures'),
  service_amps: count('serviceAmps').meta({ examples: [200] }),
  frontage_ft: count('frontageFt'),
});

export const runChecklistOperation = operation({
  id: 'runChecklist',
  method: 'POST',
  path: '/checklists',
  tag: 'checklists',
  access: 'checklists.run',
  query: z.object({ lang: z.enum(LOCALES).optional() }),
  body: z.object({
    place: z
      .string()
      .max(400)
      .meta({ examples: ['Denver, CO'] }),
    permit_type: z.enum(PERMIT_TYPE_IDS).meta({ examples: ['res_alteration'] }),
    answers: z
      .partialRecord(factNameSchema, z.union([z.string().max(64), z.number(), z.boolean()]))
      .default({})
      .meta({ examples: [{ applicant_role: 'contractor', structural_work: false, valuation: 60_000 }] }),
    work: workSchema.optional().meta({ examples: [{ occupancy: 'residential_1_2' }] }),
  }),
  response: checklistSchema,
  limit: 'write',
  // It changes nothing.
  idempotent: false,
});

export const listPermitTypesOperation = operation({
  id: 'listPermitTypes',
  method: 'GET',
  path: '/permit-types',
  tag: 'checklists',
  access: 'public',
  query: z.object({ lang: z.enum(LOCALES).default('en') }),
  response: z.object({ items: z.array(z.object({ id: z.enum(PERMIT_TYPE_IDS), name: z.string() })) }),
  limit: 'public',
  publicSeconds: FRESH_SECONDS,
});

export const checklistsOperations = [listPermitTypesOperation, runChecklistOperation];
