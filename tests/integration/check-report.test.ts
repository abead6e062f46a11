import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { extractText, getDocumentProxy, getMeta } from 'unpdf';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findingMarks } from '@/db/schema';
import { getReportSource, getSharedReportSource } from '@/lib/checking/checks/report-source';
import { createShare } from '@/lib/checking/checks/shares';
import { localStore } from '@/lib/checking/files/local-store';
import { askForReport, getReport, getReportState } from '@/lib/checking/report/ask-for-report';
import { checkReported } from '@/lib/checking/report/check-reported';
import { readKept, reportKey } from '@/lib/checking/report/kept-report';
import { renderReport } from '@/lib/checking/report/render-report';
import { reportFileName } from '@/lib/checking/report/report-file-name';
import type { ReportSource } from '@/lib/checking/report/types';
import type { Finding } from '@/lib/checking/review/types';
import type { Context, JobActor, UserActor } from '@/lib/context';
import { drawReportJob } from '@/lib/edge/jobs/draw-report';
import type { JobServices } from '@/lib/edge/jobs/types';
import { LOCALES, type Locale } from '@/lib/platform/i18n/locales';
import { REPORT_FONTS } from '@/lib/platform/reports/fonts';
import { makeFonts } from '@/scripts/fonts.mjs';
import { finding, makeCheckWithFile, makeDoneRun } from '../support/done-run';
import { NOW } from '../support/factories';
import { madeProgram } from '../support/made-programs';
import { NO_CHECKS } from '../support/no-checks';
import { forgetQueued, queued } from '../support/queued';
import { newOwner, outcome, stranger } from '../support/team';
import { type FreshDatabase, freshDatabase } from '../support/test-database';

let connection: FreshDatabase;
let owner: Context<UserActor>;

beforeAll(async () => {
  await makeFonts();
  connection = await freshDatabase();
  owner = await newOwner(connection.db);
}, 120_000);
afterAll(() => connection.close());

async function runWith(make: (fileId: string) => Finding[]): Promise<{ checkId: string; runId: string }> {
  const check = await makeCheckWithFile(owner, 'Casa Peña, 1204 E 7th St');
  const fee = { verdict: 'differs', statedCents: 50_000, statedAt: null, computedCents: 61_234 } as const;
  return { ...check, runId: await makeDoneRun(owner, check, 1, { findings: make(check.fileId), fee }) };
}

async function read(source: ReportSource, locale: Locale) {
  const pdf = await getDocumentProxy(await renderReport(source, { locale, fonts: REPORT_FONTS }));
  const { totalPages, text } = await extractText(pdf, { mergePages: true });
  const { info } = await getMeta(pdf);
  return { pages: totalPages, text: text.replace(/\s+/g, ' '), info };
}

const WORDS: Record<Locale, readonly string[]> = {
  en: [
    'Residential addition or remodel',
    'Denver, CO',
    'Nov 20, 2026',
    '1 thing to correct',
    'This report is not an approval.',
    'Documents',
    'Findings',
    'Rests on IRC 2021 R106.1',
    '“1240 E 7TH ST”',
    'Plan set año.pdf, page 2',
    'The fee stated is not the fee the city’s published schedule comes to.',
    '$500.00',
    '$612.34',
    'NEC 2023 (Secondary source)',
    'Not included',
    'Sources',
    'Page 1 of',
  ],
  es: [
    'Ampliación o remodelación residencial',
    '20 nov 2026',
    '1 cosa por corregir',
    'Este informe no es una aprobación.',
    'Documentos',
    'Hallazgos',
    'Se basa en IRC 2021 R106.1',
    '“1240 E 7TH ST”',
    'Plan set año.pdf, página 2',
    'Qué hacer',
    'La tarifa indicada no es la que resulta de la tabla que publica la ciudad.',
    'NEC 2023 (Fuente secundaria)',
    'No incluido',
    'Fuentes',
    'Página 1 de',
  ],
};

describe('the file of a report', () => {
  const NOBODY = { ms: 20, pauseMs: 10 };
  const worker = (): Context<JobActor> => ({
    db: connection.db,
    log: owner.log,
    now: NOW,
    actor: { kind: 'job', job: 'draw-report' },
  });

  it('is drawn by the worker, once for the company and for whoever has a link', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'lintel-reports-'));
    const files = localStore({ folder });
    const { checkId, runId } = await runWith((fileId) => [finding('a', fileId)]);
    let asked = 0;
    const onAsk = async () => {
      asked += 1;
    };
    const source = await getReportSource(owner, { runId });
    const reported = await checkReported(owner, { runId, source, locale: 'en' });
    const read = async () => reported;
    const asking = { files, onAsk };
    await forgetQueued(connection.db);
    expect(await getReportState(owner, files, reported)).toBe('none');
    expect(await outcome(getReport(owner, read, { ...asking, patience: NOBODY }))).toBe('unavailable');
    expect(await askForReport(owner, reported, asking)).toBe('waiting');
    expect(asked).toBe(1);
    const orders = await queued(connection.db, 'draw-report');
    expect(orders).toEqual([{ runId, locale: 'en', release: expect.any(String) }]);

    const services = (command: readonly string[]) =>
      ({ ...NO_CHECKS, files, report: { command }, signal: new AbortController().signal }) as JobServices;
    const [order] = orders;
    if (!order) throw new Error('no order');
    // What breaks off leaves nothing behind, and the queue gives the job out again.
    const broken = drawReportJob(worker(), services(['-e', 'process.exit(3)']), order);
    await expect(broken).rejects.toThrow('code 3');
    expect(await readKept(files, reportKey(reported))).toBeNull();
    await drawReportJob(worker(), services(madeProgram('report').command), order);
    // Once it is kept nothing is drawn again.
    await drawReportJob(worker(), services(['-e', 'process.exit(3)']), order);
    await forgetQueued(connection.db);

    expect(await getReportState(owner, files, reported)).toBe('ready');
    const { bytes: first } = await getReport(owner, read, asking);
    expect(Buffer.from(first.subarray(0, 5)).toString()).toBe('%PDF-');
    const { token } = await createShare(owner, { checkId, number: 1, locale: 'en', days: 3 });
    const guest = stranger(connection.db);
    const shared = await getSharedReportSource(guest, { token, runId });
    const forGuest = () => checkReported(guest, { runId, source: shared, locale: 'en' });
    const again = await getReport(guest, forGuest, asking);
    expect(Buffer.from(again.bytes).equals(Buffer.from(first))).toBe(true);
    expect(asked).toBe(1);
    await rm(folder, { recursive: true });
  }, 120_000);

  it('is read again where what it says changed while it was drawn', async () => {
    const files = localStore({ folder: await mkdtemp(join(tmpdir(), 'lintel-reports-')) });
    const { runId } = await runWith((fileId) => [finding('a', fileId)]);
    const source = await getReportSource(owner, { runId });
    const reported = await checkReported(owner, { runId, source, locale: 'en' });
    await forgetQueued(connection.db);
    let reads = 0;
    let asked = 0;
    // Whoever draws it finds it changed each time: nothing lies under the name it was asked for by.
    const read = async () => ({ ...reported, source: { ...source, number: ++reads } });
    const onAsk = async () => {
      asked += 1;
      await forgetQueued(connection.db);
    };
    const drawn = async () => {
      await connection.db.execute(
        sql`update pgboss.job set state = 'completed' where data->>'runId' = ${runId}`,
      );
    };
    const timer = setInterval(() => void drawn(), 20);
    const patience = { ms: 4_000, pauseMs: 40 };
    expect(await outcome(getReport(owner, read, { files, onAsk, patience }))).toBe('unavailable');
    clearInterval(timer);
    expect({ reads, asked }).toEqual({ reads: 3, asked: 3 });
  });

  it.each([
    ['created', 'waiting'],
    ['retry', 'waiting'],
    ['active', 'drawing'],
    ['failed', 'failed'],
    ['completed', 'none'],
  ] as const)('is told by the state of its job: %s', async (state, told) => {
    const { runId } = await runWith((fileId) => [finding('a', fileId)]);
    const files = localStore({ folder: await mkdtemp(join(tmpdir(), 'lintel-reports-')) });
    const source = await getReportSource(owner, { runId });
    const reported = await checkReported(owner, { runId, source, locale: 'es' });
    const asking = { files, onAsk: async () => {} };
    await askForReport(owner, reported, asking);
    await connection.db.execute(
      sql`update pgboss.job set state = ${state}::pgboss.job_state where data->>'runId' = ${runId}`,
    );
    expect(await getReportState(owner, files, reported)).toBe(told);
    // One that failed, or that nobody has any more, is asked for anew.
    expect(await askForReport(owner, reported, asking)).toBe(told === 'drawing' ? 'drawing' : 'waiting');
    await forgetQueued(connection.db);
  });
});

describe('the report', () => {
  it.each(LOCALES)(
    'says in %s what was found, with text to select, a title and its language',
    async (locale) => {
      const { runId } = await runWith((fileId) => [finding('a', fileId)]);
      const source = await getReportSource(owner, { runId });
      const { text, info } = await read(source, locale);
      for (const words of WORDS[locale]) expect(text).toContain(words);
      expect(text).toContain('Test Builders LLC');
      expect(text).toContain('Casa Peña, 1204 E 7th St');
      expect(info).toMatchObject({ Language: `${locale}-US`, Author: 'Test Builders LLC' });
      expect(info.Title).toContain('Denver, CO');
    },
  );

  it('shows the arithmetic of the fee, line by line', async () => {
    const { runId } = await runWith(() => []);
    const source = await getReportSource(owner, { runId });
    const estimate = source.fee?.estimate;
    if (estimate?.status !== 'estimated') throw new Error('Denver publishes its fees.');
    const { text } = await read(source, 'en');
    for (const { label } of estimate.lines) expect(text).toContain(label.en);
    expect(text).toMatch(/\(for each \$?[\d,]+[\s\S]*? of [\s\S]*?\)/);
    expect(text).toContain('Nothing was found.');
  });

  it('holds 500 findings on as many pages as they take, and says how many it leaves out', async () => {
    const { runId } = await runWith((fileId) =>
      Array.from({ length: 501 }, (_, index) => finding(`k${index}`, fileId)),
    );
    const { text, pages } = await read(await getReportSource(owner, { runId }), 'en');
    expect(text.match(/Plan set año\.pdf, page 2 /g)?.length).toBeGreaterThanOrEqual(500);
    expect(text).toContain('1 more finding is on the screen.');
    expect(pages).toBeGreaterThan(30);
    expect(text).toContain(`Page ${pages} of ${pages}`);
  }, 180_000);

  it('sets what a document says in letters the fonts lack as a gap, and breaks over nothing', async () => {
    const quote = `\u202eעברית\u202c ${'W'.repeat(400)} 漢字 Łódź`;
    const { runId } = await runWith((fileId) => [
      finding('a', fileId, {
        places: [{ fileId, page: 1, box: { x: 0, y: 0, w: 1, h: 1 }, quote }],
        values: { found: quote, expected: '', other: quote, source: 'stated' },
      }),
    ]);
    const { text } = await read(await getReportSource(owner, { runId }), 'es');
    expect(text).toContain('“[…] W');
  });

  it('keeps the notes of the company’s people out', async () => {
    const { runId, checkId } = await runWith((fileId) => [finding('a', fileId), finding('b', fileId)]);
    await connection.db.insert(findingMarks).values([
      { checkId, key: 'a', state: 'dismissed', note: 'Between us.', markedAt: NOW },
      { checkId, key: 'b', state: 'fixed', assigneeId: owner.actor.userId, markedAt: NOW },
    ]);
    const { text } = await read(await getReportSource(owner, { runId }), 'en');
    expect(text).toContain('Marked as not applying');
    expect(text).toContain('Marked as fixed');
    expect(text).not.toContain('Between us');
    expect(text).not.toContain('Ana Reyes');
  });

  it.each([
    [
      'en',
      [
        'In plain words, written by a language model (test-model)',
        'Mend the address first. Then submit.',
        'Explained by a language model: The address is not the parcel’s.',
        'Found by a language model',
      ],
    ],
    [
      'es',
      [
        'En palabras sencillas, escrito por un modelo de lenguaje (test-model)',
        'Mend the address first. Then submit.',
        'Explicado por un modelo de lenguaje: The address is not the parcel’s.',
        'Lo encontró un modelo de lenguaje',
      ],
    ],
  ] as const)('says in %s what a language model wrote, and that it did', async (locale, words) => {
    const check = await makeCheckWithFile(owner);
    const runId = await makeDoneRun(owner, check, 1, {
      findings: [finding('a', check.fileId), finding('b', check.fileId, { by: 'model' })],
      locale,
      explanation: {
        summary: 'Mend the address first.\n\nThen submit.',
        findings: { a: 'The address is not the parcel’s.' },
      },
      model: { name: 'test-model', inputTokens: 1, outputTokens: 1, dropped: 0, failure: null },
    });
    const source = await getReportSource(owner, { runId });
    const { text } = await read(source, locale);
    for (const said of words) expect(text).toContain(said);
    const { token } = await createShare(owner, { checkId: check.checkId, number: 1, locale, days: 1 });
    const shared = await getSharedReportSource(stranger(connection.db), { token, runId });
    expect((await read(shared, locale)).text).toContain(words[0]);
    // In another language than the report it would be read by nobody.
    const other = await read(source, locale === 'en' ? 'es' : 'en');
    expect(other.text).not.toContain('Mend the address');
    expect(other.text).not.toContain('The address is not');
  });

  it('says nothing of a language model where none had a part', async () => {
    const { runId } = await runWith((fileId) => [finding('a', fileId)]);
    const { text } = await read(await getReportSource(owner, { runId }), 'en');
    expect(text).not.toContain('language model');
  });

  it('is called by what it is about', async () => {
    const { runId } = await runWith(() => []);
    const source = await getReportSource(owner, { runId });
    expect(await reportFileName({ ...source, checkName: 'a/b\u202e:c' }, 'es')).toBe(
      'revision-de-permiso a b c 1.pdf',
    );
  });
});

describe('who gets it', () => {
  it('is the company, and whoever was given a link to that very run', async () => {
    const { runId, checkId } = await runWith(() => []);
    const another = await runWith(() => []);
    const other = await newOwner(connection.db);
    expect(await outcome(getReportSource(other, { runId }))).toBe('not_found');
    const { token } = await createShare(owner, { checkId, number: 1, locale: 'en', days: 1 });
    const anybody = stranger(connection.db);
    expect(await outcome(getSharedReportSource(anybody, { token, runId }))).toBe('done');
    expect(await outcome(getSharedReportSource(anybody, { token, runId: another.runId }))).toBe('not_found');
    expect(await outcome(getSharedReportSource(anybody, { token: 'x'.repeat(43), runId }))).toBe('not_found');
  });

  it('is nobody while the run is not done', async () => {
    const check = await makeCheckWithFile(owner);
    const runId = await makeDoneRun(owner, check, 1, { state: 'failed' });
    expect(await outcome(getReportSource(owner, { runId }))).toBe('conflict');
  });
});
