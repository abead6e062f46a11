import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '@/db/client';
import { companies, dataExports, deletions, keptRecords, memberships, messages, users } from '@/db/schema';
import { exportKey, fileKey, ticketKey } from '@/lib/checking/files/keys';
import { localStore } from '@/lib/checking/files/local-store';
import { asCompanyId } from '@/lib/context';
import { newId } from '@/lib/ids';
import { TABLES } from '@/lib/platform/tables/schema-map';
import { demoPayments } from '@/lib/providers/billing/demo/payments';
import { eraseDue } from '@/lib/site/privacy/erase';
import { NOBODYS, NOT_OF_COMPANY } from '@/lib/site/privacy/exceptions';
import { packExport } from '@/lib/site/privacy/pack';
import { scopeOf } from '@/lib/site/privacy/scope';
import { dump, findText, type Owner, rowMaker } from '../support/any-rows';
import { jobContext, NOW } from '../support/factories';
import { rolledBack } from '../support/test-database';
import { unzip } from '../support/unzip';

// What these tests know of the schema is what the database itself says: every row of every table is made with a mark,
// and the mark is looked for in every column. A table that is added is in it without anybody's doing.

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lintel-privacy-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const mail = { siteUrl: 'https://lintel.example', sendsMail: false };
const signal = new AbortController().signal;

async function makeOwner(db: Database, mark: string): Promise<Owner> {
  const owner = {
    mark,
    companyId: asCompanyId(`${mark}company`),
    userId: `${mark}user`,
    email: `${mark}@example.com`,
    phone: `+1512${mark}`,
    supportMail: newId('message'),
  };
  await db.insert(users).values({
    id: owner.userId,
    email: owner.email,
    passwordHash: 'unusable',
    firstName: mark,
    lastName: mark,
    locale: 'en',
  });
  const mail = { recipient: 'support@example.com', subject: '', html: '', text: '', locale: 'en' } as const;
  await db.insert(messages).values({ id: owner.supportMail, channel: 'email', state: 'sent', ...mail });
  await db.insert(companies).values({
    id: owner.companyId,
    name: mark,
    nameNorm: mark,
    phone: owner.phone,
    locale: 'en',
    timeZone: 'America/Chicago',
  });
  return owner;
}

/** Two companies with a row each in every table there is. */
async function twoOwners(db: Database): Promise<[Owner, Owner]> {
  const common = new Map();
  const owners: Owner[] = [];
  for (const mark of ['qzalpha', 'qzbravo']) {
    const owner = await makeOwner(db, mark);
    const { make } = rowMaker(db, owner, common);
    for (const table of TABLES.values())
      if (table.name !== 'users' && table.name !== 'companies' && !(table.name in NOBODYS)) await make(table);
    await db.update(memberships).set({ role: 'owner' }).where(eq(memberships.userId, owner.userId));
    owners.push(owner);
  }
  return owners as [Owner, Owner];
}

async function storeFiles(owner: Owner) {
  const files = localStore({ folder });
  const path = join(folder, 'some.txt');
  await writeFile(path, owner.mark);
  for (const key of [fileKey, ticketKey])
    await files.put(key(owner.companyId, 'a'.repeat(64)), { path, contentType: 'application/pdf' });
  return files;
}

test('an archive holds every row of every table that names the company, and no row of another', () =>
  rolledBack(async (db) => {
    const [own, other] = await twoOwners(db);
    const files = await storeFiles(own);
    await db.delete(dataExports).where(eq(dataExports.companyId, own.companyId));
    await db
      .insert(dataExports)
      .values({ id: 'exp_own', subject: 'company', companyId: own.companyId, userId: own.userId });
    const expected = await findText(db, [own.mark]);
    const ctx = jobContext(db);
    expect(await packExport(ctx, { exportId: 'exp_own', files, mail, signal })).toBe('ready');

    const [row] = await db.select().from(dataExports).where(eq(dataExports.id, 'exp_own'));
    const opened = await files.open(exportKey('exp_own', row?.hash ?? ''));
    const archive = unzip(await readFile(opened?.path ?? ''));
    const exceptions = new Set([
      ...Object.keys(NOT_OF_COMPANY).map((column) => column.split('.')[0]),
      // A person's own, not their company's.
      ...[...scopeOf('person').keys()].filter((table) => !scopeOf('company').has(table)),
    ]);
    const missing = expected.filter(({ table, rows }) => {
      const exported = archive.get(`data/${table}.json`);
      return JSON.parse(exported?.toString() ?? '[]').length !== rows && !exceptions.has(table);
    });
    // Named by an address or a customer alone, on the way to us or to a provider.
    expect(missing.map(({ table }) => table)).toEqual([
      'billing_events',
      'inquiries',
      'mail_link_requests',
      'privacy_cases',
      'sms_inbound',
    ]);
    const all = [...archive.values()].map(String).join('\n');
    expect(all).not.toContain(other.mark);
    expect(archive.get('files/aaaaaaaa document')?.toString()).toBe(own.mark);
    // No secret leaves: what is stored to recognise a token is not in it.
    expect(all).not.toMatch(/token_hash|password_hash|totp_secret/);
  }));

test('a deletion leaves nothing of a company, in no table and no file, and everything of another', () =>
  rolledBack(async (db) => {
    const [own, other] = await twoOwners(db);
    const files = await storeFiles(own);
    await storeFiles(other);
    const before = await dump(db, other.mark);
    await db.delete(deletions);
    await db.insert(deletions).values({
      id: 'del_own',
      subject: 'company',
      companyId: own.companyId,
      requestedAt: NOW,
      dueAt: NOW,
    });
    await eraseDue(jobContext(db), { files, payments: demoPayments({ db, now: NOW }), signal });

    const left = await findText(db, [own.mark]);
    expect(left.map(({ table }) => table)).toEqual(['kept_records']);
    const kept = await db.select({ reason: keptRecords.reason }).from(keptRecords);
    expect(kept.map(({ reason }) => reason).sort()).toEqual(['invoices', 'sms_consents']);
    const [done] = await db.select().from(deletions).where(eq(deletions.id, 'del_own'));
    expect(done).toMatchObject({ state: 'done', companyId: null, deletedFiles: 2 });
    expect((await dump(db, other.mark)).replace(/^deletions .*\n/m, '')).toBe(
      before.replace(/^deletions .*\n/m, ''),
    );
    const keys: string[] = [];
    for await (const key of files.list()) keys.push(key);
    expect(keys.filter((key) => key.includes(own.companyId))).toEqual([]);
    expect(keys.filter((key) => key.includes(other.companyId))).toHaveLength(2);
  }));

test('a deleted person is named nowhere any more, and the records of their company stay', () =>
  rolledBack(async (db) => {
    const [own] = await twoOwners(db);
    const boss = await makeOwner(db, 'qzboss');
    await db.update(memberships).set({ role: 'member' }).where(eq(memberships.userId, own.userId));
    await db.insert(memberships).values({ companyId: own.companyId, userId: boss.userId, role: 'owner' });
    const countOf = async (table: string) =>
      (await findText(db, [own.companyId])).find((found) => found.table === table)?.rows;
    const checks = await countOf('permit_checks');
    await db.delete(deletions);
    await db
      .insert(deletions)
      .values({ id: 'del_own', subject: 'person', userId: own.userId, requestedAt: NOW, dueAt: NOW });
    await eraseDue(jobContext(db), {
      files: localStore({ folder }),
      payments: demoPayments({ db, now: NOW }),
      signal,
    });
    expect(await findText(db, [own.userId, own.email])).toEqual([]);
    expect(checks).toBeGreaterThan(0);
    expect(await countOf('permit_checks')).toBe(checks);
  }));
