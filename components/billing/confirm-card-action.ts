import type { Locale } from '@/lib/platform/i18n/locales';
import type { CardAction } from '@/lib/providers/billing/provider';
import { cardSettings } from './card-settings';
import { stripeFor } from './load-stripe';

/** `unavailable`: the authentication could not be shown; it can be retried. */
export type CardActionAnswer = 'confirmed' | 'failed' | 'unavailable';

/**
 * Shows the card authentication (3-D Secure) to the cardholder in a frame over the page. Reload the account
 * afterwards whatever the result. The page must be one of `CARD_PAGES`.
 */
export async function confirmCardAction(action: CardAction, locale: Locale): Promise<CardActionAnswer> {
  try {
    const settings = await cardSettings();
    // The demo has no bank page: paying again counts as authenticated.
    if (settings.provider === 'demo') return 'unavailable';
    const stripe = await stripeFor(settings.publishable_key, locale);
    const { error } =
      action.kind === 'setup'
        ? await stripe.confirmCardSetup(action.clientSecret)
        : await stripe.confirmCardPayment(action.clientSecret);
    if (!error) return 'confirmed';
    return error.type === 'api_connection_error' ? 'unavailable' : 'failed';
  } catch {
    return 'unavailable';
  }
}
