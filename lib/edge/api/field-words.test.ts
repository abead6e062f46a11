import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { toFieldBounds, toFieldErrors } from '@/lib/errors';
import { LOCALES } from '@/lib/platform/i18n/locales';
import { fieldWords, namedByCaller } from './field-words';
import { apiTexts } from './texts';

/** What a schema says of a value, as our code and our words. */
function complaint(schema: z.ZodType, value: unknown) {
  const { error } = z.object({ it: schema }).safeParse({ it: value });
  if (!error) throw new Error('It was taken.');
  const problems = { fields: toFieldErrors(error), bounds: toFieldBounds(error) };
  return { code: problems.fields.it ?? '', words: fieldWords(problems, 'en').it };
}

describe('what is wrong with a field', () => {
  test.each([
    [z.string(), undefined, 'required', 'This is missing.'],
    [z.string().min(1), '', 'required', 'This is missing.'],
    [z.string(), 7, 'wrong_type', 'This is not of the kind the field takes.'],
    [z.string().min(3), 'ab', 'too_short', 'At least 3 characters.'],
    [z.string().max(3), 'abcd', 'too_long', 'At most 3 characters.'],
    [z.array(z.string()).max(1), ['a', 'b'], 'too_many', 'At most 1 of them.'],
    [z.number().max(100), 1_000, 'too_large', 'At most 100.'],
    [z.enum(['en', 'es']), 'fr', 'not_one_of', 'One of these: en, es.'],
    [z.email(), 'x', 'not_an_email', 'This is not an email address.'],
    [z.iso.date(), 'x', 'not_a_date', 'A date as 2026-11-20.'],
    [z.string().regex(/a/), 'b', 'wrong_form', 'This is not written as the field takes it.'],
    [z.string().regex(/a/, 'city_unknown'), 'b', 'city_unknown', apiTexts('en').problems.city_unknown],
  ])('%# is told in a code of ours and in words', (schema, value, code, words) => {
    expect(complaint(schema, value)).toEqual({ code, words });
  });

  test.each(LOCALES)('has words in %s also where nobody wrote any', (locale) => {
    expect(fieldWords({ fields: { it: 'toString' } }, locale).it).toBe(apiTexts(locale).problems.other);
  });

  test('is told under the name its caller wrote', () => {
    const fields = { 'operatingCities.0': 'a', smsConsent: 'b', fileId: 'c', 'idempotency-key': 'd' };
    expect(namedByCaller({ fields }, ['fileId']).fields).toEqual({
      'operating_cities.0': 'a',
      sms_consent: 'b',
      fileId: 'c',
      'idempotency-key': 'd',
    });
  });
});
