/** What a page's address was given. */
export type Query = Record<string, string | string[] | undefined>;

/** A parameter's one value; nothing where it was left out or given several times. */
export function single(value: string | string[] | undefined): string {
  return typeof value === 'string' ? value : '';
}
