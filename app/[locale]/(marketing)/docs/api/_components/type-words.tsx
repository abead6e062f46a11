import { useTranslations } from 'next-intl';
import { Fragment } from 'react';
import { SHARED } from '@/lib/edge/api/openapi-schema';
import type { JsonSchema } from '@/lib/edge/api/openapi-types';
import { objectAnchor } from './anchors';

const FORMATS: Readonly<Record<string, string>> = {
  date: 'date',
  'date-time': 'dateTime',
  uri: 'uri',
};

/** The type of a field in words; objects with a name link to their own table. */
export function TypeWords({ schema }: { schema: JsonSchema }) {
  const t = useTranslations('api.call');
  if (schema.$ref) {
    const name = schema.$ref.slice(SHARED.length);
    return (
      <a href={`#${objectAnchor(name)}`} className="text-link">
        {name}
      </a>
    );
  }
  const parts = schema.anyOf ?? schema.oneOf;
  if (parts) {
    const given = parts.filter((part) => part.type !== 'null');
    const words = given.map((part, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one schema never move
      <Fragment key={index}>
        {index > 0 ? ` ${t('or')} ` : null}
        <TypeWords schema={part} />
      </Fragment>
    ));
    return given.length < parts.length ? t.rich('orNull', { type: () => words }) : words;
  }
  if (Array.isArray(schema.type)) {
    const [type] = schema.type.filter((one) => one !== 'null');
    return t.rich('orNull', { type: () => <TypeWords schema={{ ...schema, type }} /> });
  }
  if (schema.type === 'array') return t.rich('list', { of: () => <TypeWords schema={schema.items ?? {}} /> });
  const values = schema.additionalProperties;
  if (schema.type === 'object' && !schema.properties && typeof values === 'object')
    return t.rich('map', { of: () => <TypeWords schema={values} /> });
  if (schema.type === undefined) return schema.const === undefined ? t('types.any') : t('types.string');
  const format = FORMATS[schema.format ?? ''];
  return t(`types.${format ?? schema.type}`);
}
