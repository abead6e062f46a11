import { classNames } from './class-names';

/** The first letters of the first and the last word: `Dana M. Whitfield` is DW. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  const letters = words.length > 1 ? [words[0], words.at(-1)] : [words[0]];
  return letters.map((word) => [...(word ?? '')][0]?.toUpperCase() ?? '').join('');
}

/** A person by their initials; the name stands beside it or is what the button around it is called. */
export function Avatar({ name, className }: { name: string; className?: string | undefined }) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'inline-flex size-[22px] shrink-0 items-center justify-center rounded-full bg-[light-dark(#f0e2d8,#4a3325)] text-[10px] leading-none font-semibold text-[light-dark(#7a3208,#ffc9a8)]',
        className,
      )}
    >
      {initials(name)}
    </span>
  );
}
