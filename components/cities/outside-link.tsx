import { ArrowUpRight } from 'lucide-react';

/** A link to a page of the city's, in the city's language. */
export function OutsideLink({ href, children }: { href: string; children: string }) {
  return (
    <a href={href} rel="noreferrer" lang="en" className="text-link hover:underline">
      {children}
      <ArrowUpRight aria-hidden="true" className="ml-0.5 inline size-4 align-[-2px]" />
    </a>
  );
}
