import type { ReactNode } from 'react';
import { SiteFooter } from './site-footer';
import { type PublicPage, SiteHeader } from './site-header';
import { CONTENT_ID, SkipLink } from './skip-link';
import { Visit } from './visit';

/** Header, footer and the page between them, for everything that needs no sign-in. */
export function PublicShell({ children, ...page }: PublicPage & { children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <SiteHeader {...page} />
      <main id={CONTENT_ID} tabIndex={-1} className="flex-1 outline-none">
        {children}
      </main>
      <SiteFooter {...page} />
      <Visit {...page} />
    </div>
  );
}
