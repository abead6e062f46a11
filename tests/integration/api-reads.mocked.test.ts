import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Database } from '@/db/client';
import { notifications, recipients, smsConsents, subscriptions } from '@/db/schema';
import type { CompanyId } from '@/lib/context';
import { OPERATIONS } from '@/lib/edge/api/registry';
import { type ApiUser, type Call, callApi, makeApiUser, makeUser, serveApi, signInApi } from '../support/api';
import { linkPermit, makeEvent, makeFeed, makePermit, NOW } from '../support/factories';
import type { FreshDatabase } from '../support/test-database';

vi.mock('server-only', () => ({}));
vi.mock('next/cache', () => ({ unstable_cache: (read: unknown) => read }));

let served: FreshDatabase;
let db: Database;
/** Of a professional company in Austin, and of another one beside it. */
let ana: ApiUser;
let other: ApiUser;
let viewer: ApiUser;

beforeAll(async () => {
  served = await serveApi();
  db = served.db;
  ana = await makeApiUser(db);
  other = await makeApiUser(db);
  viewer = await makeApiUser(db, { role: 'viewer' });
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await served.close();
});

const ROUTES = {
  '/permits': () => import('@/app/api/v1/permits/route'),
  '/permits/[id]': () => import('@/app/api/v1/permits/[id]/route'),
  '/permits/[id]/events': () => import('@/app/api/v1/permits/[id]/events/route'),
  '/permits/counts': () => import('@/app/api/v1/permits/counts/route'),
  '/permits/search': () => import('@/app/api/v1/permits/search/route'),
  '/permits/verify': () => import('@/app/api/v1/permits/verify/route'),
  '/cities/available': () => import('@/app/api/v1/cities/available/route'),
  '/cities/stats': () => import('@/app/api/v1/cities/stats/route'),
  '/cities/search': () => import('@/app/api/v1/cities/search/route'),
  '/cities/validate': () => import('@/app/api/v1/cities/validate/route'),
  '/cities/[city]/numbers': () => import('@/app/api/v1/cities/[city]/numbers/route'),
  '/permit-types': () => import('@/app/api/v1/permit-types/route'),
  '/checklists': () => import('@/app/api/v1/checklists/route'),
  '/notifications': () => import('@/app/api/v1/notifications/route'),
  '/notifications/settings': () => import('@/app/api/v1/notifications/settings/route'),
  '/notifications/recipients': () => import('@/app/api/v1/notifications/recipients/route'),
  '/notifications/recipients/[id]': () => import('@/app/api/v1/notifications/recipients/[id]/route'),
  '/account': () => import('@/app/api/v1/account/route'),
  '/account/sessions': () => import('@/app/api/v1/account/sessions/route'),
  '/account/sessions/[id]': () => import('@/app/api/v1/account/sessions/[id]/route'),
  '/account/sessions/revoke-others': () => import('@/app/api/v1/account/sessions/revoke-others/route'),
  '/stripe/subscription': () => import('@/app/api/v1/stripe/subscription/route'),
  '/stripe/config': () => import('@/app/api/v1/stripe/config/route'),
  '/forms/ticket': () => import('@/app/api/v1/forms/ticket/route'),
  '/measurement': () => import('@/app/api/v1/measurement/route'),
  '/openapi.json': () => import('@/app/api/v1/openapi.json/route'),
} as const;

type Options = Omit<Call, 'path' | 'params'> & { params?: Record<string, string | number>; query?: string };

/** Calls an address of the API, and holds its answer to the operation's schema. */
async function call(path: keyof typeof ROUTES, { params = {}, query = '', ...rest }: Options = {}) {
  const given = Object.fromEntries(Object.entries(params).map(([name, value]) => [name, String(value)]));
  const address = path.replace(/\[([^\]]+)\]/g, (_, name: string) => given[name] ?? '');
  const answered = await callApi(await ROUTES[path](), { ...rest, path: address + query, params: given });
  const operation = OPERATIONS.find((one) => one.path === path && one.method === (rest.method ?? 'GET'));
  expect(answered.headers.get('x-request-id')).toMatch(/^req_/);
  if (answered.status < 300 && operation?.response)
    expect(operation.response.parse(answered.body)).toEqual(answered.body);
  if (answered.status >= 400)
    expect(answered.body).toMatchObject({ error: expect.any(String), request_id: expect.any(String) });
  return answered;
}

async function watched(companyId: CompanyId, given: Parameters<typeof makePermit>[2] = {}): Promise<number> {
  const id = await makePermit(db, await makeFeed(db), given);
  await linkPermit(db, companyId, id);
  return id;
}

describe('permits', () => {
  it('shows a permit whole, by its public fields, to its company alone', async () => {
    const id = await watched(ana.companyId, {
      valuationCents: 1_800_000,
      feeCents: 18_400,
      unpaidCents: 4_000,
      link: 'https://city.example/p/1',
      parcel: '0204',
      contractorLicense: 'TX-1',
    });
    const { status, body, headers } = await call('/permits/[id]', { params: { id }, token: ana.token });
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(body).toMatchObject({
      id,
      status: 'pending',
      valuation_cents: 1_800_000,
      fee_cents: 18_400,
      unpaid_cents: 4_000,
      contractor_name: 'Test Builders LLC',
      link: 'https://city.example/p/1',
      parcel: '0204',
      linked_by: 'name',
      feed: { city: 'austin-tx', last_read_at: null, sample: false },
    });
    expect(Object.keys(body).join()).not.toMatch(/hash|norm|key|latitude/i);
    const foreign = await call('/permits/[id]', { params: { id }, token: other.token });
    expect([foreign.status, foreign.body.error]).toEqual([404, 'not_found']);
    expect((await call('/permits/[id]', { params: { id } })).status).toBe(401);
    for (const odd of ['x', '0', '-1', '1.5', '1e99', '99999999999999999999'])
      expect((await call('/permits/[id]', { params: { id: odd }, token: ana.token })).status).toBe(422);
  });

  it('lists changes in the names a permit has, and none of a permit that is not theirs', async () => {
    const id = await watched(ana.companyId);
    await makeEvent(db, id, { changes: { issuedDate: [null, '2026-11-03'], valuationCents: [1, 2] } });
    const { body } = await call('/permits/[id]/events', { params: { id }, token: ana.token });
    expect(body.items).toHaveLength(1);
    expect(body.items[0].changes).toEqual({
      issue_date: { from: null, to: '2026-11-03' },
      valuation_cents: { from: 1, to: 2 },
    });
    const foreign = await call('/permits/[id]/events', { params: { id }, token: other.token });
    expect(foreign.status).toBe(404);
  });

  it('finds a permit of the company’s cities, adds it once and removes it', async () => {
    const user = await makeApiUser(db);
    const id = await makePermit(db, await makeFeed(db), { permitNumber: 'ADD-7001' });
    await makePermit(db, await makeFeed(db, 'seattle-wa'), { permitNumber: 'ADD-7002' });
    const found = await call('/permits/search', { query: '?find=add-700', token: user.token });
    expect(found.body.items.map((one: { id: number; linked: boolean }) => [one.id, one.linked])).toEqual([
      [id, false],
    ]);
    for (const attempt of [1, 2]) {
      const added = await call('/permits', {
        method: 'POST',
        token: user.token,
        body: { permit_id: id, source: 'number' },
      });
      expect([attempt, added.status, added.body.id, added.body.linked_by]).toEqual([
        attempt,
        201,
        id,
        'number',
      ]);
    }
    expect((await call('/permits', { token: user.token })).body.items).toHaveLength(1);
    const removed = await call('/permits/[id]', { method: 'DELETE', params: { id }, token: user.token });
    expect([removed.status, removed.text]).toEqual([204, '']);
    expect((await call('/permits', { token: user.token })).body.items).toEqual([]);
    const again = await call('/permits/[id]', { method: 'DELETE', params: { id }, token: other.token });
    expect(again.status).toBe(404);
  });

  it('adds none of a city the company does not work in, and none for who may only look', async () => {
    const elsewhere = await makePermit(db, await makeFeed(db, 'seattle-wa'));
    const body = { permit_id: elsewhere };
    expect((await call('/permits', { method: 'POST', token: ana.token, body })).status).toBe(404);
    const refused = await call('/permits', { method: 'POST', token: viewer.token, body });
    expect([refused.status, refused.body.error]).toEqual([403, 'forbidden']);
  });

  it('pages through every permit once, whatever the size of a page', async () => {
    const user = await makeApiUser(db);
    const made: number[] = [];
    for (let index = 0; index < 7; index++) made.push(await watched(user.companyId));
    const seen: number[] = [];
    let after: string | null = '';
    while (after !== null) {
      const query: string = `?limit=3${after ? `&after=${after}` : ''}`;
      const { body }: { body: { items: { id: number }[]; next: string | null } } = await call('/permits', {
        query,
        token: user.token,
      });
      seen.push(...body.items.map(({ id }) => id));
      after = body.next;
    }
    expect([...seen].sort((a, b) => a - b)).toEqual(made);
    const odd = await call('/permits', { query: '?after=made-up', token: user.token });
    expect([odd.status, odd.body.fields]).toEqual([422, { after: 'not_a_cursor' }]);
  });

  it('filters, and refuses filters that are none', async () => {
    const user = await makeApiUser(db);
    await watched(user.companyId, { statusBucket: 'issued' });
    const held = await watched(user.companyId, { statusBucket: 'on_hold' });
    const { body } = await call('/permits', { query: '?status=on_hold,expired', token: user.token });
    expect(body.items.map(({ id }: { id: number }) => id)).toEqual([held]);
    for (const query of ['?status=gone', '?limit=0', '?limit=101', '?sort=up', '?q=a&q=b'])
      expect((await call('/permits', { query, token: user.token })).status).toBe(422);
  });

  it('counts every state', async () => {
    const user = await makeApiUser(db);
    await watched(user.companyId, { statusBucket: 'issued' });
    await watched(user.companyId, { statusBucket: 'issued' });
    const { body } = await call('/permits/counts', { token: user.token });
    expect(body.total).toBe(2);
    expect(body.by_status).toMatchObject({ issued: 2, pending: 0, unknown: 0 });
  });

  it('verifies a company by name for anybody, in the specification’s words', async () => {
    await makePermit(db, await makeFeed(db), {
      contractorName: 'ZEPHYR DORMERS INC',
      contractorNorm: 'zephyr dormers',
      statusBucket: 'issued',
      issuedDate: '2026-11-01',
    });
    const { status, body } = await call('/permits/verify', {
      method: 'POST',
      body: { company_name: 'Zephyr Dormers', cities: ['Austin, TX', 'austin-tx', 'dallas-tx'] },
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      success: true,
      business_name: 'Zephyr Dormers',
      permits_found: 1,
      multiple_companies: false,
      company_names: ['ZEPHYR DORMERS INC'],
      preview_permits: [{ city: 'austin-tx', status: 'approved', issue_date: '2026-11-01' }],
      cities_with_data: ['austin-tx'],
      cities_no_data: [],
      cities_not_monitored: ['dallas-tx'],
      sample: false,
    });
    const unknown = await call('/permits/verify', {
      method: 'POST',
      body: { company_name: 'Zephyr', cities: ['Austin, TX', 'Atlantis, XX'] },
    });
    expect([unknown.status, unknown.body.fields]).toEqual([422, { 'cities.1': 'city_unknown' }]);
  });

  it('verifies so often a minute from one network', async () => {
    const body = { company_name: 'Zephyr Dormers', cities: ['austin-tx'] };
    const headers = { 'x-forwarded-for': '203.0.113.77' };
    const statuses: number[] = [];
    for (let index = 0; index < 32; index++)
      statuses.push((await call('/permits/verify', { method: 'POST', body, headers })).status);
    expect(statuses.slice(0, 30).every((status) => status === 200)).toBe(true);
    expect(statuses.slice(30)).toEqual([429, 429]);
  });
});

describe('cities', () => {
  it('answers what the site’s own pages ask for as before, for anybody to keep five minutes', async () => {
    await makeFeed(db);
    const available = await call('/cities/available');
    expect(available.headers.get('cache-control')).toBe('public, max-age=300, stale-while-revalidate=300');
    expect(available.body.count).toBe(available.body.cities.length);
    expect(Object.keys(available.body.cities[0])).toEqual([
      'slug',
      'name',
      'state',
      'permits',
      'last_read_at',
      'sample',
    ]);
    const stats = await call('/cities/stats');
    expect(Object.keys(stats.body)).toEqual(['total_cities', 'states', 'total_permits', 'total_population']);
    const numbers = await call('/cities/[city]/numbers', { params: { city: 'austin-tx' } });
    expect(numbers.body.slug).toBe('austin-tx');
    expect(numbers.body.issued_by_month).toHaveLength(12);
    expect((await call('/cities/[city]/numbers', { params: { city: 'atlantis-xx' } })).status).toBe(404);
    expect((await call('/cities/[city]/numbers', { params: { city: 'x'.repeat(61) } })).status).toBe(422);
  });

  it('checks a city of the whole country, and suggests for a misspelling', async () => {
    const austin = await call('/cities/validate', { query: '?city=Austin&state=TX' });
    expect(austin.body).toMatchObject({
      is_valid: true,
      normalized_name: 'Austin',
      state: 'TX',
      has_permit_portal: true,
      confidence: 1,
      slug: 'austin-tx',
      monitored: true,
      suggestions: [],
    });
    expect(austin.body.permit_portal_info.source.read_on).toMatch(/^\d{4}-\d\d-\d\d$/);
    const wrong = await call('/cities/validate', { query: '?city=Astin,%20TX' });
    expect(wrong.body).toMatchObject({ is_valid: false, normalized_name: null, matched_by: 'spelling' });
    expect(wrong.body.suggestions[0]).toMatchObject({ name: 'Austin', slug: 'austin-tx' });
    expect((await call('/cities/validate')).status).toBe(422);
  });

  it('finds places by their beginning', async () => {
    const { body } = await call('/cities/search', { query: '?q=Aust&limit=3' });
    expect(body.items).toHaveLength(3);
    expect(body.items[0]).toMatchObject({ name: 'Austin', state: 'TX', slug: 'austin-tx' });
  });
});

describe('checklists', () => {
  const body = { place: 'Austin, TX', permit_type: 'roofing' };

  it('gives the list the page shows, with its sources and what is still open', async () => {
    const { status, body: list } = await call('/checklists', { method: 'POST', token: viewer.token, body });
    expect(status).toBe(200);
    expect(list).toMatchObject({
      permit_type: { id: 'roofing' },
      place: { city: 'Austin', state: 'TX', state_name: 'Texas' },
      language: 'en',
    });
    expect(list.documents.length).toBeGreaterThan(0);
    for (const document of list.documents) expect(document.citation).not.toBe('');
    const [question] = list.questions;
    expect(question.decides.length).toBeGreaterThan(0);
    // What a question is called in the answer is what takes its answer.
    const [option] = question.options;
    const answered = await call('/checklists', {
      method: 'POST',
      token: ana.token,
      body: { ...body, answers: { [question.fact]: option.value } },
    });
    expect(answered.body.answered).toContainEqual(
      expect.objectContaining({ fact: question.fact, answer: option.value }),
    );
    expect(answered.body.questions.map(({ fact }: { fact: string }) => fact)).not.toContain(question.fact);
  });

  it('speaks the language asked for, else the one accepted, else the person’s own', async () => {
    const languages = await Promise.all([
      call('/checklists', { method: 'POST', token: ana.token, body, query: '?lang=es' }),
      call('/checklists', {
        method: 'POST',
        token: ana.token,
        body,
        headers: { 'accept-language': 'es-MX' },
      }),
      call('/checklists', {
        method: 'POST',
        token: (await spanish()).token,
        body,
        headers: { 'accept-language': '*' },
      }),
    ]);
    for (const { body: list } of languages) {
      expect(list.language).toBe('es');
      expect(list.permit_type.name).toMatch(/techo/i);
    }
  });

  async function spanish(): Promise<{ token: string }> {
    const { memberships } = await import('@/db/schema');
    const userId = await makeUser(db, { locale: 'es' });
    await db.insert(memberships).values({ companyId: ana.companyId, userId, role: 'viewer' });
    return signInApi(db, userId);
  }

  it('works out the fee where the city’s schedule is held', async () => {
    const estimate = async (work: Record<string, unknown>, place = body.place) =>
      (
        await call('/checklists', {
          method: 'POST',
          token: ana.token,
          body: { ...body, place, permit_type: 'res_new', work },
        })
      ).body.fee_estimate;
    expect(await estimate({}, 'Nowhereville, WY')).toBeNull();
    const denver = await estimate({ valuation_cents: 50_000_000 }, 'Denver, CO');
    expect(denver).toMatchObject({ status: 'estimated', missing: [], reason: null });
    const amounts: number[] = denver.lines.map((line: { amount_cents: number }) => line.amount_cents);
    expect(denver.total_cents).toBe(amounts.reduce((sum, amount) => sum + amount, 0));
    expect(denver.total_cents).toBeGreaterThan(0);
    const chicago = await estimate({ valuation_cents: 50_000_000 }, 'Chicago, IL');
    expect(chicago).toMatchObject({
      status: 'missing_input',
      total_cents: null,
      missing: ['area_sqft', 'occupancy_group', 'construction_type'],
    });
  });

  it.each([
    [{ ...body, place: 'Atlantis' }, { place: 'state_missing' }],
    [{ ...body, place: '' }, { place: 'empty' }],
    [{ ...body, answers: { structural_work: 'perhaps' } }, { 'answers.structural_work': 'not_yes_or_no' }],
    [{ ...body, answers: { valuation: -1 } }, { 'answers.valuation': 'not_a_number' }],
  ])('refuses %j', async (sent, fields) => {
    const { status, body: error } = await call('/checklists', {
      method: 'POST',
      token: ana.token,
      body: sent,
    });
    expect([status, error.fields]).toEqual([422, fields]);
  });

  it('refuses names it does not know', async () => {
    for (const sent of [
      { ...body, permit_type: 'castle' },
      { ...body, answers: { moat: true } },
      { ...body, work: { moat_ft: 3 } },
    ])
      expect((await call('/checklists', { method: 'POST', token: ana.token, body: sent })).status).toBe(422);
  });

  it('lists what a checklist can be run for, in both languages', async () => {
    const inEnglish = await call('/permit-types');
    const inSpanish = await call('/permit-types', { query: '?lang=es' });
    expect(inEnglish.body.items.map(({ id }: { id: string }) => id)).toEqual(
      inSpanish.body.items.map(({ id }: { id: string }) => id),
    );
    expect(inEnglish.body).not.toEqual(inSpanish.body);
  });
});

describe('notices', () => {
  it('pages through the history of the company’s own permits', async () => {
    const user = await makeApiUser(db);
    const permit = await watched(user.companyId);
    const foreign = await watched(other.companyId);
    const findRecipientId = async (companyId: CompanyId) => {
      const rows = await db.select().from(recipients);
      return rows.find((row) => row.companyId === companyId)?.id ?? '';
    };
    const made: string[] = [];
    for (let index = 0; index < 5; index++) {
      const eventId = await makeEvent(db, permit);
      const recipientId = await findRecipientId(user.companyId);
      // Two at the same instant on two channels, and a fraction a browser’s clock cannot tell.
      for (const channel of ['email', 'sms'] as const) {
        await db.insert(notifications).values({
          eventId,
          recipientId,
          channel,
          companyId: user.companyId,
          state: 'sent',
          dueAt: NOW,
          createdAt: new Date(NOW.getTime() + Math.floor(index / 2)),
        });
        made.push(`${eventId}.${recipientId}.${channel}`);
      }
    }
    await db.insert(notifications).values({
      eventId: await makeEvent(db, foreign),
      recipientId: await findRecipientId(other.companyId),
      channel: 'email',
      companyId: other.companyId,
      state: 'sent',
      dueAt: NOW,
    });
    const seen: string[] = [];
    let after: string | null = '';
    while (after !== null) {
      const query: string = `?limit=3${after ? `&after=${after}` : ''}`;
      const { body }: { body: { items: { id: string }[]; next: string | null } } = await call(
        '/notifications',
        {
          query,
          token: user.token,
        },
      );
      seen.push(...body.items.map(({ id }) => id));
      after = body.next;
    }
    expect(seen).toHaveLength(made.length);
    expect([...seen].sort()).toEqual([...made].sort());
  });

  it.each([
    'made-up',
    'WzFd',
    Buffer.from('["2026-02-31T00:00:00.000000Z",1,"a","b"]').toString('base64url'),
  ])('refuses the cursor %s', async (after) => {
    const { status, body } = await call('/notifications', { query: `?after=${after}`, token: ana.token });
    expect([status, body.fields]).toEqual([422, { after: 'not_a_cursor' }]);
  });

  it('leaves texts to a person: on only while consent stands, and off for good', async () => {
    const user = await makeApiUser(db, { tier: 'team' });
    const save = (methods: string[]) =>
      call('/notifications/settings', {
        method: 'PUT',
        token: user.token,
        body: { methods, urgency: 'critical_only' },
      });
    const refused = await save(['email', 'sms']);
    expect([refused.status, refused.body.fields]).toEqual([422, { methods: 'sms_consent' }]);
    await db.insert(smsConsents).values({
      companyId: user.companyId,
      given: true,
      wording: 'Yes.',
      locale: 'en',
      createdAt: NOW,
    });
    const kept = await save(['email', 'sms']);
    expect([kept.status, kept.body]).toEqual([
      200,
      { methods: ['email', 'sms'], urgency: 'critical_only', sms_consent: true, digest_hour: 7 },
    ]);
    expect((await save(['email'])).body.sms_consent).toBe(false);
    expect((await save(['sms'])).status).toBe(422);
    const { body } = await call('/notifications/settings', { token: user.token });
    expect(body).toEqual({
      methods: ['email'],
      urgency: 'critical_only',
      sms_consent: false,
      digest_hour: 7,
    });
    expect((await save([])).status).toBe(422);
  });

  it('reads settings and recipients for a viewer, who changes neither', async () => {
    expect((await call('/notifications/settings', { token: viewer.token })).status).toBe(200);
    const writes = await Promise.all([
      call('/notifications/settings', {
        method: 'PUT',
        token: viewer.token,
        body: { methods: ['email'], urgency: 'all_changes' },
      }),
      call('/notifications/recipients', { method: 'POST', token: viewer.token, body: { name: 'X' } }),
      call('/notifications/recipients/[id]', {
        method: 'DELETE',
        token: viewer.token,
        params: { id: 'rcp_x' },
      }),
    ]);
    expect(writes.map(({ status }) => status)).toEqual([403, 403, 403]);
  });

  it('changes how a recipient is told, and leaves out what is left out', async () => {
    const user = await makeApiUser(db);
    const read = async () => (await call('/notifications/recipients', { token: user.token })).body.items[0];
    const { id } = await read();
    const change = (body: object, token = user.token) =>
      call('/notifications/recipients/[id]', { method: 'PATCH', token, params: { id }, body });
    const changed = await change({
      time_zone: 'America/Denver',
      quiet_from: 22,
      quiet_until: 6,
      email_on: false,
    });
    expect(changed.status).toBe(200);
    expect(await read()).toMatchObject({
      time_zone: 'America/Denver',
      quiet_from: 22,
      quiet_until: 6,
      email_on: false,
      sms_on: true,
      locale: null,
      unsubscribed_at: null,
    });
    expect((await change({ quiet_from: 3 })).status).toBe(422);
    expect((await change({ time_zone: 'Europe/Paris' })).status).toBe(422);
    expect((await change({ sms_on: false }, ana.token)).status).toBe(404);
    expect(await read()).toMatchObject({ quiet_from: 22, sms_on: true });
  });

  it('adds a recipient and removes them, never the first and never another company’s', async () => {
    const user = await makeApiUser(db);
    const added = await call('/notifications/recipients', {
      method: 'POST',
      token: user.token,
      body: { name: 'Luis Mora', email: 'Luis@Example.com', phone: '(512) 555-0142' },
    });
    expect(added.body).toMatchObject({
      name: 'Luis Mora',
      email: 'luis@example.com',
      phone: '+15125550142',
      is_primary: false,
    });
    const twice = await call('/notifications/recipients', {
      method: 'POST',
      token: user.token,
      body: { name: 'Luis', email: 'luis@example.com' },
    });
    expect([twice.status, twice.body.error]).toEqual([409, 'already_exists']);
    const { id } = added.body;
    const remove = (recipient: string, token: string) =>
      call('/notifications/recipients/[id]', { method: 'DELETE', params: { id: recipient }, token });
    expect((await remove(id, other.token)).status).toBe(404);
    expect((await remove(id, user.token)).status).toBe(204);
    const { body } = await call('/notifications/recipients', { token: user.token });
    expect(body.items).toHaveLength(1);
    expect((await remove(body.items[0].id, user.token)).status).toBe(404);
    const missing = await call('/notifications/recipients', {
      method: 'POST',
      token: user.token,
      body: { name: 'Nobody' },
    });
    expect([missing.status, missing.body.fields]).toEqual([422, { email: 'emailRequired' }]);
  });

  it('does a repeated write once when it carries the same key', async () => {
    const user = await makeApiUser(db);
    const send = (name: string) =>
      call('/notifications/recipients', {
        method: 'POST',
        token: user.token,
        body: { name, email: 'once@example.com' },
        headers: { 'idempotency-key': 'key-1' },
      });
    const [first, second] = [await send('Once'), await send('Once')];
    expect([first.status, second.status, second.text]).toEqual([201, 201, first.text]);
    expect((await send('Other')).body.error).toBe('idempotency_conflict');
    expect((await call('/notifications/recipients', { token: user.token })).body.items).toHaveLength(2);
  });
});

describe('the account', () => {
  it('says who is signed in', async () => {
    const { body } = await call('/account', { token: viewer.token });
    expect(body).toMatchObject({
      user: { id: viewer.userId, first_name: 'Luis', email_verified: true, is_admin: false },
      company: { id: viewer.companyId, role: 'viewer', tier: 'professional' },
      has_portal: false,
    });
    expect(JSON.stringify(body)).not.toMatch(/hash|unusable|secret/i);
  });

  it('serves whoever belongs to no company', async () => {
    const { token } = await signInApi(db, await makeUser(db));
    expect((await call('/account', { token })).body.company).toBeNull();
    expect((await call('/permits', { token })).status).toBe(403);
  });

  it('lists sign-ins and ends one’s own alone', async () => {
    const user = await makeApiUser(db);
    const second = await signInApi(db, user.userId);
    const third = await signInApi(db, user.userId);
    const { body } = await call('/account/sessions', { token: user.token });
    expect(body.items).toHaveLength(3);
    expect(body.items.filter(({ current }: { current: boolean }) => current)).toMatchObject([
      { id: user.sessionId, kind: 'api', method: 'password' },
    ]);
    const end = (id: string) =>
      call('/account/sessions/[id]', { method: 'DELETE', params: { id }, token: user.token });
    expect((await end(other.sessionId)).status).toBe(404);
    expect((await end(second.sessionId)).status).toBe(204);
    expect((await call('/account', { token: second.token })).status).toBe(401);
    expect((await call('/account', { token: other.token })).status).toBe(200);
    const rest = await call('/account/sessions/revoke-others', { method: 'POST', token: user.token });
    expect(rest.body).toEqual({ ended: 1 });
    expect((await call('/account', { token: third.token })).status).toBe(401);
    expect((await call('/account', { token: user.token })).status).toBe(200);
  });
});

describe('the subscription', () => {
  it('is the owner’s to read, without the card', async () => {
    const { status, body } = await call('/stripe/subscription', { token: ana.token });
    expect(status).toBe(200);
    expect(body).toEqual({
      tier: 'professional',
      state: 'trialing',
      price_cents: 9_900,
      currency: 'usd',
      trial_ends_at: null,
      current_period_ends_at: NOW.toISOString(),
      ends_at: null,
      next_tier: null,
      discount_percent: null,
      provider: 'demo',
    });
    expect((await call('/stripe/subscription', { token: viewer.token })).status).toBe(403);
    expect((await call('/stripe/subscription')).status).toBe(401);
  });

  it('is not there for a company without one: 404', async () => {
    const user = await makeApiUser(db);
    const { eq } = await import('drizzle-orm');
    await db.delete(subscriptions).where(eq(subscriptions.companyId, user.companyId));
    const { status, body } = await call('/stripe/subscription', { token: user.token });
    expect([status, body.error]).toEqual([404, 'not_found']);
  });
});

describe('the site', () => {
  it('gives a form its ticket, which nobody may keep', async () => {
    const first = await call('/forms/ticket');
    expect(first.headers.get('cache-control')).toBe('no-store');
    expect(Object.keys(first.body)).toEqual(['ticket', 'usable_after_ms', 'expires_after_ms']);
    expect((await call('/forms/ticket')).body.ticket).not.toBe(first.body.ticket);
  });

  it('says who takes cards, to anybody, and nobody may keep it', async () => {
    const { body, headers } = await call('/stripe/config');
    expect(body).toEqual({ provider: 'demo' });
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it('says what it measures with', async () => {
    expect((await call('/measurement')).body).toEqual({ posthog: null, tagManager: null, vercel: false });
  });

  it('describes itself', async () => {
    const { body, headers } = await call('/openapi.json');
    expect(headers.get('content-type')).toContain('application/json');
    expect(body.openapi).toBe('3.1.1');
    expect(body.servers).toEqual([{ url: 'https://lintel.test/api/v1' }]);
    expect(Object.keys(body.paths)).toContain('/permits/{id}');
  });

  it('answers no method that is not there', async () => {
    const { status, headers } = await call('/permits/counts', { method: 'POST', body: {} });
    expect([status, headers.get('allow')]).toEqual([405, 'GET']);
  });
});
