/** A schema.org object; `@context` is added here. */
export type Thing = { '@type': string } & Record<string, unknown>;

/** Structured data of a page. It says what the page shows, in the same words. */
export function StructuredData({ things }: { things: readonly Thing[] }) {
  const graph = { '@context': 'https://schema.org', '@graph': things };
  // Nothing in it may close the script, whoever wrote it.
  const json = JSON.stringify(graph).replaceAll('<', '\\u003c');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped above; a script element takes its text no other way
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
