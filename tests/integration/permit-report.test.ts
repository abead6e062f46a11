import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { extractText, getDocumentProxy, getMeta } from 'unpdf';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { localStore } from '@/lib/checking/files/local-store';
import { permitReportFileName } from '@/lib/checking/permit-report/permit-report-file-name';
import { ownPermitReported } from '@/lib/checking/permit-report/permit-reported';
import { renderPermitReport } from '@/lib/checking/permit-report/render-permit-report';
import type { PermitReportSource } from '@/lib/checking/permit-report/types';
import { askForReport, getReport } from '@/lib/checking/report/ask-for-report';
import { addNote } from '@/lib/company/notes/mutations';
import { createProject } from '@/lib/company/projects/mutations';
import { addTask } from '@/lib/company/tasks/mutations';
import { addTaskSchema } from '@/lib/company/tasks/schema';
import type { Context, JobActor, UserActor } from '@/lib/context';
import { drawPermitJob } from '@/lib/edge/jobs/draw-permit';
import type { JobServices } from '@/lib/edge/jobs/types';
import { LOCALES, type Locale } from '@/lib/platform/i18n/locales';
import { REPORT_FONTS } from '@/lib/platform/reports/fonts';
import { makeFonts } from '@/scripts/fonts.mjs';
import { linkPermit, makeEvent, makeFeed, makePermit } from '../support/factories';
import { madeProgram } from '../support/made-programs';
import { NO_CHECKS } from '../support/no-checks';
import { MAIL } from '../support/own-account';
import { forgetQueued, queued } from '../support/queued';
import { newOwner, outcome } from '../support/team';
import { type FreshDatabase, freshDatabase } from '../support/test-database';

let connection: FreshDatabase;
let owner: Context<UserActor>;
let permitId: number;

beforeAll(async () => {
  await makeFonts();
  connection = await freshDatabase();
  owner = await newOwner(connection.db, { tier: 'team' });
  const { db } = connection;
  permitId = await makePermit(db, await makeFeed(db), {
    permitNumber: '2026-118432 BP',
    address: '1200 N LAMAR BLVD, AUSTIN, TX 78703',
    statusBucket: 'action_required',
    statusWord: 'CORRECTIONS REQUIRED',
    statusDate: '2026-11-10',
    description: 'TWO STORY ADDITION',
  });
  await linkPermit(db, owner.actor.companyId, permitId);
  await makeEvent(db, permitId, { toBucket: 'action_required', occurredOn: '2026-11-10' });
  await createProject(owner, { permitIds: [permitId] });
  await addNote(owner, { permitId, body: `Between us @[${owner.actor.userId}]`, shared: true, mail: MAIL });
  await addTask(owner, addTaskSchema.parse({ permitId, title: 'Call the reviewer behind their back' }));
}, 120_000);
afterAll(() => connection.close());

async function readSource(): Promise<PermitReportSource> {
  return (await ownPermitReported(owner, { permitId, locale: 'en' })).source;
}

async function draw(source: PermitReportSource, locale: Locale) {
  const pdf = await getDocumentProxy(await renderPermitReport(source, { locale, fonts: REPORT_FONTS }));
  const { totalPages, text } = await extractText(pdf, { mergePages: true });
  const { info } = await getMeta(pdf);
  return { pages: totalPages, text: text.replace(/\s+/g, ' '), info };
}

const WORDS: Record<Locale, readonly string[]> = {
  en: [
    'Action required',
    'The city has asked for a correction, a document or a payment.',
    'Test Builders LLC since Nov 10, 2026 (10 days)',
    'Applied Oct 1, 2026',
    'Pending › Action required',
    'Austin, TX open permit data (Socrata)',
    'Page 1 of',
  ],
  es: [
    'Requiere acción',
    'La ciudad pidió una corrección, un documento o un pago.',
    'Test Builders LLC desde el 10 nov 2026 (10 días)',
    'Solicitado 1 oct 2026',
    'En trámite › Requiere acción',
    'Datos abiertos de permisos de Austin, TX (Socrata)',
    'Página 1 de',
  ],
};

describe('the report of a permit', () => {
  it.each(LOCALES)('says in %s where it stands, with a title and its language', async (locale) => {
    const { text, info } = await draw(await readSource(), locale);
    for (const words of [...WORDS[locale], '1200 N Lamar Blvd', '2026-118432 BP', 'Two story addition'])
      expect(text).toContain(words);
    expect(info).toMatchObject({ Language: `${locale}-US`, Author: 'Test Builders LLC' });
    expect(info.Title).toContain('2026-118432 BP');
  });

  it('says nothing that the company’s people wrote to each other', async () => {
    const source = await readSource();
    const { text } = await draw(source, 'en');
    expect(`${text} ${JSON.stringify(source)}`).not.toMatch(/Between us|behind their back|@\[|@example/);
  });

  it('calls sample data what it is, on every page', async () => {
    const source = await readSource();
    const { text } = await draw({ ...source, feed: { ...source.feed, mode: 'sample' } }, 'en');
    expect(text).toContain('Sample data: this permit was made up');
    expect(text).toContain('· Sample data');
    expect(text).not.toContain('open permit data (');
  });

  it('keeps a long life short, and counts what it leaves out', async () => {
    const source = await readSource();
    const timeline = Array.from(
      { length: 40 },
      () => source.timeline[0] ?? ({ day: '2026-11-10', what: 'applied', isAhead: false } as const),
    );
    const { text } = await draw({ ...source, timeline }, 'en');
    expect(text).toContain('28 earlier entries are not listed here.');
  });

  it('is called by the permit', async () => {
    expect(await permitReportFileName(await readSource(), 'es')).toBe(
      'permiso 1200 N Lamar Blvd, Austin, TX 78703 2026-118432 BP.pdf',
    );
  });
});

describe('who gets it', () => {
  it('is the company whose permit it is', async () => {
    const other = await newOwner(connection.db);
    expect(await outcome(ownPermitReported(other, { permitId, locale: 'en' }))).toBe('not_found');
  });

  it('gets the same whoever of it asks, drawn by the worker as it would be read', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'lintel-reports-'));
    const files = localStore({ folder });
    const asking = { files, onAsk: async () => {} };
    const viewer = { ...owner, actor: { ...owner.actor, role: 'viewer', tier: null } } as const;
    await forgetQueued(connection.db);
    expect(
      await askForReport(owner, await ownPermitReported(owner, { permitId, locale: 'es' }), asking),
    ).toBe('waiting');
    const [order] = await queued(connection.db, 'draw-permit');
    if (!order) throw new Error('no order');
    const worker: Context<JobActor> = { ...owner, actor: { kind: 'job', job: 'draw-permit' } };
    const { signal } = new AbortController();
    await drawPermitJob(
      worker,
      { ...NO_CHECKS, files, report: madeProgram('report'), signal } as JobServices,
      order,
    );
    await forgetQueued(connection.db);
    const read = () => ownPermitReported(viewer, { permitId, locale: 'es' });
    const refuse = { files, onAsk: () => Promise.reject(new Error('asked again')) };
    const { bytes } = await getReport(viewer, read, refuse);
    expect(Buffer.from(bytes.subarray(0, 5)).toString()).toBe('%PDF-');
    await rm(folder, { recursive: true });
  }, 120_000);
});
