import Ajv2020, { type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { openApiDocument, pathTemplate } from '@/lib/edge/api/openapi';
import { responseAt } from '@/lib/edge/api/openapi-types';
import type { AnyOperation, Method } from '@/lib/edge/api/operation';
import { OPERATIONS } from '@/lib/edge/api/registry';

const document = openApiDocument({ locale: 'en', origin: 'https://lintel.test' });
const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats(ajv);
ajv.addSchema(document, 'openapi');
const validators = new Map<string, ValidateFunction>();

const PATTERNS = OPERATIONS.map((operation) => ({
  operation,
  pattern: new RegExp(`^${operation.path.replace(/\[[^\]]+\]/g, '[^/]+').replaceAll('.', '\\.')}$`),
  // Whole words win over parameters, as in the router.
  parameters: (operation.path.match(/\[/g) ?? []).length,
})).sort((a, b) => a.parameters - b.parameters);

/** The call an address below /api/v1 and a method make; null where the address does not take the method. */
export function operationAt(method: Method, path: string): AnyOperation | null {
  const [pathname = ''] = path.split('?');
  return (
    PATTERNS.find(({ operation, pattern }) => operation.method === method && pattern.test(pathname))
      ?.operation ?? null
  );
}

/** What an answer says that the OpenAPI document does not, or leaves out; empty where it keeps to it. */
export function contractBreaches(
  operation: AnyOperation,
  answer: { status: number; headers: Headers; body: unknown; text: string },
): string[] {
  const path = pathTemplate(operation.path);
  const found = responseAt(document, { path, method: operation.method, status: answer.status });
  if (!found) return [`${operation.id} answers ${answer.status}, which is not documented`];
  const documented = found.response;
  const breaches = Object.keys(documented.headers ?? {})
    .filter((name) => name !== 'Idempotency-Replayed' && !answer.headers.has(name))
    .map((name) => `${operation.id} ${answer.status} lacks the header ${name}`);
  if (!documented.content)
    return answer.text === '' ? breaches : [...breaches, 'a body where none is documented'];
  const type = answer.headers.get('content-type');
  if (operation.download && answer.status === 200)
    return type === operation.download ? breaches : [...breaches, `content-type ${type}`];
  if (type !== 'application/json; charset=utf-8') breaches.push(`content-type ${type}`);
  const pointer = `openapi#${found.pointer}/content/application~1json/schema`;
  const validate = validators.get(pointer) ?? ajv.compile({ $ref: encodeURI(pointer) });
  validators.set(pointer, validate);
  if (!validate(answer.body))
    breaches.push(...(validate.errors ?? []).map((error) => `${error.instancePath} ${error.message}`));
  return breaches;
}
