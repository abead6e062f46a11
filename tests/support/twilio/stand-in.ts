import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { countSegments } from '@/lib/providers/sms/segments';
import { twilioSignature } from '@/lib/providers/sms/signature';

/** What is to go wrong with the next request: nothing is taken, or it is and the answer does not arrive. */
export type TwilioFault =
  | { kind: 'refuse'; code: number; status?: number; retryAfter?: string }
  | { kind: 'server_error'; taken: boolean }
  | { kind: 'hang'; taken: boolean }
  | { kind: 'reset'; taken: boolean }
  | { kind: 'malformed'; taken: boolean }
  | { kind: 'endless'; taken: boolean };

interface Planned {
  fault: TwilioFault;
  method: 'GET' | 'POST';
  times: number;
}

export interface StandInMessage {
  sid: string;
  to: string;
  from: string;
  body: string;
  statusCallback: string | null;
  createdAt: Date;
}

export interface TwilioStandIn {
  url: string;
  /** What was taken, oldest first: what telephones got. */
  messages: StandInMessage[];
  /** Requests that came, whatever became of them. */
  requests: { method: string; path: string }[];
  fail(fault: TwilioFault, options?: { method?: 'GET' | 'POST'; times?: number }): void;
  /** Forgets the faults that have not come up yet. */
  recover(): void;
  /** What Twilio posts when it knows more of a text: to the address the text was sent with. */
  status(message: StandInMessage, status: string, errorCode?: number): Request;
  /** What Twilio posts when somebody writes to our number. A bare keyword is followed by Twilio itself. */
  inbound(url: string, text: { from: string; body: string; sid?: string; optOutType?: string }): Request;
  close(): Promise<void>;
}

const BLOCKING = new Set(['STOP', 'STOPALL', 'UNSUBSCRIBE', 'CANCEL', 'END', 'QUIT']);
const LIFTING = new Set(['START', 'YES', 'UNSTOP']);

export const TWILIO_ACCOUNT = `AC${'a'.repeat(32)}`;
export const TWILIO_TOKEN = 'the token of the tests, long enough';
export const TWILIO_NUMBER = '+15125550100';

/** As much of Twilio as we use, on this machine: its Messages API, and the requests it makes to us, signed. */
export async function createTwilioStandIn({
  now = () => new Date(),
}: {
  now?: () => Date;
} = {}): Promise<TwilioStandIn> {
  const messages: StandInMessage[] = [];
  const requests: TwilioStandIn['requests'] = [];
  const planned: Planned[] = [];
  const blocked = new Set<string>();

  function take(form: URLSearchParams): StandInMessage {
    const message = {
      sid: `SM${randomBytes(16).toString('hex')}`,
      to: form.get('To') ?? '',
      from: form.get('From') ?? TWILIO_NUMBER,
      body: form.get('Body') ?? '',
      statusCallback: form.get('StatusCallback'),
      createdAt: now(),
    };
    messages.push(message);
    return message;
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const method = request.method === 'GET' ? 'GET' : 'POST';
    const url = new URL(request.url ?? '/', 'http://twilio.test');
    requests.push({ method, path: url.pathname + url.search });
    const form = new URLSearchParams(await readBody(request));
    const problem = findProblem(request, url, form, method);
    if (problem) return refuse(response, problem.code, problem.status);
    const plan = planned.find((one) => one.method === method && one.times > 0);
    if (plan) {
      plan.times -= 1;
      return failing(plan.fault, response, () => method === 'POST' && take(form));
    }
    if (method === 'GET') return list(response, url.searchParams);
    if (blocked.has(form.get('To') ?? '')) return refuse(response, 21610);
    say(response, 201, resource(take(form)));
  }

  function list(response: ServerResponse, query: URLSearchParams): void {
    const found = messages
      .filter(({ to }) => !query.has('To') || to === query.get('To'))
      .toReversed()
      .slice(0, Number(query.get('PageSize') ?? 50));
    say(response, 200, { messages: found.map(resource), page: 0, next_page_uri: null });
  }

  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;

  return {
    url: `http://127.0.0.1:${port}`,
    messages,
    requests,
    fail: (fault, { method = 'POST', times = 1 } = {}) => planned.push({ fault, method, times }),
    recover: () => void planned.splice(0),
    status: (message, status, errorCode) =>
      signedPost(message.statusCallback ?? '', {
        MessageSid: message.sid,
        SmsSid: message.sid,
        MessageStatus: status,
        SmsStatus: status,
        To: message.to,
        From: message.from,
        AccountSid: TWILIO_ACCOUNT,
        ApiVersion: '2010-04-01',
        ...(errorCode === undefined ? {} : { ErrorCode: String(errorCode) }),
      }),
    inbound(url, { from, body, sid = `SM${randomBytes(16).toString('hex')}`, optOutType }) {
      const word = body.trim().toUpperCase();
      if (BLOCKING.has(word)) blocked.add(from);
      if (LIFTING.has(word)) blocked.delete(from);
      return signedPost(url, {
        MessageSid: sid,
        SmsMessageSid: sid,
        From: from,
        To: TWILIO_NUMBER,
        Body: body,
        NumMedia: '0',
        NumSegments: '1',
        AccountSid: TWILIO_ACCOUNT,
        ApiVersion: '2010-04-01',
        ...(optOutType ? { OptOutType: optOutType } : {}),
      });
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** A form as Twilio posts it; `token` other than ours for one that Twilio did not send. */
export function signedPost(url: string, fields: Record<string, string>, token = TWILIO_TOKEN): Request {
  const body = new URLSearchParams(fields);
  return new Request(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-www-form-urlencoded; charset=UTF-8',
      'x-twilio-signature': twilioSignature(token, url, body),
    },
    body: body.toString(),
  });
}

function findProblem(request: IncomingMessage, url: URL, form: URLSearchParams, method: 'GET' | 'POST') {
  const basic = `Basic ${Buffer.from(`${TWILIO_ACCOUNT}:${TWILIO_TOKEN}`).toString('base64')}`;
  if (request.headers.authorization !== basic) return { code: 20003, status: 401 };
  if (url.pathname !== `/2010-04-01/Accounts/${TWILIO_ACCOUNT}/Messages.json`)
    return { code: 20404, status: 404 };
  if (method === 'GET') return null;
  if (!form.get('Body')) return { code: 21602, status: 400 };
  if ((form.get('Body') ?? '').length > 1_600) return { code: 21617, status: 400 };
  if (!form.get('From') && !form.get('MessagingServiceSid')) return { code: 21603, status: 400 };
  if (!/^\+[1-9]\d{6,14}$/.test(form.get('To') ?? '')) return { code: 21211, status: 400 };
  return null;
}

function failing(fault: TwilioFault, response: ServerResponse, take: () => unknown): void {
  if (fault.kind !== 'refuse' && fault.taken) take();
  switch (fault.kind) {
    case 'refuse':
      refuse(response, fault.code, fault.status, fault.retryAfter);
      break;
    case 'server_error':
      refuse(response, 20500, 500);
      break;
    case 'reset':
      response.socket?.resetAndDestroy();
      break;
    case 'malformed':
      response.writeHead(201).end('<html>busy');
      break;
    case 'endless':
      response.writeHead(201).end('x'.repeat(2 * 1_024 * 1_024));
      break;
    case 'hang':
      // Cut off when the server closes.
      break;
  }
}

function refuse(response: ServerResponse, code: number, status = 400, retryAfter?: string): void {
  const said = { code, message: `The number +15125550142 … (${code})`, status };
  say(response, status, said, retryAfter === undefined ? {} : { 'retry-after': retryAfter });
}

function say(
  response: ServerResponse,
  status: number,
  body: object,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
}

function resource(message: StandInMessage) {
  return {
    sid: message.sid,
    account_sid: TWILIO_ACCOUNT,
    to: message.to,
    from: message.from,
    body: message.body,
    direction: 'outbound-api',
    status: 'queued',
    num_segments: String(countSegments(message.body)),
    date_created: message.createdAt.toUTCString().replace('GMT', '+0000'),
    date_sent: null,
    error_code: null,
    error_message: null,
  };
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}
