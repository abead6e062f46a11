import type { ReactNode } from 'react';
import type { Crumb } from '@/components/seo/things';
import { Breadcrumbs } from './breadcrumbs';

export interface PageIntroProps {
  /** The pages above this one and this one itself, last; the home page is added. */
  crumbs: readonly Crumb[];
  title: ReactNode;
  text?: ReactNode;
  /** A line above the title: the state of a city, the reading time of a guide. */
  eyebrow?: ReactNode;
  /** What to do here: buttons or links. */
  children?: ReactNode;
}

/** The top of a public page: where it stands, its title, what it is for. */
export function PageIntro({ crumbs, title, text, eyebrow, children }: PageIntroProps) {
  return (
    <div className="border-b border-line [&+section]:border-t-0">
      <div className="mx-auto flex max-w-6xl flex-col gap-4 px-4 pt-6 pb-8 sm:px-6 lg:pt-8 lg:pb-12">
        <Breadcrumbs crumbs={crumbs} />
        {eyebrow ? <p className="text-sm font-semibold text-muted">{eyebrow}</p> : null}
        <h1 className="max-w-[24ch] text-4xl font-extrabold sm:text-5xl">{title}</h1>
        {text ? <p className="max-w-[62ch] text-lg text-muted">{text}</p> : null}
        {children}
      </div>
    </div>
  );
}
