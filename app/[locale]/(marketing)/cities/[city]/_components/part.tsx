import type { ReactNode } from 'react';

/** One answer of the first screen: what it is about, in small print, the answer, and where there is more. */
export function Part({
  id,
  title,
  more = null,
  children,
}: {
  id: string;
  title: string;
  more?: { href: string; text: string } | null;
  children: ReactNode;
}) {
  return (
    <section aria-labelledby={id} className="flex flex-col gap-2">
      <h2 id={id} className="font-sans text-sm font-semibold tracking-normal text-muted">
        {title}
      </h2>
      {children}
      {more ? (
        <a
          href={more.href}
          className="text-link inline-flex min-h-6 items-center self-start text-sm pointer-coarse:min-h-11"
        >
          {more.text}
        </a>
      ) : null}
    </section>
  );
}
