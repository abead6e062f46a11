import type { JsonSchema } from './openapi-types';

/** One field of a table, with its place inside what it belongs to: `feed.city`, `durations[].days.q1`. */
export interface FieldRow {
  path: string;
  required: boolean;
  schema: JsonSchema;
  description: string;
}

/** The fields of an object and of the nameless objects in it, in their order. Named ones have a table of their own. */
export function fieldRows(schema: JsonSchema, prefix = ''): FieldRow[] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, field]) => {
    const path = prefix + name;
    const required = (schema.required ?? []).includes(name);
    const own = { path, required, schema: field, description: field.description ?? '' };
    return [own, ...inner(field, path)];
  });
}

function inner(field: JsonSchema, path: string): FieldRow[] {
  const [only] = (field.anyOf ?? []).filter((part) => part.type !== 'null');
  if (only) return inner(only, path);
  if (field.items) return inner(field.items, `${path}[]`);
  if (typeof field.additionalProperties === 'object' && !field.properties)
    return inner(field.additionalProperties, `${path}.*`);
  return fieldRows(field, `${path}.`);
}
