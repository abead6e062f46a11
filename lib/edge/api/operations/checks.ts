import { z } from 'zod';
import { PERMIT_TYPE_IDS, STATE_CODES } from '@/lib/catalogue/checklists/types';
import { correctPagesSchema, markFindingSchema, statedSchema } from '@/lib/checking/checks/schema';
import { FILE_STATES, MARK_STATES, RUN_FAILURES, RUN_STATES } from '@/lib/checking/checks/types';
import { CONTENT_TYPES, FILE_TYPES, MAX_FILE_BYTES } from '@/lib/checking/files/types';
import { READ_FAILURES } from '@/lib/checking/reading/types';
import {
  FEE_VERDICTS,
  FIELD_IDS,
  FINDING_RULES,
  PAGE_RELATIONS,
  SEVERITIES,
  STANDINGS,
} from '@/lib/checking/review/types';
import { LOCALES } from '@/lib/platform/i18n/locales';
import { cursorField, dateField, instantField, pageSchema } from '../fields';
import { operation } from '../operation';
import { factNameSchema, feeEstimateSchema, workSchema } from './checklists';

const TAIL = '4q8zt1n6w3kx9vb2mhy7cjr05d';
const like = (text: string) => z.string().meta({ examples: [text] });

const place = z.object({
  city: like('Austin').nullable(),
  county: z
    .string()
    .nullable()
    .meta({ examples: [null] }),
  state: z.enum(STATE_CODES).meta({ examples: ['TX'] }),
});
const answerValue = z.union([z.string().max(64), z.number(), z.boolean()]);

const file = z
  .object({
    id: like(`fil_${TAIL}`),
    name: like('Site plan.pdf'),
    type: z.enum(FILE_TYPES),
    bytes: z
      .number()
      .int()
      .meta({ examples: [482_113] }),
    state: z.enum(FILE_STATES).meta({ examples: ['read'] }),
    failure: z
      .enum(READ_FAILURES)
      .nullable()
      .meta({ examples: [null] }),
    /** Null until the file has told. */
    pages: z
      .number()
      .int()
      .nullable()
      .meta({ examples: [6] }),
    pages_read: z
      .number()
      .int()
      .meta({ examples: [6] }),
    pages_drawn: z
      .number()
      .int()
      .meta({ examples: [6] }),
    created_at: instantField,
  })
  .meta({ id: 'CheckFile' });

const count = z
  .number()
  .int()
  .meta({ examples: [1] });
const run = z
  .object({
    number: z.number().int(),
    state: z.enum(RUN_STATES).meta({ examples: ['done'] }),
    failure: z
      .enum(RUN_FAILURES)
      .nullable()
      .meta({ examples: [null] }),
    started_by: like('Ana Reyes').nullable(),
    created_at: instantField,
    finished_at: instantField.nullable(),
    /** Null unless it is done. */
    readiness: z
      .object({
        ready: z.boolean().meta({ examples: [false] }),
        missing: count,
        incorrect: count,
        undecided: count,
        open: z.object({ critical: count, major: count, minor: count, info: count }),
      })
      .nullable(),
    charged: z.boolean().meta({ examples: [true] }),
    judging_again: z.boolean().meta({ examples: [false] }),
    judged_again_at: instantField.nullable().meta({ examples: [null] }),
  })
  .meta({ id: 'CheckRun' });

const check = z
  .object({
    id: like(`chk_${TAIL}`),
    name: like('1200 Oak St'),
    permit_type: z.enum(PERMIT_TYPE_IDS).meta({ examples: ['roofing'] }),
    place,
    address: like('1200 Oak St').nullable(),
    updated_at: instantField,
    archived_at: instantField.nullable().meta({ examples: [null] }),
    last_run: run.nullable(),
  })
  .meta({ id: 'Check' });

const stated = z.object({
  address: like('1200 Oak St').nullable(),
  parcel: like('0204050312').nullable(),
  owner: like('Luis Mora').nullable(),
  contractor: like('Reyes Roofing LLC').nullable(),
  license: like('TACLA12345C').nullable(),
  valuation_cents: z.number().int().nullable(),
  area_sqft: z
    .number()
    .nullable()
    .meta({ examples: [2_400] }),
  fee_cents: z.number().int().nullable(),
});

/** Not strict as what is sent: a field may be added to what is answered. */
const work = z
  .object(workSchema.shape)
  .meta({ examples: [{ occupancy: 'residential_1_2', valuation_cents: 1_800_000 }] });

const checkDetail = check
  .extend({
    answers: z.partialRecord(factNameSchema, answerValue).meta({ examples: [{ structural_work: false }] }),
    stated,
    work,
    created_at: instantField,
    files: z.array(file),
    runs: z.array(run),
  })
  .meta({ id: 'CheckDetail' });

const part = (example: number) => z.number().meta({ examples: [example] });
const pagePlace = z
  .object({
    file_id: like(`fil_${TAIL}`),
    page: z.number().int(),
    box: z.object({ x: part(0.12), y: part(0.08), w: part(0.31), h: part(0.02) }),
    quote: like('1020 OAK ST'),
  })
  .meta({ id: 'PagePlace' });

const by = z.enum(['rule', 'model']);
const documentId = like('site_plan');
const label = like('Site plan').nullable();

const finding = z
  .object({
    key: like('address_differs:site_plan:1204E7THST'),
    rule: z.enum(FINDING_RULES).meta({ examples: ['address_differs'] }),
    severity: z.enum(SEVERITIES),
    document_id: documentId.nullable(),
    title: like('The address is not the same everywhere'),
    what: like('The site plan says 1020 OAK ST, the application 1200 OAK ST.'),
    fix: like('Correct the address on the site plan.'),
    /** By a language model, in the language of whoever started the run. */
    explanation: z
      .string()
      .nullable()
      .meta({ examples: [null] }),
    /** The first is the place to mend. */
    places: z.array(pagePlace),
    values: z
      .record(z.string(), z.union([z.string(), z.number()]))
      .meta({ examples: [{ found: '1020 OAK ST', expected: '1200 OAK ST' }] }),
    citation: z
      .string()
      .nullable()
      .meta({ examples: [null] }),
    by,
    mark: z
      .object({
        state: z.enum(MARK_STATES),
        note: like('Sent to the designer.').nullable(),
        assignee_id: like(`usr_${TAIL}`).nullable(),
        assignee: like('Luis Mora').nullable(),
        marked_at: instantField,
      })
      .nullable(),
    /** Where somebody said that it is wrong. */
    wrong: z
      .object({ reason: like('The number stands on page 2.').nullable(), said_at: instantField })
      .nullable()
      .meta({ examples: [null] }),
  })
  .meta({ id: 'CheckFinding' });

const relation = z.enum(PAGE_RELATIONS).meta({ examples: ['is'] });
const correctionId = z
  .string()
  .max(64)
  .meta({ examples: [`cor_${TAIL}`] });
const pageOfFile = correctPagesSchema.shape.firstPage.meta({ examples: [3] });
const correction = z
  .object({
    id: correctionId,
    file_id: like(`fil_${TAIL}`),
    first_page: z.number().int(),
    last_page: z.number().int(),
    document_id: documentId,
    relation,
    corrected_at: instantField,
  })
  .meta({ id: 'PageCorrection' });

const runDetail = run
  .extend({
    check_id: like(`chk_${TAIL}`),
    check_name: like('1200 Oak St'),
    language: z.enum(LOCALES),
    permit_type: z.enum(PERMIT_TYPE_IDS).meta({ examples: ['roofing'] }),
    place,
    engine_version: like('1.1'),
    rules_as_of: dateField,
    /** Stretches of files, each one document. */
    documents: z.array(
      z.object({
        document_id: documentId,
        label,
        file_id: like(`fil_${TAIL}`),
        first_page: z.number().int(),
        last_page: z.number().int(),
        certainty: part(0.97),
        by,
        fields: z.array(
          z.object({
            id: z.enum(FIELD_IDS).meta({ examples: ['address'] }),
            value: like('1020 OAK ST'),
            certainty: part(0.97),
            by,
            at: pagePlace,
          }),
        ),
      }),
    ),
    standings: z.array(
      z.object({
        document_id: documentId,
        label,
        standing: z.enum(STANDINGS),
        /** Indexes into `documents`. */
        found: z.array(
          z
            .number()
            .int()
            .meta({ examples: [0] }),
        ),
      }),
    ),
    findings: z.array(finding),
    corrections: z.array(correction),
    fee: z
      .object({
        verdict: z.enum(FEE_VERDICTS),
        stated_cents: z
          .number()
          .int()
          .nullable()
          .meta({ examples: [18_400] }),
        stated_at: pagePlace.nullable(),
        computed_cents: z
          .number()
          .int()
          .nullable()
          .meta({ examples: [18_400] }),
        estimate: feeEstimateSchema.nullable(),
      })
      .nullable(),
    /** By a language model, in the language of whoever started the run. */
    summary: z
      .string()
      .nullable()
      .meta({ examples: [null] }),
    files: z.array(file.extend({ removed: z.boolean().meta({ examples: [false] }) })),
  })
  .meta({ id: 'CheckRunDetail' });

const id = z
  .string()
  .max(64)
  .meta({ examples: [`chk_${TAIL}`] });
const fileId = z
  .string()
  .max(64)
  .meta({ examples: [`fil_${TAIL}`] });
const number = z.coerce.number().int().min(1).max(100_000);
const ofCheck = z.object({ id });
const ofRun = z.object({ id, number });
const lang = z.enum(LOCALES).optional();
const nameField = z.string().trim().min(1).max(120);
const answers = (value: typeof answerValue | z.ZodNullable<typeof answerValue>) =>
  z.partialRecord(factNameSchema, value).meta({ examples: [{ structural_work: false }] });
const given = statedSchema.shape;
const mark = markFindingSchema.shape;

export const listChecksOperation = operation({
  id: 'listChecks',
  method: 'GET',
  path: '/checks',
  tag: 'checks',
  access: 'checks.read',
  query: z.object({ archived: z.enum(['true', 'false']).default('false'), after: cursorField.optional() }),
  response: pageSchema(check),
  limit: 'read',
});

export const createCheckOperation = operation({
  id: 'createCheck',
  method: 'POST',
  path: '/checks',
  tag: 'checks',
  access: 'checks.change',
  body: z.object({
    permit_type: z.enum(PERMIT_TYPE_IDS).meta({ examples: ['roofing'] }),
    place: z
      .string()
      .max(400)
      .meta({ examples: ['Austin, TX'] }),
    name: nameField.optional().meta({ examples: ['1200 Oak St'] }),
    answers: answers(answerValue).default({}),
  }),
  response: checkDetail,
  status: 201,
  limit: 'write',
});

export const getCheckOperation = operation({
  id: 'getCheck',
  method: 'GET',
  path: '/checks/[id]',
  tag: 'checks',
  access: 'checks.read',
  params: ofCheck,
  response: checkDetail,
  limit: 'read',
  errors: ['not_found'],
});

export const updateCheckOperation = operation({
  id: 'updateCheck',
  method: 'PATCH',
  path: '/checks/[id]',
  tag: 'checks',
  access: 'checks.change',
  params: ofCheck,
  /** What is left out stays as it is. */
  body: z.object({
    name: nameField.optional(),
    answers: answers(answerValue.nullable()).optional(),
    stated: z
      .object({
        address: given.address,
        parcel: given.parcel,
        owner: given.owner,
        contractor: given.contractor,
        license: given.license,
        valuation_cents: given.valuationCents,
        area_sqft: given.areaSqft,
        fee_cents: given.feeCents,
      })
      .optional()
      .meta({ examples: [{ address: '1200 Oak St', valuation_cents: 1_800_000 }] }),
    work: workSchema.optional(),
    archived: z.boolean().optional(),
  }),
  response: checkDetail,
  limit: 'write',
  errors: ['not_found'],
});

export const deleteCheckOperation = operation({
  id: 'deleteCheck',
  method: 'DELETE',
  path: '/checks/[id]',
  tag: 'checks',
  access: 'checks.change',
  params: ofCheck,
  response: null,
  limit: 'write',
  errors: ['not_found'],
});

export const uploadCheckFileOperation = operation({
  id: 'uploadCheckFile',
  method: 'PUT',
  path: '/checks/[id]/files',
  tag: 'checks',
  access: 'checks.change',
  params: ofCheck,
  query: z.object({
    name: z
      .string()
      .min(1)
      .max(1_000)
      .meta({ examples: ['Site plan.pdf'] }),
  }),
  upload: {
    types: [...Object.values(CONTENT_TYPES), 'application/octet-stream'],
    maxBytes: MAX_FILE_BYTES,
  },
  response: file,
  status: 201,
  limit: 'write',
  errors: ['not_found', 'already_exists', 'conflict', 'plan_required', 'unavailable'],
});

export const deleteCheckFileOperation = operation({
  id: 'deleteCheckFile',
  method: 'DELETE',
  path: '/checks/[id]/files/[fileId]',
  tag: 'checks',
  access: 'checks.change',
  params: z.object({ id, fileId }),
  response: null,
  limit: 'write',
  errors: ['not_found'],
});

export const startCheckRunOperation = operation({
  id: 'startCheckRun',
  method: 'POST',
  path: '/checks/[id]/runs',
  tag: 'checks',
  access: 'checks.change',
  params: ofCheck,
  body: z.object({ locale: z.enum(LOCALES).default('en') }),
  response: z.object({ number: z.number().int(), balance: z.number().int() }),
  status: 202,
  limit: 'write',
  errors: ['not_found', 'conflict', 'plan_limit', 'plan_required'],
});

export const getCheckRunOperation = operation({
  id: 'getCheckRun',
  method: 'GET',
  path: '/checks/[id]/runs/[number]',
  tag: 'checks',
  access: 'checks.read',
  params: ofRun,
  query: z.object({ lang }),
  response: runDetail,
  limit: 'read',
  errors: ['not_found'],
});

export const getCheckReportOperation = operation({
  id: 'getCheckReport',
  method: 'GET',
  path: '/checks/[id]/runs/[number]/report.pdf',
  tag: 'checks',
  access: 'checks.read',
  params: ofRun,
  query: z.object({ lang }),
  response: null,
  download: 'application/pdf',
  limit: 'read',
  errors: ['not_found', 'conflict'],
});

export const cancelCheckRunOperation = operation({
  id: 'cancelCheckRun',
  method: 'POST',
  path: '/checks/[id]/runs/[number]/cancel',
  tag: 'checks',
  access: 'checks.change',
  params: ofRun,
  response: z.object({ cancelled: z.boolean() }),
  limit: 'write',
  errors: ['not_found'],
  // Asking twice is asking once.
  idempotent: false,
});

export const markFindingOperation = operation({
  id: 'markFinding',
  method: 'PATCH',
  path: '/checks/[id]/findings',
  tag: 'checks',
  access: 'checks.change',
  params: ofCheck,
  /** What is left out stays as it is. */
  body: z.object({
    key: mark.key.meta({ examples: ['address_differs:site_plan:1204E7THST'] }),
    state: mark.state.meta({ examples: ['fixed'] }),
    note: mark.note,
    assignee_id: mark.assigneeId,
  }),
  response: null,
  limit: 'write',
  errors: ['not_found'],
});

export const correctPagesOperation = operation({
  id: 'correctPages',
  method: 'POST',
  path: '/checks/[id]/corrections',
  tag: 'checks',
  access: 'checks.change',
  params: ofCheck,
  body: z
    .object({
      document_id: correctPagesSchema.shape.documentId.meta({ examples: ['site_plan'] }),
      /** Left out, it is about all files there are, and says that the document is in none. */
      file_id: z
        .string()
        .max(64)
        .optional()
        .meta({ examples: [`fil_${TAIL}`] }),
      first_page: pageOfFile.optional(),
      last_page: pageOfFile.optional(),
      relation: relation.default('is'),
    })
    .refine(({ file_id, relation }) => file_id !== undefined || relation === 'not', {
      path: ['file_id'],
      error: 'required',
    })
    .refine(({ first_page = 1, last_page = first_page }) => first_page <= last_page, {
      path: ['last_page'],
      error: 'before_first',
    }),
  response: z.object({ ids: z.array(correctionId) }),
  status: 201,
  limit: 'write',
  errors: ['not_found', 'conflict'],
});

export const undoCorrectionOperation = operation({
  id: 'undoCorrection',
  method: 'DELETE',
  path: '/checks/[id]/corrections/[correctionId]',
  tag: 'checks',
  access: 'checks.change',
  params: z.object({ id, correctionId }),
  response: null,
  limit: 'write',
  errors: ['not_found'],
});

export const sayFindingWrongOperation = operation({
  id: 'sayFindingWrong',
  method: 'POST',
  path: '/checks/[id]/runs/[number]/wrong-findings',
  tag: 'checks',
  access: 'checks.change',
  params: ofRun,
  body: z.object({
    key: mark.key.meta({ examples: ['address_differs:site_plan:1204E7THST'] }),
    wrong: z.boolean().default(true),
    reason: mark.note.meta({ examples: ['The number stands on page 2.'] }),
  }),
  response: null,
  limit: 'write',
  errors: ['not_found'],
});

export const checksOperations = [
  listChecksOperation,
  createCheckOperation,
  getCheckOperation,
  updateCheckOperation,
  deleteCheckOperation,
  uploadCheckFileOperation,
  deleteCheckFileOperation,
  startCheckRunOperation,
  getCheckRunOperation,
  getCheckReportOperation,
  cancelCheckRunOperation,
  markFindingOperation,
  correctPagesOperation,
  undoCorrectionOperation,
  sayFindingWrongOperation,
];
