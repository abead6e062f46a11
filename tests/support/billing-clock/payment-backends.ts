import type { Database } from '@/db/client';
import { createLogger } from '@/lib/log';
import { demoMethodId } from '@/lib/providers/billing/demo/cards';
import { demoPayments } from '@/lib/providers/billing/demo/payments';
import type { PaymentProvider } from '@/lib/providers/billing/provider';
import { syncCatalog } from '@/lib/providers/billing/stripe/catalog';
import { createStripe } from '@/lib/providers/billing/stripe/client';
import { stripePayments } from '@/lib/providers/billing/stripe/provider';
import { recordBillingEvent } from '@/lib/sales/subscriptions/events';
import { jobContext } from '../factories';
import { createStripeStandIn } from '../stripe';

/** Who takes the money, with a clock of the test's. */
export interface PaymentBackend {
  payments(now: Date): PaymentProvider;
  /** A card of somebody's own. */
  card(how: 'pays' | 'refuses', whose: string): string;
  /** Time goes on there, and what happens by it is told. */
  passTo(now: Date): Promise<void>;
  close(): Promise<void>;
}

export function openDemo(db: Database): Promise<PaymentBackend> {
  const numbers = { pays: '4242 4242 4242 4242', refuses: '4000 0000 0000 0341' };
  return Promise.resolve({
    payments: (now) => demoPayments({ db, now }),
    card: (how, whose) => demoMethodId(numbers[how], whose),
    // Its books know by themselves what is due by when they are asked.
    passTo: async () => {},
    close: async () => {},
  });
}

export async function openStripe(db: Database, begin: Date): Promise<PaymentBackend> {
  const standIn = await createStripeStandIn({ now: begin, settings: { retryDays: [3, 8, 15] } });
  const { control, close } = standIn;
  const settings = { secretKey: standIn.secretKey, apiUrl: standIn.url };
  await syncCatalog(createStripe(settings));
  const payments = stripePayments({ ...settings, tax: false, log: createLogger('silent') });
  const kinds = { pays: 'visa', refuses: 'declined_later' } as const;
  return {
    payments: () => payments,
    card: (how, whose) => control.card(kinds[how], whose),
    async passTo(now) {
      control.advanceTo(now);
      for (const { id, type, created, data } of control.takeEvents())
        await recordBillingEvent(jobContext(db, now), {
          id,
          type,
          customerId: getEventCustomer(data.object),
          occurredAt: new Date(created * 1_000),
          payload: '{}',
        });
    },
    async close() {
      const refused = control.violations();
      await close();
      if (refused.length > 0) throw new Error(`Stripe's description does not allow: ${refused.join('; ')}`);
    },
  };
}

function getEventCustomer(told: object): string | null {
  if (!('customer' in told)) return null;
  return typeof told.customer === 'string' ? told.customer : null;
}
