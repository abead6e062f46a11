import { Validator } from '@seriousme/openapi-schema-validator';
import { type RulesetDefinition, Spectral } from '@stoplight/spectral-core';
import { oas } from '@stoplight/spectral-rulesets';
import { Ajv2020 } from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import { describe, expect, test } from 'vitest';
import { HTTP_STATUS } from '@/lib/errors';
import { RULES } from '@/lib/identity/access/permissions';
import { LOCALES } from '@/lib/platform/i18n/locales';
import { openApiDocument, pathTemplate } from './openapi';
import { type ApiCall, getSuccessResponse, type JsonSchema } from './openapi-types';
import type { AnyOperation } from './operation';
import { OPERATIONS } from './registry';
import { apiTexts } from './texts';

const ORIGIN = 'https://lintel.test';
const documentIn = (locale: (typeof LOCALES)[number]) => openApiDocument({ locale, origin: ORIGIN });
const english = documentIn('en');

function findCall({ path, method }: AnyOperation): ApiCall {
  const call = english.paths[pathTemplate(path)]?.[method.toLowerCase()];
  if (!call) throw new Error(`${method} ${path} is not in the document.`);
  return call;
}

/** The codes a call can carry with a status. */
function refusedWith(operation: AnyOperation, status: string): string[] {
  const response = findCall(operation).responses[status];
  const name = response && '$ref' in response ? response.$ref.replace(/^.*\//, '') : '';
  return Object.keys(english.components.responses[name]?.content?.['application/json']?.examples ?? {});
}

describe('the OpenAPI document', () => {
  test.each(LOCALES)('in %s is valid', async (locale) => {
    const result = await new Validator().validate(JSON.parse(JSON.stringify(documentIn(locale))));
    expect(result.errors).toBeUndefined();
    expect(result.valid).toBe(true);
  });

  // Both languages have the same form; this takes its time.
  test('is as Spectral would have it', { timeout: 120_000 }, async () => {
    const spectral = new Spectral();
    spectral.setRuleset({
      extends: [[oas as unknown as RulesetDefinition, 'recommended']],
      // The examples are judged below, and this rule takes nine tenths of the time.
      rules: { 'oas3-valid-media-example': 'off' },
    });
    const problems = await spectral.run(JSON.parse(JSON.stringify(english)));
    expect(problems.map(({ code, message, path }) => `${code} ${message} ${path.join('/')}`)).toEqual([]);
  });

  test('has no expression that a program could misread, and each takes its example', () => {
    const wrong: string[] = [];
    const walk = (schema: unknown, place: string): void => {
      if (typeof schema !== 'object' || schema === null) return;
      const { pattern, examples, allOf } = schema as JsonSchema;
      if (typeof pattern === 'string') {
        // Some read it with the flag for Unicode, some without.
        for (const flags of ['', 'u']) {
          const expression = new RegExp(pattern, flags);
          for (const example of examples ?? [])
            if (!expression.test(String(example))) wrong.push(`${place}: ${pattern} refuses ${example}`);
        }
        if (pattern.includes('\\p{'))
          wrong.push(`${place}: ${pattern} means something else without the flag`);
      }
      if ((allOf?.filter((part) => part.pattern).length ?? 0) > 1) wrong.push(`${place}: patterns to merge`);
      for (const [key, part] of Object.entries(schema)) walk(part, `${place}/${key}`);
    };
    walk(english, '');
    expect(wrong).toEqual([]);
  });

  test('takes a password by one expression, as its own parser does', () => {
    const call = OPERATIONS.find(({ path }) => path === '/auth/register');
    const body = call && findCall(call).requestBody?.content['application/json']?.schema;
    const pattern = new RegExp(body?.properties?.password?.pattern ?? '^$');
    for (const good of ['Correct-Horse-9', 'aB3-aaaaaaaa']) expect(good).toMatch(pattern);
    for (const bad of ['correct-horse-9', 'CORRECT-HORSE-9', 'Correct-Horse-x'])
      expect(bad).not.toMatch(pattern);
  });

  test('is the same each time', () => {
    expect(JSON.stringify(documentIn('en'))).toBe(JSON.stringify(english));
  });

  test('holds each call once, at one address, under one name', () => {
    const ids = OPERATIONS.map(({ id }) => id);
    const addresses = OPERATIONS.map(({ method, path }) => `${method} ${path}`);
    expect(new Set(ids).size).toBe(ids.length);
    expect(new Set(addresses).size).toBe(addresses.length);
    const held = Object.values(english.paths).flatMap((methods) => Object.values(methods));
    expect(held.map(({ operationId }) => operationId).sort()).toEqual([...ids].sort());
  });

  test('refers to nothing it does not hold', () => {
    const text = JSON.stringify(english);
    const names = [...text.matchAll(/"\$ref":"#\/components\/(schemas|headers|responses)\/([^"]+)"/g)];
    expect(names.length).toBeGreaterThan(0);
    expect(text).not.toContain('#/$defs/');
    for (const [, kind, name] of names) {
      const held = english.components[kind as 'schemas' | 'headers' | 'responses'];
      expect(Object.keys(held)).toContain(name);
    }
  });

  test('forbids no answer a field that is added later', () => {
    expect(JSON.stringify(english.components.schemas)).not.toContain('"additionalProperties":false');
  });
});

/** The document as a program sees it that knows nothing of our parsers. */
const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats.default(ajv);
ajv.addSchema({ ...english, $id: 'document' }, 'document');

/** What is wrong with a value by a schema of the document; null where nothing is. */
function problemsBy(schema: JsonSchema | undefined, value: unknown): unknown {
  const text = JSON.stringify(schema ?? false).replaceAll('"#/components/', '"document#/components/');
  const validate = ajv.compile(JSON.parse(text));
  return validate(JSON.parse(JSON.stringify(value))) ? null : validate.errors;
}

describe.each(OPERATIONS.map((call) => [call.id, call] as const))('%s', (_, call) => {
  test('has examples its own document takes', () => {
    const { requestBody, parameters = [], responses } = findCall(call);
    const sent = requestBody?.content['application/json'];
    if (sent) expect(problemsBy(sent.schema, sent.example)).toBeNull();
    for (const { name, schema, example } of parameters)
      if (example !== undefined) expect({ [name]: problemsBy(schema, example) }).toEqual({ [name]: null });
    const answers = Object.values(responses).map((one) =>
      '$ref' in one ? english.components.responses[one.$ref.replace(/^.*\//, '')] : one,
    );
    for (const answer of answers) {
      const { schema, example, examples = {} } = answer?.content?.['application/json'] ?? {};
      if (example !== undefined) expect(problemsBy(schema, example)).toBeNull();
      for (const { value } of Object.values(examples)) expect(problemsBy(schema, value)).toBeNull();
    }
  });

  test('names its parameters by its path', () => {
    const inPath = [...call.path.matchAll(/\[([^\]]+)\]/g)].map(([, name]) => name);
    const named = (findCall(call).parameters ?? [])
      .filter((one) => one.in === 'path')
      .map(({ name }) => name);
    expect(named.sort()).toEqual(inPath.sort());
  });

  test('says who may call', () => {
    expect(findCall(call).security).toEqual(call.access === 'public' ? [] : [{ bearer: [] }]);
    const codes = Object.keys(findCall(call).responses);
    expect(codes).toContain('429');
    expect(codes).toContain('500');
    expect(refusedWith(call, '422')).toEqual(['invalid_input']);
    for (const code of call.errors ?? [])
      expect(refusedWith(call, String(HTTP_STATUS[code]))).toContain(code);
    if (call.access === 'public') return;
    expect(refusedWith(call, '401')).toContain('unauthenticated');
    expect(Object.keys(RULES)).toContain(call.access);
    if (RULES[call.access].tier) expect(refusedWith(call, '403')).toContain('plan_required');
  });

  test('shows a request its own parser takes and an answer its own schema holds', () => {
    const { requestBody, parameters = [] } = findCall(call);
    if (call.body)
      expect(call.body.safeParse(requestBody?.content['application/json']?.example).error).toBeUndefined();
    const { status, response } = getSuccessResponse(findCall(call));
    if (call.response) {
      const example = response.content?.['application/json']?.example;
      expect(call.response.safeParse(example).error).toBeUndefined();
      expect(JSON.stringify(example)).not.toContain('…');
    } else if (call.download) {
      expect([status, Object.keys(response.content ?? {})]).toEqual(['200', [call.download]]);
    } else {
      expect(status).toBe('204');
    }
    if (call.upload) expect(Object.keys(requestBody?.content ?? {})).toEqual(call.upload.types);
    for (const [schema, place] of [
      [call.params, 'path'],
      [call.query, 'query'],
    ] as const) {
      const given = parameters.filter((one) => one.in === place && one.example !== undefined);
      const values = Object.fromEntries(given.map(({ name, example }) => [name, String(example)]));
      if (schema) expect(schema.safeParse(values).error).toBeUndefined();
    }
  });
});

describe('the words', () => {
  /** Each field of the document with the object or call it stands in, and whether it is explained. */
  function fields(
    locale: (typeof LOCALES)[number],
  ): { owner: string; field: string; text: string | undefined }[] {
    const found: { owner: string; field: string; text: string | undefined }[] = [];
    const walk = (schema: JsonSchema | undefined, owner: string): void => {
      if (!schema) return;
      for (const [field, value] of Object.entries(schema.properties ?? {})) {
        found.push({ owner, field, text: value.description });
        walk(value, owner);
      }
      walk(schema.items, owner);
      if (typeof schema.additionalProperties === 'object') walk(schema.additionalProperties, owner);
      for (const part of [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])]) walk(part, owner);
    };
    const { paths, components } = documentIn(locale);
    for (const [name, schema] of Object.entries(components.schemas)) walk(schema, name);
    for (const call of Object.values(paths).flatMap((methods) => Object.values(methods))) {
      const owner = call.operationId;
      for (const { name, description, in: place } of call.parameters ?? [])
        if (place !== 'header') found.push({ owner, field: name, text: description });
      walk(call.requestBody?.content['application/json']?.schema, owner);
      walk(getSuccessResponse(call).response.content?.['application/json']?.schema, owner);
    }
    return found;
  }

  test.each(LOCALES)('every field is explained in %s', (locale) => {
    expect(fields(locale).filter(({ text }) => !text)).toEqual([]);
  });

  test('nothing is explained that is not there', () => {
    const texts = apiTexts('en');
    const used = fields('en');
    const ids = new Set(OPERATIONS.map(({ id }) => id));
    expect(Object.keys(texts.operations).filter((id) => !ids.has(id))).toEqual([]);
    expect(Object.keys(texts.fields).filter((name) => !used.some(({ field }) => field === name))).toEqual([]);
    const particular = Object.entries(texts.fieldsOf).flatMap(([owner, names]) =>
      Object.keys(names).map((field) => ({ owner, field })),
    );
    const idle = particular.filter(
      (one) => !used.some(({ owner, field }) => owner === one.owner && field === one.field),
    );
    expect(idle).toEqual([]);
  });

  test('an example shows nothing that could be taken for a secret of ours', () => {
    expect(JSON.stringify(english)).not.toMatch(/payment_method|password_hash|totp/);
  });
});
