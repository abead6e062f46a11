import { Info } from 'lucide-react';
import type { MDXComponents } from 'mdx/types';
import type { ComponentProps, ReactNode } from 'react';
import { SiteLink } from '@/components/layout/site-link';
import { Table } from '@/components/ui/table';
import { resolveRoute } from '@/lib/platform/i18n/routes';

/** A worked example, set apart from the text. */
function Example({ title, children }: { title: string; children: ReactNode }) {
  return (
    <aside className="prose-example" aria-label={title}>
      <p className="prose-example-title">{title}</p>
      {children}
    </aside>
  );
}

/** A warning or an exception. */
function Note({ children }: { children: ReactNode }) {
  return (
    <div className="prose-note">
      <Info aria-hidden="true" className="mt-1 size-5 shrink-0 text-link" />
      <div>{children}</div>
    </div>
  );
}

/** Texts name our pages by their English address; the link leads to the page in the reader's language. */
function ProseLink({ href = '', children, ...link }: ComponentProps<'a'>) {
  if (!href.startsWith('/')) {
    const outside = /^https?:/.test(href);
    return (
      <a {...link} href={href} rel={outside ? 'noreferrer' : undefined}>
        {children}
      </a>
    );
  }
  const { pathname, searchParams, hash } = new URL(href, 'https://internal.invalid');
  const route = resolveRoute(pathname);
  if (!route) throw new Error(`A text links to ${href}, which is no page.`);
  return (
    <SiteLink
      {...link}
      to={route.key}
      params={route.params}
      query={Object.fromEntries(searchParams)}
      hash={hash.slice(1)}
    >
      {children}
    </SiteLink>
  );
}

function ProseTable(props: ComponentProps<'table'>) {
  return (
    <div className="my-6">
      <Table {...props} className="prose-table" />
    </div>
  );
}

export const proseComponents: MDXComponents = { a: ProseLink, table: ProseTable, Example, Note };
