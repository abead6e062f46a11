import { AppError } from '@/lib/errors';
import { type PaymentProvider, PaymentRefused } from '../provider';
import { type DemoAccount, getRunningSubscription, type Outcome, runOnce, toOutcome } from './account';
import { advance } from './advance';
import { attemptPayment, findInvoice } from './invoices';
import { type Seconds, toSeconds } from './months';
import { buyChecks, dropInvoice, giveCredit } from './packs';
import { toAccountSnapshot } from './snapshot';
import { type DemoContext, ensureDemoAccount, updateDemoAccount } from './store';
import { changePlanLater, changePlanNow, preview, setCard, setEnd, subscribe } from './subscription';

type Change = (account: DemoAccount, now: Seconds) => Outcome;

/** A payment provider that keeps its own state and moves no money; time is the context's clock. */
export function demoPayments(ctx: DemoContext): PaymentProvider {
  /** Applies scheduled changes before the operation, and those it makes due right after it. */
  async function runQuestion(customerId: string, change: Change): Promise<Outcome> {
    const now = toSeconds(ctx.now);
    const outcome = await updateDemoAccount(ctx, customerId, (account) => {
      const answered = change(advance(account, now), now);
      return { ...answered, account: advance(answered.account, now) };
    });
    if (outcome.refused) throw new PaymentRefused(outcome.refused);
    return outcome;
  }

  return {
    name: 'demo',
    ensureCustomer: ({ companyId }) => ensureDemoAccount(ctx, companyId),
    async setCard({ customerId, paymentMethodId }) {
      await runQuestion(customerId, (account, now) => setCard(account, now, paymentMethodId));
    },
    async ensureSubscription({ customerId, ...wish }) {
      await runQuestion(customerId, (account, now) => subscribe(account, now, wish));
    },
    async previewPlan({ customerId, tier }) {
      const { account } = await runQuestion(customerId, (account) => toOutcome(account));
      const found = preview(account, toSeconds(ctx.now), tier);
      if (!found) throw noneRuns();
      return found;
    },
    async changePlan({ customerId, tier, when, key }) {
      await runQuestion(customerId, (account, now) =>
        runOnce(account, `plan:${key}`, (amountsHeld) => {
          requireOpenPlan(amountsHeld);
          return when === 'now'
            ? changePlanNow(amountsHeld, now, tier)
            : changePlanLater(amountsHeld, now, tier);
        }),
      );
    },
    async setEnd({ customerId, at }) {
      await runQuestion(customerId, (account) => {
        if (at === null && !getRunningSubscription(account)) throw noneRuns();
        return setEnd(account, at && toSeconds(at));
      });
    },
    async buyChecks({ customerId, pack, key }) {
      const { invoiceId } = await runQuestion(customerId, (account, now) =>
        runOnce(account, `checks:${key}`, (amountsHeld) => {
          requireCard(amountsHeld);
          return buyChecks(amountsHeld, now, pack);
        }),
      );
      if (invoiceId === null) throw new AppError('internal', { detail: 'a pack without an invoice' });
      return { invoiceId };
    },
    async payInvoice({ customerId, invoiceId, key }) {
      await runQuestion(customerId, (account, now) =>
        runOnce(account, `pay:${key}`, (amountsHeld) => {
          requirePayable(amountsHeld, invoiceId);
          return attemptPayment(amountsHeld, now, invoiceId, true);
        }),
      );
    },
    async dropInvoice({ customerId, invoiceId }) {
      await runQuestion(customerId, (account) => dropInvoice(account, invoiceId));
    },
    async giveCredit({ customerId, cents, key }) {
      await runQuestion(customerId, (account) =>
        runOnce(account, `credit:${key}`, (amountsHeld) => giveCredit(amountsHeld, cents)),
      );
    },
    // There is no bank: a payment that requires authentication succeeds when attempted again.
    findAction: async () => null,
    portalUrl: async () => null,
    // Its books are a row of the company's, and go with it.
    forgetCustomer: async () => {},
    async snapshot(customerId) {
      return toAccountSnapshot((await runQuestion(customerId, (account) => toOutcome(account))).account);
    },
  };
}

const noneRuns = () => new AppError('not_found', { detail: 'no subscription runs' });

function requireOpenPlan(account: DemoAccount): void {
  const running = getRunningSubscription(account);
  if (!running) throw noneRuns();
  if (running.state === 'unpaid' || running.state === 'incomplete')
    throw new AppError('conflict', { detail: `a plan is not changed while ${running.state}` });
}

function requireCard(account: DemoAccount): void {
  if (!account.card) throw new AppError('card_missing');
}

function requirePayable(account: DemoAccount, invoiceId: string): void {
  const invoice = findInvoice(account, invoiceId);
  if (!invoice) throw new AppError('not_found', { detail: `no invoice ${invoiceId}` });
  if (invoice.state === 'void') throw new AppError('conflict', { detail: `${invoiceId} is void` });
  if (invoice.state === 'open') requireCard(account);
}
