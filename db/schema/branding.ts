import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant, updatedAt } from '../columns';
import { companies } from './accounts';

/** How a company shows itself to its subcontractors and clients; a company without a row shows as Lintel does. */
export const companyBrands = pgTable(
  'company_brands',
  {
    companyId: text('company_id')
      .primaryKey()
      .references(() => companies.id, { onDelete: 'cascade' }),
    /** `#rrggbb`, as chosen; what is shown of it is computed. */
    colour: text('colour'),
    senderName: text('sender_name'),
    /** A PNG drawn anew from what was uploaded, in Base64. */
    logo: text('logo'),
    /** SHA-256 of the PNG, in hexadecimal: its address. */
    logoHash: text('logo_hash'),
    logoWidth: integer('logo_width'),
    logoHeight: integer('logo_height'),
    /** Where answers go; whoever reads there has said yes. */
    replyEmail: text('reply_email'),
    /** An address that was asked and has not answered. */
    askedEmail: text('asked_email'),
    askedTokenHash: text('asked_token_hash'),
    askedUntil: instant('asked_until'),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('company_brands_logo').on(t.logoHash),
    uniqueIndex('company_brands_asked').on(t.askedTokenHash),
  ],
);
