import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import { cityMailFiles, cityMails, companyPermits, mailedInspections, permits } from '@/db/schema';
import type { Context, UserActor } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { requirePermission } from '@/lib/identity/access/permissions';
import type { ListMail } from './schema';
import type { CityMailState, MailKind, ReadMail } from './types';

type UserContext = Context<UserActor>;

export interface MailPermit {
  readonly id: number;
  readonly permitNumber: string;
  readonly address: string | null;
  readonly city: string;
}

export interface CityMailSummary {
  readonly id: string;
  readonly subject: string;
  readonly fromName: string;
  readonly fromAddress: string;
  readonly kind: MailKind | null;
  readonly state: CityMailState;
  readonly receivedAt: Date;
  readonly matched: readonly MailPermit[];
  readonly isUnsure: boolean;
}

export interface CityMailDetail extends CityMailSummary {
  readonly text: string;
  readonly reading: ReadMail | null;
  readonly candidates: readonly MailPermit[];
  readonly files: readonly { position: number; name: string; pages: number }[];
  readonly roundId: string | null;
}

const MAX_LISTED = 200;

/** Mail that came in, the newest first: what waits for somebody before what is done. */
export async function listCityMail(
  ctx: UserContext,
  { state, permitId }: ListMail = {},
): Promise<CityMailSummary[]> {
  requirePermission(ctx, 'mail.read');
  const rows = await ctx.db
    .select()
    .from(cityMails)
    .where(
      and(
        eq(cityMails.companyId, ctx.actor.companyId),
        state ? eq(cityMails.state, state) : undefined,
        permitId === undefined
          ? undefined
          : sql`${cityMails.matched} @> ${JSON.stringify([permitId])}::jsonb`,
      ),
    )
    .orderBy(desc(cityMails.receivedAt), desc(cityMails.id))
    .limit(MAX_LISTED);
  const byId = await readPermits(
    ctx,
    rows.flatMap(({ matched }) => matched),
  );
  return rows.map((row) => toSummary(row, byId));
}

type MailRow = typeof cityMails.$inferSelect;

function toSummary(row: MailRow, byId: ReadonlyMap<number, MailPermit>): CityMailSummary {
  const { id, subject, fromName, fromAddress, kind, state, receivedAt, matched, candidates } = row;
  const permitsOf = matched.flatMap((one) => byId.get(one) ?? []);
  return {
    id,
    subject,
    fromName,
    fromAddress,
    kind,
    state,
    receivedAt,
    matched: permitsOf,
    isUnsure: permitsOf.length === 0 && candidates.length > 0,
  };
}

/** Of the given permits those that are still the company's. */
async function readPermits(ctx: UserContext, ids: readonly number[]): Promise<Map<number, MailPermit>> {
  if (ids.length === 0) return new Map();
  const rows = await ctx.db
    .select({
      id: permits.id,
      permitNumber: permits.permitNumber,
      address: permits.address,
      city: permits.city,
    })
    .from(companyPermits)
    .innerJoin(permits, eq(permits.id, companyPermits.permitId))
    .where(
      and(
        eq(companyPermits.companyId, ctx.actor.companyId),
        eq(companyPermits.state, 'confirmed'),
        inArray(companyPermits.permitId, [...new Set(ids)]),
      ),
    );
  return new Map(rows.map((row) => [row.id, row]));
}

export async function getCityMail(ctx: UserContext, { mailId }: { mailId: string }): Promise<CityMailDetail> {
  requirePermission(ctx, 'mail.read');
  const [row] = await ctx.db
    .select()
    .from(cityMails)
    .where(and(eq(cityMails.id, mailId), eq(cityMails.companyId, ctx.actor.companyId)));
  if (!row) throw new AppError('not_found', { detail: `no mail ${mailId}` });
  const byId = await readPermits(ctx, [...row.matched, ...row.candidates]);
  const files = await ctx.db
    .select({ position: cityMailFiles.position, name: cityMailFiles.name, pages: cityMailFiles.pages })
    .from(cityMailFiles)
    .where(eq(cityMailFiles.mailId, mailId))
    .orderBy(asc(cityMailFiles.position));
  return {
    ...toSummary(row, byId),
    text: row.text,
    reading: row.reading,
    candidates: row.candidates.flatMap((one) => byId.get(one) ?? []),
    files,
    roundId: row.roundId,
  };
}

/** Where a page of a mail's file lies; null for another company's. */
export async function findMailFile(
  ctx: UserContext,
  { mailId, position }: { mailId: string; position: number },
): Promise<{ companyId: string; hash: string; name: string } | null> {
  requirePermission(ctx, 'mail.read');
  const [row] = await ctx.db
    .select({ companyId: cityMailFiles.companyId, hash: cityMailFiles.hash, name: cityMailFiles.name })
    .from(cityMailFiles)
    .where(
      and(
        eq(cityMailFiles.mailId, mailId),
        eq(cityMailFiles.position, position),
        eq(cityMailFiles.companyId, ctx.actor.companyId),
      ),
    );
  return row ?? null;
}

export interface MailedInspection {
  readonly mailId: string;
  readonly position: number;
  readonly kind: string | null;
  readonly heldOn: string | null;
  readonly window: string | null;
  readonly result: (typeof mailedInspections.$inferSelect)['result'];
  readonly notes: readonly string[];
  readonly inspector: string | null;
}

/** Inspections of a permit that its city told of by mail. */
export async function listMailedInspections(
  ctx: UserContext,
  { permitId }: { permitId: number },
): Promise<MailedInspection[]> {
  requirePermission(ctx, 'mail.read');
  return ctx.db
    .select({
      mailId: mailedInspections.mailId,
      position: mailedInspections.position,
      kind: mailedInspections.kind,
      heldOn: mailedInspections.heldOn,
      window: mailedInspections.window,
      result: mailedInspections.result,
      notes: mailedInspections.notes,
      inspector: mailedInspections.inspector,
    })
    .from(mailedInspections)
    .where(
      and(eq(mailedInspections.companyId, ctx.actor.companyId), eq(mailedInspections.permitId, permitId)),
    )
    .orderBy(desc(mailedInspections.heldOn), asc(mailedInspections.mailId), asc(mailedInspections.position))
    .limit(100);
}

const MAX_CHOICES = 300;

/** Permits of the company that a mail can be put on by hand, the newest first. */
export async function listPermitChoices(ctx: UserContext): Promise<MailPermit[]> {
  requirePermission(ctx, 'mail.read');
  return ctx.db
    .select({
      id: permits.id,
      permitNumber: permits.permitNumber,
      address: permits.address,
      city: permits.city,
    })
    .from(companyPermits)
    .innerJoin(permits, eq(permits.id, companyPermits.permitId))
    .where(and(eq(companyPermits.companyId, ctx.actor.companyId), eq(companyPermits.state, 'confirmed')))
    .orderBy(desc(permits.listedOn), desc(permits.id))
    .limit(MAX_CHOICES);
}
