import { z } from 'zod';
import { companyChangeSchema, workCitySchema } from '@/lib/company/profile/schema';
import { TRADES } from '@/lib/company/profile/types';
import { cityField, instantField } from '../fields';
import { operation } from '../operation';

export const companySchema = z
  .object({
    name: z.string(),
    phone: z.string(),
    zip: z.string().nullable(),
    trade: z.enum(TRADES).nullable(),
    addresses: z.array(
      z.object({ street: z.string(), city: z.string(), state: z.string(), zip: z.string() }),
    ),
    licenses: z.array(z.object({ state: z.string(), number: z.string() })),
    /** The first one first: a smaller plan keeps the first ones. */
    cities: z.array(
      z.object({
        slug: cityField,
        /** Null where the catalogue has the name. */
        label: z.string().nullable(),
        monitored: z.boolean(),
        watched_permits: z.number().int(),
      }),
    ),
    /** The plan's; 0 without a plan. */
    city_limit: z.number().int(),
    permits_year: z.object({
      used: z.number().int(),
      limit: z.number().int(),
      from_at: instantField,
      until_at: instantField,
    }),
  })
  .meta({ id: 'Company' });

const shared = { tag: 'company', response: companySchema } as const;

export const getCompanyOperation = operation({
  ...shared,
  id: 'getCompany',
  method: 'GET',
  path: '/company',
  access: 'permits.read',
  limit: 'read',
});

export const changeCompanyOperation = operation({
  ...shared,
  id: 'changeCompany',
  method: 'PATCH',
  path: '/company',
  access: 'company.manage',
  body: companyChangeSchema,
  limit: 'write',
});

export const addCompanyCityOperation = operation({
  ...shared,
  id: 'addCompanyCity',
  method: 'POST',
  path: '/company/cities',
  access: 'company.manage',
  body: workCitySchema,
  status: 201,
  limit: 'write',
  errors: ['already_exists', 'plan_required', 'plan_limit'],
});

export const removeCompanyCityOperation = operation({
  ...shared,
  id: 'removeCompanyCity',
  method: 'DELETE',
  path: '/company/cities/[city]',
  access: 'company.manage',
  params: z.object({ city: cityField }),
  limit: 'write',
  errors: ['not_found', 'conflict'],
});

export const companyOperations = [
  getCompanyOperation,
  changeCompanyOperation,
  addCompanyCityOperation,
  removeCompanyCityOperation,
];
