export interface IndexEntry {
  id: string;
  name: string;
}

/** The parts of the page; stays in sight beside them on a wide screen. */
export function PageIndex({ title, entries }: { title: string; entries: readonly IndexEntry[] }) {
  return (
    <nav
      aria-label={title}
      className="border-t-[3px] border-accent pt-3 text-sm lg:sticky lg:top-6 lg:max-h-[calc(100dvh-3rem)] lg:overflow-y-auto"
    >
      <h2 className="text-base">{title}</h2>
      <ol className="mt-2 grid grid-cols-2 gap-x-6 lg:grid-cols-1">
        {entries.map(({ id, name }) => (
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
