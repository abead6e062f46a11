/** What the product is called and where it lives. Everything else imports these. */
export const brand = {
  name: 'Lintel',
  storagePrefix: 'lintel_',
  supportEmail: 'support@lintel.example',
  mailFromName: 'Lintel',
  /** Sent with every request to a city portal, so that its operators can reach us. */
  userAgent: 'Lintel/0.1 (+https://lintel.example/bot; support@lintel.example)',
} as const;
