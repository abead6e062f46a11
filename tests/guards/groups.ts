/**
 * The groups of domains, `lib/<group>/<domain>`, in their order: what runs in a domain may come from its own group and
 * from those before it. `platform` also holds the files that lie in `lib` itself.
 */
export const GROUPS = [
  'platform',
  'providers',
  'identity',
  'catalogue',
  'tracking',
  'company',
  'sales',
  'checking',
  'site',
  'edge',
] as const;

export type Group = (typeof GROUPS)[number];

/** The group of a file of `lib`; null for one elsewhere and for one in no group of the list. */
export function groupOf(path: string): Group | null {
  if (/^lib\/[^/]+$/.test(path)) return 'platform';
  const folder = /^lib\/([^/]+)\//.exec(path)?.[1];
  return GROUPS.find((group) => group === folder) ?? null;
}

export function domainOf(path: string): string | null {
  return /^lib\/[^/]+\/([^/]+)\//.exec(path)?.[1] ?? null;
}

/** Whether code of one group may run code of another. */
export function mayUse(from: Group, target: Group): boolean {
  return GROUPS.indexOf(target) <= GROUPS.indexOf(from);
}
