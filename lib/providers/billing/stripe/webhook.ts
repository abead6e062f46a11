import Stripe from 'stripe';
import { z } from 'zod';
import { AppError } from '@/lib/errors';
import type { BillingEvent } from '../types';
import { fromUnixSeconds, getReferenceId } from './access';

/** Maximum age of a signed request, against replays. */
const TOLERANCE_SECONDS = 300;

const reference = z.union([z.string().max(255), z.looseObject({ id: z.string().max(255) })]).nullish();

/** The validated part of an event; the rest is stored unchanged. */
const schema = z.looseObject({
  id: z.string().min(1).max(255),
  type: z.string().min(1).max(255),
  created: z.int().min(0).max(32_503_680_000),
  data: z.looseObject({
    object: z.looseObject({ id: z.string().nullish(), object: z.string().nullish(), customer: reference }),
    previous_attributes: z.looseObject({ customer: reference }).nullish(),
  }),
});

/**
 * Verifies the signature of the raw body and parses the event. Throws `invalid_input` for a missing, wrong or
 * expired signature, and for what is no event.
 */
export async function readEvent(input: {
  body: Uint8Array;
  signature: string | null;
  secret: string;
  now: Date;
}): Promise<BillingEvent> {
  const payload = new TextDecoder().decode(input.body);
  const read = schema.safeParse(await verified(payload, input));
  if (!read.success) throw new AppError('invalid_input', { detail: `no event: ${read.error.message}` });
  const { id, type, created, data } = read.data;
  const { object, previous_attributes: before } = data;
  const customerId =
    object.object === 'customer'
      ? object.id
      : (getReferenceId(object.customer) ?? getReferenceId(before?.customer));
  return { id, type, customerId: customerId ?? null, occurredAt: fromUnixSeconds(created), payload };
}

async function verified(
  payload: string,
  { signature, secret, now }: { signature: string | null; secret: string; now: Date },
): Promise<unknown> {
  try {
    return await Stripe.webhooks.constructEventAsync(
      payload,
      signature ?? '',
      secret,
      TOLERANCE_SECONDS,
      undefined,
      now.getTime(),
    );
  } catch (error) {
    // The error message repeats the whole body; its first line is the reason.
    const [detail = ''] = error instanceof Error ? error.message.split('\n') : [];
    throw new AppError('invalid_input', { detail: detail.slice(0, 200) });
  }
}
