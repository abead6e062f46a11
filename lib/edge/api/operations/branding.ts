import { z } from 'zod';
import { brandingChangeSchema, replyAddressSchema } from '@/lib/company/branding/schema';
import { MAX_LOGO_BYTES } from '@/lib/company/branding/types';
import { instantField } from '../fields';
import { operation } from '../operation';

export const brandingSchema = z
  .object({
    /** As it was chosen. */
    color: z.string().nullable(),
    /** What is shown of it, so that it can be read. */
    shown_colors: z.object({ light: z.string(), dark: z.string() }).nullable(),
    sender_name: z.string().nullable(),
    logo: z.object({ url: z.url(), width: z.number().int(), height: z.number().int() }).nullable(),
    /** Where answers go. */
    reply_address: z.string().nullable(),
    /** Asked, and not in use before somebody there says yes. */
    asked_address: z.string().nullable(),
    asked_until: instantField.nullable(),
  })
  .meta({ id: 'Branding' });

const common = { tag: 'company', access: 'branding.manage' } as const;
const writing = { ...common, response: brandingSchema, limit: 'write' } as const;
const { colour, senderName } = brandingChangeSchema.shape;

export const getBrandingOperation = operation({
  ...common,
  id: 'getBranding',
  method: 'GET',
  path: '/branding',
  response: brandingSchema,
  limit: 'read',
});

export const changeBrandingOperation = operation({
  ...writing,
  id: 'changeBranding',
  method: 'PATCH',
  path: '/branding',
  body: z.object({ color: colour, sender_name: senderName }),
});

export const resetBrandingOperation = operation({
  ...common,
  id: 'resetBranding',
  method: 'DELETE',
  path: '/branding',
  response: null,
  limit: 'write',
});

export const uploadLogoOperation = operation({
  ...writing,
  id: 'uploadLogo',
  method: 'PUT',
  path: '/branding/logo',
  upload: {
    types: ['image/png', 'image/jpeg', 'image/webp', 'image/svg+xml'],
    maxBytes: MAX_LOGO_BYTES,
  },
  errors: ['payload_too_large', 'unsupported_media_type', 'rate_limited', 'unavailable'],
});

export const removeLogoOperation = operation({
  ...common,
  id: 'removeLogo',
  method: 'DELETE',
  path: '/branding/logo',
  response: null,
  limit: 'write',
});

export const askReplyAddressOperation = operation({
  ...writing,
  id: 'askReplyAddress',
  method: 'PUT',
  path: '/branding/reply-address',
  body: replyAddressSchema,
  status: 202,
  errors: ['rate_limited'],
});

export const dropReplyAddressOperation = operation({
  ...common,
  id: 'dropReplyAddress',
  method: 'DELETE',
  path: '/branding/reply-address',
  response: null,
  limit: 'write',
});

export const brandingOperations = [
  getBrandingOperation,
  changeBrandingOperation,
  resetBrandingOperation,
  uploadLogoOperation,
  removeLogoOperation,
  askReplyAddressOperation,
  dropReplyAddressOperation,
];
