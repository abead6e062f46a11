import { partsOf } from '@/lib/company/notes/mentions';
import type { NoteMention } from '@/lib/company/notes/view';

/** A note's words, with whoever is named in them by name. */
export function NoteBody({
  body,
  mentions,
  unknown,
}: {
  body: string;
  mentions: readonly NoteMention[];
  /** For somebody who is gone. */
  unknown: string;
}) {
  const names = new Map(mentions.map(({ id, name }) => [id, name]));
  return (
    <p className="text-sm whitespace-pre-line wrap-anywhere pointer-coarse:text-base" dir="auto">
      {partsOf(body).map((part, index) =>
        'text' in part ? (
          part.text
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name and never move.
          <strong key={index} className="font-semibold text-link">
            @{names.get(part.mention) ?? unknown}
          </strong>
        ),
      )}
    </p>
  );
}
