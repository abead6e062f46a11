export type MentionKind = 'member' | 'subcontractor';

const MENTION = /@\[((?:usr|sbc)_[0-9a-z]{26})\]/g;

export interface Mentioned {
  kind: MentionKind;
  id: string;
}

/** Who is named in a note, each once, in the order they come up. */
export function mentionsIn(body: string): Mentioned[] {
  const ids = new Set([...body.matchAll(MENTION)].map(([, id = '']) => id));
  return [...ids].map((id) => ({ kind: id.startsWith('usr_') ? 'member' : 'subcontractor', id }));
}

export type NotePart = { text: string } | { mention: string };

/** A note's body as it is drawn: texts, and the ids of those named between them. */
export function partsOf(body: string): NotePart[] {
  const parts: NotePart[] = [];
  let at = 0;
  for (const match of body.matchAll(MENTION)) {
    if (match.index > at) parts.push({ text: body.slice(at, match.index) });
    parts.push({ mention: match[1] ?? '' });
    at = match.index + match[0].length;
  }
  if (at < body.length) parts.push({ text: body.slice(at) });
  return parts;
}

/** A note as plain text, with names where its body has ids; `unknown` for those who are gone. */
export function plainNote(body: string, nameOf: (id: string) => string | null, unknown: string): string {
  return partsOf(body)
    .map((part) => ('text' in part ? part.text : `@${nameOf(part.mention) ?? unknown}`))
    .join('');
}

/** The words of a note without the names in it, in one line. */
export function wordsOf(body: string): string {
  return partsOf(body)
    .flatMap((part) => ('text' in part ? [part.text] : []))
    .join('')
    .replace(/\s+/g, ' ')
    .trim();
}
