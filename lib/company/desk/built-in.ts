/** The views every company has; who needs others saves them. Their names are texts, `permits.views.<id>`. */
export const BUILT_IN_VIEWS = [
  { id: 'open', address: 'q=status%3Aopen' },
  { id: 'ours', address: 'q=waits%3Aus' },
  { id: 'closeout', address: 'q=closeout%3Ayes' },
  { id: 'mine', address: 'q=assigned%3Ame' },
  { id: 'all', address: '' },
] as const;
export type BuiltInView = (typeof BUILT_IN_VIEWS)[number]['id'];

/** What the page opens with where nobody chose. */
export const FIRST_VIEW: BuiltInView = 'open';

export function builtIn(id: string): { id: BuiltInView; address: string } | null {
  return BUILT_IN_VIEWS.find((view) => view.id === id) ?? null;
}
