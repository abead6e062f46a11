import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { checkFindings, permitChecks } from '@/db/schema';
import { buildChecklist } from '@/lib/catalogue/checklists/checklist';
import { estimateJobFee, keptFee } from '@/lib/checking/checks/judged-by';
import { fileKey } from '@/lib/checking/files/keys';
import { localStore } from '@/lib/checking/files/local-store';
import { type Finding, NOTHING_STATED } from '@/lib/checking/review/types';
import { drawReportJob } from '@/lib/edge/jobs/draw-report';
import type { JobServices } from '@/lib/edge/jobs/types';
import { makeFonts } from '@/scripts/fonts.mjs';
import { type ApiUser, addMember, callPath, makeApiUser, serveApi, signInApi } from '../support/api';
import { makeCheck, makeCheckFile, makeRun } from '../support/checks';
import { jobContext } from '../support/factories';
import { madeProgram } from '../support/made-programs';
import { NO_CHECKS } from '../support/no-checks';
import { forgetQueued, queued } from '../support/queued';

// Checks by the API. Every answer is held to the OpenAPI document; who may do what is in api-access.test.ts.

vi.mock('server-only', () => ({}));
vi.mock('next/cache', () => ({ unstable_cache: (read: unknown) => read }));
vi.mock('next/server', async (original) => ({
  ...(await original<object>()),
  after: (work: () => Promise<void>) => void work(),
}));

const { db, close } = await serveApi();
const files = localStore({ folder: process.env.FILES_DIR ?? '' });
afterAll(close);

let owner: ApiUser;
let token: string;
let checkId: string;
beforeAll(async () => {
  // The report is set in what the build cuts.
  await makeFonts();
  owner = await makeApiUser(db, { tier: 'team' });
});
beforeEach(async () => {
  // Somebody new each time: limits are counted by person.
  token = (await signInApi(db, await addMember(db, owner, 'manager'))).token;
  checkId = await makeCheck(db, owner);
});

const get = (path: string) => callPath({ path, token });
const send = (method: 'POST' | 'PATCH' | 'DELETE', path: string, body?: unknown) =>
  callPath({ method, path, token, body });
const put = (body: Uint8Array | string, name = 'plan.pdf', headers: Record<string, string> = {}) =>
  callPath({
    method: 'PUT',
    path: `/checks/${checkId}/files?${new URLSearchParams({ name })}`,
    token,
    body,
    headers: { 'content-type': 'application/octet-stream', ...headers },
  });

let made = 0;
function pdf(): Buffer<ArrayBuffer> {
  made += 1;
  return Buffer.concat([Buffer.from(`%PDF-1.7\n% ${made}\n`), Buffer.alloc(1_500, 'lintel')]);
}

/** Does what the worker does once somebody has asked for a report. */
async function drawReport(): Promise<void> {
  const asked = async () => {
    const orders = await queued(db, 'draw-report');
    return orders.length > 0 && orders;
  };
  const [order] = await vi.waitUntil(asked, { timeout: 20_000 });
  if (!order) throw new Error('no order');
  const signal = new AbortController().signal;
  const services = { ...NO_CHECKS, files, report: madeProgram('report'), signal } as JobServices;
  const ctx = { ...jobContext(db), actor: { kind: 'job', job: 'draw-report' } } as const;
  await drawReportJob(ctx, services, order);
  await forgetQueued(db);
}

describe('a check', () => {
  it('is begun, read, changed, put away and deleted', async () => {
    const begun = await send('POST', '/checks', {
      permit_type: 'roofing',
      place: 'Austin, Texas 78701',
      name: '1200 Oak St',
      answers: { applicant_role: 'contractor' },
    });
    expect(begun).toMatchObject({
      status: 201,
      body: {
        name: '1200 Oak St',
        permit_type: 'roofing',
        place: { city: 'Austin', county: null, state: 'TX' },
        answers: { applicant_role: 'contractor' },
        stated: { address: null, valuation_cents: null },
        work: {},
        files: [],
        runs: [],
        last_run: null,
      },
    });
    const path = `/checks/${begun.body.id}`;
    expect((await get(path)).body).toEqual(begun.body);
    const changed = await send('PATCH', path, {
      answers: { applicant_role: null, structural_work: true },
      stated: { address: ' 1200 Oak St ', valuation_cents: 1_800_000, owner: '' },
      work: { occupancy: 'residential_1_2' },
    });
    expect(changed).toMatchObject({
      status: 200,
      body: {
        name: '1200 Oak St',
        stated: { address: '1200 Oak St', valuation_cents: 1_800_000, owner: null },
        work: { occupancy: 'residential_1_2' },
      },
    });
    expect(changed.body.answers).toEqual({ structural_work: true });
    expect((await send('PATCH', path, { archived: true })).body.archived_at).not.toBeNull();
    const listed = async (query = '') =>
      (await get(`/checks${query}`)).body.items.map(({ id }: { id: string }) => id);
    expect(await listed()).not.toContain(begun.body.id);
    expect(await listed('?archived=true')).toContain(begun.body.id);
    expect((await send('PATCH', path, { archived: false })).body.archived_at).toBeNull();
    expect(await send('DELETE', path)).toMatchObject({ status: 204 });
    expect(await get(path)).toMatchObject({ status: 404 });
  });

  it('is listed a page at a time', async () => {
    for (let count = 0; count < 25; count += 1) await makeCheck(db, owner);
    const first = await get('/checks');
    expect(first.body.items).toHaveLength(20);
    const second = await get(`/checks?after=${first.body.next}`);
    const ids = [...first.body.items, ...second.body.items].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(await get('/checks?after=x')).toMatchObject({ status: 422 });
  });

  it.each([
    [{ permit_type: 'castle', place: 'Austin, TX' }, 'permit_type'],
    [{ permit_type: 'roofing', place: 'Nowhere' }, 'place'],
    [
      { permit_type: 'roofing', place: 'Austin, TX', answers: { structural_work: 'maybe' } },
      'answers.structural_work',
    ],
    [{ permit_type: 'roofing', place: 'Austin, TX', name: ' ' }, 'name'],
  ])('says by its own names what is wrong with %j', async (body, field) => {
    const answer = await send('POST', '/checks', body);
    expect([answer.status, Object.keys(answer.body.fields)]).toEqual([422, [field]]);
  });
});

describe('a file', () => {
  it('goes in as it is, by a token, and is taken out', async () => {
    const bytes = pdf();
    const sent = await put(bytes, 'plans/Site plan.pdf');
    expect(sent).toMatchObject({
      status: 201,
      body: { name: 'Site plan.pdf', type: 'pdf', bytes: bytes.length, state: 'waiting' },
    });
    const hash = createHash('sha256').update(bytes).digest('hex');
    expect(await files.has(fileKey(owner.companyId, hash))).toBe(true);
    expect((await get(`/checks/${checkId}`)).body.files).toEqual([sent.body]);
    expect(await put(bytes)).toMatchObject({ status: 409, body: { error: 'already_exists' } });
    const path = `/checks/${checkId}/files/${sent.body.id}`;
    expect(await send('DELETE', path)).toMatchObject({ status: 204 });
    expect(await send('DELETE', path)).toMatchObject({ status: 404 });
    expect((await get(`/checks/${checkId}`)).body.files).toEqual([]);
  });

  it.each([
    ['no file', '', {}, 422],
    ['another kind of file', '<html>', {}, 415],
    ['JSON', '{}', { 'content-type': 'application/json' }, 415],
    ['a form', 'x=1', { 'content-type': 'multipart/form-data; boundary=x' }, 415],
    ['too much, by its own word', '%PDF-1.7', { 'content-length': String(101 * 1024 * 1024) }, 413],
    ['less than it says', '%PDF-1.7', { 'content-length': '500' }, 422],
  ] as [string, string, Record<string, string>, number][])(
    'is refused when it is %s (ASVS 5.2.1, 5.2.2)',
    async (_what, body, headers, status) => {
      expect((await put(body, 'plan.pdf', headers)).status).toBe(status);
      expect((await get(`/checks/${checkId}`)).body.files).toEqual([]);
    },
  );

  it('needs a name', async () => {
    const path = `/checks/${checkId}/files`;
    const headers = { 'content-type': 'application/pdf' };
    expect(await callPath({ method: 'PUT', path, token, body: pdf(), headers })).toMatchObject({
      status: 422,
      body: { fields: { name: expect.any(String) } },
    });
  });
});

const FINDING: Finding = {
  key: 'missing_document:roof_plan',
  rule: 'missing_document',
  severity: 'critical',
  documentId: 'site_plan',
  places: [],
  values: { unread: 0 },
  citation: { en: 'IRC R105.3', es: 'IRC R105.3 (es)' },
  by: 'rule',
};

describe('a run', () => {
  async function makeResult(): Promise<{ fileId: string; label: string }> {
    const job = {
      permitType: 'roofing' as const,
      place: { city: 'Austin', county: null, state: 'TX' as const },
      answers: {},
      stated: { ...NOTHING_STATED, valuationCents: 1_800_000 },
      work: {},
    };
    const checklist = buildChecklist(job);
    const [document] = checklist.documents;
    if (!document) throw new Error('an empty checklist');
    const fileId = await makeCheckFile(db, owner, checkId, { name: 'Application.pdf', state: 'read' });
    const at = { fileId, page: 2, box: { x: 0.1, y: 0.2, w: 0.3, h: 0.1 }, quote: '1020 Oak St' };
    const found = {
      documentId: document.id,
      fileId,
      firstPage: 1,
      lastPage: 2,
      certainty: 0.9,
      cues: ['application'],
      fields: [{ id: 'address' as const, value: '1020 OAK ST', at, certainty: 0.95, by: 'rule' as const }],
      by: 'rule' as const,
    };
    const runId = await makeRun(db, owner, {
      checkId,
      fileIds: [fileId],
      input: { ...job, today: '2026-11-20' },
      checklist,
      fee: keptFee(estimateJobFee(job)),
      review: {
        documents: [found],
        standings: [{ documentId: document.id, standing: 'found', found: [0] }],
        fee: { verdict: 'differs', statedCents: 10_000, statedAt: at, computedCents: 18_400 },
      },
      explanation: { summary: 'One document is missing.', findings: { [FINDING.key]: 'It is not there.' } },
    });
    await db.insert(checkFindings).values({
      runId,
      key: FINDING.key,
      position: 0,
      rule: FINDING.rule,
      severity: FINDING.severity,
      finding: { ...FINDING, documentId: document.id, places: [at] },
    });
    return { fileId, label: document.label.en };
  }

  it('is told whole, with its places, in either language', async () => {
    const { fileId, label } = await makeResult();
    const place = { file_id: fileId, page: 2, box: { x: 0.1, y: 0.2, w: 0.3, h: 0.1 }, quote: '1020 Oak St' };
    const english = await get(`/checks/${checkId}/runs/1?lang=en`);
    expect(english).toMatchObject({
      status: 200,
      body: {
        number: 1,
        state: 'done',
        language: 'en',
        readiness: { ready: false, missing: 1, open: { critical: 1, major: 0, minor: 0, info: 0 } },
        documents: [{ label, first_page: 1, last_page: 2, fields: [{ value: '1020 OAK ST', at: place }] }],
        standings: [{ label, standing: 'found', found: [0] }],
        findings: [
          {
            key: FINDING.key,
            places: [place],
            citation: 'IRC R105.3',
            explanation: 'It is not there.',
            mark: null,
            title: expect.stringMatching(/\S/),
            what: expect.stringMatching(/\S/),
            fix: expect.stringMatching(/\S/),
          },
        ],
        fee: { verdict: 'differs', stated_cents: 10_000, computed_cents: 18_400, stated_at: place },
        summary: 'One document is missing.',
        files: [{ id: fileId, name: 'Application.pdf', removed: false }],
      },
    });
    const spanish = await get(`/checks/${checkId}/runs/1?lang=es`);
    expect(spanish.body.findings[0].citation).toBe('IRC R105.3 (es)');
    expect(spanish.body.findings[0].title).not.toBe(english.body.findings[0].title);
    expect(spanish.text).not.toContain('undefined');
  });

  it('has findings that are marked, and the mark counts at once', async () => {
    await makeResult();
    const assignee = await addMember(db, owner, 'member');
    const mark = (body: object) =>
      send('PATCH', `/checks/${checkId}/findings`, { key: FINDING.key, ...body });
    expect(await mark({ state: 'dismissed', note: 'Not here.', assignee_id: assignee })).toMatchObject({
      status: 204,
    });
    const { body } = await get(`/checks/${checkId}/runs/1`);
    expect(body.findings[0].mark).toMatchObject({
      state: 'dismissed',
      note: 'Not here.',
      assignee_id: assignee,
      assignee: 'Luis Mora',
    });
    expect(body.readiness).toMatchObject({ ready: true, missing: 0 });
    expect(await mark({ key: 'no such finding', state: 'fixed' })).toMatchObject({ status: 404 });
    const stranger = (await makeApiUser(db)).userId;
    expect(await mark({ assignee_id: stranger })).toMatchObject({
      status: 422,
      body: { fields: { assignee_id: 'not_a_member' } },
    });
  });

  it('is judged again by what is said of its pages, until that is taken back', async () => {
    const { fileId } = await makeResult();
    await db.update(permitChecks).set({ runs: 1 }).where(eq(permitChecks.id, checkId));
    const path = `/checks/${checkId}/corrections`;
    const said = await send('POST', path, { file_id: fileId, first_page: 2, document_id: 'other' });
    expect(said).toMatchObject({ status: 201, body: { ids: [expect.stringMatching(/^cor_/)] } });
    const [id] = said.body.ids;
    expect((await get(`/checks/${checkId}/runs/1`)).body).toMatchObject({
      ...{ state: 'done', judging_again: true, judged_again_at: null, charged: true },
      corrections: [
        { id, file_id: fileId, first_page: 2, last_page: 2, document_id: 'other', relation: 'is' },
      ],
    });
    expect(await send('POST', path, { document_id: 'application', relation: 'not' })).toMatchObject({
      ...{ status: 201, body: { ids: [expect.any(String)] } },
    });
    expect(await send('POST', path, { document_id: 'application' })).toMatchObject({ status: 422 });
    expect(await send('POST', path, { file_id: fileId, document_id: 'castle' })).toMatchObject({
      ...{ status: 422, body: { fields: { document_id: 'not_on_the_list' } } },
    });
    expect(await send('DELETE', `${path}/${id}`)).toMatchObject({ status: 204 });
    expect(await send('DELETE', `${path}/${id}`)).toMatchObject({ status: 404 });
  });

  it('has findings that are said to be wrong, and counts them no longer', async () => {
    await makeResult();
    const say = (body: object) =>
      send('POST', `/checks/${checkId}/runs/1/wrong-findings`, { key: FINDING.key, ...body });
    expect(await say({ reason: ' It is on page 2. ' })).toMatchObject({ status: 204 });
    const { body } = await get(`/checks/${checkId}/runs/1`);
    expect(body.findings[0].wrong).toMatchObject({ reason: 'It is on page 2.' });
    expect(body.readiness).toMatchObject({ ready: true, missing: 0 });
    expect(await say({ wrong: false })).toMatchObject({ status: 204 });
    expect((await get(`/checks/${checkId}/runs/1`)).body.findings[0].wrong).toBeNull();
    expect(await say({ key: 'none' })).toMatchObject({ status: 404 });
  });

  it('is started, waits for its files, and is broken off once', async () => {
    expect(await send('POST', `/checks/${checkId}/runs`, {})).toMatchObject({ status: 422 });
    await put(pdf());
    const started = await send('POST', `/checks/${checkId}/runs`, { locale: 'es' });
    expect(started).toMatchObject({ status: 202, body: { number: 1, balance: expect.any(Number) } });
    expect(await get(`/checks/${checkId}/runs/1`)).toMatchObject({
      status: 200,
      body: { state: 'waiting', documents: [], findings: [], fee: null, readiness: null },
    });
    expect(await send('POST', `/checks/${checkId}/runs`, {})).toMatchObject({ status: 409 });
    const cancel = () => send('POST', `/checks/${checkId}/runs/1/cancel`);
    expect(await cancel()).toMatchObject({ status: 200, body: { cancelled: true } });
    expect(await cancel()).toMatchObject({ status: 200, body: { cancelled: false } });
    expect((await get(`/checks/${checkId}`)).body.last_run).toMatchObject({ number: 1, state: 'cancelled' });
    expect(await get(`/checks/${checkId}/runs/1/report.pdf`)).toMatchObject({ status: 409 });
  });

  it('is saved as a report', async () => {
    await makeResult();
    await forgetQueued(db);
    const asked = get(`/checks/${checkId}/runs/1/report.pdf?lang=es`);
    await drawReport();
    const answer = await asked;
    expect(answer.status).toBe(200);
    expect(answer.text.slice(0, 5)).toBe('%PDF-');
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': expect.stringMatching(/^attachment; filename="[^"]+\.pdf"/),
      'cache-control': 'no-store',
    });
  });
});
