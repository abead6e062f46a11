import { parseArgs } from 'node:util';
import { createStripeStandIn } from './stand-in';

/*
 * The stand-in by itself, for browser tests: `node --import tsx tests/support/stripe/serve.ts --port 4020
 * --webhook http://localhost:3000/api/webhooks/stripe --secret whsec_test`.
 */

const DEFAULT_PORT = 4020;
/** Time goes on, and events go out, this often. */
const TICK_MS = 250;

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: process.env.PORT ?? String(DEFAULT_PORT) },
    webhook: { type: 'string', default: process.env.STRIPE_WEBHOOK_URL },
    secret: { type: 'string', default: process.env.STRIPE_WEBHOOK_SECRET ?? 'whsec_standin' },
    key: { type: 'string', default: process.env.STRIPE_SECRET_KEY },
    publishable: { type: 'string', default: process.env.STRIPE_PUBLISHABLE_KEY },
  },
});

const standIn = await createStripeStandIn({
  now: new Date(),
  port: Number(values.port),
  secretKey: values.key,
  publishableKey: values.publishable,
  webhook: values.webhook === undefined ? undefined : { url: values.webhook, secret: values.secret },
});
console.log(`Stripe stand-in at ${standIn.url} (${standIn.secretKey}, ${standIn.publishableKey})`);
const ticking = setInterval(async () => {
  const now = new Date();
  // Whoever advanced the clock by hand stays ahead.
  if (now > standIn.control.now) standIn.control.advanceTo(now);
  await standIn.deliver();
}, TICK_MS);

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    clearInterval(ticking);
    standIn.close().then(() => process.exit(0));
  });
