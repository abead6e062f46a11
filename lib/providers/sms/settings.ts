import { Pace, type PaceLimits } from '@/lib/providers/outbox/pace';
import { twilioTransport } from './twilio';
import type { SmsTransport } from './types';

export const INBOUND_PATH = '/api/webhooks/twilio/inbound';
export const STATUS_PATH = '/api/webhooks/twilio/status';

export interface SmsSettings {
  SITE_URL: string;
  TWILIO_ACCOUNT_SID?: string | undefined;
  TWILIO_AUTH_TOKEN?: string | undefined;
  TWILIO_FROM?: string | undefined;
  TWILIO_MESSAGING_SERVICE_SID?: string | undefined;
  TWILIO_API_URL?: string | undefined;
  TEXTS_PER_SECOND?: number | undefined;
}

/** The configured text transport; null where none is, and texts stay in the outbox. */
export function textsBy(settings: SmsSettings): SmsTransport | null {
  const { TWILIO_ACCOUNT_SID: accountSid, TWILIO_AUTH_TOKEN: authToken, TWILIO_FROM: from } = settings;
  const messagingServiceSid = settings.TWILIO_MESSAGING_SERVICE_SID;
  const sender = from ? { from } : messagingServiceSid ? { messagingServiceSid } : null;
  if (!accountSid || !authToken || !sender) return null;
  const transport = twilioTransport({
    accountSid,
    authToken,
    sender,
    statusCallback: new URL(STATUS_PATH, settings.SITE_URL).href,
    apiUrl: settings.TWILIO_API_URL,
  });
  return { ...transport, pace: new Pace(textLimits(from, settings.TEXTS_PER_SECOND)) };
}

const TOLL_FREE = /^\+18(00|33|44|55|66|77|88)\d{7}$/;
/** More requests at a time than this Twilio may refuse (error 20429), whatever the number takes. */
const MOST_AT_ONCE = 50;

/**
 * What Twilio sends from a number in a second, in the United States: 1 from a long code, 3 from a toll-free number, 100
 * from a short code. What is handed over faster waits at Twilio, where neither quiet hours nor a STOP reach it.
 */
export function textLimits(from: string | undefined, perSecond = usualRate(from)): PaceLimits {
  return { perSecond, atOnce: Math.min(MOST_AT_ONCE, Math.max(2, Math.ceil(perSecond))) };
}

function usualRate(from = ''): number {
  if (/^\d{5,6}$/.test(from)) return 100;
  return TOLL_FREE.test(from) ? 3 : 1;
}
