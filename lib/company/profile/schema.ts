import { z } from 'zod';
import { STATE_CODES } from '@/lib/catalogue/checklists/types';
import { isTelephone } from '@/lib/company/notifications/phone';
import { MAX_ADDRESSES, MAX_LICENSES, TRADES } from './types';

/** Messages are keys below `onboarding.problems` and `company.problems`. */
const required = (key: string, max: number) => z.string().trim().min(1, key).max(max, 'too_long');

export const companyNameSchema = required('company_name', 200);
export const phoneSchema = required('phone', 40).refine(isTelephone, 'phone_invalid');
export const zipCodeSchema = z.string().trim().max(10, 'zip_too_long');

const stateSchema = z.enum(STATE_CODES, 'state').meta({ examples: ['TX'] });

const addressSchema = z.object({
  street: required('street', 200),
  city: required('address_city', 100),
  state: stateSchema,
  zip: z
    .string()
    .trim()
    .regex(/^\d{5}(-\d{4})?$/, 'zip')
    .meta({ examples: ['78701'] }),
});

const licenseSchema = z.object({ state: stateSchema, number: required('license_number', 60) });

/** What a company may change about itself; what is left out stays. */
export const companyChangeSchema = z
  .object({
    name: companyNameSchema,
    phone: phoneSchema,
    /** Empty where the company gives none. */
    zip: zipCodeSchema,
    trade: z.enum(TRADES).nullable(),
    addresses: z.array(addressSchema).max(MAX_ADDRESSES, 'too_many'),
    licenses: z
      .array(licenseSchema)
      .max(MAX_LICENSES, 'too_many')
      .refine((licenses) => new Set(licenses.map(keyOf)).size === licenses.length, 'license_twice'),
  })
  .partial();
export type CompanyChange = z.infer<typeof companyChangeSchema>;

function keyOf({ state, number }: { state: string; number: string }): string {
  return `${state} ${number.toUpperCase()}`;
}

/** A slug of the catalogue or of the same form, or a name with its state: "Boise, ID". */
export const workCitySchema = z.object({
  city: z
    .string()
    .trim()
    .min(1)
    .max(120)
    .meta({ examples: ['dallas-tx'] }),
});
export type WorkCityInput = z.infer<typeof workCitySchema>;
