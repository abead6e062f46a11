import { describe, expect, it } from 'vitest';
import { callbackPath } from './callback-path';

const ORIGIN = 'https://lintel.example';

describe('callbackPath (ASVS 1.2.2, 3.7.2)', () => {
  it.each([
    ['/dashboard/permits?status=issued#top', '/dashboard/permits?status=issued#top'],
    ['https://lintel.example/es/tablero', '/es/tablero'],
  ])('follows %s', (wanted, path) => {
    expect(callbackPath(wanted, ORIGIN)).toBe(path);
  });

  it.each([
    null,
    '',
    'dashboard',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/.//evil.example',
    'https://evil.example/dashboard',
    'https://lintel.example.evil.example/',
    'https://user@lintel.example/dashboard',
    'http://lintel.example/dashboard',
    'javascript:alert(1)',
    '/api/auth/signout',
    '/login?callbackUrl=/login',
    '/es/login',
  ])('refuses %j', (wanted) => {
    expect(callbackPath(wanted, ORIGIN)).toBeNull();
  });
});
