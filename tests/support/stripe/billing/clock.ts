import type Stripe from 'stripe';
import { change, emit } from '../events';
import type { World } from '../world';
import { DAY, HOUR } from './calendar';
import { renew } from './cycle';
import { finalize, voidInvoice } from './invoice-states';
import { getPeriod } from './items';
import { attempt } from './payments';
import { dropPendingUpdate } from './pending-update';
import { findSubscription, requireBook } from './standing';

/** Something that happens by itself at a moment. */
interface Due {
  at: number;
  run: () => void;
}

const RUNNING = ['trialing', 'active', 'past_due', 'unpaid'];
const WARNING = 3 * DAY;
const INCOMPLETE_FOR = 23 * HOUR;

/** Lets time pass: everything that falls due until then happens, in order, each at its moment. */
export function advance(world: World, to: number): void {
  if (to < world.now) throw new Error('the clock does not run backwards');
  for (;;) {
    const next = nextDue(world);
    if (!next || next.at > to) break;
    world.now = Math.max(world.now, next.at);
    next.run();
  }
  world.now = to;
}

function nextDue(world: World): Due | null {
  let first: Due | null = null;
  for (const due of allDue(world)) if (!first || due.at < first.at) first = due;
  return first;
}

function* allDue(world: World): Iterable<Due> {
  for (const subscription of world.subscriptions.values()) yield* ofSubscription(world, subscription);
  for (const invoice of world.invoices.values()) yield* ofInvoice(world, invoice);
}

function* ofSubscription(world: World, subscription: Stripe.Subscription): Iterable<Due> {
  const book = requireBook(world, subscription);
  if (subscription.pending_update)
    yield {
      at: subscription.pending_update.expires_at,
      run: () => dropPendingUpdate(world, subscription),
    };
  if (subscription.status === 'incomplete')
    yield { at: subscription.created + INCOMPLETE_FOR, run: () => expire(world, subscription) };
  if (!RUNNING.includes(subscription.status)) return;
  if (subscription.status === 'trialing' && !book.warned && subscription.trial_end !== null)
    yield {
      at: subscription.trial_end - WARNING,
      run: () => {
        book.warned = true;
        emit(world, 'customer.subscription.trial_will_end', subscription);
      },
    };
  yield { at: getPeriod(subscription).end, run: () => renew(world, subscription) };
}

function* ofInvoice(world: World, invoice: Stripe.Invoice): Iterable<Due> {
  if (invoice.status === 'draft' && invoice.automatically_finalizes_at !== null)
    yield {
      at: invoice.automatically_finalizes_at,
      run: () => {
        finalize(world, invoice);
        if (invoice.status === 'open') attempt(world, invoice, { offSession: true, automatic: true });
      },
    };
  if (invoice.status === 'open' && invoice.next_payment_attempt !== null)
    yield {
      at: invoice.next_payment_attempt,
      run: () => {
        invoice.next_payment_attempt = null;
        attempt(world, invoice, { offSession: true, automatic: true });
      },
    };
}

function expire(world: World, subscription: Stripe.Subscription): void {
  change(world, subscription, 'customer.subscription.updated', () => {
    subscription.status = 'incomplete_expired';
    subscription.ended_at = world.now;
  });
  for (const invoice of world.invoices.values())
    if (findSubscription(world, invoice) === subscription && invoice.status === 'open')
      voidInvoice(world, invoice);
}
