/**
 * The groups of domains in their order: what runs in a domain may come from its own group and from those before it.
 * `platform` also holds the files that lie in `lib` itself.
 */
export const GROUPS = {
  platform: ['clock', 'i18n', 'lease', 'queue', 'streams'],
  providers: ['billing', 'outbox', 'mail', 'sms'],
  identity: ['accounts', 'sessions', 'access', 'audit', 'throttle'],
  catalogue: ['checklists', 'fees'],
  permits: ['feeds', 'permits', 'matching', 'cities'],
  company: ['notifications', 'bell', 'team', 'invitations', 'subcontractors', 'calendar'],
  subscriptions: ['subscriptions', 'credits', 'referrals', 'onboarding'],
  checks: ['checks', 'files', 'reading', 'review', 'report', 'model'],
  site: ['guides', 'mdx', 'inquiries', 'measurement'],
  edge: ['api', 'server', 'jobs'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type Group = keyof typeof GROUPS;

const ORDER = Object.keys(GROUPS) as Group[];

/** The group of a file of `lib`; null for one elsewhere and for a domain that no group has. */
export function groupOf(path: string): Group | null {
  if (/^lib\/[^/]+$/.test(path)) return 'platform';
  const domain = domainOf(path);
  return ORDER.find((group) => (GROUPS[group] as readonly string[]).includes(domain ?? '')) ?? null;
}

export function domainOf(path: string): string | null {
  return /^lib\/([^/]+)\//.exec(path)?.[1] ?? null;
}

/** Whether code of one group may run code of another. */
export function mayUse(from: Group, target: Group): boolean {
  return ORDER.indexOf(target) <= ORDER.indexOf(from);
}
