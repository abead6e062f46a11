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
}

/** The configured text transport; null where none is, and texts stay in the outbox. */
export function textsBy(settings: SmsSettings): SmsTransport | null {
  const { TWILIO_ACCOUNT_SID: accountSid, TWILIO_AUTH_TOKEN: authToken, TWILIO_FROM: from } = settings;
  const messagingServiceSid = settings.TWILIO_MESSAGING_SERVICE_SID;
  const sender = from ? { from } : messagingServiceSid ? { messagingServiceSid } : null;
  if (!accountSid || !authToken || !sender) return null;
  return twilioTransport({
    accountSid,
    authToken,
    sender,
    statusCallback: new URL(STATUS_PATH, settings.SITE_URL).href,
    apiUrl: settings.TWILIO_API_URL,
  });
}
