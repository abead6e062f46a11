import { expect, test } from 'vitest';
import { callbackPath } from './callback-path';
import { parseOauthRequest } from './oauth-request';

const built = () => true;

test('keeps what the automation was asked with, and nothing of the sign-in page', () => {
  const query = { zapier_oauth: '1', client_id: 'z&1', state: 'a b', scope: ['x', 'y'], verified: 'true' };
  expect(parseOauthRequest(query, built)).toBe('/oauth/authorize?client_id=z%261&state=a+b&scope=x&scope=y');
  expect(parseOauthRequest({ zapier_oauth: '1' }, built)).toBe('/oauth/authorize');
});

test('is a path the sign-in follows', () => {
  const wish = parseOauthRequest({ zapier_oauth: '1', redirect_uri: '//evil.example' }, built);
  expect(callbackPath(wish, 'https://lintel.example')).toBe(wish);
});

test('is nothing for anybody else, nor while the page is not there', () => {
  expect(parseOauthRequest({ client_id: 'z' }, built)).toBeNull();
  expect(parseOauthRequest({ zapier_oauth: ['1', '1'] }, built)).toBeNull();
  expect(parseOauthRequest({ zapier_oauth: '1' }, () => false)).toBeNull();
});
