/** What a list is made of, by name: `type`, `place` and the answers. The same names stand in the address. */
export type TryQuery = Readonly<Record<string, string>>;

/** As long as the longest text the server takes. */
const MAX_TEXT = 400;

/** What an address asks for. Without a type or a place it asks for no list yet, but fills what it has. */
export function queryOfAddress(search: string): TryQuery {
  const entries = [...new URLSearchParams(search)].reverse();
  return Object.fromEntries(entries.map(([name, value]) => [name, value.slice(0, MAX_TEXT)]));
}

export function asksForList(query: TryQuery): boolean {
  return Boolean(query.type?.trim() && query.place?.trim());
}

/**
 * The list the form asks for. Answers given before stay while the type does; what is known of the old place's county
 * says nothing of another place.
 */
export function queryOfForm(shown: TryQuery | null, form: { type: string; place: string }): TryQuery {
  const type = form.type.trim();
  const place = form.place.trim();
  if (!shown || shown.type !== type) return { type, place };
  if (shown.place === place) return { ...shown };
  const { county: _, ...answers } = shown;
  return { ...answers, type, place };
}
