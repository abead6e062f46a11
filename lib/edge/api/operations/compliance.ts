import { z } from 'zod';
import { PAPER_KINDS } from '@/lib/checking/certificates/types';
import { PAPER_STATES } from '@/lib/checking/papers/types';
import { complianceRulesSchema, holdingFieldsSchema } from '@/lib/company/compliance/schema';
import { CELL_STATES } from '@/lib/company/compliance/standing';
import {
  HOLDING_LINES,
  ON_GAP,
  PROOFS,
  REQUIRABLE,
  WATCH_ASPECTS,
  WATCH_WORDS,
} from '@/lib/company/compliance/types';
import { idSchema } from '@/lib/identity/accounts/schema';
import { COVER_WORDS, LICENCE_WORDS } from '@/lib/tracking/registers/types';
import { dateField, instantField } from '../fields';
import { operation } from '../operation';

const day = dateField.nullable();
const line = z.enum(HOLDING_LINES);

const rowSchema = z
  .object({
    /** Null for the company itself. */
    subcontractor_id: z.string().nullable(),
    name: z.string(),
    assignable: z.enum(['yes', ...ON_GAP]),
    until: day,
    gaps: z.array(line),
    papers: z.array(
      z.object({
        line,
        state: z.enum(CELL_STATES),
        required: z.boolean(),
        holding_id: z.string().nullable(),
        issuer: z.string().nullable(),
        number: z.string().nullable(),
        state_of_issue: z.string().nullable(),
        until: day,
      }),
    ),
  })
  .meta({ id: 'ComplianceRow' });

const rules = complianceRulesSchema.shape;
const rulesFields = {
  on_gap: rules.onGap,
  required: z.array(z.enum(REQUIRABLE)).max(REQUIRABLE.length),
  general_occurrence_cents: rules.generalOccurrenceCents,
  general_aggregate_cents: rules.generalAggregateCents,
  auto_cents: rules.autoCents,
  needs_additional_insured: rules.needsAdditionalInsured,
  needs_waiver: rules.needsWaiver,
};

export const getComplianceOperation = operation({
  id: 'getCompliance',
  method: 'GET',
  path: '/compliance',
  tag: 'subcontractors',
  access: 'compliance.read',
  response: z.object({ today: dateField, rules: z.object(rulesFields), items: z.array(rowSchema) }),
  limit: 'read',
});

const cover = z
  .object({
    status: z.enum(COVER_WORDS),
    day,
    carrier: z.string().nullable(),
    amount_cents: z.number().int().nullable(),
  })
  .meta({ id: 'RegisteredCover' })
  .nullable();
const ofLicense = {
  /** Null for the company itself. */
  subcontractor_id: z.string().nullable(),
  holder: z.string(),
  number: z.string(),
};

export const listWatchedLicensesOperation = operation({
  id: 'listWatchedLicenses',
  method: 'GET',
  path: '/compliance/licenses',
  tag: 'subcontractors',
  access: 'compliance.read',
  response: z.object({
    items: z.array(
      z
        .object({
          ...ofLicense,
          state_of_issue: z.string().nullable(),
          register: z.string().nullable(),
          register_url: z.string().nullable(),
          read_at: instantField.nullable(),
          is_held: z.boolean(),
          is_sample: z.boolean(),
          status: z.enum(LICENCE_WORDS).nullable(),
          register_word: z.string().nullable(),
          day,
          registered_name: z.string().nullable(),
          name_agrees: z.boolean().nullable(),
          insurance: cover,
          bond: cover,
        })
        .meta({ id: 'WatchedLicense' }),
    ),
    changes: z.array(
      z
        .object({
          ...ofLicense,
          state_of_issue: z.string(),
          register: z.string(),
          aspect: z.enum(WATCH_ASPECTS),
          before: z.enum(WATCH_WORDS),
          after: z.enum(WATCH_WORDS),
          day,
          noticed_at: instantField,
        })
        .meta({ id: 'LicenseChange' }),
    ),
  }),
  limit: 'read',
});

export const saveComplianceRulesOperation = operation({
  id: 'saveComplianceRules',
  method: 'PUT',
  path: '/compliance/rules',
  tag: 'subcontractors',
  access: 'compliance.manage',
  body: z.object(rulesFields),
  response: null,
  limit: 'write',
});

const held = holdingFieldsSchema.shape;

export const addComplianceHoldingOperation = operation({
  id: 'addComplianceHolding',
  method: 'POST',
  path: '/compliance/holdings',
  tag: 'subcontractors',
  access: 'compliance.manage',
  body: z.object({
    subcontractor_id: idSchema.nullable(),
    line: held.line,
    issuer: held.issuer,
    number: held.number,
    state: held.state,
    effective: held.effective,
    expires: held.expires,
    limits: held.limits,
    amount_cents: held.amountCents,
    additional_insured: z.enum(PROOFS).default('no'),
    waiver: z.enum(PROOFS).default('no'),
  }),
  response: z.object({ id: z.string() }),
  status: 201,
  limit: 'write',
  errors: ['not_found', 'plan_limit'],
});

export const endComplianceHoldingOperation = operation({
  id: 'endComplianceHolding',
  method: 'PATCH',
  path: '/compliance/holdings/[id]',
  tag: 'subcontractors',
  access: 'compliance.manage',
  params: z.object({ id: idSchema }),
  body: z.object({ ends_on: day }),
  response: null,
  limit: 'write',
  errors: ['not_found'],
});

export const removeComplianceHoldingOperation = operation({
  id: 'removeComplianceHolding',
  method: 'DELETE',
  path: '/compliance/holdings/[id]',
  tag: 'subcontractors',
  access: 'compliance.manage',
  params: z.object({ id: idSchema }),
  response: null,
  limit: 'write',
  errors: ['not_found'],
});

export const askForPapersOperation = operation({
  id: 'askForPapers',
  method: 'POST',
  path: '/subcontractors/[id]/paper-requests',
  tag: 'subcontractors',
  access: 'compliance.manage',
  params: z.object({ id: idSchema }),
  response: null,
  limit: 'write',
  errors: ['not_found', 'plan_limit'],
});

export const listCompliancePapersOperation = operation({
  id: 'listCompliancePapers',
  method: 'GET',
  path: '/compliance/papers',
  tag: 'subcontractors',
  access: 'compliance.read',
  response: z.object({
    items: z.array(
      z
        .object({
          id: z.string(),
          name: z.string(),
          subcontractor_id: z.string().nullable(),
          state: z.enum(PAPER_STATES),
          kind: z.enum(PAPER_KINDS).nullable(),
          created_at: instantField,
        })
        .meta({ id: 'CompliancePaper' }),
    ),
  }),
  limit: 'read',
});

export const confirmCompliancePaperOperation = operation({
  id: 'confirmCompliancePaper',
  method: 'POST',
  path: '/compliance/papers/[id]/confirm',
  tag: 'subcontractors',
  access: 'compliance.manage',
  params: z.object({ id: idSchema }),
  /** As read; whose it is is said, never guessed. */
  body: z.object({ subcontractor_id: idSchema.nullable() }),
  response: z.object({ entered: z.number().int() }),
  limit: 'write',
  errors: ['not_found', 'conflict'],
});

export const setAsideCompliancePaperOperation = operation({
  id: 'setAsideCompliancePaper',
  method: 'DELETE',
  path: '/compliance/papers/[id]',
  tag: 'subcontractors',
  access: 'compliance.manage',
  params: z.object({ id: idSchema }),
  response: null,
  limit: 'write',
  errors: ['not_found', 'conflict'],
});

export const complianceOperations = [
  getComplianceOperation,
  listWatchedLicensesOperation,
  saveComplianceRulesOperation,
  addComplianceHoldingOperation,
  endComplianceHoldingOperation,
  removeComplianceHoldingOperation,
  askForPapersOperation,
  listCompliancePapersOperation,
  confirmCompliancePaperOperation,
  setAsideCompliancePaperOperation,
];
