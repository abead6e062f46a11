import { partsOf } from '@/lib/company/notes/mentions';
import type { Mentionable } from '@/lib/company/notes/view';

type Named = Pick<Mentionable, 'id' | 'name'>;

/** The text as somebody types it: `@Luis Ortega` where the note has an id. */
export function toTyped(body: string, people: readonly Named[]): string {
  const names = new Map(people.map(({ id, name }) => [id, name]));
  return partsOf(body)
    .map((part) => ('text' in part ? part.text : `@${names.get(part.mention) ?? '?'}`))
    .join('');
}

/** The note as it is kept: ids where the text names somebody who was chosen; the longest name first, as one may begin another. */
export function toKept(typed: string, chosen: readonly Named[]): string {
  const longest = [...chosen].sort((a, b) => b.name.length - a.name.length);
  return longest.reduce((text, { id, name }) => text.replaceAll(`@${name}`, `@[${id}]`), typed);
}

/** What stands between the last `@` and the caret, where a name may be meant; null where none is. */
export function mentionQuery(text: string, caret: number): { from: number; query: string } | null {
  const before = text.slice(0, caret);
  const match = /(?:^|[\s(])@([\p{L}\p{N}.'’-]{0,30}(?: [\p{L}\p{N}.'’-]{0,30})?)$/u.exec(before);
  if (!match) return null;
  const query = match[1] ?? '';
  return { from: caret - query.length - 1, query };
}

/** Those whose name has a word that begins so; accents and capitals make no difference. */
export function fitting<P extends Named>(people: readonly P[], query: string): P[] {
  const plain = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  const wanted = plain(query);
  return people.filter(({ name }) => {
    const whole = plain(name);
    return whole.startsWith(wanted) || whole.split(/\s+/).some((word) => word.startsWith(wanted));
  });
}
