import { z } from 'zod';
import { CITY_MAIL_STATES, MAIL_KINDS } from '@/lib/checking/city-mail/types';
import { idSchema } from '@/lib/identity/accounts/schema';
import { permitIdSchema } from '@/lib/tracking/permits/schema';
import { dateField, instantField } from '../fields';
import { operation } from '../operation';

const permitRef = z.object({ id: z.number().int(), permit_number: z.string() });

const mailSchema = z
  .object({
    id: z.string(),
    subject: z.string(),
    /** As the mail says; never believed. */
    from: z.string(),
    kind: z.enum(MAIL_KINDS).nullable(),
    state: z.enum(CITY_MAIL_STATES),
    received_at: instantField,
    permits: z.array(permitRef),
  })
  .meta({ id: 'CityMail' });

export const listCityMailOperation = operation({
  id: 'listCityMail',
  method: 'GET',
  path: '/city-mail',
  tag: 'permits',
  access: 'mail.read',
  response: z.object({ address: z.string().nullable(), items: z.array(mailSchema) }),
  limit: 'read',
});

export const getCityMailOperation = operation({
  id: 'getCityMail',
  method: 'GET',
  path: '/city-mail/[id]',
  tag: 'permits',
  access: 'mail.read',
  params: z.object({ id: idSchema }),
  response: mailSchema.extend({
    text: z.string(),
    candidates: z.array(permitRef),
    comments: z.array(
      z.object({ discipline: z.string().nullable(), sheet: z.string().nullable(), comment: z.string() }),
    ),
    fees: z.array(z.object({ label: z.string(), cents: z.number().int(), due_on: dateField.nullable() })),
  }),
  limit: 'read',
  errors: ['not_found'],
});

export const applyCityMailOperation = operation({
  id: 'applyCityMail',
  method: 'POST',
  path: '/city-mail/[id]/apply',
  tag: 'permits',
  access: 'mail.manage',
  params: z.object({ id: idSchema }),
  body: z.object({ permit_id: permitIdSchema }),
  response: z.object({
    round_id: z.string().nullable(),
    fees: z.number().int(),
    inspections: z.number().int(),
  }),
  limit: 'write',
  errors: ['not_found', 'conflict'],
});

export const setAsideCityMailOperation = operation({
  id: 'setAsideCityMail',
  method: 'DELETE',
  path: '/city-mail/[id]',
  tag: 'permits',
  access: 'mail.manage',
  params: z.object({ id: idSchema }),
  response: null,
  limit: 'write',
  errors: ['not_found', 'conflict'],
});

export const cityMailOperations = [
  listCityMailOperation,
  getCityMailOperation,
  applyCityMailOperation,
  setAsideCityMailOperation,
];
