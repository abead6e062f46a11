import { invalid, missingParam } from './errors';
import type { Params, Value } from './form';

/** One parameter as text; undefined where it is absent. Stripe takes an empty text for "none". */
export function text(params: Params, name: string): string | undefined {
  const value = params[name];
  if (value === undefined) return undefined;
  if (typeof value !== 'string') throw invalid('Invalid string', { param: name });
  return value;
}

export function required(params: Params, name: string): string {
  const value = text(params, name);
  if (value === undefined) throw missingParam(name);
  if (value === '')
    throw invalid(`You passed an empty string for '${name}'.`, {
      param: name,
      code: 'parameter_invalid_empty',
    });
  return value;
}

export function int(params: Params, name: string): number | undefined {
  const value = text(params, name);
  if (value === undefined || value === '') return undefined;
  if (!/^-?\d+$/.test(value))
    throw invalid(`Invalid integer: ${value}`, { param: name, code: 'parameter_invalid_integer' });
  return Number(value);
}

export function number(params: Params, name: string): number | undefined {
  const value = text(params, name);
  if (value === undefined || value === '') return undefined;
  if (!Number.isFinite(Number(value))) throw invalid(`Invalid decimal: ${value}`, { param: name });
  return Number(value);
}

export function bool(params: Params, name: string): boolean | undefined {
  const value = text(params, name);
  if (value === undefined) return undefined;
  if (value !== 'true' && value !== 'false') throw invalid(`Invalid boolean: ${value}`, { param: name });
  return value === 'true';
}

export function map(params: Params, name: string): Params | undefined {
  const value = params[name];
  if (value === undefined || value === '') return undefined;
  if (typeof value === 'string' || Array.isArray(value)) throw invalid('Invalid hash', { param: name });
  return value;
}

export function list(params: Params, name: string): Value[] | undefined {
  const value = params[name];
  if (value === undefined) return undefined;
  if (value === '') return [];
  if (!Array.isArray(value)) throw invalid('Invalid array', { param: name });
  return value;
}

export function maps(params: Params, name: string): Params[] | undefined {
  return list(params, name)?.map((value, index) => {
    if (typeof value === 'string' || Array.isArray(value))
      throw invalid('Invalid hash', { param: `${name}[${index}]` });
    return value;
  });
}

const MOST_KEYS = 50;
const LONGEST_KEY = 40;
const LONGEST_VALUE = 500;

/** What the metadata are after this request: keys are added, an empty value takes one away, `''` all. */
export function metadataAfter(
  before: Record<string, string> | null,
  params: Params,
  name = 'metadata',
): Record<string, string> {
  const value = params[name];
  if (value === undefined) return before ?? {};
  if (value === '') return {};
  const after = { ...before };
  for (const [key, entry] of Object.entries(map(params, name) ?? {})) {
    if (typeof entry !== 'string') throw invalid('Invalid string', { param: `${name}[${key}]` });
    if (key.length > LONGEST_KEY || entry.length > LONGEST_VALUE)
      throw invalid(
        `Metadata keys have at most ${LONGEST_KEY} characters and values at most ${LONGEST_VALUE}.`,
        {
          param: `${name}[${key}]`,
        },
      );
    if (entry === '') delete after[key];
    else after[key] = entry;
  }
  if (Object.keys(after).length > MOST_KEYS)
    throw invalid(`Metadata have at most ${MOST_KEYS} keys.`, { param: name });
  return after;
}
