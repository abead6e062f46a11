import { createTranslator } from 'use-intl/core';
import { afterEach, expect, test, vi } from 'vitest';
import { isServing } from '@/lib/env';
import { createMessageErrors } from './message-errors';

const MESSAGES: Record<string, string> = { title: 'Features', greeting: 'Hello {name}' };

const read = (serving: boolean, key: string) => {
  const t: (key: string) => string = createTranslator({
    locale: 'en',
    messages: MESSAGES,
    onError: createMessageErrors(serving),
  });
  return t(key);
};

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

test.each(['subject', 'greeting'])('a missing text or value (%s) stops a build and a test', (key) => {
  expect(() => read(false, key)).toThrow(/MISSING_MESSAGE|FORMATTING_ERROR/);
  expect(read(false, 'title')).toBe('Features');
});

test('whoever is served gets the page all the same, and the log says what is missing', () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(read(true, 'subject')).toBe('subject');
  expect(said).toHaveBeenCalledWith(expect.objectContaining({ code: 'MISSING_MESSAGE' }));
});

test('only a production that is not being built serves', () => {
  vi.stubEnv('NODE_ENV', 'production');
  expect(isServing()).toBe(true);
  vi.stubEnv('NEXT_PHASE', 'phase-production-build');
  expect(isServing()).toBe(false);
  vi.stubEnv('NODE_ENV', 'test');
  vi.stubEnv('NEXT_PHASE', '');
  expect(isServing()).toBe(false);
});
