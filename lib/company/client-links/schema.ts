import { z } from 'zod';
import { LOCALES } from '@/lib/platform/i18n/locales';

const projectId = z.string().regex(/^prj_[0-9a-z]{26}$/);

export const oneProjectSchema = z.object({ projectId });
export const createClientLinkSchema = z.object({
  projectId,
  locale: z.enum(LOCALES),
  label: z.string().trim().max(120).nullable().default(null),
});
export const oneClientLinkSchema = z.object({ linkId: z.string().regex(/^cln_[0-9a-z]{26}$/) });
/** Of an address somebody opened: anything may stand there. */
export const clientTokenSchema = z.string().regex(/^[\w-]{43}$/);

export type CreateClientLink = z.output<typeof createClientLinkSchema>;
