import { run } from '@mdx-js/mdx';
import type { MDXContent } from 'mdx/types';
import * as runtime from 'react/jsx-runtime';
import type { Locale } from '@/lib/platform/i18n/locales';
import { type CompiledText, compileText } from '@/lib/site/mdx/compile';
import { proseComponents } from './prose-components';

export interface LoadedText extends Omit<CompiledText, 'code'> {
  Content: MDXContent;
  /** What the text exports: `meta` of a guide. */
  exports: Readonly<Record<string, unknown>>;
}

/** Loads `content/<path>.<locale>.mdx`, ready to be shown. */
export async function loadText(path: string, locale: Locale): Promise<LoadedText> {
  const { code, ...survey } = await compileText(path, locale);
  const { default: Content, ...exports } = await run(code, { ...runtime, baseUrl: import.meta.url });
  return { ...survey, Content, exports };
}

/** A long text in the measure and rhythm of the site. */
export function Prose({ content: Content }: { content: MDXContent }) {
  return (
    <div className="prose">
      <Content components={proseComponents} />
    </div>
  );
}
