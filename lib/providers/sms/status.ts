import { z } from 'zod';
import type { Delivery } from '@/lib/company/notifications/types';
import { ownEntry } from '@/lib/own-entry';
import { OPTED_OUT } from './twilio-answers';

/** As much of what Twilio tells of a text as we look at. */
export const statusSchema = z.object({
  MessageSid: z.string().regex(/^(SM|MM)[0-9a-fA-F]{32}$/),
  MessageStatus: z.string().max(40),
  ErrorCode: z.coerce.number().int().min(0).max(999_999).optional().catch(undefined),
  To: z.string().max(40).optional(),
});
export type TwilioStatus = z.infer<typeof statusSchema>;

/** Final delivery states; all others (queued, sending, sent) are intermediate. */
const FINAL: Readonly<Record<string, Delivery>> = {
  delivered: 'delivered',
  read: 'delivered',
  undelivered: 'undelivered',
  failed: 'undelivered',
};

export function toDelivery({ MessageStatus: status }: TwilioStatus): Delivery | null {
  return ownEntry(FINAL, status) ?? null;
}

const REASONS: Readonly<Record<number, string>> = {
  21211: 'the number does not exist',
  21610: 'its owner has told the carrier to stop',
  21614: 'the number cannot get texts',
  30001: 'too many texts were waiting',
  30002: 'our account with the carrier is suspended',
  30003: 'the telephone is switched off or out of reach',
  30004: 'the number, or its carrier, blocks texts from us',
  30005: 'the number is not in use',
  30006: 'a landline, or a carrier that takes no texts',
  30007: 'the carrier took it for unwanted and held it back',
  30008: 'the carrier gives no reason',
  30034: 'our number is not registered for business texts (10DLC)',
};

/** The failure reason for the operator, with Twilio's error code. */
export function getDeliveryDetail({ ErrorCode: code, MessageStatus: status }: TwilioStatus): string | null {
  if (code === undefined || code === 0)
    return ownEntry(FINAL, status) === 'undelivered' ? 'no reason given' : null;
  return `${code}: ${REASONS[code] ?? 'see the carrier’s list of errors'}`;
}

/** The recipient opted out at the carrier, which is reported only by this failure. */
export function isOptedOut({ ErrorCode: code }: TwilioStatus): boolean {
  return code === OPTED_OUT;
}
