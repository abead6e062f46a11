import { AppError } from '@/lib/errors';
import { type PaymentProvider, PaymentRefused } from '../provider';
import { advance } from './advance';
import { type Books, done, type Outcome, once, runningOf } from './books';
import { attempt, findInvoice } from './invoices';
import { type Seconds, toSeconds } from './months';
import { buyChecks, dropInvoice, giveCredit } from './packs';
import { snapshotOf } from './snapshot';
import { changeBooks, type DemoContext, ensureBooks } from './store';
import { changePlanLater, changePlanNow, preview, setCard, setEnd, subscribe } from './subscription';

type Change = (books: Books, now: Seconds) => Outcome;

/** Keeps the books a payment provider would keep, by the context's clock; no money moves. */
export function demoPayments(ctx: DemoContext): PaymentProvider {
  /** What is due has happened before anything is asked, and what becomes due by the answer right after it. */
  async function ask(customerId: string, change: Change): Promise<Outcome> {
    const now = toSeconds(ctx.now);
    const outcome = await changeBooks(ctx, customerId, (books) => {
      const answered = change(advance(books, now), now);
      return { ...answered, books: advance(answered.books, now) };
    });
    if (outcome.refused) throw new PaymentRefused(outcome.refused);
    return outcome;
  }

  return {
    name: 'demo',
    ensureCustomer: ({ companyId }) => ensureBooks(ctx, companyId),
    async setCard({ customerId, paymentMethodId }) {
      await ask(customerId, (books, now) => setCard(books, now, paymentMethodId));
    },
    async ensureSubscription({ customerId, ...wish }) {
      await ask(customerId, (books, now) => subscribe(books, now, wish));
    },
    async previewPlan({ customerId, tier }) {
      const { books } = await ask(customerId, (books) => done(books));
      const found = preview(books, toSeconds(ctx.now), tier);
      if (!found) throw noneRuns();
      return found;
    },
    async changePlan({ customerId, tier, when, key }) {
      await ask(customerId, (books, now) =>
        once(books, `plan:${key}`, (held) => {
          requireOpenPlan(held);
          return when === 'now' ? changePlanNow(held, now, tier) : changePlanLater(held, now, tier);
        }),
      );
    },
    async setEnd({ customerId, at }) {
      await ask(customerId, (books) => {
        if (at === null && !runningOf(books)) throw noneRuns();
        return setEnd(books, at && toSeconds(at));
      });
    },
    async buyChecks({ customerId, pack, key }) {
      const { invoiceId } = await ask(customerId, (books, now) =>
        once(books, `checks:${key}`, (held) => {
          requireCard(held);
          return buyChecks(held, now, pack);
        }),
      );
      if (invoiceId === null) throw new AppError('internal', { detail: 'a pack without an invoice' });
      return { invoiceId };
    },
    async payInvoice({ customerId, invoiceId, key }) {
      await ask(customerId, (books, now) =>
        once(books, `pay:${key}`, (held) => {
          requirePayable(held, invoiceId);
          return attempt(held, now, invoiceId, true);
        }),
      );
    },
    async dropInvoice({ customerId, invoiceId }) {
      await ask(customerId, (books) => dropInvoice(books, invoiceId));
    },
    async giveCredit({ customerId, cents, key }) {
      await ask(customerId, (books) => once(books, `credit:${key}`, (held) => giveCredit(held, cents)));
    },
    // There is no bank to ask: what waits for one is paid by paying once more.
    findAction: async () => null,
    portalUrl: async () => null,
    async snapshot(customerId) {
      return snapshotOf((await ask(customerId, (books) => done(books))).books);
    },
  };
}

const noneRuns = () => new AppError('not_found', { detail: 'no subscription runs' });

function requireOpenPlan(books: Books): void {
  const running = runningOf(books);
  if (!running) throw noneRuns();
  if (running.state === 'unpaid' || running.state === 'incomplete')
    throw new AppError('conflict', { detail: `a plan is not changed while ${running.state}` });
}

function requireCard(books: Books): void {
  if (!books.card) throw new AppError('card_missing');
}

function requirePayable(books: Books, invoiceId: string): void {
  const invoice = findInvoice(books, invoiceId);
  if (!invoice) throw new AppError('not_found', { detail: `no invoice ${invoiceId}` });
  if (invoice.state === 'void') throw new AppError('conflict', { detail: `${invoiceId} is void` });
  if (invoice.state === 'open') requireCard(books);
}
