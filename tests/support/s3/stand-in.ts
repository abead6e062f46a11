import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export const S3_BUCKET = 'lintel-files';
export const S3_KEYS = { id: 'AKIATESTTESTTEST', secret: 'the secret of the tests, long enough' };

export interface S3Object {
  bytes: Buffer;
  contentType: string;
}

/** What is to go wrong with the next requests: an answer with an error, a cut line, or half of an object. */
export type S3Fault = { kind: 'error'; status: number } | { kind: 'reset' } | { kind: 'half' };

export interface S3StandIn {
  url: string;
  objects: Map<string, S3Object>;
  /** Requests that came, whatever became of them. */
  requests: { method: string; path: string; headers: IncomingMessage['headers'] }[];
  fail(fault: S3Fault, options?: { method?: string; times?: number }): void;
  close(): Promise<void>;
}

/** Keys that a list answers at once: few, so that lists have several parts. */
const PART = 2;

/** As much of S3 as we use, on this machine: objects of one bucket, which is named in the path. */
export async function createS3StandIn(): Promise<S3StandIn> {
  const objects: S3StandIn['objects'] = new Map();
  const requests: S3StandIn['requests'] = [];
  const planned: { fault: S3Fault; method: string | undefined; times: number }[] = [];

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const method = request.method ?? 'GET';
    const url = new URL(request.url ?? '/', 'http://s3.test');
    requests.push({ method, path: url.pathname + url.search, headers: request.headers });
    if (!isSigned(request)) return refuse(response, method, 403, 'AccessDenied');
    const [, bucket, ...rest] = decodeURIComponent(url.pathname).split('/');
    if (bucket !== S3_BUCKET) return refuse(response, method, 404, 'NoSuchBucket');
    const plan = planned.find((one) => one.times > 0 && (one.method ?? method) === method);
    if (plan) plan.times -= 1;
    if (plan?.fault.kind === 'reset') return void request.socket.resetAndDestroy();
    if (plan?.fault.kind === 'error') return refuse(response, method, plan.fault.status, 'SlowDown');
    const key = rest.join('/');
    if (key === '') return list(response, url.searchParams);
    if (method === 'PUT') return take(request, response, key);
    if (method === 'DELETE') {
      objects.delete(key);
      return void response.writeHead(204).end();
    }
    const object = objects.get(key);
    if (!object) return refuse(response, method, 404, 'NoSuchKey');
    response.writeHead(200, {
      'content-length': object.bytes.length,
      'content-type': object.contentType,
      etag: toEtag(object.bytes),
      'last-modified': new Date().toUTCString(),
    });
    if (method === 'HEAD') return void response.end();
    if (plan?.fault.kind === 'half') {
      response.write(object.bytes.subarray(0, object.bytes.length / 2));
      return void setTimeout(() => response.destroy(), 20);
    }
    response.end(object.bytes);
  }

  async function take(request: IncomingMessage, response: ServerResponse, key: string): Promise<void> {
    if (request.headers['content-length'] === undefined)
      return refuse(response, 'PUT', 411, 'MissingContentLength');
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const bytes = Buffer.concat(chunks);
    objects.set(key, { bytes, contentType: request.headers['content-type'] ?? '' });
    response.writeHead(200, { etag: toEtag(bytes) }).end();
  }

  function list(response: ServerResponse, query: URLSearchParams): void {
    const from = query.get('continuation-token') ?? '';
    const keys = [...objects.keys()].sort().filter((key) => key > from);
    const part = keys.slice(0, PART);
    const more = keys.length > PART;
    const contents = part.map((key) => `<Contents><Key>${key}</Key><Size>1</Size></Contents>`).join('');
    const next = more ? `<NextContinuationToken>${part.at(-1)}</NextContinuationToken>` : '';
    response
      .writeHead(200, { 'content-type': 'application/xml' })
      .end(
        `<?xml version="1.0" encoding="UTF-8"?><ListBucketResult><Name>${S3_BUCKET}</Name><IsTruncated>${more}</IsTruncated>${next}${contents}</ListBucketResult>`,
      );
  }

  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    objects,
    requests,
    fail: (fault, { method, times = 1 } = {}) => void planned.push({ fault, method, times }),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Signed by our key, in the form AWS asks for; whether the sum is right is between the client and AWS. */
function isSigned({ headers }: IncomingMessage): boolean {
  const form = new RegExp(
    `^AWS4-HMAC-SHA256 Credential=${S3_KEYS.id}/\\d{8}/[a-z0-9-]+/s3/aws4_request, SignedHeaders=[a-z0-9;-]+, Signature=[0-9a-f]{64}$`,
  );
  return form.test(headers.authorization ?? '') && headers['x-amz-content-sha256'] !== undefined;
}

function refuse(response: ServerResponse, method: string, status: number, code: string): void {
  const body = `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`;
  response.writeHead(status, { 'content-type': 'application/xml' });
  response.end(method === 'HEAD' ? undefined : body);
}

function toEtag(bytes: Buffer): string {
  return `"${createHash('md5').update(bytes).digest('hex')}"`;
}
