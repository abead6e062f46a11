import { and, eq } from 'drizzle-orm';
import { companies, companyPermits, permits } from '@/db/schema';
import type { Context, UserActor } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { dayIn, knownZone } from '@/lib/platform/clock/zones';
import { usDay } from '@/lib/platform/i18n/format';
import { type TextLine, writePdf } from '@/lib/platform/pdf/write-pdf';
import { parseCityInput } from '@/lib/tracking/cities/catalogue';
import { getCityProfile } from '@/lib/tracking/cities/profiles';
import { streetCase } from '@/lib/tracking/permits/plain-case';

export interface Letter {
  name: string;
  bytes: Uint8Array<ArrayBuffer>;
}

/** What a letter about a permit is headed and signed with. */
type LetterSubject = Awaited<ReturnType<typeof getLetterSubject>>;

export async function getLetterSubject(ctx: Context<UserActor>, { permitId }: { permitId: number }) {
  const [row] = await ctx.db
    .select({
      permitNumber: permits.permitNumber,
      address: permits.address,
      city: permits.city,
      state: permits.state,
      issuedOn: permits.issuedDate,
      company: {
        name: companies.name,
        phone: companies.phone,
        addresses: companies.addresses,
        licenses: companies.licenses,
        timeZone: companies.timeZone,
      },
    })
    .from(companyPermits)
    .innerJoin(permits, eq(permits.id, companyPermits.permitId))
    .innerJoin(companies, eq(companies.id, companyPermits.companyId))
    .where(
      and(
        eq(companyPermits.companyId, ctx.actor.companyId),
        eq(companyPermits.state, 'confirmed'),
        eq(permits.id, permitId),
      ),
    )
    .limit(1);
  if (!row) throw new AppError('not_found', { detail: `permit ${permitId} is not this company's` });
  const { address, city, state } = row;
  return {
    ...row,
    today: dayIn(knownZone(row.company.timeZone), ctx.now),
    place: address === null ? `${city}, ${state}` : `${streetCase(address)}, ${city}, ${state}`,
  };
}

/** Where a company is reached, and the license it has in a state. */
export function headOf({ addresses, phone, licenses }: LetterSubject['company'], state: string) {
  const [office] = addresses;
  return {
    office: office ? `${office.street}, ${office.city}, ${office.state} ${office.zip}` : null,
    phone,
    license: licenses.find((one) => one.state === state) ?? null,
  };
}

/** A line to write on. */
export const BLANK = '_'.repeat(64);

/** A letter in English, as the office reads it, from the company's head to the line for the signature. */
export function writeLetter(
  { permitNumber, city, state, today, company }: LetterSubject,
  { file, title, about, body }: { file: string; title: string; about: string; body: readonly TextLine[] },
): Letter {
  const { office, phone, license } = headOf(company, state);
  const lines: TextLine[] = [
    { text: company.name, isBold: true },
    ...(office ? [{ text: office }] : []),
    { text: phone },
    ...(license ? [{ text: `License ${license.state} ${license.number}` }] : []),
    { text: usDay('en', today), gap: 1 },
    { text: departmentOf(city, state), gap: 1 },
    { text: about, isBold: true, gap: 1 },
    { text: 'To the building official:', gap: 1 },
    ...body,
    { text: 'Sincerely,', gap: 1 },
    { text: BLANK.slice(0, 40), gap: 3 },
    { text: `For ${company.name}` },
  ];
  return {
    name: `${file}-${permitNumber.replace(/[^\w-]+/g, '-')}.pdf`,
    bytes: writePdf([{ kind: 'text', lines }], `${title}, permit ${permitNumber}`),
  };
}

function departmentOf(city: string, state: string): string {
  const known = parseCityInput(`${city}, ${state}`);
  return known.kind === 'city'
    ? getCityProfile(known.city.slug).department.name
    : `Building Department, ${city}, ${state}`;
}
