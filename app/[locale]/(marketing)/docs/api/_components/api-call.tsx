import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { useAppLocale } from '@/components/layout/use-app-locale';
import { accessWords } from '@/lib/edge/api/access-words';
import { toCurl } from '@/lib/edge/api/curl';
import { fieldRows } from '@/lib/edge/api/field-rows';
import { API_BASE, pathTemplate } from '@/lib/edge/api/openapi';
import { getErrorCodes } from '@/lib/edge/api/openapi-errors';
import {
  type ApiCall as DocumentedCall,
  getSuccessResponse,
  type JsonSchema,
} from '@/lib/edge/api/openapi-types';
import type { AnyOperation } from '@/lib/edge/api/operation';
import { apiTexts, callTexts } from '@/lib/edge/api/texts';
import { HTTP_STATUS } from '@/lib/errors';
import { callAnchor } from './anchors';
import { CodeBlock, JsonBlock } from './code-block';
import { FieldTable } from './field-table';
import { MethodPath } from './method-path';
import { TypeWords } from './type-words';

const JSON_TYPE = 'application/json';

export interface ApiCallProps {
  operation: AnyOperation;
  /** The same call in the OpenAPI document of the page's language. */
  call: DocumentedCall;
  /** `https://…/api/v1` */
  base: string;
}

/** One call: what it is for, who may, what goes in, what comes out, what it refuses with. */
export function ApiCall({ operation, call, base }: ApiCallProps) {
  const t = useTranslations('api.call');
  const locale = useAppLocale();
  const { summary, description } = callTexts(apiTexts(locale), operation.id);
  const path = pathTemplate(operation.path);
  const body = call.requestBody?.content[JSON_TYPE]?.schema;
  return (
    <article
      aria-labelledby={callAnchor(operation.id)}
      className="flex flex-col gap-5 border-t border-line py-8"
    >
      <header className="flex flex-col gap-2">
        <h3 id={callAnchor(operation.id)} className="text-xl">
          {summary}
        </h3>
        <MethodPath method={operation.method} path={`${API_BASE}${path}`} />
        <p className="max-w-[68ch]">{description}</p>
        <p className="text-sm text-muted">
          <strong className="font-semibold text-ink">{t('who')}:</strong>{' '}
          {accessWords(operation.access, locale)}
        </p>
      </header>
      {call.parameters ? (
        <Part title={t('parameters')}>
          <FieldTable
            label={t('parametersOf', { name: summary })}
            sent
            rows={call.parameters.map((one) => ({
              path: one.name,
              required: one.required,
              schema: one.schema,
              description: one.description ?? '',
              place: one.in,
            }))}
          />
        </Part>
      ) : null}
      {body ? (
        <Part title={t('body')}>
          <FieldTable label={t('bodyOf', { name: summary })} sent rows={fieldRows(body)} />
        </Part>
      ) : null}
      {operation.upload ? (
        <Part title={t('body')}>
          <p className="text-sm">{t('file', { types: operation.upload.types.join(', ') })}</p>
        </Part>
      ) : null}
      <CodeBlock label={t('request')}>{toCurl({ base, method: operation.method, path, call })}</CodeBlock>
      <Answer call={call} summary={summary} />
      <Part title={t('errors')}>
        <ul className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
          {getErrorCodes(operation).map((code) => (
            <li key={code}>
              {HTTP_STATUS[code]}{' '}
              <code className="font-mono text-xs" translate="no">
                {code}
              </code>
            </li>
          ))}
        </ul>
      </Part>
    </article>
  );
}

function Answer({ call, summary }: { call: DocumentedCall; summary: string }) {
  const t = useTranslations('api.call');
  const { status, response } = getSuccessResponse(call);
  const media = response.content?.[JSON_TYPE];
  const [type] = Object.keys(response.content ?? {});
  if (!media)
    return (
      <Part title={t('answer')}>{type ? t('fileAnswer', { status, type }) : t('noBody', { status })}</Part>
    );
  return (
    <>
      <Part title={t('answer')}>
        <p className="mb-2 text-sm">
          {t('success', { status })} <AnswerType schema={media.schema} />
        </p>
        {media.schema.properties ? (
          <FieldTable label={t('answerOf', { name: summary })} rows={fieldRows(media.schema)} />
        ) : null}
      </Part>
      <JsonBlock label={t('example')} value={media.example} />
    </>
  );
}

function AnswerType({ schema }: { schema: JsonSchema }) {
  return schema.$ref ? <TypeWords schema={schema} /> : null;
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <h4 className="mb-1.5 font-sans text-sm font-semibold tracking-normal text-muted">{title}</h4>
      {children}
    </div>
  );
}
