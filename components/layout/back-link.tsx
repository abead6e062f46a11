import { ArrowLeft } from 'lucide-react';
import { AppLink, type AppLinkProps } from './app-link';

/** From a page to the one it belongs to; stands above its title. */
export function BackLink({ children, ...link }: Omit<AppLinkProps, 'className'>) {
  return (
    <AppLink
      {...link}
      className="inline-flex min-h-6 items-center gap-1.5 hover:text-(--link) pointer-coarse:min-h-11 print:hidden"
    >
      <ArrowLeft aria-hidden="true" className="size-4 shrink-0" />
      {children}
    </AppLink>
  );
}
