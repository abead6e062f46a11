import { readBounded } from '@/lib/platform/streams/read-bounded';
import { CarrierUnavailable } from './errors';
import { countSegments } from './segments';
import { findMatchingTexts, parseAcceptedText, toCarrierError } from './twilio-answers';
import type { OutgoingText, SmsTransport } from './types';

export interface TwilioConfig {
  accountSid: string;
  authToken: string;
  /** The number texts come from, or the messaging service that picks one. */
  sender: { from: string } | { messagingServiceSid: string };
  /** The URL for delivery reports; our message id is appended. */
  statusCallback: string;
  apiUrl?: string | undefined;
  timeoutMs?: number;
}

const API_URL = 'https://api.twilio.com';
const API_VERSION = '2010-04-01';
const MAX_BYTES = 512 * 1_024;
/** How many of the newest texts to a number are listed: more than it gets during the retries of one text. */
const LISTED = 50;
/** Clock tolerance: Twilio uses whole seconds of its own clock. */
const CLOCK_SLACK_MS = 120_000;

/**
 * Sends texts by Twilio's REST API. It has no idempotency keys: a request whose answer was lost may have sent
 * the text, so `find` looks for it before a retry (`sendText`). Delivery reports carry our id and usually
 * arrive sooner.
 */
export function twilioTransport(config: TwilioConfig): SmsTransport {
  const url = new URL(
    `/${API_VERSION}/Accounts/${encodeURIComponent(config.accountSid)}/Messages.json`,
    config.apiUrl ?? API_URL,
  );
  const authorization = `Basic ${Buffer.from(`${config.accountSid}:${config.authToken}`).toString('base64')}`;
  const ask = async (target: URL, to: string, form?: URLSearchParams): Promise<string> => {
    const { status, body, retryAfter } = await answerTo(
      target,
      authorization,
      config.timeoutMs ?? 15_000,
      form,
    );
    if (status < 200 || status > 299) throw toCarrierError(status, body, retryAfter, to);
    return body;
  };
  return {
    async send(text) {
      const taken = parseAcceptedText(await ask(url, text.to, buildForm(config, text)));
      return { ...taken, segments: taken.segments ?? countSegments(text.body) };
    },
    async find(text, since) {
      const query = new URLSearchParams({ To: text.to, PageSize: String(LISTED) });
      const body = await ask(new URL(`?${query}`, url), text.to);
      return findMatchingTexts(body, text, new Date(since.getTime() - CLOCK_SLACK_MS));
    },
  };
}

function buildForm(
  { sender, statusCallback }: TwilioConfig,
  { id, to, body }: OutgoingText,
): URLSearchParams {
  const callback = new URL(statusCallback);
  callback.searchParams.set('message', id);
  const form = new URLSearchParams({ To: to, Body: body, StatusCallback: callback.href });
  if ('from' in sender) form.set('From', sender.from);
  else form.set('MessagingServiceSid', sender.messagingServiceSid);
  return form;
}

/** One request with limits on time and size. Without a complete answer the outcome is unknown. */
async function answerTo(url: URL, authorization: string, timeoutMs: number, form?: URLSearchParams) {
  try {
    const response = await fetch(url, {
      method: form ? 'POST' : 'GET',
      headers: { authorization, accept: 'application/json' },
      ...(form ? { body: form } : {}),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    const body = response.body ? await readBounded(response.body, MAX_BYTES) : Buffer.alloc(0);
    if (!body) throw new Error('the answer is too large');
    return {
      status: response.status,
      body: body.toString('utf8'),
      retryAfter: response.headers.get('retry-after'),
    };
  } catch (error) {
    const why =
      error instanceof Error ? (error.cause instanceof Error ? error.cause : error).message : 'unknown';
    throw new CarrierUnavailable(`no answer from Twilio: ${why.slice(0, 200)}`, {
      maybeTaken: true,
      cause: error,
    });
  }
}
