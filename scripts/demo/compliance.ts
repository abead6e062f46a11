import { and, eq } from 'drizzle-orm';
import {
  cityMails,
  companyPermits,
  complianceHoldings,
  licenceWatches,
  permits,
  subcontractors,
} from '@/db/schema';
import { readMail } from '@/lib/checking/city-mail/read-mail';
import type { CompanyId } from '@/lib/context';
import type { JobContext } from '@/lib/edge/jobs/types';
import { newId } from '@/lib/ids';
import { addDays, utcDay } from '@/lib/platform/clock/days';
import { licenceOf } from '../feed-server/companies';
import { SUSPENDED, TEXAN } from '../feed-server/register-tables';
import { DEMO_COMPANIES } from '../feed-server/streams';

const DEMO_FIRM = DEMO_COMPANIES[0].name;
const ENOUGH = { eachOccurrence: 100_000_000, generalAggregate: 200_000_000 };

/** Papers of the demo contractor and its subcontractors: in force, ending soon, ended. Idempotent. */
export async function seedCompliance(ctx: JobContext, companyId: CompanyId): Promise<void> {
  if ((await ctx.db.$count(complianceHoldings, eq(complianceHoldings.companyId, companyId))) > 0) return;
  const today = utcDay(ctx.now);
  const people = await ctx.db.select().from(subcontractors).where(eq(subcontractors.companyId, companyId));
  const subjects = [null, ...people.map(({ id }) => id)];
  const ends = [300, 15, -9];
  await ctx.db.insert(complianceHoldings).values(
    subjects.flatMap((subcontractorId, at) => {
      const held = { companyId, subcontractorId, createdAt: ctx.now };
      const expires = addDays(today, ends[at % ends.length] ?? 200);
      return [
        {
          ...held,
          id: newId('holding'),
          line: 'general_liability' as const,
          issuer: 'Pecos Mutual Casualty',
          number: `CGL 08841${20 + at}`,
          effective: addDays(expires, -365),
          expires,
          limits: ENOUGH,
        },
        {
          ...held,
          id: newId('holding'),
          line: 'workers_comp' as const,
          issuer: 'Lone Star Comp Fund',
          number: `WC 77-102${93 + at}`,
          effective: addDays(today, -120),
          expires: addDays(today, 245),
          limits: {},
        },
        { ...held, id: newId('holding'), line: 'w9' as const, limits: {} },
      ];
    }),
  );
  await seedLicences(ctx, companyId, people);
}

/** Licences as papers have them, and what the registers last said of them: the first reading brings news. */
async function seedLicences(
  ctx: JobContext,
  companyId: CompanyId,
  people: readonly { id: string; companyName: string }[],
): Promise<void> {
  const today = utcDay(ctx.now);
  const idOf = (name: string) => people.find(({ companyName }) => companyName.startsWith(name))?.id;
  const [electrician, plumber] = [idOf('Vega'), idOf('Whitaker')];
  const licences = [
    { whose: null, state: 'AZ', issuer: 'Arizona ROC', number: `ROC ${licenceOf(DEMO_FIRM, 0)}`, days: 400 },
    {
      whose: electrician,
      state: 'TX',
      issuer: 'Texas TDLR',
      number: `TECL ${TEXAN.electrician.number}`,
      days: 19,
    },
    { whose: electrician, state: 'WA', issuer: 'Washington L&I', number: SUSPENDED.number, days: 210 },
    { whose: plumber, state: 'TX', issuer: 'Texas TSBPE', number: `M-${TEXAN.plumber.number}`, days: 240 },
  ] as const;
  await ctx.db.insert(complianceHoldings).values(
    licences.flatMap(({ whose, state, issuer, number, days }) =>
      whose === undefined
        ? []
        : [
            {
              id: newId('holding'),
              ...{ companyId, subcontractorId: whose, line: 'licence' as const, state, issuer, number },
              expires: addDays(today, days),
              ...{ limits: {}, createdAt: ctx.now },
            },
          ],
    ),
  );
  if (electrician !== undefined)
    await ctx.db.insert(licenceWatches).values({
      id: newId('licenceWatch'),
      ...{ companyId, subcontractorId: electrician, state: 'WA', number: SUSPENDED.number },
      ...{ licence: 'active', insurance: 'in_force', bond: 'in_force', createdAt: ctx.now },
    });
}

/** A correction mail and an invoice of two of the company's permits, as a rule would have forwarded them. Idempotent. */
export async function seedCityMail(ctx: JobContext, companyId: CompanyId): Promise<void> {
  if ((await ctx.db.$count(cityMails, eq(cityMails.companyId, companyId))) > 0) return;
  const held = await ctx.db
    .select({
      id: permits.id,
      permitNumber: permits.permitNumber,
      address: permits.address,
      city: permits.city,
      state: permits.state,
      type: permits.permitType,
    })
    .from(companyPermits)
    .innerJoin(permits, eq(permits.id, companyPermits.permitId))
    .where(and(eq(companyPermits.companyId, companyId), eq(companyPermits.state, 'confirmed')))
    .limit(2);
  const [first, second = first] = held;
  if (!first || !second) return;
  const due = addDays(utcDay(ctx.now), 21);
  const letters = [
    {
      subject: `Review comments available - ${first.permitNumber}`,
      text: `Plan review has been completed. Corrections are required before the permit can be issued.\n\nRecord: ${first.permitNumber}\nLocation: ${first.address ?? ''}\n\nSTRUCTURAL\n1. [S-2.1] Provide the ledger attachment detail with fastener size and spacing. (IRC R507.9)\n2. [S-2.1] Show the bottom of pier below grade.\n\nZONING\n3. [A-1.0] Show the setback from the north property line.\n\nResubmit by ${due}.`,
    },
    {
      subject: `Invoice 2210874 - ${second.permitNumber}`,
      text: `Fees have been assessed on your record.\n\nRecord: ${second.permitNumber}\nAddress: ${second.address ?? ''}\n\nBuilding permit fee   $684.00\nPlan review fee   $342.00\nTotal amount due   $1,026.00\n\nFees must be paid by ${due}.`,
    },
  ];
  for (const [at, { subject, text }] of letters.entries()) {
    const from = { name: 'Permit Office (sample)', address: 'noreply@city.example' };
    const { mail, match } = readMail({ subject, text, sentAt: ctx.now, isAutoReply: false, from }, '', held);
    await ctx.db.insert(cityMails).values({
      id: newId('cityMail'),
      companyId,
      mailboxId: null,
      digest: `demo-${at}`,
      fromName: from.name,
      fromAddress: from.address,
      subject,
      text,
      isAutoReply: false,
      sentAt: ctx.now,
      bytes: text.length,
      state: 'to_confirm',
      kind: mail.kind,
      reading: mail,
      matched: match.matched.map(({ id }) => id as number),
      candidates: match.candidates.map(({ id }) => id as number),
      receivedAt: ctx.now,
    });
  }
}
