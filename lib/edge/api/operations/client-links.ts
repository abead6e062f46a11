import { z } from 'zod';
import {
  createClientLinkSchema,
  oneClientLinkSchema,
  oneProjectSchema,
} from '@/lib/company/client-links/schema';
import { LOCALES } from '@/lib/platform/i18n/locales';
import { instantField } from '../fields';
import { operation } from '../operation';

export const clientLinkSchema = z
  .object({
    id: z.string(),
    /** Whom it was made for, in the company's words. */
    label: z.string().nullable(),
    locale: z.enum(LOCALES),
    created_at: instantField,
    created_by: z.string().nullable(),
    /** How often it was opened, and when last. */
    opened: z.number().int(),
    opened_at: instantField.nullable(),
  })
  .meta({ id: 'ClientLink' });

const ofProject = z.object({ id: oneProjectSchema.shape.projectId });

export const listClientLinksOperation = operation({
  id: 'listClientLinks',
  method: 'GET',
  path: '/projects/[id]/client-links',
  tag: 'permits',
  access: 'projects.read',
  params: ofProject,
  response: z.object({ items: z.array(clientLinkSchema) }),
  limit: 'read',
  errors: ['not_found'],
});

export const createClientLinkOperation = operation({
  id: 'createClientLink',
  method: 'POST',
  path: '/projects/[id]/client-links',
  tag: 'permits',
  access: 'projects.change',
  params: ofProject,
  body: createClientLinkSchema.omit({ projectId: true }),
  response: z.object({
    id: z.string(),
    /** Told once: only who made it knows it. */
    url: z.url(),
  }),
  status: 201,
  limit: 'write',
  errors: ['not_found', 'conflict'],
});

export const endClientLinkOperation = operation({
  id: 'endClientLink',
  method: 'DELETE',
  path: '/client-links/[id]',
  tag: 'permits',
  access: 'projects.change',
  params: z.object({ id: oneClientLinkSchema.shape.linkId }),
  response: null,
  limit: 'write',
  errors: ['not_found'],
});

export const clientLinksOperations = [
  listClientLinksOperation,
  createClientLinkOperation,
  endClientLinkOperation,
];
