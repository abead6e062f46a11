import { join } from 'node:path';
import { buildSync } from 'esbuild';
import { CARD_NUMBERS } from './card-numbers';

export { CARD_NUMBERS };

export interface StripeJsOptions {
  /** The stand-in's address: cards and confirmations go there. Without one they stay in the browser. */
  apiUrl?: string;
}

let script: string | undefined;

/**
 * Stripe.js as far as @stripe/stripe-js 10 and @stripe/react-stripe-js 7 use it, to be served for
 * `https://js.stripe.com/**`. Its card field consists of plain inputs in the mount node. A 3-D Secure question is a
 * dialog in the page; `window.__stripe3ds = 'succeed' | 'fail'` answers it beforehand.
 */
export function stripeJsSource({ apiUrl }: StripeJsOptions = {}): string {
  script ??= bundle();
  const settings = { apiUrl: apiUrl ?? null, numbers: CARD_NUMBERS };
  return `window.__stripeStandIn = ${JSON.stringify(settings)};\n${script}`;
}

function bundle(): string {
  const { outputFiles } = buildSync({
    entryPoints: [join(import.meta.dirname, 'browser/stripe.js')],
    bundle: true,
    format: 'iife',
    write: false,
  });
  return outputFiles[0]?.text ?? '';
}
