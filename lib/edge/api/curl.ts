import { type ApiCall, getSuccessResponse } from './openapi-types';

/** How the examples call the access token. */
const TOKEN = '$ACCESS_TOKEN';

function quoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}

export interface CurlInput {
  /** With the API's base: `https://…/api/v1`. */
  base: string;
  method: string;
  /** As the document has it: `/permits/{id}`. */
  path: string;
  call: ApiCall;
}

/** A call as somebody would try it in a shell, with the document's own examples. */
export function toCurl({ base, method, path, call }: CurlInput): string {
  const parameters = call.parameters ?? [];
  const filled = path.replace(/\{([^}]+)\}/g, (_, name: string) =>
    encodeURIComponent(String(parameters.find((one) => one.in === 'path' && one.name === name)?.example)),
  );
  const query = new URLSearchParams(
    parameters
      .filter((one) => one.in === 'query' && one.example !== undefined)
      .map(({ name, example }) => [name, String(example)]),
  ).toString();
  const lines = [
    `curl ${method === 'GET' ? '' : `-X ${method} `}${quoted(`${base}${filled}${query && `?${query}`}`)}`,
  ];
  if (call.security.length > 0) lines.push(`-H "Authorization: Bearer ${TOKEN}"`);
  const body = call.requestBody?.content['application/json']?.example;
  if (body !== undefined) {
    lines.push("-H 'Content-Type: application/json'");
    lines.push(`-d ${quoted(JSON.stringify(body, null, 2))}`);
  }
  const [type] = body === undefined ? Object.keys(call.requestBody?.content ?? {}) : [];
  if (type !== undefined) {
    lines.push(`-H 'Content-Type: ${type}'`);
    lines.push("--data-binary '@plan.pdf'");
  }
  const answered = Object.keys(getSuccessResponse(call).response.content ?? {});
  if (answered.length > 0 && !answered.includes('application/json')) lines.push("-o 'report.pdf'");
  return lines.join(' \\\n  ');
}
