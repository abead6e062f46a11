import { NextRequest } from 'next/server';
import { describe, expect, test } from 'vitest';
import { refusedAction } from './action-body';

const ID = '40'.padEnd(42, 'a');
const OWN = { host: 'lintel.test', origin: 'https://lintel.test' };

function post(body: BodyInit, headers: Record<string, string> = {}): NextRequest {
  return new NextRequest('https://lintel.test/login', {
    method: 'POST',
    body,
    headers: { ...OWN, ...headers },
  });
}

const call = (body: BodyInit, headers: Record<string, string> = {}) =>
  refusedAction(post(body, { 'next-action': ID, ...headers }));

function form(fields: Record<string, string>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
}

describe('a call of an action', () => {
  test.each([
    '[]',
    '[{"email":"ana@example.com","locale":"en"}]',
    '["$undefined",{"cost":"$$100","at":"$D2026-01-01T00:00:00.000Z","n":"$n12","x":"$NaN","y":"$-Infinity"}]',
    '[{"first":{"city":"Austin"},"second":"$0:0:first"}]',
  ])('passes with %s', async (body) => {
    expect(await call(body)).toBeNull();
    expect(await call(form({ 0: body, '1_password': 'x' }))).toBeNull();
  });

  test('passes with a form among its arguments', async () => {
    expect(await call(form({ 0: '["$K1"]', '1_email': 'ana@example.com' }))).toBeNull();
  });

  test.each([
    ['', 'nothing'],
    ['[{', 'half a list'],
    ['{}', 'no list'],
    ['"text"', 'no list'],
    ['null', 'no list'],
    ['["$1"]', 'a part that is not there'],
    ['["$F1"]', 'an action'],
    ['["$@1"]', 'a promise'],
    ['["$Q1"]', 'a map'],
    ['[{"a":{"b":["$1:constructor:constructor"]}}]', 'a way into a function'],
    ['["$0:1"]', 'a way that leads nowhere'],
    ['["$0:constructor"]', 'a way into what every object has'],
    ['["$Dnever"]', 'no date'],
    [JSON.stringify(Array(1_001).fill(1)), 'too many arguments'],
    [`${'['.repeat(60)}${']'.repeat(60)}`, 'too deep a list'],
  ])('is refused with %s: %s', async (body) => {
    expect(await call(body)).toBe(400);
  });

  test('is refused with a form that is cut off, or has no list of arguments', async () => {
    expect(await call('--x\r\nnonsense', { 'content-type': 'multipart/form-data; boundary=x' })).toBe(400);
    expect(await call('nonsense', { 'content-type': 'multipart/form-data' })).toBe(400);
    expect(await call(form({ a: '[]' }))).toBe(400);
    expect(await call('a=b', { 'content-type': 'application/x-www-form-urlencoded' })).toBe(400);
  });

  test('is refused with a name no action has, and with more than an action takes', async () => {
    expect(await call('[]', { 'next-action': 'x' })).toBe(400);
    expect(await call('[]', { 'content-length': String(2 * 1024 * 1024) })).toBe(413);
  });

  test.each(['https://evil.example', 'null', 'nonsense', 'https://'])(
    'is refused from %s',
    async (origin) => {
      expect(await call('[]', { origin })).toBe(403);
    },
  );
});

describe('a form without script', () => {
  test('passes with the action it names, or with none', async () => {
    expect(
      await refusedAction(post(form({ [`$ACTION_ID_${ID}`]: '', email: 'ana@example.com' }))),
    ).toBeNull();
    expect(await refusedAction(post(form({ email: '$1' })))).toBeNull();
    expect(await refusedAction(post(new URLSearchParams({ email: 'ana@example.com' })))).toBeNull();
  });

  test('is refused with an action that has arguments of its own', async () => {
    expect(await refusedAction(post(form({ $ACTION_REF_1: '', '$ACTION_1:0': '{"id":' })))).toBe(400);
    expect(await refusedAction(post(form({ $ACTION_ID_x: '' })))).toBe(400);
  });

  test('is refused from another site', async () => {
    expect(await refusedAction(post(form({ email: 'x' }), { origin: 'https://evil.example' }))).toBe(403);
  });
});

test('what is read is no action', async () => {
  const read = new NextRequest('https://lintel.test/', { headers: { ...OWN, 'next-action': ID } });
  expect(await refusedAction(read)).toBeNull();
});
