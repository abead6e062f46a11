import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isNull } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { mailboxes } from '@/db/schema';
import { listRounds } from '@/lib/checking/checks/round-queries';
import { applyMail } from '@/lib/checking/city-mail/apply';
import { findCompanyMailbox, openCompanyMailbox, renewMailbox } from '@/lib/checking/city-mail/mailboxes';
import { getCityMail, listCityMail } from '@/lib/checking/city-mail/queries';
import { readCityMail } from '@/lib/checking/city-mail/read';
import { receiveMail } from '@/lib/checking/city-mail/receive';
import { listFees } from '@/lib/checking/fees-due/queries';
import { localStore } from '@/lib/checking/files/local-store';
import type { Context, UserActor } from '@/lib/context';
import { jobContext, linkPermit, makeCompany, makeFeed, makePermit } from '../support/factories';
import { madeProgram } from '../support/made-programs';
import { newOwner } from '../support/team';
import { freshDatabase, rolledBack } from '../support/test-database';

const DOMAIN = 'in.lintel.example';

async function setUp(db: Context['db'], permitNumber = 'BP-2026-004417') {
  const { companyId, userId } = await makeCompany(db, { tier: 'professional' });
  const actor: UserActor = { kind: 'user', userId, companyId, role: 'owner', tier: 'professional' };
  const ctx: Context<UserActor> = { ...jobContext(db), actor };
  const permitId = await makePermit(db, await makeFeed(db), {
    permitNumber,
    address: '2907 GARWOOD ST',
    addressNorm: '2907 GARWOOD ST',
  });
  await linkPermit(db, companyId, permitId);
  const { address } = await openCompanyMailbox(ctx, { domain: DOMAIN });
  const files = localStore({ folder: await mkdtemp(join(tmpdir(), 'city-mail-')) });
  const receive = (raw: string, to = address) =>
    receiveMail(jobContext(db), { recipients: [to], raw: Buffer.from(raw) }, { files, ownDomain: DOMAIN });
  const read = async () => {
    const [mail] = await listCityMail(ctx);
    const job = jobContext(db);
    await readCityMail(job, {
      mailId: mail?.id ?? '',
      files,
      program: madeProgram('reader'),
      signal: new AbortController().signal,
    });
    return getCityMail(ctx, { mailId: mail?.id ?? '' });
  };
  return { ctx, permitId, address, receive, read };
}

const mailOf = (subject: string, body: string, headers = '') =>
  `From: Permits <noreply@city.example>\r\nSubject: ${subject}\r\nDate: Fri, 20 Nov 2026 08:00:00 -0600\r\nMessage-ID: <${subject.length}.${body.length}@city.example>\r\n${headers}Content-Type: text/plain; charset=utf-8\r\n\r\n${body}`;

const CORRECTIONS = mailOf(
  'Review comments BP-2026-004417',
  'Corrections are required.\n\nRecord: BP-2026-004417\nAddress: 2907 Garwood St\n\nSTRUCTURAL\n1. [S-2.1] Show the ledger attachment. (IRC R507.9)\n2. Footing bears on fill.\n\nResubmit by 12/20/2026.',
);

describe('mail of cities', () => {
  test('a correction mail becomes a round with its comments once a person says yes', () =>
    rolledBack(async (db) => {
      const { ctx, permitId, receive, read } = await setUp(db);
      expect(await receive(CORRECTIONS)).toBe('taken');
      const mail = await read();
      expect(mail).toMatchObject({ state: 'to_confirm', kind: 'corrections', matched: [{ id: permitId }] });
      const comments = (mail.reading?.comments ?? []).map(({ discipline, sheet, text }) => ({
        discipline,
        sheet,
        comment: text,
      }));
      const applied = await applyMail(ctx, {
        mailId: mail.id,
        permitId,
        comments,
        dueOn: '2026-12-20',
        fees: [],
        paid: false,
        inspections: [],
      });
      const rounds = await listRounds(ctx, { checkId: applied.checkId ?? '' });
      expect(rounds).toMatchObject([{ dueOn: '2026-12-20', counts: { all: 2, open: 2 } }]);
      await expect(
        applyMail(ctx, {
          mailId: mail.id,
          permitId,
          comments,
          dueOn: null,
          fees: [],
          paid: false,
          inspections: [],
        }),
      ).rejects.toMatchObject({ code: 'conflict' });
    }));

  test('the same mail by two ways is one, and an invoice becomes fees due', () =>
    rolledBack(async (db) => {
      const { ctx, permitId, receive, read } = await setUp(db);
      const invoice = mailOf(
        'Invoice 7',
        'Record: BP-2026-004417\n\nPermit fee   $684.00\nTotal amount due   $684.00\n\nPay by 12/01/2026.',
      );
      expect(await receive(invoice)).toBe('taken');
      expect(await receive(invoice)).toBe('known');
      const mail = await read();
      const fees = (mail.reading?.fees ?? []).map((fee) => ({ ...fee }));
      await applyMail(ctx, {
        mailId: mail.id,
        permitId,
        comments: [],
        dueOn: null,
        fees,
        paid: false,
        inspections: [],
      });
      expect(await listFees(ctx)).toMatchObject([
        { cents: 68_400, dueOn: '2026-12-01', permit: { id: permitId } },
      ]);
    }));

  test('another company’s permit is neither found nor written, and strangers’ addresses take nothing', () =>
    rolledBack(async (db) => {
      const { permitId: foreign } = await setUp(db);
      const { ctx, receive, read } = await setUp(db, 'BP-2026-009999');
      expect(await receive(CORRECTIONS, `permits+aaaaaaaaaaaaaaaa@${DOMAIN}`)).toBe('unknown');
      expect(await receive(CORRECTIONS.replaceAll('2907 Garwood St', '1 Elm St'))).toBe('taken');
      const mail = await read();
      expect(mail.matched).toEqual([]);
      await expect(
        applyMail(ctx, {
          mailId: mail.id,
          permitId: foreign,
          comments: [],
          dueOn: null,
          fees: [],
          paid: false,
          inspections: [],
        }),
      ).rejects.toMatchObject({ code: 'not_found' });
    }));

  test('our own mail that a rule sends back is refused, and a vacation note is left alone', () =>
    rolledBack(async (db) => {
      const { receive, read } = await setUp(db);
      expect(await receive(CORRECTIONS.replace('noreply@city.example', `notices@${DOMAIN}`))).toBe('loop');
      expect(
        await receive(
          mailOf(
            'Automatic reply: BP-2026-004417',
            'I am out until Monday.',
            'Auto-Submitted: auto-replied\r\n',
          ),
        ),
      ).toBe('taken');
      expect(await read()).toMatchObject({ state: 'noise', matched: [] });
    }));
});

test('a company has one address, however many make or renew it at once', async () => {
  const { db, close } = await freshDatabase();
  try {
    const ctx = await newOwner(db, { tier: 'professional' });
    const domain = { domain: DOMAIN };
    expect(await findCompanyMailbox(ctx, domain)).toBeNull();
    const made = await Promise.all(Array.from({ length: 4 }, () => openCompanyMailbox(ctx, domain)));
    expect(new Set(made.map(({ address }) => address)).size).toBe(1);
    expect(await db.$count(mailboxes)).toBe(1);
    await Promise.all(Array.from({ length: 4 }, () => renewMailbox(ctx, domain)));
    expect(await db.$count(mailboxes, isNull(mailboxes.closedAt))).toBe(1);
    expect((await findCompanyMailbox(ctx, domain))?.address).not.toBe(made[0]?.address);
  } finally {
    await close();
  }
});
