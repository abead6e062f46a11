import { ApiError, type ErrorBody, noSuchAddress } from '../http/errors';
import type { Params, Value } from '../http/form';
import { ADDED, GONE_CALLS, NEW_CALLS, REMOVED } from './newer';
import { type Description, description, type Schema, toParameterSchema } from './schema';

const merged = new Map<string, Schema>();

/** What Stripe would refuse of a request by its description; null where it would not, or where that is not at hand. */
export function findBreach(request: { method: string; path: string }, params: Params): ApiError | null {
  const known = description();
  if (!known) return null;
  const operation = operationAt(known, request.method, request.path);
  if (!operation) return noSuchAddress(request.method, request.path);
  const breach = check(operation.schema, params, '');
  return breach && new ApiError(400, breach);
}

function operationAt(known: Description, method: string, path: string): { schema: Schema } | null {
  const added = Object.entries(NEW_CALLS).find(([call]) => isCall(call, method, path));
  if (added) return { schema: added[1] };
  if (GONE_CALLS.includes(`${method} ${path}`)) return null;
  const found = known.paths.find(
    (entry) => entry.operations[method.toLowerCase()] && entry.pattern.test(path),
  );
  const operation = found?.operations[method.toLowerCase()];
  if (!found || !operation) return null;
  const call = `${method} ${found.template}`;
  const schema = merged.get(call) ?? mergedSchema(call, toParameterSchema(operation));
  merged.set(call, schema);
  return { schema };
}

function isCall(call: string, method: string, path: string): boolean {
  const [verb, template = ''] = call.split(' ');
  return verb === method && new RegExp(`^${template.replace(/\{[^}]+\}/g, '[^/]+')}$`).test(path);
}

function mergedSchema(call: string, schema: Schema): Schema {
  const copy = structuredClone(schema);
  for (const name of REMOVED[call] ?? []) delete copy.properties?.[name];
  for (const [place, added] of Object.entries(ADDED[call] ?? {})) {
    const names = place.split('.');
    const last = names.pop() ?? '';
    const target = names.reduce<Schema | undefined>((at, name) => at?.properties?.[name], copy);
    if (target) target.properties = { ...target.properties, [last]: added };
  }
  return copy;
}

/** `outer` and `inner` → `outer[inner]`, as Stripe names parameters. */
function toParamName(outer: string, inner: string): string {
  return outer === '' ? inner : `${outer}[${inner}]`;
}

function wrong(message: string, param: string, code?: string): ErrorBody {
  return { type: 'invalid_request_error', message, param, ...(code ? { code } : {}) };
}

function check(schema: Schema, value: Value, param: string): ErrorBody | null {
  if (schema.anyOf) {
    const breaches = schema.anyOf.map((option) => check(option, value, param));
    // The shape that fits best has the last word.
    const shaped = schema.anyOf.findIndex((option) => (option.type === 'object') === isMap(value));
    return breaches.includes(null) ? null : (breaches[Math.max(0, shaped)] ?? null);
  }
  if (schema.type === 'object') return checkMap(schema, value, param);
  if (schema.type === 'array') return checkList(schema, value, param);
  if (typeof value !== 'string') return wrong(`Invalid ${schema.type ?? 'string'}`, param);
  return checkText(schema, value, param);
}

function isMap(value: Value): value is Params {
  return typeof value === 'object' && !Array.isArray(value);
}

function checkMap(schema: Schema, value: Value, param: string): ErrorBody | null {
  if (!isMap(value)) return wrong('Invalid hash', param);
  for (const [name, inner] of Object.entries(value)) {
    const known = schema.properties?.[name];
    const other = schema.additionalProperties;
    const place = toParamName(param, name);
    if (!known && other === true) continue;
    // Most of the description's maps are silent about other names; Stripe is not.
    if (!known && typeof other !== 'object')
      return wrong(`Received unknown parameter: ${place}`, place, 'parameter_unknown');
    const breach = check(known ?? (other as Schema), inner, place);
    if (breach) return breach;
  }
  const missing = schema.required?.find((name) => value[name] === undefined);
  if (missing === undefined) return null;
  const place = toParamName(param, missing);
  return wrong(`Missing required param: ${place}.`, place, 'parameter_missing');
}

function checkList(schema: Schema, value: Value, param: string): ErrorBody | null {
  if (!Array.isArray(value)) return wrong('Invalid array', param);
  for (const [index, inner] of value.entries()) {
    const breach = schema.items ? check(schema.items, inner, `${param}[${index}]`) : null;
    if (breach) return breach;
  }
  return null;
}

function checkText(schema: Schema, value: string, param: string): ErrorBody | null {
  if (schema.enum && !schema.enum.includes(value))
    return wrong(`Invalid ${param}: must be one of ${schema.enum.join(', ')}`, param);
  if (schema.type === 'integer' && !/^-?\d+$/.test(value))
    return wrong(`Invalid integer: ${value}`, param, 'parameter_invalid_integer');
  if (schema.type === 'number' && (value === '' || !Number.isFinite(Number(value))))
    return wrong(`Invalid decimal: ${value}`, param);
  if (schema.type === 'boolean' && !['true', 'false'].includes(value))
    return wrong(`Invalid boolean: ${value}`, param);
  if (schema.maxLength !== undefined && value.length > schema.maxLength)
    return wrong(`Invalid string: must be at most ${schema.maxLength} characters`, param);
  return null;
}
