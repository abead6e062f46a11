/** What the product is called and where it lives. Everything else imports these. */
export const brand = {
  name: 'Lintel',
  version: '0.1.0',
  founded: '2026',
  /** Where the site lives unless `SITE_URL` says otherwise; what heads, sitemap and shared links name. */
  siteUrl: 'https://lintel.example',
  storagePrefix: 'lintel_',
  supportEmail: 'support@lintel.example',
  mailFromName: 'Lintel',
  /** Sent with every request to a city portal, so that its operators can reach us. */
  userAgent: 'Lintel/0.1 (+https://lintel.example/bot; support@lintel.example)',
} as const;
