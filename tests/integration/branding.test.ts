import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import type { Database } from '@/db/client';
import { companyBrands, subscriptions } from '@/db/schema';
import {
  askReplyAddress,
  changeBranding,
  confirmReplyAddress,
  dropReplyAddress,
  keepLogo,
  removeLogo,
  resetBranding,
  uploadLogo,
} from '@/lib/company/branding/mutations';
import {
  findAskedAddress,
  findLogo,
  findLook,
  findMailBrand,
  findPrintedLook,
  getBranding,
} from '@/lib/company/branding/queries';
import type { Context, UserActor } from '@/lib/context';
import { SENDER_HEADER } from '@/lib/providers/mail/types';
import { madeProgram } from '../support/made-programs';
import { MAIL } from '../support/own-account';
import { inviteSub, listAudit, mailsTo, newMember, newOwner, outcome, stranger } from '../support/team';
import { rolledBack } from '../support/test-database';

const OFFICE = 'office@builders.example';
const PNG = await sharp({ create: { width: 120, height: 40, channels: 4, background: '#0f5e57' } })
  .png()
  .toBuffer();
const DRAWN = { png: new Uint8Array(PNG), width: 120, height: 40 };
const DAY_MS = 24 * 60 * 60_000;

const owner = (db: Database) => newOwner(db, { tier: 'professional' });

function bodyOf(bytes: Uint8Array): { body: ReadableStream<Uint8Array>; declaredBytes: number } {
  const body = new Response(new Uint8Array(bytes)).body;
  if (!body) throw new Error('no body');
  return { body, declaredBytes: bytes.byteLength };
}

async function askedToken(db: Database, email: string): Promise<string> {
  const mails = await mailsTo(db, email);
  const token = mails.map(({ text }) => /reply-address\/([\w-]{43})/.exec(text)?.[1]).findLast(Boolean);
  if (!token) throw new Error(`no link for ${email}`);
  return token;
}

async function ask(ctx: Context<UserActor>, email = OFFICE): Promise<string> {
  await askReplyAddress(ctx, { email, locale: 'en', mail: MAIL });
  return askedToken(ctx.db, email);
}

async function dress(ctx: Context<UserActor>): Promise<void> {
  await changeBranding(ctx, { colour: '#0f5e57', senderName: 'Oak Builders' });
  await keepLogo(ctx, DRAWN);
}

describe('a company’s branding', () => {
  test('is ours before anything is chosen, changes field by field, and is ours again', () =>
    rolledBack(async (db) => {
      const ctx = await owner(db);
      const { companyId } = ctx.actor;
      expect(await findLook(ctx, { companyId })).toBeNull();
      await changeBranding(ctx, { colour: '#0f5e57' });
      await changeBranding(ctx, { senderName: 'Oak Builders' });
      expect(await getBranding(ctx)).toMatchObject({ colour: '#0f5e57', senderName: 'Oak Builders' });
      await changeBranding(ctx, { colour: null });
      expect(await getBranding(ctx)).toMatchObject({ colour: null, senderName: 'Oak Builders' });
      await resetBranding(ctx);
      expect(await findLook(ctx, { companyId })).toBeNull();
      expect(await listAudit(db, companyId)).toEqual([
        'branding.changed',
        'branding.changed',
        'branding.changed',
        'branding.reset',
      ]);
    }));

  test('belongs to who leads the company, under a plan that opens it', () =>
    rolledBack(async (db) => {
      const ctx = await owner(db);
      for (const role of ['member', 'viewer'] as const) {
        const member = await newMember(db, ctx.actor.companyId, role);
        expect(await outcome(getBranding(member))).toBe('forbidden');
        expect(await outcome(changeBranding(member, { colour: '#0f5e57' }))).toBe('forbidden');
        expect(await outcome(removeLogo(member))).toBe('forbidden');
      }
      const small = await newOwner(db, { tier: 'team' });
      expect(await outcome(changeBranding(small, { colour: '#0f5e57' }))).toBe('plan_required');
    }));

  test('stays under a smaller plan and is used nowhere, and is back with the plan', () =>
    rolledBack(async (db) => {
      const ctx = await owner(db);
      const { companyId } = ctx.actor;
      await dress(ctx);
      const hash = (await findLook(ctx, { companyId }))?.logo?.path.slice(-68, -4) ?? '';
      const used = async () => ({
        look: await findLook(ctx, { companyId }),
        mail: await findMailBrand(ctx, { companyId }),
        printed: await findPrintedLook(ctx, { companyId }),
        logo: await findLogo(ctx, { hash }),
      });
      const before = await used();
      expect(before).toMatchObject({
        mail: { senderName: 'Oak Builders' },
        printed: { accent: '#0f5e57', logo: { width: 120, height: 40 } },
      });
      expect(Buffer.from(before.logo ?? []).equals(PNG)).toBe(true);
      const setTier = (tier: 'team' | 'professional') =>
        db.update(subscriptions).set({ tier }).where(eq(subscriptions.companyId, companyId));
      await setTier('team');
      expect(await used()).toEqual({ look: null, mail: null, printed: null, logo: null });
      expect(await db.$count(companyBrands, eq(companyBrands.companyId, companyId))).toBe(1);
      await setTier('professional');
      expect(await used()).toEqual(before);
    }));
});

describe('a logo', () => {
  test(
    'is drawn anew by a program of its own, and only that is kept',
    () =>
      rolledBack(async (db) => {
        const ctx = await owner(db);
        const svg =
          '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 10"><rect width="30" height="10"/></svg>';
        await uploadLogo(ctx, { ...bodyOf(Buffer.from(svg)), program: madeProgram('logo') });
        const { logo } = await getBranding(ctx);
        expect(logo).toMatchObject({ width: 480, height: 160 });
        const hash = /^\/api\/logos\/([0-9a-f]{64})\.png$/.exec(logo?.path ?? '')?.[1] ?? '';
        const kept = await findLogo(stranger(db), { hash });
        expect((await sharp(kept ?? undefined).metadata()).format).toBe('png');
        await removeLogo(ctx);
        expect(await findLogo(stranger(db), { hash })).toBeNull();
      }),
    120_000,
  );

  test(
    'that acts, is too large, empty or no picture is refused with the reason',
    () =>
      rolledBack(async (db) => {
        const ctx = await owner(db);
        const upload = (text: string, declaredBytes?: number) =>
          uploadLogo(ctx, {
            ...bodyOf(Buffer.from(text)),
            ...(declaredBytes === undefined ? {} : { declaredBytes }),
            program: madeProgram('logo'),
          });
        await expect(upload('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')).rejects.toMatchObject(
          {
            code: 'invalid_input',
            fields: { logo: 'logo_active' },
          },
        );
        await expect(upload('x', 5 * 1024 * 1024)).rejects.toMatchObject({ code: 'payload_too_large' });
        await expect(upload('')).rejects.toMatchObject({ fields: { logo: 'empty_file' } });
        await expect(upload('%PDF-1.7')).rejects.toMatchObject({ code: 'unsupported_media_type' });
        expect((await getBranding(ctx)).logo).toBeNull();
      }),
    120_000,
  );
});

describe('a reply address', () => {
  test('is used once somebody there has said yes, once', () =>
    rolledBack(async (db) => {
      const ctx = await owner(db);
      const { companyId } = ctx.actor;
      const token = await ask(ctx);
      expect(await findMailBrand(ctx, { companyId })).toMatchObject({ replyTo: null });
      expect(await getBranding(ctx)).toMatchObject({ replyEmail: null, asked: { email: OFFICE } });
      expect(await findAskedAddress(stranger(db), { token })).toMatchObject({ email: OFFICE });
      await confirmReplyAddress(stranger(db), { token });
      expect(await findMailBrand(ctx, { companyId })).toMatchObject({ replyTo: OFFICE });
      expect(await getBranding(ctx)).toMatchObject({ replyEmail: OFFICE, asked: null });
      expect(await outcome(confirmReplyAddress(stranger(db), { token }))).toBe('link_invalid');
      await dropReplyAddress(ctx);
      expect(await findMailBrand(ctx, { companyId })).toMatchObject({ replyTo: null });
    }));

  test('a link ends with its day and with the next question; the address before stays meanwhile', () =>
    rolledBack(async (db) => {
      const ctx = await owner(db);
      await confirmReplyAddress(stranger(db), { token: await ask(ctx) });
      const first = await ask(ctx, 'one@builders.example');
      const second = await ask(ctx, 'two@builders.example');
      expect(await outcome(confirmReplyAddress(stranger(db), { token: first }))).toBe('link_invalid');
      const late = stranger(db, new Date(ctx.now.getTime() + DAY_MS + 1));
      expect(await outcome(confirmReplyAddress(late, { token: second }))).toBe('link_invalid');
      expect(await getBranding(ctx)).toMatchObject({ replyEmail: OFFICE });
    }));

  test('nobody’s mailbox is filled with questions', () =>
    rolledBack(async (db) => {
      for (let asked = 0; asked < 5; asked += 1) await ask(await owner(db));
      expect(await outcome(ask(await owner(db)))).toBe('rate_limited');
    }));
});

describe('mail', () => {
  test('to a subcontractor comes under the company’s look, name and reply address; to its own team as ever', () =>
    rolledBack(async (db) => {
      const ctx = await owner(db);
      await dress(ctx);
      await confirmReplyAddress(stranger(db), { token: await ask(ctx) });
      await inviteSub(ctx, 'sam@pike.example');
      const [mail] = await mailsTo(db, 'sam@pike.example');
      expect(mail?.headers).toMatchObject({
        [SENDER_HEADER]: 'Oak Builders via Lintel',
        'Reply-To': OFFICE,
      });
      expect(mail?.html).toMatch(/<img[^>]+src="https:\/\/lintel\.example\/api\/logos\/[0-9a-f]{64}\.png"/);
      expect(mail?.html).toContain('#0f5e57');
      const [question] = await mailsTo(db, OFFICE);
      expect(question?.headers).not.toHaveProperty(SENDER_HEADER);
      expect(question?.html).not.toContain('/api/logos/');
    }));
});
