import { z } from 'zod';
import { bringBackSchema, dayCostSchema, putOffSchema } from '@/lib/company/today/schema';
import { NEED_KINDS } from '@/lib/company/today/types';
import { dateField, instantField } from '../fields';
import { operation } from '../operation';

const read = { tag: 'permits', access: 'permits.read', limit: 'read' } as const;
const write = { tag: 'permits', access: 'permits.read', limit: 'write', response: null } as const;

const costSchema = z.object({
  kind: z.enum(['daily', 'day_for_day', 'once', 'unknown']),
  cents: z.number().int().nullable(),
});

export const needSchema = z
  .object({
    key: z.string(),
    kind: z.enum(NEED_KINDS),
    permit_id: z.number().int().nullable(),
    check_id: z.string().nullable(),
    title: z.string(),
    since: dateField.nullable(),
    until: dateField.nullable(),
    cost: costSchema,
    mark: z.string(),
  })
  .meta({ id: 'Need' });

export const closeOutSchema = z
  .object({
    permit_id: z.number().int(),
    permit_number: z.string(),
    address: z.string().nullable(),
    issued_date: dateField,
    inspected_date: dateField.nullable(),
    lapses_on: dateField.nullable(),
    days_left: z.number().int().nullable(),
    lapses_by: z.enum(['record', 'rule']).nullable(),
    cost_cents: z.number().int().nullable(),
  })
  .meta({ id: 'CloseOut' });

export const getTodayOperation = operation({
  ...read,
  id: 'getToday',
  method: 'GET',
  path: '/today',
  response: z
    .object({
      needs: z.array(needSchema),
      put_off: z.number().int(),
      close_outs: z.array(closeOutSchema),
      day_cost_cents: z.number().int().nullable(),
    })
    .meta({ id: 'Today' }),
});

export const putOffOperation = operation({
  ...write,
  id: 'putOff',
  method: 'PUT',
  path: '/today/put-offs',
  body: putOffSchema,
  errors: ['conflict'],
});

export const bringBackOperation = operation({
  ...write,
  id: 'bringBack',
  method: 'DELETE',
  path: '/today/put-offs',
  query: bringBackSchema,
});

export const setDayCostOperation = operation({
  id: 'setDayCost',
  method: 'PUT',
  path: '/company/day-cost',
  tag: 'company',
  access: 'company.manage',
  body: dayCostSchema,
  response: null,
  limit: 'write',
});

export const markSeenOperation = operation({
  id: 'markChangesSeen',
  method: 'PUT',
  path: '/notifications/seen',
  tag: 'notifications',
  access: 'permits.read',
  body: z.object({
    until: instantField,
    /** Left out, all of them. */
    permit_ids: z.array(z.int().positive()).min(1).max(100).optional(),
  }),
  response: null,
  limit: 'write',
});

export const getExtensionLetterOperation = operation({
  ...read,
  id: 'getExtensionLetter',
  method: 'GET',
  path: '/permits/[id]/extension-letter.pdf',
  params: z.object({ id: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER) }),
  response: null,
  download: 'application/pdf',
  errors: ['not_found'],
});

export const todayOperations = [
  getTodayOperation,
  putOffOperation,
  bringBackOperation,
  setDayCostOperation,
  markSeenOperation,
  getExtensionLetterOperation,
];
