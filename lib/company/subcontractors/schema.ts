import { z } from 'zod';
import { idSchema } from '@/lib/identity/accounts/schema';

/** One line: nothing that would break one. */
const line = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .regex(/^[^\p{Cc}]*$/u);

export const companyNameSchema = line(200).min(1);
export const contactNameSchema = line(100).min(1);
/** As people write them; it is shown and never dialled. Empty is none. */
export const contactPhoneSchema = line(40).transform((phone) => (phone === '' ? null : phone));
export const tradeSchema = line(100);

export const ownSubcontractorSchema = z.object({ subcontractorId: idSchema });
export type OwnSubcontractor = z.infer<typeof ownSubcontractorSchema>;

/** What is left out stays as it is. The address is whom the portal was opened for and does not change. */
export const saveSubcontractorSchema = ownSubcontractorSchema.extend({
  companyName: companyNameSchema.optional(),
  contactName: contactNameSchema.optional(),
  phone: contactPhoneSchema.nullable().optional(),
  role: tradeSchema.min(1).optional(),
});
export type SaveSubcontractor = z.infer<typeof saveSubcontractorSchema>;

export const portalFiltersSchema = z.object({
  /** Part of a number, an address or a description. */
  q: z
    .string()
    .transform((text) => text.replaceAll('\0', ''))
    .pipe(z.string().trim().max(200))
    .optional(),
  after: z.string().max(400).nullable().optional(),
});
export type PortalFilters = z.infer<typeof portalFiltersSchema>;
