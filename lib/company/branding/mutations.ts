import { createHash } from 'node:crypto';
import { and, eq, gt } from 'drizzle-orm';
import { companies, companyBrands } from '@/db/schema';
import { asCompanyId, type Context, type UserActor } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { requirePermission } from '@/lib/identity/access/permissions';
import { recordAudit } from '@/lib/identity/audit/mutations';
import { hashSecret, newSecret } from '@/lib/identity/sessions/secrets';
import { requireCompanyCap } from '@/lib/identity/throttle/company-caps';
import { THROTTLES } from '@/lib/identity/throttle/policies';
import { requireAttempt } from '@/lib/identity/throttle/throttle';
import { hrefFor } from '@/lib/platform/i18n/routes';
import { readBounded } from '@/lib/platform/streams/read-bounded';
import { postMail } from '@/lib/providers/mail/post';
import { type MailSettings, VALID_FOR } from '@/lib/providers/mail/types';
import { askForLogo, type LogoProgram } from './ask-for-logo';
import { logoError } from './logo-error';
import { logoTypeOf } from './logo-type';
import { findAskedAddress } from './queries';
import type { BrandingChange, ReplyAddress } from './schema';
import { type DrawnLogo, MAX_LOGO_BYTES } from './types';

type UserContext = Context<UserActor>;
type Change = Omit<Partial<typeof companyBrands.$inferInsert>, 'companyId' | 'updatedAt'>;

const HOUR_MS = 3_600_000;

/** Changes the colour and the sender's name, as far as they are given; null is ours again. */
export async function changeBranding(ctx: UserContext, change: BrandingChange): Promise<void> {
  requirePermission(ctx, 'branding.manage');
  const given = Object.entries(change).filter(([, value]) => value !== undefined);
  if (given.length === 0) return;
  await write(ctx, Object.fromEntries(given), given.map(([field]) => field).sort());
}

interface Upload {
  body: ReadableStream<Uint8Array> | null;
  /** By its sender's word; null where nothing is said. */
  declaredBytes: number | null;
  program: LogoProgram;
}

/**
 * Takes a logo: whatever arrives is drawn anew by a program of its own, and only what was drawn is kept.
 * @throws AppError with a `LogoProblem` for the field `logo`
 */
export async function uploadLogo(ctx: UserContext, { body, declaredBytes, program }: Upload): Promise<void> {
  requirePermission(ctx, 'branding.manage');
  await requireCompanyCap(ctx, 'logos');
  if (declaredBytes !== null && declaredBytes > MAX_LOGO_BYTES) throw logoError('logo_too_large');
  const bytes = body === null ? null : await readBounded(body, MAX_LOGO_BYTES);
  if (bytes === null) throw logoError(body === null ? 'empty_file' : 'logo_too_large');
  if (bytes.byteLength === 0) throw logoError('empty_file');
  if (logoTypeOf(bytes) === null) throw logoError('logo_type');
  await keepLogo(ctx, await askForLogo(program, { bytes }));
}

/** Keeps a logo that was drawn by `drawLogo`. */
export async function keepLogo(ctx: UserContext, { png, width, height }: DrawnLogo): Promise<void> {
  requirePermission(ctx, 'branding.manage');
  const logo = {
    logo: Buffer.from(png).toString('base64'),
    logoHash: createHash('sha256').update(png).digest('hex'),
    logoWidth: width,
    logoHeight: height,
  };
  await write(ctx, logo, ['logo']);
}

/** Takes the logo away; mails that are out already show the company's name in its place. */
export async function removeLogo(ctx: UserContext): Promise<void> {
  requirePermission(ctx, 'branding.manage');
  await write(ctx, { logo: null, logoHash: null, logoWidth: null, logoHeight: null }, ['logo']);
}

/** Shows as Lintel does again; nothing that was chosen is kept. */
export async function resetBranding(ctx: UserContext): Promise<void> {
  requirePermission(ctx, 'branding.manage');
  const { companyId } = ctx.actor;
  await ctx.db.transaction(async (tx) => {
    const removed = await tx
      .delete(companyBrands)
      .where(eq(companyBrands.companyId, companyId))
      .returning({ companyId: companyBrands.companyId });
    if (removed.length > 0)
      await recordAudit({ ...ctx, db: tx }, { action: 'branding.reset', subject: companyId });
  });
}

/**
 * Asks whoever reads at an address whether a company's answers may go there. Until they say yes the address before it
 * stays in use; a further question ends the one before.
 */
export async function askReplyAddress(
  ctx: UserContext,
  { email, locale, mail }: ReplyAddress & { mail: MailSettings },
): Promise<void> {
  requirePermission(ctx, 'branding.manage');
  const { companyId } = ctx.actor;
  await requireAttempt(ctx, THROTTLES.replyAddress, companyId);
  // Whichever companies ask: nobody's mailbox is filled with it.
  await requireAttempt(ctx, THROTTLES.replyAddressTo, email);
  const token = newSecret();
  const asked = {
    askedEmail: email,
    askedTokenHash: hashSecret(token),
    askedUntil: new Date(ctx.now.getTime() + VALID_FOR.verifyHours * HOUR_MS),
  };
  await write(ctx, asked, ['replyAddress'], async (within) => {
    const [company] = await within.db
      .select({ name: companies.name })
      .from(companies)
      .where(eq(companies.id, companyId));
    await postMail(within, {
      ...mail,
      ...{ to: email, locale, companyId, template: 'replyAddress' },
      props: { company: company?.name ?? '', path: hrefFor('/reply-address/[token]', locale, { token }) },
    });
  });
}

/** Answers go nowhere again, and a question that is open is taken back. */
export async function dropReplyAddress(ctx: UserContext): Promise<void> {
  requirePermission(ctx, 'branding.manage');
  await write(ctx, { replyEmail: null, ...NOT_ASKED }, ['replyAddress']);
}

const NOT_ASKED = { askedEmail: null, askedTokenHash: null, askedUntil: null } as const;

/**
 * Whoever has the mailed link says yes.
 * @throws AppError `link_invalid` for a link that does not work, or no more
 */
export async function confirmReplyAddress(
  ctx: Context,
  { token }: { token: string },
): Promise<{ company: string; email: string }> {
  return ctx.db.transaction(async (tx) => {
    const within = { ...ctx, db: tx };
    const asked = await findAskedAddress(within, { token });
    if (!asked) throw new AppError('link_invalid');
    const { companyId, company, email } = asked;
    const taken = await tx
      .update(companyBrands)
      .set({ replyEmail: email, ...NOT_ASKED, updatedAt: ctx.now })
      // Once: of two who press at the same moment one finds the link used.
      .where(and(eq(companyBrands.askedTokenHash, hashSecret(token)), gt(companyBrands.askedUntil, ctx.now)))
      .returning({ companyId: companyBrands.companyId });
    if (taken.length === 0) throw new AppError('link_invalid');
    await recordAudit(within, {
      action: 'branding.reply_confirmed',
      subject: companyId,
      companyId: asCompanyId(companyId),
    });
    return { company, email };
  });
}

async function write(
  ctx: UserContext,
  change: Change,
  fields: readonly string[],
  besides?: (within: UserContext) => Promise<void>,
): Promise<void> {
  const { companyId } = ctx.actor;
  await ctx.db.transaction(async (tx) => {
    const within = { ...ctx, db: tx };
    const set = { ...change, updatedAt: ctx.now };
    await tx
      .insert(companyBrands)
      .values({ companyId, ...set })
      .onConflictDoUpdate({ target: companyBrands.companyId, set });
    await besides?.(within);
    await recordAudit(within, {
      action: 'branding.changed',
      subject: companyId,
      details: { fields: fields.join(' ') },
    });
  });
}
