import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { RouteKey } from '@/lib/i18n/routes';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'lintel-headers-'));
  mkdirSync(join(root, '.next'));
  const built = { hashes: ["'sha256-dGhlbWU='"], pages: ['/en', '/en/pricing'] };
  writeFileSync(join(root, '.next/inline-scripts.json'), JSON.stringify(built));
  vi.spyOn(process, 'cwd').mockReturnValue(root);
  vi.stubEnv('NODE_ENV', 'production');
  vi.stubEnv('SITE_URL', 'https://lintel.example');
  vi.stubEnv('DATABASE_URL', 'postgres://localhost/lintel');
  vi.stubEnv('AUTH_SECRET', 'x'.repeat(40));
  vi.stubEnv('FEEDS', 'live');
  vi.resetModules();
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  rmSync(root, { recursive: true, force: true });
});

async function headersOf(key: string, path: string, query = ''): Promise<Map<string, string>> {
  const { pageHeaders } = await import('./page-headers');
  return pageHeaders({ locale: 'en', key: key as RouteKey, params: {} }, path, new URLSearchParams(query));
}

async function scriptsOf(path: string): Promise<string> {
  const policy = (await headersOf('/pricing', path)).get('content-security-policy') ?? '';
  return /script-src ([^;]*)/.exec(policy)?.[1] ?? '';
}

describe('pageHeaders', () => {
  it('knows a static page’s scripts by their hashes', async () => {
    expect(await scriptsOf('/en/pricing')).toBe("'self' 'sha256-dGhlbWU='");
  });

  it('gives each answer of another page a nonce of its own', async () => {
    const [first, second] = [await scriptsOf('/en/login'), await scriptsOf('/en/login')];
    expect(first).toMatch(/^'self' 'nonce-[\w+/]{22}==' 'sha256-dGhlbWU='$/);
    expect(second).not.toBe(first);
  });

  it('needs a build, except while it is developed', async () => {
    rmSync(join(root, '.next/inline-scripts.json'));
    await expect(scriptsOf('/en/pricing')).rejects.toThrow('inline-scripts.json');
    vi.stubEnv('NODE_ENV', 'development');
    vi.resetModules();
    expect(await scriptsOf('/en/pricing')).toBe("'self' 'unsafe-inline' 'unsafe-eval'");
  });

  it.each(['/reset-password', '/verify-email', '/invitation'])(
    'tells nobody the token of %s (ASVS 14.2.1)',
    async (key) => {
      expect((await headersOf(key, `/en${key}`, 'token=x')).get('referrer-policy')).toBe('no-referrer');
      expect((await headersOf('/login', '/en/login')).has('referrer-policy')).toBe(false);
    },
  );

  it('lets a browser drop what it kept once somebody signed out, and only then (ASVS 14.3.1)', async () => {
    expect((await headersOf('/login', '/en/login', 'signed_out=true')).get('clear-site-data')).toBe(
      '"cache"',
    );
    for (const [key, query] of [
      ['/login', ''],
      ['/login', 'signed_out=1'],
      ['/pricing', 'signed_out=true'],
    ] as const)
      expect((await headersOf(key, `/en${key}`, query)).has('clear-site-data')).toBe(false);
  });
});
