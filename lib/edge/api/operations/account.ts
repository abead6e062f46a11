import { z } from 'zod';
import { MEMBER_ROLES } from '@/lib/context';
import { SIGN_IN_METHODS } from '@/lib/identity/audit/types';
import { SESSION_KINDS } from '@/lib/identity/sessions/types';
import { LOCALES } from '@/lib/platform/i18n/locales';
import { TIERS } from '@/lib/providers/billing/types';
import { instantField } from '../fields';
import { operation } from '../operation';

export const accountSchema = z
  .object({
    user: z.object({
      id: z.string(),
      email: z.string(),
      first_name: z.string(),
      last_name: z.string(),
      locale: z.enum(LOCALES),
      email_verified: z.boolean(),
      is_admin: z.boolean(),
    }),
    /** The company being worked in; null for who belongs to none. */
    company: z
      .object({
        id: z.string(),
        name: z.string(),
        locale: z.enum(LOCALES),
        time_zone: z.string(),
        role: z.enum(MEMBER_ROLES),
        /** Null without a subscription. */
        tier: z.enum(TIERS).nullable(),
      })
      .nullable(),
    has_portal: z.boolean(),
  })
  .meta({ id: 'Account' });

export const sessionSchema = z
  .object({
    id: z.string(),
    kind: z.enum(SESSION_KINDS),
    method: z.enum(SIGN_IN_METHODS),
    browser: z.string().nullable(),
    system: z.string().nullable(),
    address: z.string().nullable(),
    created_at: instantField,
    last_seen_at: instantField,
    /** The one this was asked by. */
    current: z.boolean(),
  })
  .meta({ id: 'Session' });

const shared = { tag: 'account', access: 'account.own' } as const;

export const getAccountOperation = operation({
  ...shared,
  id: 'getAccount',
  method: 'GET',
  path: '/account',
  response: accountSchema,
  limit: 'read',
});

export const listSessionsOperation = operation({
  ...shared,
  id: 'listSessions',
  method: 'GET',
  path: '/account/sessions',
  response: z.object({ items: z.array(sessionSchema) }),
  limit: 'read',
});

export const revokeSessionOperation = operation({
  ...shared,
  id: 'revokeSession',
  method: 'DELETE',
  path: '/account/sessions/[id]',
  params: z.object({ id: z.string().max(60) }),
  response: null,
  limit: 'write',
  errors: ['not_found', 'reauthentication_required'],
});

export const revokeOtherSessionsOperation = operation({
  ...shared,
  id: 'revokeOtherSessions',
  method: 'POST',
  path: '/account/sessions/revoke-others',
  response: z.object({ ended: z.number().int() }),
  limit: 'write',
  errors: ['reauthentication_required'],
});

export const accountOperations = [
  getAccountOperation,
  listSessionsOperation,
  revokeSessionOperation,
  revokeOtherSessionsOperation,
];
