import type { TextSection } from '@/lib/site/mdx/compile';

/** The sections of a long text; stays in sight beside it on a wide screen. */
export function TableOfContents({ title, sections }: { title: string; sections: readonly TextSection[] }) {
  return (
    <nav aria-label={title} className="border-t-[3px] border-accent pt-3 text-sm lg:sticky lg:top-6">
      <h2 className="text-base">{title}</h2>
      <ol className="mt-2 flex flex-col">
        {sections.map(({ id, title: name }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="flex min-h-9 items-center py-1 text-muted hover:text-link hover:underline pointer-coarse:min-h-11"
            >
              {name}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
