import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  auditLog,
  companies,
  licenceChanges,
  licenceWatches,
  messages,
  registerEntries,
  registerSources,
  subcontractors,
} from '@/db/schema';
import { lookAtLicences } from '@/lib/company/compliance/licence-news';
import { getLicenceWatch } from '@/lib/company/compliance/licences';
import { addHolding } from '@/lib/company/compliance/mutations';
import { findStanding, getMatrix } from '@/lib/company/compliance/queries';
import { listEvents } from '@/lib/company/workflows/sources';
import type { Context, UserActor } from '@/lib/context';
import { newId } from '@/lib/ids';
import { DAY_MS } from '@/lib/platform/clock/days';
import { FeedFailure, type FeedHttp, type RawRow } from '@/lib/tracking/feeds/types';
import { acceptHeldRegister } from '@/lib/tracking/registers/accept';
import { readRegister } from '@/lib/tracking/registers/read-register';
import { registerRegisters } from '@/lib/tracking/registers/state';
import { jobContext, makeCompany, NOW } from '../support/factories';
import { type FreshDatabase, freshDatabase } from '../support/test-database';

const LICENCES = 'wa-licences';
const NUMBER = 'RAMOSE*842KD';
const MAIL = { siteUrl: 'https://lintel.example', sendsMail: false };

let database: FreshDatabase;
let time: number;
/** What the register's sources answer, by the id of the data set. */
let served: Record<string, RawRow[]>;
let ctx: Context<UserActor>;
let subcontractorId: string;

const at = () => ({ ...jobContext(database.db, new Date(time)) });
const http: FeedHttp = {
  getJson: async (url) => {
    const name = /resource\/([\w-]+)\.json/.exec(url.pathname)?.[1] ?? '';
    const after = /:id > '([^']*)'/.exec(url.searchParams.get('$where') ?? '')?.[1] ?? '';
    const limit = Number(url.searchParams.get('$limit'));
    return (served[name] ?? [])
      .map((row, place) => ({ ':id': `row-${String(place).padStart(7, '0')}`, ...row }))
      .filter((row) => row[':id'] > after)
      .slice(0, limit);
  },
};

function licence(number: string, given: RawRow = {}): RawRow {
  return {
    businessname: 'SAMPLE FIRM LLC',
    contractorlicensenumber: number,
    contractorlicensetypecodedesc: 'CONSTRUCTION CONTRACTOR',
    contractorlicensestatus: 'ACTIVE',
    licenseeffectivedate: '2024-02-19T00:00:00.000',
    licenseexpirationdate: '2027-03-03T00:00:00.000',
    ...given,
  };
}
const ramos = (given: RawRow = {}) => licence(NUMBER, { businessname: 'RAMOS ELECTRIC LLC', ...given });
const many = (count: number, given: RawRow = {}) =>
  Array.from({ length: count }, (_, place) => licence(`SAMPL${String(place).padStart(7, '0')}`, given));

async function read(source = LICENCES) {
  const outcome = await readRegister(at(), { sourceId: source, http, pageSize: 1_000 });
  time += DAY_MS + DAY_MS / 5;
  return outcome;
}
const look = () => lookAtLicences(at(), { mail: MAIL });
const now = () => ({ ...ctx, now: new Date(time) });
const rows = () => database.db.$count(registerEntries, eq(registerEntries.sourceId, LICENCES));
/** Where rows lie and which transaction wrote them: the same where nothing was written. */
const written = async () =>
  (
    await database.db.execute<{ mark: string }>(
      sql`select md5(string_agg(ctid::text || xmin::text || xmax::text, ',' order by ctid)) as mark from register_entries`,
    )
  )[0]?.mark;

beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  const { db } = database;
  await db.execute(sql`truncate register_sources, companies, messages cascade`);
  time = NOW.getTime();
  served = { 'm8qx-ubtq': [ramos(), ...many(2_500)] };
  await registerRegisters(at(), { mode: 'live' });
  const { companyId, userId } = await makeCompany(db, {
    tier: 'professional',
  });
  const actor: UserActor = { kind: 'user', userId, companyId, role: 'owner', tier: 'professional' };
  ctx = { ...at(), actor };
  subcontractorId = newId('subcontractor');
  await db.insert(subcontractors).values({
    ...{ id: subcontractorId, companyId, companyName: 'Ramos Electric LLC', contactName: 'Ana Ramos' },
    ...{ email: 'ana@ramos.example', role: 'Electrical', createdAt: NOW },
  });
  await addHolding(ctx, {
    subcontractorId,
    line: 'licence',
    issuer: 'Washington L&I',
    number: 'ramose 842KD',
    state: null,
    effective: null,
    expires: '2027-03-03',
    endsOn: null,
    limits: {},
    amountCents: null,
    additionalInsured: 'no',
    waiver: 'no',
    exemption: null,
  });
});

describe('a register', () => {
  test('is read whole, and read again without a change writes nothing', async () => {
    expect(await read()).toMatchObject({ state: 'read', rows: 2_501, added: 2_501, removed: 0 });
    expect(await rows()).toBe(2_501);
    const before = await written();
    expect(await read()).toMatchObject({ state: 'read', added: 0, removed: 0 });
    expect(await written()).toBe(before);
    expect(
      await readRegister({ ...at(), now: new Date(time - DAY_MS / 2) }, { sourceId: LICENCES, http }),
    ).toEqual({
      state: 'not_due',
    });
  });

  test('only what changed is written', async () => {
    await read();
    served['m8qx-ubtq'] = [
      ramos({ contractorlicensestatus: 'SUSPENDED' }),
      ...many(2_499),
      licence('NEWONE*842KD'),
    ];
    expect(await read()).toMatchObject({ added: 2, removed: 2 });
    expect(await rows()).toBe(2_501);
  });

  test('a renamed column is held and not believed, and the last good reading stays', async () => {
    await read();
    await look();
    served['m8qx-ubtq'] = [ramos(), ...many(2_500)].map(({ contractorlicensestatus: word, ...row }) => ({
      ...row,
      licensestatus: word,
    }));
    expect(await read()).toMatchObject({ state: 'failed', code: 'missing_column' });
    expect(await rows()).toBe(2_501);
    expect(await look()).toEqual({ told: 0, failed: 0 });
    const [line] = (await getLicenceWatch(now())).lines;
    expect(line?.answer).toMatchObject({
      register: { isHeld: true, asOf: NOW },
      verdict: { word: 'active' },
    });
    served['m8qx-ubtq'] = [ramos(), ...many(2_500)];
    expect(await read()).toMatchObject({ state: 'read', added: 0 });
  });

  test('a first reading without its columns is never asked', async () => {
    served['m8qx-ubtq'] = many(300).map(({ businessname: _, ...row }) => row);
    expect(await read()).toMatchObject({ state: 'failed', code: 'missing_column' });
    expect(await rows()).toBe(0);
    expect((await getLicenceWatch(now())).lines[0]?.answer?.verdict).toBeNull();
  });

  test('what goes missing all at once is believed on the third day that says so', async () => {
    await read();
    await look();
    served['m8qx-ubtq'] = many(1_000);
    expect(await read()).toMatchObject({ state: 'failed', code: 'not_believed' });
    expect(await read()).toMatchObject({ state: 'failed', code: 'not_believed' });
    expect(await look()).toEqual({ told: 0, failed: 0 });
    expect(await read()).toMatchObject({ state: 'read', removed: 1_501 });
    expect(await look()).toEqual({ told: 1, failed: 0 });
  });

  test('an operator’s word that it is so is believed at the next reading, written down, and once', async () => {
    const { userId } = await makeCompany(database.db);
    const operator = () => ({ ...at(), actor: { kind: 'admin' as const, userId } });
    const entries = () =>
      database.db.select().from(auditLog).where(eq(auditLog.action, 'register.change_accepted'));
    await read();
    await acceptHeldRegister(operator(), { sourceId: LICENCES });
    expect(await entries()).toEqual([]);
    served['m8qx-ubtq'] = many(1_000);
    expect(await read()).toMatchObject({ code: 'not_believed' });
    await acceptHeldRegister(operator(), { sourceId: LICENCES });
    expect(await entries()).toMatchObject([{ actorId: userId, subject: LICENCES }]);
    expect(await readRegister(at(), { sourceId: LICENCES, http, pageSize: 1_000 })).toMatchObject({
      state: 'read',
      removed: 1_501,
    });
    time += 2 * DAY_MS;
    served['m8qx-ubtq'] = many(500);
    expect(await read()).toMatchObject({ code: 'not_believed' });
    await expect(acceptHeldRegister(operator(), { sourceId: 'wa-none' })).rejects.toMatchObject({
      code: 'not_found',
    });
  });

  test('of rows without a number an operator’s word is believed too, and of a missing column nobody’s', async () => {
    const { userId } = await makeCompany(database.db);
    const operator = () => ({ ...at(), actor: { kind: 'admin' as const, userId } });
    await read();
    served['m8qx-ubtq'] = [
      ramos(),
      ...many(2_500),
      ...many(400).map((row) => ({ ...row, contractorlicensenumber: '' })),
    ];
    for (let day = 0; day < 4; day += 1) expect(await read()).toMatchObject({ code: 'not_believed' });
    await acceptHeldRegister(operator(), { sourceId: LICENCES });
    expect(await read()).toMatchObject({ state: 'read', setAside: 400 });
    served['m8qx-ubtq'] = [ramos()].map(({ contractorlicensestatus: _, ...row }) => row);
    expect(await read()).toMatchObject({ code: 'missing_column' });
    await acceptHeldRegister(operator(), { sourceId: LICENCES });
    expect(await read()).toMatchObject({ code: 'missing_column' });
  });

  test('a register that lists nobody, or does not answer, changes nothing', async () => {
    await read();
    served['m8qx-ubtq'] = [];
    expect(await read()).toMatchObject({ state: 'failed', code: 'empty' });
    const down: FeedHttp = { getJson: () => Promise.reject(new FeedFailure('timeout', 'no answer')) };
    expect(await readRegister(at(), { sourceId: LICENCES, http: down })).toMatchObject({ code: 'timeout' });
    expect(await rows()).toBe(2_501);
  });

  test('of live and made-up rows only those of the mode are asked', async () => {
    await read();
    await registerRegisters(at(), { mode: 'sample' });
    expect((await getLicenceWatch(now())).lines[0]?.answer).toMatchObject({
      register: { isSample: true },
      verdict: null,
    });
  });
});

describe('a watched licence', () => {
  test('a change is news once: written down, mailed, and there for workflows', async () => {
    await read();
    expect(await look()).toEqual({ told: 0, failed: 0 });
    const suspended = {
      contractorlicensestatus: 'SUSPENDED',
      contractorlicensesuspenddate: '2026-11-20T00:00:00.000',
    };
    served['m8qx-ubtq'] = [ramos(suspended), ...many(2_500)];
    await read();
    const both = await Promise.all([look(), look()]);
    expect(both.map(({ told }) => told).sort()).toEqual([0, 1]);
    expect(await look()).toEqual({ told: 0, failed: 0 });
    const { changes, lines } = await getLicenceWatch(now());
    expect(changes).toEqual([
      expect.objectContaining({
        ...{
          holder: 'Ramos Electric LLC',
          subcontractorId,
          aspect: 'licence',
          from: 'active',
          to: 'suspended',
        },
        ...{ day: '2026-11-20', register: 'Washington L&I' },
      }),
    ]);
    expect(lines[0]).toMatchObject({
      state: 'WA',
      answer: { verdict: { word: 'suspended', nameAgrees: true } },
    });
    const mails = await database.db.select({ subject: messages.subject }).from(messages);
    expect(mails).toEqual([{ subject: 'Ramos Electric LLC: license suspended (ramose 842KD)' }]);
    const window = { from: NOW, to: new Date(time + DAY_MS), limit: 10 };
    const [event, ...more] = await listEvents(now(), { kind: 'licence_changed' }, window);
    expect(more).toEqual([]);
    expect(event).toMatchObject({
      kind: 'licence_changed',
      what: { licence: { aspect: 'licence', from: 'active', to: 'suspended' } },
      facts: { subcontractorId, place: 'Ramos Electric LLC' },
    });
  });

  test('suspended it is a gap, whatever its paper says', async () => {
    await read();
    const stateIn = async () => {
      const { cells } = await findStanding(now(), { companyId: ctx.actor.companyId, subcontractorId });
      return cells.find(({ line }) => line === 'licence')?.state;
    };
    expect(await stateIn()).toBe('ok');
    served['m8qx-ubtq'] = [ramos({ contractorlicensestatus: 'SUSPENDED' }), ...many(2_500)];
    await read();
    expect(await stateIn()).toBe('register_no');
    const { rows: matrix } = await getMatrix(now());
    const cell = matrix.find((row) => row.subcontractorId === subcontractorId)?.standing.cells[0];
    expect(cell).toMatchObject({ line: 'licence', state: 'register_no' });
  });

  test('insurance and bond are news of their own, and what is first read is not', async () => {
    await read();
    await look();
    served['ciwg-agsx'] = [
      {
        ...{
          contractorlicensenumber: NUMBER,
          businessname: 'RAMOS ELECTRIC LLC',
          insurancecompany: 'Sample Mutual',
        },
        expirationdate: '2026-12-20T00:00:00',
      },
    ];
    await read('wa-insurance');
    expect(await look()).toEqual({ told: 0, failed: 0 });
    // Nothing is read: the day alone ends it.
    time = Date.parse('2026-12-22T12:00:00Z');
    expect(await look()).toEqual({ told: 1, failed: 0 });
    expect((await getLicenceWatch(now())).changes).toMatchObject([
      { aspect: 'insurance', from: 'in_force', to: 'lapsed', day: '2026-12-20' },
    ]);
  });

  test('a licence listed twice is one, by its newest row', async () => {
    served['m8qx-ubtq'] = [
      ramos({
        contractorlicensestatus: 'EXPIRED',
        licenseexpirationdate: '2024-02-18T00:00:00.000',
        licenseeffectivedate: '2022-02-19T00:00:00.000',
      }),
      ramos(),
      ramos(),
      ...many(100),
    ];
    await read();
    await look();
    await look();
    expect((await getLicenceWatch(now())).lines[0]?.answer?.verdict).toMatchObject({
      word: 'active',
      isListedTwice: true,
    });
    expect(await database.db.$count(licenceWatches)).toBe(1);
    expect(await database.db.$count(licenceChanges)).toBe(0);
  });

  test('the company’s own numbers count, each once, and a plan without compliance is told nothing', async () => {
    const { companyId } = ctx.actor;
    await database.db
      .update(companies)
      .set({
        licenses: [
          { state: 'WA', number: 'LARCHHB842KD' },
          { state: 'TX', number: '30417' },
        ],
      })
      .where(eq(companies.id, companyId));
    served['m8qx-ubtq'] = [licence('LARCHHB842KD', { businessname: 'TEST BUILDERS LLC' }), ...many(50)];
    await read();
    const { lines } = await getLicenceWatch(now());
    expect(lines.map(({ holder, state, answer }) => [holder, state, answer?.verdict?.word ?? null])).toEqual([
      ['Test Builders LLC', 'WA', 'active'],
      // Nothing of Texas has been read.
      ['Test Builders LLC', 'TX', null],
      ['Ramos Electric LLC', 'WA', 'not_listed'],
    ]);
    await look();
    await database.db.execute(sql`update subscriptions set tier = 'solo' where company_id = ${companyId}`);
    served['m8qx-ubtq'] = [licence('LARCHHB842KD', { contractorlicensestatus: 'EXPIRED' }), ...many(50)];
    await read();
    expect(await look()).toEqual({ told: 0, failed: 0 });
  });

  test('a source without an address is read once the operator names one', async () => {
    const named = () =>
      database.db
        .select({ address: registerSources.address })
        .from(registerSources)
        .where(and(eq(registerSources.id, 'az-licences'), eq(registerSources.enabled, true)));
    expect(await named()).toEqual([]);
    const files = new Map([['az-licences', 'https://files.example/roc.csv']]);
    await registerRegisters(at(), { mode: 'live', files });
    expect(await named()).toEqual([{ address: 'https://files.example/roc.csv' }]);
    const head = 'License No,Business Name,Doing Business As,Class,Issued Date,Expiration Date,Status\n';
    const getText = async () => `${head}ROC 033030,Ramos Electric LLC,,C-11,2020-12-14,2027-11-30,Active\n`;
    const text: FeedHttp = { ...http, getText };
    expect(await readRegister(at(), { sourceId: 'az-licences', http: text })).toMatchObject({
      state: 'read',
      rows: 1,
    });
  });
});
