import type { CardAction } from '@/lib/billing/provider';
import type { Locale } from '@/lib/i18n/locales';
import { cardSettings } from './card-settings';
import { stripeFor } from './load-stripe';

/** `unavailable`: the question could not be put, so nothing was answered; it can be put again. */
export type CardActionAnswer = 'confirmed' | 'failed' | 'unavailable';

/**
 * Puts the bank's question to the card's holder, in a frame over the page. What it changed, the provider knows: ask
 * for the account anew whatever the answer. The page must be one of `CARD_PAGES`.
 */
export async function confirmCardAction(action: CardAction, locale: Locale): Promise<CardActionAnswer> {
  try {
    const settings = await cardSettings();
    // The demo has no bank page: there, paying once more is the answer.
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
