import { createHash } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { readdir, readlink, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  checkFiles,
  checkShares,
  filePages,
  fileUploads,
  permitChecks,
  subcontractors,
  subscriptions,
} from '@/db/schema';
import { MAX_CHECK_BYTES, MAX_FILES, MAX_PLANLESS_BYTES } from '@/lib/checking/checks/types';
import { fileKey, pageKey } from '@/lib/checking/files/keys';
import { localStore } from '@/lib/checking/files/local-store';
import { type FileStore, MAX_FILE_BYTES } from '@/lib/checking/files/types';
import { keepFile } from '@/lib/checking/reading/keep';
import { dropOrphans } from '@/lib/checking/reading/orphans';
import type { MemberRole } from '@/lib/context';
import { beginSession } from '@/lib/identity/sessions/mutations';
import { hashSecret, newSecret } from '@/lib/identity/sessions/secrets';
import { newId } from '@/lib/ids';
import { createLogger } from '@/lib/log';
import { addMember, makeUser, SITE_URL, serveApi } from '../support/api';
import { makeCheck, makeCheckFile, makeRun } from '../support/checks';
import { jobContext, type MadeCompany, makeCompany } from '../support/factories';

// Files on their way in and out, by the browser's session. The API's own way in is in checks-api.test.ts.

const browser = vi.hoisted(() => ({ sessionId: null as string | null }));

vi.mock('server-only', () => ({}));
vi.mock('next/cache', () => ({ unstable_cache: (read: unknown) => read }));
vi.mock('next/server', async (original) => ({
  ...(await original<object>()),
  after: (work: () => Promise<void>) => void work(),
  connection: async () => {},
}));
vi.mock('next/headers', () => ({ headers: async () => new Headers() }));
vi.mock('next-auth', () => ({
  getServerSession: async () => browser.sessionId && { sessionId: browser.sessionId },
}));

const { db, close } = await serveApi();
const folder = process.env.FILES_DIR ?? '';
const files = localStore({ folder });
const upload = await import('@/app/api/v1/check-files/route');
const pages = await import('@/app/api/v1/check-files/[file]/pages/[page]/route');
const original = await import('@/app/api/v1/check-files/[file]/original/route');
afterAll(close);

let company: MadeCompany;
let checkId: string;
beforeAll(async () => {
  company = await makeCompany(db);
});
beforeEach(async () => {
  checkId = await makeCheck(db, company);
  await signIn(company.userId);
});

async function signIn(userId: string): Promise<void> {
  const ctx = { db, now: new Date(), actor: { kind: 'public' as const }, log: createLogger('silent') };
  const { sessionId } = await beginSession(ctx, { userId, kind: 'web', method: 'password' });
  browser.sessionId = sessionId;
}

let made = 0;
/** A file nobody has sent yet. */
function pdf(bytes = 2_000): Buffer {
  made += 1;
  return Buffer.concat([Buffer.from(`%PDF-1.7\n% ${made}\n`), Buffer.alloc(bytes, 'lintel ')]);
}
const png = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
const jpeg = Buffer.from('ffd8ffe000104a464946', 'hex');
const heic = Buffer.from('0000001866747970686569630000000068656963', 'hex');

const OWN = { 'sec-fetch-site': 'same-origin', origin: SITE_URL };

interface Sent {
  body?: Buffer | ReadableStream<Uint8Array> | null;
  name?: string;
  check?: string;
  headers?: Record<string, string>;
  query?: string;
}

async function put({ body = pdf(), name = 'plan.pdf', check = checkId, headers = OWN, query }: Sent) {
  const search = query ?? new URLSearchParams({ check, name }).toString();
  const length = Buffer.isBuffer(body) ? { 'content-length': String(body.length) } : {};
  const request = new Request(`${SITE_URL}/api/v1/check-files?${search}`, {
    method: 'PUT',
    headers: { ...length, ...headers },
    body: Buffer.isBuffer(body) ? new Uint8Array(body) : body,
    duplex: 'half',
  } as RequestInit);
  const response = await upload.PUT(request);
  return { status: response.status, headers: response.headers, body: await response.json() };
}

const rows = () => db.select().from(checkFiles).where(eq(checkFiles.checkId, checkId));
/** What lies on this machine besides the store. */
// Files on their way lie in the system's folder for such; other tests' and programs' do not count.
process.env.TMPDIR = mkdtempSync(join(tmpdir(), 'lintel-check-files-'));
const scratch = async () =>
  (await readdir(tmpdir())).filter((name) => name.startsWith('lintel-file-')).sort();
const stored = async (of = company) => {
  const keys: string[] = [];
  for await (const key of files.list()) if (key.startsWith(of.companyId)) keys.push(key);
  return keys.sort();
};
/** What this process has open, where the system tells. */
const openFiles = async () =>
  process.platform === 'linux'
    ? Promise.all(
        (await readdir('/proc/self/fd')).map((fd) => readlink(`/proc/self/fd/${fd}`).catch(() => '')),
      )
    : [];
const toHash = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

/** A refusal that leaves nothing: no row, nothing in the store, nothing beside it. */
async function refusedWithout(sent: Sent) {
  const before = [await scratch(), await stored(), await rows()];
  const answer = await put(sent);
  expect([await scratch(), await stored(), await rows()]).toEqual(before);
  return answer;
}

describe('a file on its way in', () => {
  it('is kept as it is, by its content, and told as a row that waits to be read', async () => {
    const bytes = pdf();
    const answer = await put({ body: bytes, name: 'Site plan.pdf' });
    expect(answer).toMatchObject({
      status: 201,
      body: {
        id: expect.stringMatching(/^fil_/),
        name: 'Site plan.pdf',
        type: 'pdf',
        bytes: bytes.length,
        state: 'waiting',
        failure: null,
        pages: null,
        pages_read: 0,
        pages_drawn: 0,
      },
    });
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const found = await files.read(fileKey(company.companyId, toHash(bytes)));
    expect(found && Buffer.from(await new Response(found.stream).arrayBuffer()).equals(bytes)).toBe(true);
    expect(await rows()).toMatchObject([
      { companyId: company.companyId, hash: toHash(bytes), addedBy: company.userId, state: 'waiting' },
    ]);
    expect(await scratch()).toEqual([]);
  });

  it.each([
    ['a PDF', pdf(), 'Plan.PDF', 'pdf'],
    ['a PDF behind some junk', Buffer.concat([Buffer.alloc(900, ' '), pdf()]), 'plan.pdf', 'pdf'],
    ['a PNG', png, 'photo.png', 'png'],
    ['a JPEG', jpeg, 'photo.jpg', 'jpeg'],
    ['a JPEG', Buffer.concat([jpeg, Buffer.from('x')]), 'photo.jpeg', 'jpeg'],
    ["a phone's picture", heic, 'IMG_0001.HEIC', 'heic'],
    ['one without an extension', pdf(), 'Site plan v1.2', 'pdf'],
  ])('may be %s', async (_what, body, name, type) => {
    expect(await put({ body, name })).toMatchObject({ status: 201, body: { type } });
  });

  it.each([
    ['a web page under a right name', Buffer.from('<!doctype html><script>alert(1)</script>'), 'plan.pdf'],
    ['a program', Buffer.from('4d5a90000300000004000000ffff0000', 'hex'), 'plan.pdf'],
    ['an archive', Buffer.from('504b0304140000000800', 'hex'), 'plans.zip'],
    ['a Word document', Buffer.from('504b0304140006000800', 'hex'), 'plan.docx'],
    ['a picture that is drawn by text', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'plan.svg'],
    ['another container of video', Buffer.from('000000186674797069736f6d', 'hex'), 'plan.heic'],
    ['a PDF that begins too late', Buffer.concat([Buffer.alloc(1_100, ' '), pdf()]), 'plan.pdf'],
  ])('is refused when it is %s (ASVS 5.2.2)', async (_what, body, name) => {
    expect(await refusedWithout({ body, name })).toMatchObject({
      status: 415,
      body: { error: 'unsupported_media_type', fields: { file: 'not_supported' } },
    });
  });

  it.each([
    ['a PDF', pdf(), 'plan.png'],
    ['a PDF', pdf(), 'plan.html'],
    ['a PNG', png, 'plan.pdf'],
    ['a JPEG', jpeg, 'photo.pdf.exe'],
  ])('is refused when it is %s called otherwise (ASVS 5.2.2)', async (_what, body, name) => {
    expect(await refusedWithout({ body, name })).toMatchObject({
      status: 415,
      body: { fields: { file: 'name_disagrees' } },
    });
  });

  it('is refused when it is empty', async () => {
    for (const body of [Buffer.alloc(0), null, new ReadableStream({ start: (c) => c.close() })])
      expect(await refusedWithout({ body })).toMatchObject({
        status: 422,
        body: { fields: { file: 'empty_file' } },
      });
  });

  it('is refused by its own word when it is too large, before any of it is read (ASVS 5.2.1)', async () => {
    let pulled = 0;
    const body = new ReadableStream<Uint8Array>(
      {
        pull: (controller) => {
          pulled += 1;
          controller.enqueue(new Uint8Array(pdf()));
        },
      },
      { highWaterMark: 0 },
    );
    const headers = { ...OWN, 'content-length': String(MAX_FILE_BYTES + 1) };
    const answer = await refusedWithout({ body, headers });
    expect(answer).toMatchObject({ status: 413, body: { error: 'payload_too_large' } });
    expect(answer.headers.get('connection')).toBe('close');
    expect(pulled).toBe(0);
  });

  it.each([
    ['says nothing of its length', {}, 100],
    ['lies about it', { 'content-length': '4000' }, 1],
  ])('is cut off when it turns out too large and %s (ASVS 5.2.1)', async (_how, length, blocks) => {
    const block = new Uint8Array(1024 * 1024);
    let pulled = 0;
    const body = new ReadableStream<Uint8Array>(
      {
        pull: (controller) => {
          controller.enqueue(pulled === 0 ? new Uint8Array(pdf(1024 * 1024)) : block);
          pulled += 1;
        },
      },
      { highWaterMark: 0 },
    );
    const answer = await refusedWithout({ body, headers: { ...OWN, ...length } });
    expect(answer).toMatchObject({ status: 413, body: { error: 'payload_too_large' } });
    expect(pulled).toBe(blocks);
  });

  it('leaves nothing when it breaks off, or ends before its length', async () => {
    let sent = 0;
    const breaks = new ReadableStream<Uint8Array>({
      pull: (controller) => {
        sent += 1;
        if (sent < 4) controller.enqueue(new Uint8Array(pdf(200_000)));
        else controller.error(new Error('aborted'));
      },
    });
    for (const given of [{ body: breaks }, { body: pdf(), headers: { ...OWN, 'content-length': '50000' } }])
      expect(await refusedWithout(given)).toMatchObject({
        status: 422,
        body: { fields: { file: 'broken_off' } },
      });
  });

  it('is refused when it is wrapped: a form, or packed', async () => {
    const wrappings: Record<string, string>[] = [
      { 'content-type': 'multipart/form-data; boundary=x' },
      { 'content-type': 'application/x-www-form-urlencoded' },
      { 'content-type': 'text/html' },
      { 'content-encoding': 'gzip' },
    ];
    for (const headers of wrappings)
      expect(await refusedWithout({ headers: { ...OWN, ...headers } })).toMatchObject({ status: 415 });
  });

  it.each([
    ['../../etc/passwd.pdf', 'passwd.pdf'],
    ['C:\\Users\\Ana\\plan.pdf', 'plan.pdf'],
    ['plan\u202efdp.exe.pdf', 'planfdp.exe.pdf'],
    ['pl\u0000an\r\n.pdf', 'plan.pdf'],
    [`${'long '.repeat(100)}.pdf`, `${'long '.repeat(24).slice(0, 116).trim()}.pdf`],
    ['///', 'document'],
    ['..', 'document'],
    ['.pdf', 'document.pdf'],
    ['Plano de la caseta — niño.pdf', 'Plano de la caseta — niño.pdf'],
  ])('called %j is called %j (ASVS 5.3.2)', async (name, called) => {
    expect(await put({ name })).toMatchObject({ status: 201, body: { name: called } });
    expect(await stored()).toContainEqual(expect.stringMatching(/^cmp_[0-9a-z]{26}\/[0-9a-f]{64}$/));
  });

  it('is not taken twice into a check, is taken by another, and lies in the store once', async () => {
    const body = pdf();
    expect(await put({ body })).toMatchObject({ status: 201 });
    const before = await stored();
    expect(await refusedWithout({ body, name: 'again.pdf' })).toMatchObject({
      status: 409,
      body: { error: 'already_exists' },
    });
    expect(await put({ body, check: await makeCheck(db, company) })).toMatchObject({ status: 201 });
    expect(await stored()).toEqual(before);
  });

  it('is put off by a store that fails, or does not answer while a connection is held', async () => {
    const path = join(folder, 'sent');
    await writeFile(path, 'x');
    const kept = (store: Partial<FileStore>) =>
      keepFile(
        jobContext(db),
        {
          ...{ companyId: company.companyId, hash: 'a'.repeat(64), path, type: 'pdf', patienceMs: 50 },
          files: {
            ...files,
            put: async () => {},
            remove: () => expect.unreachable('asked for more'),
            ...store,
          },
        },
        () => expect.unreachable('it was noted'),
      );
    const broken = async () => {
      throw new Error('500 Internal Error');
    };
    const unavailable = expect.objectContaining({ code: 'unavailable' });
    await expect(kept({ put: broken })).rejects.toEqual(unavailable);
    await expect(kept({ has: broken })).rejects.toEqual(unavailable);
    await expect(kept({ has: () => new Promise(() => {}) })).rejects.toEqual(unavailable);
    await rm(path);
  });

  it('is refused by a full check and does not stay in the store (ASVS 5.2.1)', async () => {
    for (let count = 0; count < MAX_FILES; count += 1) await makeCheckFile(db, company, checkId);
    expect(await refusedWithout({})).toMatchObject({
      status: 409,
      body: { fields: { file: 'too_many_files' } },
    });
  });
});

describe('files on their way at the same time', () => {
  /** A file of so many bytes by its word, of which nothing arrives until it is let go. */
  function slow(bytes: number) {
    let letGo = () => {};
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        letGo = () => controller.error(new Error('aborted'));
      },
    });
    const answer = put({ body, headers: { ...OWN, 'content-length': String(bytes) } });
    return { answer, letGo: () => letGo() };
  }
  const underWay = () => db.select().from(fileUploads).where(eq(fileUploads.companyId, company.companyId));
  const untilUnderWay = async (count: number) =>
    vi.waitFor(async () => expect(await underWay()).toHaveLength(count));

  it('are three of a company, and count before they are taken', async () => {
    const sent = [slow(1_000), slow(1_000), slow(1_000)];
    await untilUnderWay(3);
    expect(await refusedWithout({})).toMatchObject({
      status: 409,
      body: { fields: { file: 'too_many_uploads' } },
    });
    for (const { letGo } of sent) letGo();
    for (const { answer } of sent) expect((await answer).status).toBe(422);
    await untilUnderWay(0);
    expect((await put({})).status).toBe(201);
  });

  it('take room of their check and of a company without a plan', async () => {
    await makeCheckFile(db, company, checkId, { bytes: MAX_CHECK_BYTES - MAX_FILE_BYTES });
    const first = slow(MAX_FILE_BYTES - 1_000);
    await untilUnderWay(1);
    expect(await refusedWithout({ body: pdf(2_000) })).toMatchObject({
      status: 413,
      body: { fields: { file: 'check_too_large' } },
    });
    first.letGo();
    await first.answer;

    const free = await makeCompany(db);
    await db.delete(subscriptions).where(eq(subscriptions.companyId, free.companyId));
    const withPlan = company;
    company = free;
    checkId = await makeCheck(db, free);
    await makeCheckFile(db, free, await makeCheck(db, free), {
      bytes: MAX_PLANLESS_BYTES - MAX_FILE_BYTES,
    });
    await signIn(free.userId);
    const other = slow(MAX_FILE_BYTES - 1_000);
    await untilUnderWay(1);
    expect((await refusedWithout({ body: pdf(2_000) })).body).toMatchObject({ error: 'plan_required' });
    other.letGo();
    await other.answer;
    company = withPlan;
  });

  it('are forgotten when whoever took them in has gone', async () => {
    const heldUntil = new Date(Date.now() - 1);
    for (const id of ['a', 'b', 'c'])
      await db.insert(fileUploads).values({
        id: `${company.companyId}_${id}`,
        companyId: company.companyId,
        checkId,
        bytes: 1,
        heldUntil,
      });
    expect((await put({})).status).toBe(201);
    expect(await underWay()).toEqual([]);
  });
});

describe('who may send a file', () => {
  it.each([
    ['of another site', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }],
    ['of another site of ours', { 'sec-fetch-site': 'same-site', origin: 'https://evil.lintel.test' }],
    ['of an older browser, from another site', { origin: 'https://evil.example' }],
    ['of a page that hides where it is', { origin: 'null' }],
    ['that nobody knows', {}],
  ])('no page %s (ASVS 3.5.1)', async (_whose, headers) => {
    expect(await refusedWithout({ headers: headers as Record<string, string> })).toMatchObject({
      status: 403,
      body: { error: 'forbidden' },
    });
  });

  it('a page of ours in an older browser, at the address it was opened by', async () => {
    expect(await put({ headers: { origin: SITE_URL } })).toMatchObject({ status: 201 });
    const headers = { origin: 'http://10.0.0.7:3000', host: '10.0.0.7:3000' };
    expect(await put({ headers })).toMatchObject({ status: 201 });
  });

  it('nobody without a session that counts (ASVS 8.3.1)', async () => {
    for (const sessionId of [null, 'ses_of_nobody']) {
      browser.sessionId = sessionId;
      expect(await refusedWithout({})).toMatchObject({ status: 401, body: { error: 'unauthenticated' } });
    }
  });

  it('no bearer token: this is for pages', async () => {
    browser.sessionId = null;
    const headers = { ...OWN, authorization: `Bearer ${'x'.repeat(60)}` };
    expect(await refusedWithout({ headers })).toMatchObject({ status: 401 });
  });

  it.each(['manager', 'member', 'viewer'] as MemberRole[])(
    'a %s by their role (ASVS 8.2.1)',
    async (role) => {
      await signIn(await addMember(db, company, role));
      const status = role === 'viewer' ? 403 : 201;
      expect(await put({})).toMatchObject({ status });
    },
  );

  it('no subcontractor (ASVS 8.2.1)', async () => {
    const userId = await makeUser(db);
    await db.insert(subcontractors).values({
      id: newId('subcontractor'),
      companyId: company.companyId,
      companyName: 'Quiet Plumbing',
      contactName: 'Pat',
      email: `${userId}@example.com`,
      role: 'Plumbing',
      userId,
    });
    await signIn(userId);
    expect(await refusedWithout({})).toMatchObject({ status: 403 });
  });

  it("nobody into another company's check, of which nothing is read (ASVS 8.2.2, 8.4.1)", async () => {
    const theirs = await makeCheck(db, await makeCompany(db));
    const body = new ReadableStream<Uint8Array>(
      { pull: () => expect.unreachable('it was read') },
      { highWaterMark: 0 },
    );
    for (const check of [theirs, 'chk_00000000000000000000000000', '../x', 'chk\0'])
      expect(await refusedWithout({ check, body })).toMatchObject({ status: 404 });
  });

  it('nobody who does not say what for', async () => {
    for (const query of [
      '',
      'check=',
      `check=${checkId}`,
      `check=${checkId}&name=`,
      `name=${'x'.repeat(2_000)}`,
    ])
      expect(await refusedWithout({ query })).toMatchObject({ status: 422 });
  });

  it('nobody by another method', async () => {
    const answer = await upload.POST(new Request(`${SITE_URL}/api/v1/check-files`, { method: 'POST' }));
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'PUT']);
  });
});

describe('a file on its way out', () => {
  let fileId: string;
  let bytes: Buffer;
  beforeEach(async () => {
    bytes = pdf();
    fileId = (await put({ body: bytes, name: 'Plano "niño".pdf' })).body.id;
    const path = join(folder, 'a picture');
    await writeFile(path, `picture of ${fileId}`);
    const key = pageKey(company.companyId, toHash(bytes), 1);
    await files.put(key, { path, contentType: 'image/webp' });
    await rm(path);
  });

  const getPage = async (file = fileId, page = '1', query = '') => {
    const request = new Request(`${SITE_URL}/api/v1/check-files/${file}/pages/${page}${query}`);
    const response = await pages.GET(request, { params: Promise.resolve({ file, page }) });
    return { status: response.status, headers: response.headers, text: await response.text() };
  };
  const getOriginal = async (file = fileId, query = '') => {
    const request = new Request(`${SITE_URL}/api/v1/check-files/${file}/original${query}`);
    const response = await original.GET(request, { params: Promise.resolve({ file }) });
    return {
      status: response.status,
      headers: response.headers,
      body: Buffer.from(await response.arrayBuffer()),
    };
  };

  it('shows a page as a picture that its reader may keep', async () => {
    const answer = await getPage();
    expect(answer).toMatchObject({ status: 200, text: `picture of ${fileId}` });
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'private, max-age=31536000, immutable',
      'content-length': String(answer.text.length),
    });
  });

  it.each(['2', '0', '-1', '1.5', '01', '201', '999', 'x', '1e0', ' 1', ''])(
    'has no page %j, and nobody keeps that',
    async (page) => {
      const answer = await getPage(fileId, page);
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, 'no-store']);
    },
  );

  it('is saved under its name and opened by no browser (ASVS 5.4.1, 5.4.2)', async () => {
    const answer = await getOriginal();
    expect(answer.status).toBe(200);
    expect(answer.body.equals(bytes)).toBe(true);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-disposition': `attachment; filename="Plano _nino_.pdf"; filename*=UTF-8''Plano%20%22ni%C3%B1o%22.pdf`,
      'content-security-policy': expect.stringMatching(/^sandbox;/),
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    });
  });

  it('is nothing under an address nobody gave it', async () => {
    for (const file of ['', '../x', '%00', 'fil\0', `${fileId}\0`, fileId.toUpperCase()])
      expect([(await getPage(file)).status, (await getOriginal(file)).status]).toEqual([404, 404]);
  });

  it('stays closed to whoever asks for its head alone', async () => {
    const large = pdf(3_000_000);
    const file = (await put({ body: large })).body.id;
    const path = join(folder, fileKey(company.companyId, toHash(large)));
    for (let asked = 0; asked < 5; asked += 1) {
      const request = new Request(`${SITE_URL}/api/v1/check-files/${file}/original`, { method: 'HEAD' });
      const response = await original.GET(request, { params: Promise.resolve({ file }) });
      expect([response.status, response.body]).toEqual([200, null]);
      expect(response.headers.get('content-length')).toBe(String(large.length));
    }
    await vi.waitFor(async () => expect(await openFiles()).not.toContain(path));
  });

  it('is nothing to another company, to nobody, and to a subcontractor (ASVS 8.2.2, 8.4.1)', async () => {
    await signIn((await makeCompany(db)).userId);
    expect([(await getPage()).status, (await getOriginal()).status]).toEqual([404, 404]);
    await signIn(await makeUser(db));
    expect([(await getPage()).status, (await getOriginal()).status]).toEqual([403, 403]);
    browser.sessionId = null;
    expect([(await getPage()).status, (await getOriginal()).status]).toEqual([401, 401]);
  });

  it('may be looked at by a viewer', async () => {
    await signIn(await addMember(db, company, 'viewer'));
    expect([(await getPage()).status, (await getOriginal()).status]).toEqual([200, 200]);
  });

  it('shows its pages, and no more, to whoever has a link to a result of it, until the link ends', async () => {
    const other = (await put({ name: 'other.pdf' })).body.id;
    const token = newSecret();
    const runId = await makeRun(db, company, { checkId, fileIds: [fileId] });
    const share = {
      id: newId('share'),
      checkId,
      companyId: company.companyId,
      runId,
      tokenHash: hashSecret(token),
      locale: 'en' as const,
      expiresAt: new Date(Date.now() + 86_400_000),
    };
    await db.insert(checkShares).values(share);
    browser.sessionId = null;
    expect(await getPage(fileId, '1', `?share=${token}`)).toMatchObject({
      status: 200,
      text: `picture of ${fileId}`,
    });
    expect((await getOriginal(fileId, `?share=${token}`)).status).toBe(401);
    expect((await getPage(other, '1', `?share=${token}`)).status).toBe(404);
    for (const wrong of ['', 'x', newSecret(), `${token}x`, share.tokenHash])
      expect((await getPage(fileId, '1', `?share=${wrong}`)).status).toBe(404);
    await db.update(checkShares).set({ revokedAt: new Date() }).where(eq(checkShares.id, share.id));
    expect((await getPage(fileId, '1', `?share=${token}`)).status).toBe(404);
  });
});

describe('what nothing names any more', () => {
  const tidy = (now = new Date()) =>
    dropOrphans(jobContext(db, now), { files, signal: new AbortController().signal });
  /** At the hour at which the store is gone through. */
  const nine = new Date('2027-02-01T09:30:00Z');

  async function markAsRead(bytes: Buffer): Promise<void> {
    const hash = toHash(bytes);
    await db.insert(filePages).values({
      companyId: company.companyId,
      hash,
      number: 1,
      page: { number: 1, width: 612, height: 792, source: 'none', certainty: null, lines: [], ink: null },
      createdAt: new Date(),
    });
    const path = join(folder, 'a picture');
    await writeFile(path, 'picture');
    await files.put(pageKey(company.companyId, hash, 1), { path, contentType: 'image/webp' });
    await rm(path);
  }

  const selectPages = (bytes: Buffer) =>
    db
      .select()
      .from(filePages)
      .where(eq(filePages.hash, toHash(bytes)));

  it('leaves the store with its pages and pictures once its check is gone', async () => {
    const [gone, kept] = [pdf(), pdf()];
    await put({ body: gone });
    await put({ body: kept, check: await makeCheck(db, company) });
    await markAsRead(gone);
    await markAsRead(kept);
    await db.delete(permitChecks).where(eq(permitChecks.id, checkId));
    await tidy();
    const keys = await stored();
    expect(keys.filter((key) => key.includes(toHash(gone)))).toEqual([]);
    expect(keys.filter((key) => key.includes(toHash(kept)))).toHaveLength(2);
    expect([await selectPages(gone), (await selectPages(kept)).length]).toEqual([[], 1]);
  });

  it('stays 30 days after it was taken out of a check, for the results that rest on it', async () => {
    const bytes = pdf();
    await put({ body: bytes });
    await markAsRead(bytes);
    const removedAt = new Date('2027-01-01T09:00:00Z');
    await db
      .update(checkFiles)
      .set({ removedAt })
      .where(eq(checkFiles.hash, toHash(bytes)));
    await tidy(new Date('2027-01-30T09:00:00Z'));
    expect((await stored()).filter((key) => key.includes(toHash(bytes)))).toHaveLength(2);
    await tidy(new Date('2027-02-01T10:00:00Z'));
    expect((await stored()).filter((key) => key.includes(toHash(bytes)))).toEqual([]);
  });

  it('does not keep the rest where one of it will not go, and leaves a store alone that gives nothing away', async () => {
    const contents = Array.from({ length: 8 }, () => pdf());
    for (const bytes of contents) {
      await put({ body: bytes });
      await markAsRead(bytes);
    }
    await db.delete(permitChecks).where(eq(permitChecks.id, checkId));
    const tidyWith = (remove: FileStore['remove']) =>
      dropOrphans(jobContext(db, new Date('2027-02-01T10:00:00Z')), {
        files: { ...files, remove },
        signal: new AbortController().signal,
      });
    const left = async () => (await Promise.all(contents.map(selectPages))).flat().length;
    let asked = 0;
    const nothing = tidyWith(async () => {
      asked += 1;
      throw new Error('503 Slow Down');
    });
    await expect(nothing).rejects.toThrow('503');
    expect([asked, await left()]).toEqual([5, 8]);
    const stuck = toHash(contents[3] ?? pdf());
    await tidyWith(async (key) => {
      if (key.includes(stuck)) throw new Error('Access Denied');
      await files.remove(key);
    });
    expect(await left()).toBe(1);
    await tidy();
    expect(await left()).toBe(0);
  });

  it('is found in the store itself where nothing was ever read of it, of no company of ours too', async () => {
    const bytes = pdf();
    await put({ body: bytes });
    await db.delete(permitChecks).where(eq(permitChecks.id, checkId));
    const path = join(folder, 'a file');
    await writeFile(path, 'x');
    const strange = fileKey('cmp_gone', toHash(bytes));
    await files.put(strange, { path, contentType: 'application/pdf' });
    await rm(path);
    await tidy(new Date('2027-02-01T08:30:00Z'));
    expect(await files.has(fileKey(company.companyId, toHash(bytes)))).toBe(true);
    await tidy(nine);
    expect(await files.has(fileKey(company.companyId, toHash(bytes)))).toBe(false);
    expect(await files.has(strange)).toBe(false);
  });

  it('is not missed by a file that arrives while it is cleared away', async () => {
    const bytes = pdf();
    await put({ body: bytes });
    for (let round = 0; round < 5; round += 1) {
      await db.delete(checkFiles).where(eq(checkFiles.checkId, checkId));
      const [answer] = await Promise.all([put({ body: bytes }), tidy(nine), tidy(nine)]);
      expect(answer.status).toBe(201);
      expect(await files.has(fileKey(company.companyId, toHash(bytes)))).toBe(true);
    }
  });
});
