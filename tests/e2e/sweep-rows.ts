import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { checkFiles, leadObjections, users } from '@/db/schema';
import { addComments, addRound } from '@/lib/checking/checks/rounds';
import { pageKey } from '@/lib/checking/files/keys';
import { localStore } from '@/lib/checking/files/local-store';
import { scratchFile } from '@/lib/checking/files/scratch';
import type { Context, UserActor } from '@/lib/context';
import { newId } from '@/lib/ids';
import { utcDay } from '@/lib/platform/clock/days';
import type { Locale } from '@/lib/platform/i18n/locales';
import { finding, makeCheckWithFile, makeDoneRun } from '../support/done-run';
import { type MadeCompany, makeEvent, makePermit } from '../support/factories';
import {
  type LinkTokens,
  makeLinkTokens,
  makePageRows,
  makeProspects,
  type PageRows,
} from '../support/page-rows';
import { atWork } from '../support/team';
import { type Database, dataDir, makeSignedInRoles, openSession, type Person } from './people';
import { DEMO } from './test';
import { invite } from './test-company';

/** `demo` owns the company whose lists are full, `owner` the one whose single things are made here. */
export const READERS = ['visitor', 'demo', 'owner', 'subcontractor', 'admin'] as const;
export type Reader = (typeof READERS)[number];

/** What stands behind the pages that name one thing. */
export interface SweepRows extends PageRows {
  people: Record<Exclude<Reader, 'visitor'>, Person>;
  /** What the links carry that come by mail, by the language of who gets it. */
  tokens: Record<Locale, LinkTokens>;
  /** Tokens of invitations to the team. */
  invitations: Record<Locale, string>;
}

export async function makeSweepRows(db: Database): Promise<SweepRows> {
  const cast = await makeSignedInRoles(db, 'enterprise');
  const { company, people, permitId, subcontractorId } = cast;
  // Already told of: the worker has nothing to do.
  await makeEvent(db, permitId, { fannedOutAt: new Date() });
  const ctx = await atWork(db, company, new Date());
  const check = await makeFullCheck(ctx);
  const rows = { ...(await makePageRows(db, { ...cast, checkId: check })), run: '2' };
  await makeProspects(db, { ...company, permitId, subcontractorId });
  await makeLead(ctx);
  const linked = { ...rows, subcontractorId };
  return {
    ...rows,
    people: {
      demo: await demoOwner(db),
      owner: people.owner,
      subcontractor: people.subcontractor,
      admin: people.admin,
    },
    tokens: { en: await makeLinkTokens(ctx, linked, 'en'), es: await makeLinkTokens(ctx, linked, 'es') },
    invitations: {
      en: (await makeTeamInvitation(db, company)).token,
      es: (await makeTeamInvitation(db, company)).token,
    },
  };
}

const makeTeamInvitation = (db: Database, company: MadeCompany) =>
  invite(db, company, { kind: 'team_member', email: `${newId('user')}@example.com` });

async function demoOwner(db: Database): Promise<Person> {
  const [owner] = await db.select({ id: users.id }).from(users).where(eq(users.email, DEMO));
  return openSession(db, owner?.id ?? '');
}

/** Two runs that differ, and a round of the city's comments. */
async function makeFullCheck(ctx: Context<UserActor>): Promise<string> {
  const made = await makeCheckWithFile(ctx);
  const { checkId, fileId } = made;
  await drawPages(ctx, fileId);
  const kinds = [
    finding('fixed', fileId),
    finding('still', fileId, { severity: 'critical' }),
    finding('new', fileId, { severity: 'info', by: 'model' }),
  ];
  await makeDoneRun(ctx, made, 1, { findings: kinds.slice(0, 2) });
  await makeDoneRun(ctx, made, 2, { findings: kinds.slice(1) });
  const { id: roundId } = await addRound(ctx, {
    checkId,
    receivedOn: '2026-11-12',
    dueOn: '2100-01-01',
    reviewer: 'R. Ibarra',
    carry: false,
  });
  await addComments(ctx, {
    roundId,
    comments: [
      { discipline: 'Structural', sheet: 'S-201', comment: 'Seal the sheet.' },
      { discipline: 'Zoning', sheet: null, comment: 'Show the setback.' },
    ],
  });
  return checkId;
}

/** The pictures of a file's pages: white sheets. */
async function drawPages({ db, actor }: Context<UserActor>, fileId: string): Promise<void> {
  const [file] = await db
    .select({ hash: checkFiles.hash, pages: checkFiles.pagesRead })
    .from(checkFiles)
    .where(eq(checkFiles.id, fileId));
  if (!file) throw new Error(`There is no file ${fileId}.`);
  const store = localStore({ folder: join(dataDir, 'files') });
  const { path, release } = scratchFile();
  await sharp({ create: { width: 850, height: 1_100, channels: 3, background: '#fff' } })
    .webp()
    .toFile(path);
  for (let page = 1; page <= file.pages; page += 1)
    await store.put(pageKey(actor.companyId, file.hash, page), { path, contentType: 'image/webp' });
  await release();
  await db.update(checkFiles).set({ pagesDrawn: file.pages }).where(eq(checkFiles.id, fileId));
}

/** A new permit that names no firm, and an address that is nobody's lead. */
async function makeLead({ db, now, actor: { companyId } }: Context<UserActor>): Promise<void> {
  await makePermit(db, 'austin-tx.sample', {
    sourceKey: `lead of ${companyId}`,
    description: 'Replace roof',
    appliedDate: utcDay(now),
    contractorName: null,
    contractorNorm: null,
    valuationCents: 2_450_000,
  });
  await db.insert(leadObjections).values({
    id: newId('objection'),
    kind: 'address',
    given: '9 Quiet Ln',
    norm: `9 QUIET LN ${companyId}`,
    state: 'TX',
    note: 'Asked by mail.',
  });
}
