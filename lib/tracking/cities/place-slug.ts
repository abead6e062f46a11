/**
 * `boise-id` for Boise, ID: the form the catalogue's own slugs have. Two places of a state never share one, because
 * the list of places holds a name once however it is written.
 */
export function placeSlug(name: string, state: string): string {
  const words = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[.'’‘`´ʻʼ]/g, '')
    .replaceAll('&', ' and ')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
    .split(' ');
  return [...words, state.toLowerCase()].join('-');
}

/** What a slug was made of, as far as it can be told: `mc-allen-tx` is "mc allen" in TX. */
export function readPlaceSlug(slug: string): { name: string; state: string } | null {
  const parts = /^([a-z0-9]+(?:-[a-z0-9]+)*)-([a-z]{2})$/.exec(slug);
  const [, name, state] = parts ?? [];
  return name && state ? { name: name.replaceAll('-', ' '), state: state.toUpperCase() } : null;
}
