import { expect, test } from 'vitest';
import { getPathLocale, hrefFor } from '@/lib/platform/i18n/routes';
import { type Answer, NOT_BUILT_ADDRESSES, SPECIFIED_ADDRESSES } from '../specification/addresses';
import { ask, forEachParallel } from './site';

/** What an address does, as a browser without a session sees it. */
async function answerOf(path: string): Promise<Answer | string> {
  const { status, type, location } = await ask(path);
  if (status === 200 && type === 'text/html') return 'page';
  const locale = getPathLocale(path);
  if (status === 307 && location === hrefFor('/', locale)) return 'home';
  const login = `${hrefFor('/login', locale)}?${new URLSearchParams({ callbackUrl: path })}`;
  return status === 307 && location === login ? 'sign-in' : `${status} ${location ?? type}`;
}

test('each address of the specification does what it says', async () => {
  const answers: Record<string, string> = {};
  await forEachParallel(Object.keys(SPECIFIED_ADDRESSES), async (path) => {
    answers[path] = await answerOf(path);
  });
  expect(answers).toEqual(SPECIFIED_ADDRESSES);
});

test('what is named and not built leads home or asks for a sign-in', async () => {
  for (const path of NOT_BUILT_ADDRESSES) expect(['home', 'sign-in']).toContain(await answerOf(path));
});
