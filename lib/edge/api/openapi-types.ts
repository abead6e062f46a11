/** The parts of JSON Schema (draft 2020-12) that our fields come out as. */
export interface JsonSchema {
  $ref?: string;
  type?: string | string[] | undefined;
  format?: string;
  title?: string;
  description?: string;
  enum?: readonly unknown[];
  const?: unknown;
  default?: unknown;
  examples?: readonly unknown[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
  additionalProperties?: boolean | JsonSchema;
  propertyNames?: JsonSchema;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  minItems?: number;
  maxItems?: number;
  pattern?: string;
}

export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required: boolean;
  description?: string;
  schema: JsonSchema;
  example?: unknown;
}

export interface Example {
  summary?: string;
  value: unknown;
}

export interface MediaType {
  schema: JsonSchema;
  example?: unknown;
  examples?: Record<string, Example>;
}

export interface HeaderRef {
  $ref: string;
}

export interface ResponseObject {
  description: string;
  headers?: Record<string, HeaderRef>;
  content?: Record<string, MediaType>;
}

/** A refusal several calls share. */
export interface ResponseRef {
  $ref: string;
}

export interface ApiCall {
  operationId: string;
  tags: string[];
  summary: string;
  description: string;
  security: Record<string, string[]>[];
  parameters?: Parameter[];
  requestBody?: { required: true; content: Record<string, MediaType> };
  responses: Record<string, ResponseObject | ResponseRef>;
  'x-permission'?: string;
}

export interface OpenApiDocument {
  openapi: string;
  info: {
    title: string;
    version: string;
    description: string;
    contact: { name: string; email: string; url: string };
  };
  externalDocs: { url: string };
  servers: { url: string }[];
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, ApiCall>>;
  components: {
    securitySchemes: Record<string, Record<string, string>>;
    headers: Record<string, { description: string; schema: JsonSchema; example: unknown }>;
    responses: Record<string, ResponseObject>;
    schemas: Record<string, JsonSchema>;
  };
}

/** The success response of a call: the first of its responses. */
export function getSuccessResponse({ responses }: ApiCall): { status: string; response: ResponseObject } {
  for (const [status, response] of Object.entries(responses)) {
    if (!('$ref' in response)) return { status, response };
  }
  throw new Error('A call without a success.');
}

/** What a call answers with a status, wherever the document has it, and the JSON pointer to it; null for none. */
export function responseAt(
  { paths, components }: OpenApiDocument,
  { path, method, status }: { path: string; method: string; status: number },
): { response: ResponseObject; pointer: string } | null {
  const response = paths[path]?.[method.toLowerCase()]?.responses[String(status)];
  if (!response) return null;
  if (!('$ref' in response)) {
    const escaped = path.replaceAll('~', '~0').replaceAll('/', '~1');
    return { response, pointer: `/paths/${escaped}/${method.toLowerCase()}/responses/${status}` };
  }
  const pointer = response.$ref.slice(1);
  const shared = components.responses[pointer.replace(/^.*\//, '')];
  return shared ? { response: shared, pointer } : null;
}
