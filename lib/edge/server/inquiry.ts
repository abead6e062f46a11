import 'server-only';
import { headers } from 'next/headers';
import type { Context } from '@/lib/context';
import { env } from '@/lib/env';
import { clientAddress } from '@/lib/identity/throttle/client-address';
import { receiveInquiry } from '@/lib/site/inquiries/mutations';
import type { Inquiry } from '@/lib/site/inquiries/schema';

/** Takes an inquiry in from the request under way. */
export async function receive(ctx: Context, inquiry: Inquiry): Promise<{ reference: string }> {
  const { AUTH_SECRET, SMTP_URL } = env();
  return receiveInquiry(ctx, inquiry, {
    secret: AUTH_SECRET,
    address: clientAddress(await headers()),
    sendsMail: SMTP_URL !== undefined,
  });
}
