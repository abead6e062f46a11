import { expect, test } from 'vitest';
import { hrefFor } from '@/lib/platform/i18n/routes';
import { register, SESSION } from './people';
import { ask, ORIGIN } from './site';

// The sign-in page before its script has arrived.

const BOUNDARY = 'no-script';

/** Sends the page's form as a browser without script does. */
async function send(page: string, fields: Record<string, string>) {
  const { text } = await ask(page);
  const [form = ''] = /<form\b[^>]*>.*?<\/form>/s.exec(text) ?? [];
  expect(form).toMatch(/^<form\b[^>]* method="POST"/i);
  const hidden = [...form.matchAll(/<input type="hidden"[^>]*>/g)].map(([tag]) => [
    / name="([^"]*)"/.exec(tag)?.[1] ?? '',
    / value="([^"]*)"/.exec(tag)?.[1] ?? '',
  ]);
  const body = [...hidden, ...Object.entries(fields)]
    .map(
      ([name, value]) =>
        `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
    )
    .join('');
  return ask(page, {
    method: 'POST',
    headers: { origin: ORIGIN, 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
    body: `${body}--${BOUNDARY}--\r\n`,
  });
}

test('signs in, to where the visitor was headed', async () => {
  const contractor = await register();
  const page = `${hrefFor('/login', 'en')}?callbackUrl=%2Fdashboard%2Fteam`;
  const { status, location, setCookies } = await send(page, { ...contractor });
  expect([status, location]).toEqual([303, '/dashboard/team']);
  expect(setCookies.some((set) => set.startsWith(`${SESSION}=`))).toBe(true);
});

test('says that it did not, and keeps the password out of the address', async () => {
  const page = hrefFor('/login', 'es');
  const { status, location } = await send(page, { email: 'nobody@example.com', password: 'Wrong-Rafter-31' });
  expect([status, location]).toEqual([303, `${page}?failed=credentials`]);
});
