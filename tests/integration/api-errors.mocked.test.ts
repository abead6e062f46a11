import { afterAll, expect, it, vi } from 'vitest';
import { apiTexts, failureText } from '@/lib/edge/api/texts';
import { callPath, makeApiUser, serveApi } from '../support/api';

// What a refusal says: the caller's names, codes and words of ours, in the language asked for.

vi.mock('server-only', () => ({}));
vi.mock('next/cache', () => ({ unstable_cache: (read: unknown) => read }));
vi.mock('next/server', async (original) => ({
  ...(await original<object>()),
  after: (work: () => Promise<void>) => void work(),
}));

const { db, close } = await serveApi();
const { errorResponse } = await import('@/lib/edge/server/api-errors');
afterAll(close);

const registration = (more: object) => ({
  email: 'ana@example.com',
  password: 'Correct-Horse-Battery-9',
  first_name: 'Ana',
  last_name: 'Reyes',
  company_name: 'Reyes Roofing LLC',
  phone: '512-555-0100',
  operating_cities: ['Austin, TX'],
  subscription_tier: 'solo',
  notification_recipients: [],
  ...more,
});
const register = (more: object, headers = {}) =>
  callPath({ method: 'POST', path: '/auth/register', body: registration(more), headers });

it('names fields as their caller does, also where the domain calls them otherwise', async () => {
  const unknown = await register({ operating_cities: ['Austin, TX', 'Atlantis, TX'] });
  expect(unknown).toMatchObject({
    status: 422,
    body: { fields: { 'operating_cities.1': 'city_unknown' } },
  });
  const many = await register({ operating_cities: ['Austin, TX', 'Denver, CO', 'Boise, ID'] });
  expect(many.body).toMatchObject({ error: 'plan_required', fields: { operating_cities: 'plan_cities' } });
});

it('says what is wrong in codes and in words, in the language of the request', async () => {
  const user = await makeApiUser(db);
  const list = (acceptLanguage: string) =>
    callPath({
      path: '/permits?limit=1000',
      token: user.token,
      headers: { 'accept-language': acceptLanguage },
    });
  const [english, spanish] = [await list('en-US'), await list('es-MX,en;q=0.5')];
  for (const { body } of [english, spanish]) expect(body.fields).toEqual({ limit: 'too_large' });
  expect(english.body.field_messages).toEqual({ limit: 'At most 100.' });
  expect(spanish.body.field_messages).toEqual({ limit: 'Como máximo 100.' });
  expect(spanish.body.message).not.toBe(english.body.message);
  expect(spanish.headers.get('content-language')).toBe('es');

  // The language in the body goes before the program's.
  const asked = await register(
    { locale: 'es', email: 'x', first_name: undefined },
    { 'accept-language': 'en' },
  );
  expect(asked.body).toMatchObject({
    fields: { email: 'not_an_email', first_name: 'required' },
    field_messages: { first_name: 'Falta este dato.' },
  });
});

it.each([
  ['validateInvitation', 'Failed to validate invitation'],
  ['setUpInvitationPassword', 'Failed to setup password'],
  ['acceptInvitationAsExisting', 'Failed to accept invitation'],
  ['getSubscription', 'Failed to get subscription'],
])('%s that fails for a reason of ours says "%s"', async (id, text) => {
  const failure = failureText(apiTexts('en'), id);
  const said = async (code: 'internal' | 'not_found') =>
    (await errorResponse(code, 'req_1', {}, { failure }).json()).message;
  expect(await said('internal')).toBe(text);
  expect(await said('not_found')).not.toBe(text);
});

it('takes a place wherever set-up takes it', async () => {
  const verified = await callPath({
    method: 'POST',
    path: '/permits/verify',
    body: { company_name: 'Reyes Roofing LLC', cities: ['Boise, ID', 'Austin'] },
  });
  expect(verified.status).toBe(200);
  const validated = await callPath({ path: '/cities/validate?city=Austin' });
  expect(validated.body).toMatchObject({ is_valid: true, normalized_name: 'Austin', state: 'TX' });
});
