import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** As far as Stripe's description uses JSON Schema for parameters. */
export interface Schema {
  type?: string;
  enum?: string[];
  anyOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
  additionalProperties?: boolean | Schema;
  required?: string[];
  maxLength?: number;
}

interface Operation {
  parameters?: { name: string; in: string; required?: boolean; schema: Schema }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
}

export interface Description {
  paths: { template: string; pattern: RegExp; operations: Record<string, Operation> }[];
}

const FILE = join(import.meta.dirname, '../../../../../shared/samples/stripe/openapi-2022-04-12.json');

let read: Description | null | undefined;

/** Stripe's published description of 2022; null where it does not lie beside the project. Read once, when it is needed. */
export function description(): Description | null {
  if (read === undefined) read = existsSync(FILE) ? parse(readFileSync(FILE, 'utf8')) : null;
  return read;
}

function parse(text: string): Description {
  const { paths } = JSON.parse(text) as { paths: Record<string, Record<string, Operation>> };
  const all = Object.entries(paths).map(([template, operations]) => ({
    template,
    operations,
    pattern: new RegExp(`^${template.replaceAll('.', '\\.').replace(/\{[^}]+\}/g, '[^/]+')}$`),
  }));
  const changing = (template: string): number => (template.match(/\{/g) ?? []).length;
  all.sort((a, b) => changing(a.template) - changing(b.template));
  return { paths: all };
}

/** All parameters an operation takes besides those in its path, as one schema. */
export function toParameterSchema(operation: Operation): Schema {
  const body = Object.values(operation.requestBody?.content ?? {})[0]?.schema ?? {};
  const query = (operation.parameters ?? []).filter((parameter) => parameter.in === 'query');
  return {
    type: 'object',
    properties: {
      ...Object.fromEntries(query.map(({ name, schema }) => [name, schema])),
      ...body.properties,
    },
    required: [...query.filter(({ required }) => required).map(({ name }) => name), ...(body.required ?? [])],
    additionalProperties: false,
  };
}
