import { and, eq } from 'drizzle-orm';
import { companies, companyPermits, permits } from '@/db/schema';
import type { Context, UserActor } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { requirePermission } from '@/lib/identity/access/permissions';
import { dayIn, knownZone } from '@/lib/platform/clock/zones';
import { usDay } from '@/lib/platform/i18n/format';
import { type TextLine, writePdf } from '@/lib/platform/pdf/write-pdf';
import { parseCityInput } from '@/lib/tracking/cities/catalogue';
import { getCityProfile } from '@/lib/tracking/cities/profiles';
import { streetCase } from '@/lib/tracking/permits/plain-case';
import { listCloseOuts } from './queries';

export interface Letter {
  name: string;
  bytes: Uint8Array<ArrayBuffer>;
}

/**
 * A letter that asks the city for more time on one of the company's permits, ready to be signed: in English, as the
 * office reads it, with what we know filled in and a line for the reason.
 */
export async function writeExtensionLetter(
  ctx: Context<UserActor>,
  { permitId }: { permitId: number },
): Promise<Letter> {
  requirePermission(ctx, 'permits.read');
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
  const today = dayIn(knownZone(row.company.timeZone), ctx.now);
  const known = (await listCloseOuts(ctx, { today })).find(({ permit }) => permit.id === permitId);
  const lines = letterLines({
    ...row,
    today,
    inspectedOn: known?.inspectedOn ?? null,
    lapsesOn: known?.lapsesOn ?? null,
  });
  const name = `extension-${row.permitNumber.replace(/[^\w-]+/g, '-')}.pdf`;
  return {
    name,
    bytes: writePdf([{ kind: 'text', lines }], `Extension request, permit ${row.permitNumber}`),
  };
}

interface LetterInput {
  permitNumber: string;
  address: string | null;
  city: string;
  state: string;
  issuedOn: string | null;
  inspectedOn: string | null;
  lapsesOn: string | null;
  today: string;
  company: {
    name: string;
    phone: string;
    addresses: { street: string; city: string; state: string; zip: string }[];
    licenses: { state: string; number: string }[];
  };
}

const BLANK = '_'.repeat(64);

function letterLines(letter: LetterInput): TextLine[] {
  const { company, permitNumber, address, city, state, issuedOn, inspectedOn, lapsesOn, today } = letter;
  const [office] = company.addresses;
  const license = company.licenses.find((one) => one.state === state);
  const day = (on: string) => usDay('en', on);
  const place = address === null ? `${city}, ${state}` : `${streetCase(address)}, ${city}, ${state}`;
  const facts = [
    issuedOn ? `The permit was issued on ${day(issuedOn)}.` : '',
    inspectedOn ? `Its last inspection we know to have passed was on ${day(inspectedOn)}.` : '',
    lapsesOn ? `By our count it would expire on ${day(lapsesOn)}.` : '',
  ].filter((fact) => fact !== '');
  return [
    { text: company.name, isBold: true },
    ...(office ? [{ text: `${office.street}, ${office.city}, ${office.state} ${office.zip}` }] : []),
    { text: company.phone },
    ...(license ? [{ text: `License ${license.state} ${license.number}` }] : []),
    { text: day(today), gap: 1 },
    { text: departmentOf(city, state), gap: 1 },
    { text: `Re: Request to extend permit ${permitNumber}, ${place}`, isBold: true, gap: 1 },
    { text: 'To the building official:', gap: 1 },
    {
      text: `We ask for an extension of permit ${permitNumber} at ${place}, so that the work can be finished and its final inspection held.`,
      gap: 1,
    },
    ...(facts.length > 0 ? [{ text: facts.join(' '), gap: 1 }] : []),
    { text: 'Reason for the delay:', gap: 1 },
    { text: BLANK, gap: 1 },
    { text: BLANK, gap: 1 },
    { text: 'We expect to be ready for the final inspection by: ________________________', gap: 1 },
    { text: `Please confirm the new date in writing, or call ${company.phone}.`, gap: 1 },
    { text: 'Sincerely,', gap: 1 },
    { text: BLANK.slice(0, 40), gap: 3 },
    { text: `For ${company.name}` },
  ];
}

function departmentOf(city: string, state: string): string {
  const known = parseCityInput(`${city}, ${state}`);
  return known.kind === 'city'
    ? getCityProfile(known.city.slug).department.name
    : `Building Department, ${city}, ${state}`;
}
