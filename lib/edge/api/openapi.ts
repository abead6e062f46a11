import type { z } from 'zod';
import { brand } from '@/lib/brand';
import { ERROR_CODES, type ErrorCode, HTTP_STATUS } from '@/lib/errors';
import type { Locale } from '@/lib/platform/i18n/locales';
import errorTexts from '@/messages/en/errors.json';
import { accessWords } from './access-words';
import { errorBodySchema } from './fields';
import { MAX_IDEMPOTENCY_KEY, REQUESTS_PER_MINUTE } from './limits';
import { errorExample, getErrorCodes } from './openapi-errors';
import { buildExample, hasWrittenExample } from './openapi-examples';
import { createSchemaRegistry, SHARED } from './openapi-schema';
import type {
  ApiCall,
  HeaderRef,
  JsonSchema,
  MediaType,
  OpenApiDocument,
  Parameter,
  ResponseObject,
  ResponseRef,
} from './openapi-types';
import { type AnyOperation, TAGS, takesIdempotencyKey } from './operation';
import { OPERATIONS } from './registry';
import { type ApiTexts, apiTexts, callTexts, fieldText } from './texts';

export const API_BASE = '/api/v1';
const JSON_TYPE = 'application/json';
const BEARER = 'bearer';

/** `/permits/[id]` → `/permits/{id}` */
export function pathTemplate(path: string): string {
  return path.replace(/\[([^\]]+)\]/g, '{$1}');
}

export interface DocumentOptions {
  /** Of names and descriptions; error messages are English in any. */
  locale: Locale;
  /** Without a slash at its end. */
  origin: string;
  operations?: readonly AnyOperation[];
}

/** The API as an OpenAPI 3.1 document: the same schemas that parse requests and hold answers. */
export function openApiDocument({
  locale,
  origin,
  operations = OPERATIONS,
}: DocumentOptions): OpenApiDocument {
  const texts = apiTexts(locale);
  const registry = createSchemaRegistry((owner, field) => fieldText(texts, owner, field));
  registry.write(errorBodySchema, 'output', 'Error');
  const drafts = operations.map((call) => ({ call, schemas: writeSchemas(call, registry) }));
  // Examples look into the shared objects, which are all known only now.
  const components = registry.shared();
  const paths: OpenApiDocument['paths'] = {};
  for (const { call, schemas } of drafts) {
    const path = pathTemplate(call.path);
    paths[path] ??= {};
    paths[path][call.method.toLowerCase()] = describeCall(call, schemas, { components, locale, texts });
  }
  return {
    openapi: '3.1.1',
    info: {
      title: texts.title.replace('{brand}', brand.name),
      version: brand.version,
      description: `${texts.text} ${texts.intro.base.text}`,
      contact: { name: brand.name, email: brand.supportEmail, url: origin },
    },
    externalDocs: { url: `${origin}${locale === 'es' ? '/es/documentacion/api' : '/docs/api'}` },
    servers: [{ url: `${origin}${API_BASE}` }],
    tags: TAGS.map((tag) => ({ name: tag, description: texts.tags[tag].text })),
    paths,
    components: {
      securitySchemes: { [BEARER]: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      headers: HEADERS,
      responses: sharedRefusals(operations),
      schemas: components,
    },
  };
}

interface Schemas {
  params: JsonSchema | null;
  query: JsonSchema | null;
  body: JsonSchema | null;
  answer: JsonSchema | null;
}

function writeSchemas(call: AnyOperation, registry: ReturnType<typeof createSchemaRegistry>): Schemas {
  const written = (schema: z.ZodType | null | undefined, io: 'input' | 'output') =>
    schema ? registry.write(schema, io, call.id) : null;
  return {
    params: written(call.params, 'input'),
    query: written(call.query, 'input'),
    body: written(call.body, 'input'),
    answer: written(call.response, 'output'),
  };
}

interface ExampleContext {
  components: Record<string, JsonSchema>;
  locale: Locale;
  texts: ApiTexts;
}

function describeCall(
  call: AnyOperation,
  schemas: Schemas,
  { components, locale, texts }: ExampleContext,
): ApiCall {
  const { summary, description } = callTexts(texts, call.id);
  const media = (schema: JsonSchema, whole: boolean): Record<string, MediaType> => ({
    [JSON_TYPE]: { schema, example: buildExample(schema, components, { owner: call.id, whole }) },
  });
  const parameters = [
    ...toParameters(schemas.params, 'path', call.id, components),
    ...toParameters(schemas.query, 'query', call.id, components),
    ...(takesIdempotencyKey(call) ? [idempotencyKey(texts)] : []),
  ];
  return {
    operationId: call.id,
    tags: [call.tag],
    summary,
    description: `${description}\n\n${texts.call.who}: ${accessWords(call.access, locale)}`,
    security: call.access === 'public' ? [] : [{ [BEARER]: [] }],
    ...(call.access === 'public' ? {} : { 'x-permission': call.access }),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(schemas.body
      ? { requestBody: { required: true as const, content: media(schemas.body, false) } }
      : {}),
    ...(call.upload
      ? { requestBody: { required: true as const, content: fileMedia(call.upload.types) } }
      : {}),
    responses: {
      ...answer(
        call,
        call.download ? fileMedia([call.download]) : schemas.answer && media(schemas.answer, true),
      ),
      ...refusals(call),
    },
  };
}

/** A file, by the types it may have. */
function fileMedia(types: readonly string[]): Record<string, MediaType> {
  return Object.fromEntries(types.map((type) => [type, { schema: { type: 'string', format: 'binary' } }]));
}

function toParameters(
  schema: JsonSchema | null,
  place: 'path' | 'query',
  owner: string,
  components: Record<string, JsonSchema>,
): Parameter[] {
  return Object.entries(schema?.properties ?? {}).map(([name, field]) => {
    const { description, ...rest } = field;
    const required = place === 'path' || (schema?.required ?? []).includes(name);
    const whole = { type: 'object', properties: { [name]: field } };
    const example = buildExample(whole, components, { owner, whole: true }) as Record<string, unknown>;
    return {
      name,
      in: place,
      required,
      ...(description === undefined ? {} : { description }),
      schema: rest,
      ...(required || hasWrittenExample({ owner, field: name }, field) ? { example: example[name] } : {}),
    };
  });
}

function idempotencyKey(texts: ApiTexts): Parameter {
  return {
    name: 'Idempotency-Key',
    in: 'header',
    required: false,
    description: texts.intro.idempotency.title,
    schema: { type: 'string', minLength: 1, maxLength: MAX_IDEMPOTENCY_KEY },
  };
}

const header = (name: string): HeaderRef => ({ $ref: `#/components/headers/${name}` });
const EVERY_ANSWER = {
  'X-Request-Id': header('X-Request-Id'),
  RateLimit: header('RateLimit'),
  'RateLimit-Policy': header('RateLimit-Policy'),
};

const HEADERS: OpenApiDocument['components']['headers'] = {
  'X-Request-Id': {
    description: 'The id of the request, to quote to support.',
    schema: { type: 'string' },
    example: 'req_4q8zt1n6w3kx9vb2mhy7cjr05d',
  },
  'RateLimit-Policy': {
    description: 'The limit that counts the call: q requests in w seconds.',
    schema: { type: 'string' },
    example: `"read";q=${REQUESTS_PER_MINUTE.read};w=60`,
  },
  RateLimit: {
    description: 'What is left of it: r requests, until it starts anew in t seconds.',
    schema: { type: 'string' },
    example: `"read";r=${REQUESTS_PER_MINUTE.read - 1};t=42`,
  },
  'Retry-After': {
    description: 'Seconds until it is worth trying again.',
    schema: { type: 'integer', minimum: 1 },
    example: 42,
  },
  'WWW-Authenticate': { description: 'How to sign in.', schema: { type: 'string' }, example: 'Bearer' },
  'Cache-Control': {
    description: 'How long the answer may be kept.',
    schema: { type: 'string' },
    example: 'no-store',
  },
};

function answer(
  call: AnyOperation,
  content: Record<string, MediaType> | null,
): Record<string, ResponseObject> {
  const status = content ? (call.status ?? 200) : 204;
  const headers = { ...EVERY_ANSWER, 'Cache-Control': header('Cache-Control') };
  return { [status]: { description: SUCCESS[status], headers, ...(content ? { content } : {}) } };
}

const SUCCESS = { 200: 'OK', 201: 'Created', 202: 'Accepted', 204: 'Done' } as const;

/** One answer a status, by the codes it can carry: calls that refuse alike share it. */
function refusals(call: AnyOperation): Record<string, ResponseRef> {
  const byStatus = new Map<number, ErrorCode[]>();
  for (const code of getErrorCodes(call))
    byStatus.set(HTTP_STATUS[code], [...(byStatus.get(HTTP_STATUS[code]) ?? []), code]);
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      String(status),
      { $ref: `#/components/responses/${codes.join('.')}` },
    ]),
  );
}

/** Every answer `refusals` refers to. */
function sharedRefusals(operations: readonly AnyOperation[]): Record<string, ResponseObject> {
  const names = operations.flatMap((call) =>
    Object.values(refusals(call)).map(({ $ref }) => $ref.replace(/^.*\//, '')),
  );
  return Object.fromEntries(
    [...new Set(names)]
      .sort()
      .map((name) => [name, refusal(ERROR_CODES.filter((code) => name.split('.').includes(code)))]),
  );
}

function refusal(codes: readonly ErrorCode[]): ResponseObject {
  const status = HTTP_STATUS[codes[0] ?? 'internal'];
  return {
    description: codes.map((code) => errorTexts[code]).join(' '),
    headers: {
      ...EVERY_ANSWER,
      ...(status === 429 ? { 'Retry-After': header('Retry-After') } : {}),
      ...(status === 401 ? { 'WWW-Authenticate': header('WWW-Authenticate') } : {}),
    },
    content: {
      [JSON_TYPE]: {
        schema: { $ref: `${SHARED}Error` },
        examples: Object.fromEntries(
          codes.map((code) => [code, { value: errorExample(code, errorTexts[code]) }]),
        ),
      },
    },
  };
}
