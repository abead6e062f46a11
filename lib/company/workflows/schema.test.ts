import { expect, test } from 'vitest';
import { isCallable } from './call-address';
import { RECIPE_IDS, recipe } from './recipes';
import { ruleSchema } from './schema';

test.each(RECIPE_IDS)('the recipe %s is a rule', (id) => {
  const rule = recipe(id, (task) => task);
  expect(ruleSchema.parse(rule)).toEqual(rule);
});

test('only a paper that ends has somebody to be asked for the next one', () => {
  const rule = { trigger: { kind: 'check_fault' }, actions: [{ kind: 'ask_papers' }] };
  expect(ruleSchema.safeParse(rule).error?.issues[0]).toMatchObject({
    path: ['actions'],
    message: 'papers_only',
  });
});

test.each([
  'http://hooks.example.com/',
  'https://user:pass@hooks.example.com/',
  'https://hooks.example.com:8443/',
  'https://10.0.0.1/',
  'https://[::1]/',
  'https://localhost/',
  'https://2130706433/',
  'ftp://hooks.example.com/',
  'hooks.example.com',
])('%s is no address that may be called', (url) => {
  expect(isCallable(url)).toBe(false);
});

test('an encrypted address by name may be called', () => {
  expect(isCallable('https://hooks.example.com/lintel?x=1')).toBe(true);
});
