import { z } from 'zod';
import type { JsonSchema } from './openapi-types';

const LOCAL = '#/$defs/';
export const SHARED = '#/components/schemas/';

/** What a field means, by the object or call it stands in. */
export type FieldWords = (owner: string, field: string) => string | null;

/** Converts zod schemas to JSON Schema and collects named objects for the whole document. */
export function createSchemaRegistry(getDescription: FieldWords) {
  const shared = new Map<string, JsonSchema>();

  /** @param owner the call the schema belongs to; objects with a name own their fields themselves */
  function write(schema: z.ZodType, io: 'input' | 'output', owner: string): JsonSchema {
    const made = z.toJSONSchema(schema, { io, override: tidy }) as JsonSchema & {
      $schema?: string;
      $defs?: Record<string, JsonSchema>;
    };
    const { $schema: _, $defs = {}, ...root } = made;
    for (const [name, part] of Object.entries($defs)) keep(name, finish(part, name));
    return finish(root, owner);
  }

  function keep(name: string, schema: JsonSchema): void {
    const before = shared.get(name);
    if (before && JSON.stringify(before) !== JSON.stringify(schema))
      throw new Error(`Two different objects are called ${name}.`);
    shared.set(name, schema);
  }

  function finish(schema: JsonSchema, owner: string): JsonSchema {
    const done: JsonSchema = { ...schema };
    if (done.$ref?.startsWith(LOCAL)) done.$ref = SHARED + done.$ref.slice(LOCAL.length);
    if (schema.properties) {
      done.properties = Object.fromEntries(
        Object.entries(schema.properties).map(([name, field]) => [
          name,
          described(finish(field, owner), getDescription(owner, name)),
        ]),
      );
    }
    if (schema.items) done.items = finish(schema.items, owner);
    if (typeof schema.additionalProperties === 'object')
      done.additionalProperties = finish(schema.additionalProperties, owner);
    for (const key of ['anyOf', 'oneOf', 'allOf'] as const) {
      const parts = schema[key];
      if (parts) done[key] = parts.map((part) => finish(part, owner));
    }
    return done;
  }

  return {
    write,
    /** By name, in the order of the alphabet. */
    shared: () => Object.fromEntries([...shared].sort(([a], [b]) => (a < b ? -1 : 1))),
  };
}

function described(schema: JsonSchema, text: string | null): JsonSchema {
  return schema.description === undefined && text !== null ? { ...schema, description: text } : schema;
}

interface Written {
  zodSchema: z.core.$ZodType;
  // biome-ignore lint/suspicious/noExplicitAny: the library's own type of what it has written so far
  jsonSchema: any;
}

/**
 * An expression that means the same with and without the flag for Unicode: classes of characters written out, those of
 * all languages as the ones of English or as all above Latin, which takes more than our own parser does.
 */
function portable(pattern: string): string {
  return pattern
    .replaceAll('\\p{Cc}', '\\u0000-\\u001f\\u007f-\\u009f')
    .replaceAll('\\p{Cf}', '\\u00ad\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u2064\\ufeff')
    .replaceAll('\\p{Surrogate}', '')
    .replaceAll('\\p{L}\\p{N}', 'A-Za-z0-9')
    .replaceAll('\\p{L}', '[A-Za-z\\u00c0-\\uffff]');
}

/** Several expressions that a text must hold, as one: programs that merge a schema's parts would match all at one place. */
function joinPatterns(schema: JsonSchema): void {
  const patterns = (schema.allOf ?? []).flatMap(({ pattern }) => pattern ?? []);
  if (patterns.length < 2 || patterns.length !== schema.allOf?.length) return;
  delete schema.allOf;
  schema.pattern = `^${patterns.map((pattern) => `(?=[\\s\\S]*${portable(pattern)})`).join('')}`;
}

/** Removes noise, and `additionalProperties: false`, which would forbid us to add a field. */
function tidy({ zodSchema, jsonSchema }: Written): void {
  const { def } = zodSchema._zod;
  if (def.type === 'object' && !('catchall' in def && def.catchall)) delete jsonSchema.additionalProperties;
  if (jsonSchema.format !== undefined) delete jsonSchema.pattern;
  if (jsonSchema.pattern !== undefined) jsonSchema.pattern = portable(jsonSchema.pattern);
  if (jsonSchema.allOf !== undefined) joinPatterns(jsonSchema);
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
}
