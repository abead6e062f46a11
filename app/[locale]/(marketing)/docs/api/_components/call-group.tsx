import { useAppLocale } from '@/components/layout/use-app-locale';
import { pathTemplate } from '@/lib/edge/api/openapi';
import type { OpenApiDocument } from '@/lib/edge/api/openapi-types';
import type { AnyOperation, Tag } from '@/lib/edge/api/operation';
import { apiTexts, callTexts } from '@/lib/edge/api/texts';
import { callAnchor, tagAnchor } from './anchors';
import { ApiCall } from './api-call';
import { MethodPath } from './method-path';

export interface CallGroupProps {
  tag: Tag;
  operations: readonly AnyOperation[];
  document: OpenApiDocument;
  base: string;
}

/** The calls about one thing, with a list of them on top. */
export function CallGroup({ tag, operations, document, base }: CallGroupProps) {
  const texts = apiTexts(useAppLocale());
  return (
    <section aria-labelledby={tagAnchor(tag)} className="mt-14">
      <h2 id={tagAnchor(tag)} className="text-3xl font-extrabold">
        {texts.tags[tag].name}
      </h2>
      <p className="mt-2 max-w-[68ch] text-muted">{texts.tags[tag].text}</p>
      <ul className="my-5 flex flex-col">
        {operations.map(({ id, method, path }) => (
          <li key={id}>
            <a
              href={`#${callAnchor(id)}`}
              className="flex min-h-9 flex-wrap items-center gap-x-3 py-1 hover:underline pointer-coarse:min-h-11"
            >
              <MethodPath method={method} path={pathTemplate(path)} />
              <span className="text-sm text-muted">{callTexts(texts, id).summary}</span>
            </a>
          </li>
        ))}
      </ul>
      {operations.map((operation) => {
        const call = document.paths[pathTemplate(operation.path)]?.[operation.method.toLowerCase()];
        return call ? <ApiCall key={operation.id} operation={operation} call={call} base={base} /> : null;
      })}
    </section>
  );
}
