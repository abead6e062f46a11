import { expect, test } from 'vitest';
import { ask } from './site';

test('the process says that it lives, and that requests may be sent to it', async () => {
  expect(await ask('/healthz')).toMatchObject({
    status: 200,
    type: 'application/json',
    text: '{"status":"ok"}',
  });
  await expect.poll(async () => (await ask('/readyz')).status, { timeout: 60_000 }).toBe(200);
  expect(JSON.parse((await ask('/readyz')).text)).toMatchObject({
    status: 'ready',
    database: 'ok',
    migrations: 'ok',
    worker: { state: 'ok' },
  });
});
