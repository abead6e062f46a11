import { describe, expect, test } from 'vitest';
import { toCurl } from './curl';
import type { ApiCall } from './openapi-types';

const base = 'https://lintel.test/api/v1';
const call = (given: Partial<ApiCall>): ApiCall => ({
  operationId: 'x',
  tags: [],
  summary: '',
  description: '',
  security: [],
  responses: { 204: { description: 'Done' } },
  ...given,
});

describe('an example request', () => {
  test('fills the path and adds what the query shows', () => {
    const made = toCurl({
      base,
      method: 'GET',
      path: '/permits/{id}/events',
      call: call({
        security: [{ bearer: [] }],
        parameters: [
          { name: 'id', in: 'path', required: true, schema: {}, example: 7 },
          { name: 'status', in: 'query', required: false, schema: {}, example: 'issued,on_hold' },
          { name: 'after', in: 'query', required: false, schema: {} },
        ],
      }),
    });
    expect(made).toBe(
      `curl '${base}/permits/7/events?status=issued%2Con_hold' \\\n  -H "Authorization: Bearer $ACCESS_TOKEN"`,
    );
  });

  test('sends a body as JSON that a shell leaves alone', () => {
    const made = toCurl({
      base,
      method: 'POST',
      path: '/auth/login',
      call: call({
        requestBody: {
          required: true,
          content: { 'application/json': { schema: {}, example: { name: "O'Neil" } } },
        },
      }),
    });
    expect(made).toContain("curl -X POST 'https://lintel.test/api/v1/auth/login'");
    expect(made).toContain(`"name": "O'\\''Neil"`);
    expect(made).not.toContain('Authorization');
  });

  test('sends a file as it is, and saves one', () => {
    const made = toCurl({
      base,
      method: 'PUT',
      path: '/checks/{id}/files',
      call: call({ requestBody: { required: true, content: { 'application/pdf': { schema: {} } } } }),
    });
    expect(made).toContain("-H 'Content-Type: application/pdf' \\\n  --data-binary '@plan.pdf'");
    expect(made).not.toContain('-o');
    const saved = call({
      responses: { 200: { description: 'OK', content: { 'application/pdf': { schema: {} } } } },
    });
    expect(toCurl({ base, method: 'GET', path: '/x', call: saved })).toContain("-o 'report.pdf'");
  });
});
