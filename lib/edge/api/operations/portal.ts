import { z } from 'zod';
import { permitIdSchema } from '@/lib/tracking/permits/schema';
import { EVENT_KINDS, STATUS_BUCKETS } from '@/lib/tracking/permits/types';
import { cursorField, dateField, instantField, pageSchema } from '../fields';
import { operation } from '../operation';
import { permitSchema } from './permits';

export const portalPermitSchema = permitSchema
  .extend({
    /** Who assigned it; several names where several did. */
    parent_company_name: z.string(),
  })
  .meta({ id: 'PortalPermit' });

const portalEventSchema = z.object({
  id: z.number().int(),
  kind: z.enum(EVENT_KINDS),
  from_status: z.enum(STATUS_BUCKETS).nullable(),
  to_status: z.enum(STATUS_BUCKETS),
  from_word: z.string().nullable(),
  to_word: z.string().nullable(),
  /** The city's date of the change where it gives one. */
  occurred_on: dateField.nullable(),
  detected_at: instantField,
});

export const portalPermitDetailSchema = portalPermitSchema
  .extend({
    zip: z.string().nullable(),
    permit_subtype: z.string().nullable(),
    work_class: z.string().nullable(),
    status_date: dateField.nullable(),
    approved_date: dateField.nullable(),
    completed_date: dateField.nullable(),
    /** The city's own record. */
    link: z.string().nullable(),
    events: z.array(portalEventSchema),
  })
  .meta({ id: 'PortalPermitDetail' });

export const listPortalPermitsOperation = operation({
  id: 'listPortalPermits',
  method: 'GET',
  path: '/portal/permits',
  tag: 'portal',
  access: 'portal.read',
  query: z.object({ q: z.string().trim().max(200).optional(), after: cursorField.optional() }),
  response: pageSchema(portalPermitSchema),
  limit: 'read',
});

export const getPortalPermitOperation = operation({
  id: 'getPortalPermit',
  method: 'GET',
  path: '/portal/permits/[id]',
  tag: 'portal',
  access: 'portal.read',
  params: z.object({ id: permitIdSchema }),
  response: portalPermitDetailSchema,
  limit: 'read',
  errors: ['not_found'],
});

export const portalOperations = [listPortalPermitsOperation, getPortalPermitOperation];
