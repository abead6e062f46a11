/** Somebody a permit can be given to: a member, or a subcontractor. */
export interface DeskPerson {
  id: string;
  kind: 'member' | 'subcontractor';
  name: string;
  /** What a filter calls them: `luis`, `ana-ruiz` where there are two of that name. */
  slug: string;
  isYou: boolean;
}

/** "Luis Ortega" → "luis-ortega". */
export function slugOf(name: string): string {
  return name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 60);
}

/** People with the shortest word that names each alone. */
export function withSlugs(people: readonly Omit<DeskPerson, 'slug'>[]): DeskPerson[] {
  const firsts = new Map<string, number>();
  const fulls = new Map<string, number>();
  for (const { name } of people) {
    const full = slugOf(name);
    const first = full.split('-')[0] ?? full;
    firsts.set(first, (firsts.get(first) ?? 0) + 1);
    fulls.set(full, (fulls.get(full) ?? 0) + 1);
  }
  const seen = new Map<string, number>();
  return people.map((person) => {
    const full = slugOf(person.name) || person.kind;
    const first = full.split('-')[0] ?? full;
    if (firsts.get(first) === 1) return { ...person, slug: first };
    if (fulls.get(full) === 1) return { ...person, slug: full };
    const count = (seen.get(full) ?? 0) + 1;
    seen.set(full, count);
    return { ...person, slug: `${full}-${count}` };
  });
}

/** "Luis Ortega" → "LO". */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  return [words[0], words.length > 1 ? words.at(-1) : undefined]
    .map((word) => word?.[0] ?? '')
    .join('')
    .toUpperCase();
}
