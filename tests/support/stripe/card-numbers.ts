/** Card numbers by what Stripe.js answers to them. All others that pass the check digit are taken. */
export const CARD_NUMBERS = {
  good: '4242424242424242',
  /** Refused with the provider's message. */
  declined: '4000000000000002',
  /** Good here; refused once it is charged, by the server. */
  declinedLater: '4000000000000341',
  /** The bank asks its holder. */
  asks: '4000002500003155',
  /** An error without a message. */
  noMessage: '4000000000009110',
  /** Neither an error nor a card. */
  nothing: '4000000000009128',
  throws: '4000000000009136',
} as const;
