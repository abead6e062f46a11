import Stripe from 'stripe';

const { webhooks } = new Stripe('sk_test_unused');

export interface SignedEvent {
  body: string;
  headers: { 'content-type': string; 'stripe-signature': string };
}

/** An event as Stripe posts it. With more secrets it carries a signature of each, as while a secret is rolled. */
export function signEvent(
  event: object,
  secret: string,
  { timestamp, secrets = [] }: { timestamp: number; secrets?: string[] | undefined },
): SignedEvent {
  const body = JSON.stringify(event, null, 2);
  const signatures = [secret, ...secrets].map((each) => {
    const header = webhooks.generateTestHeaderString({ payload: body, secret: each, timestamp });
    return header.split(',').filter((part) => part.startsWith('v1='));
  });
  return {
    body,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'stripe-signature': [`t=${timestamp}`, ...signatures.flat()].join(','),
    },
  };
}
