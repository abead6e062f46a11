import type { ReactNode } from 'react';

export interface SectionProps {
  id?: string;
  title: ReactNode;
  text?: ReactNode;
  children: ReactNode;
}

/** A part of a public page: what it is on the left, the thing itself on the right, a rule above. */
export function Section({ id, title, text, children }: SectionProps) {
  return (
    <section id={id} className="border-t border-line">
      <div className="mx-auto grid max-w-6xl gap-8 px-4 py-12 sm:px-6 lg:grid-cols-12 lg:gap-10 lg:py-20">
        <div className="flex flex-col gap-3 lg:col-span-4">
          <h2 className="text-3xl font-extrabold">{title}</h2>
          {text ? <p className="max-w-[60ch] text-muted">{text}</p> : null}
        </div>
        <div className="min-w-0 lg:col-span-8">{children}</div>
      </div>
    </section>
  );
}
