import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compile } from '@mdx-js/mdx';
import rehypeSlug from 'rehype-slug';
import remarkGfm from 'remark-gfm';
import { z } from 'zod';
import type { Locale } from '@/lib/platform/i18n/locales';

/** A text of `content`, compiled: run it with `run` of `@mdx-js/mdx`, which needs a JSX runtime. */
export interface CompiledText {
  code: string;
  sections: readonly TextSection[];
  /** Words a reader meets, sources left out. */
  words: number;
}

/** A `##` heading, for the table of contents. */
export interface TextSection {
  id: string;
  title: string;
}

const FOOTNOTES: Record<Locale, { label: string; back: string }> = {
  en: { label: 'Sources', back: 'Back to the text' },
  es: { label: 'Fuentes', back: 'Volver al texto' },
};

const node = z.looseObject({ type: z.string() });
type Node = z.infer<typeof node> & {
  tagName?: unknown;
  value?: unknown;
  children?: unknown;
  properties?: unknown;
};

/**
 * Compiles `content/<path>.<locale>.mdx`. Texts are ours and are read when pages are built.
 * @throws when there is no such text or it does not compile
 */
export async function compileText(path: string, locale: Locale): Promise<CompiledText> {
  const source = await readFile(join(process.cwd(), 'content', `${path}.${locale}.mdx`), 'utf8');
  const sections: TextSection[] = [];
  let words = 0;
  const survey = () => (tree: Node) => {
    sections.push(...headings(tree));
    words = getText(tree, new Set(['section', 'mdxjsEsm']))
      .split(/\s+/)
      .filter((word) => /[\p{L}\d]/u.test(word)).length;
  };
  const { label, back } = FOOTNOTES[locale];
  const compiled = await compile(source, {
    outputFormat: 'function-body',
    remarkPlugins: [remarkGfm],
    remarkRehypeOptions: {
      footnoteLabel: label,
      // As it is seen: a second way back to the text shows its number.
      footnoteBackLabel: (_: number, again: number) => (again > 1 ? `${back} ${again}` : back),
      footnoteLabelProperties: {},
    },
    rehypePlugins: [rehypeSlug, survey],
  });
  return { code: String(compiled), sections, words };
}

function getChildren(tree: Node): Node[] {
  return Array.isArray(tree.children) ? tree.children : [];
}

function headings(tree: Node): TextSection[] {
  return getChildren(tree).flatMap((child) => {
    if (child.tagName === 'section') return headings(child);
    if (child.tagName !== 'h2') return [];
    const { id } = z.object({ id: z.string() }).parse(child.properties);
    return [{ id, title: getText(child) }];
  });
}

function getText(tree: Node, without: ReadonlySet<unknown> = new Set()): string {
  if (typeof tree.value === 'string') return without.has(tree.type) ? '' : tree.value;
  return getChildren(tree)
    .filter((child) => !without.has(child.tagName) && !without.has(child.type))
    .map((child) => getText(child, without))
    .join(' ');
}
