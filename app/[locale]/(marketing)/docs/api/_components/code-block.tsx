/** A listing that scrolls inside itself, where the keyboard reaches it. */
export function CodeBlock({ label, children }: { label: string; children: string }) {
  return (
    <figure className="min-w-0">
      <figcaption className="mb-1.5 text-sm font-semibold text-muted">{label}</figcaption>
      <pre
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
        tabIndex={0}
        className="max-h-[32rem] overflow-auto rounded-md border border-line bg-sunken p-3 font-mono text-xs leading-relaxed"
      >
        <code translate="no">{children}</code>
      </pre>
    </figure>
  );
}

/** JSON as an answer shows it. */
export function JsonBlock({ label, value }: { label: string; value: unknown }) {
  return <CodeBlock label={label}>{JSON.stringify(value, null, 2)}</CodeBlock>;
}
