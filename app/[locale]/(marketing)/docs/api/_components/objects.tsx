import { useTranslations } from 'next-intl';
import { fieldRows } from '@/lib/edge/api/field-rows';
import type { OpenApiDocument } from '@/lib/edge/api/openapi-types';
import { objectAnchor } from './anchors';
import { FieldTable } from './field-table';

export const OBJECTS_ID = 'objects';

/** What answers are made of, each object's fields once. */
export function Objects({ schemas }: { schemas: OpenApiDocument['components']['schemas'] }) {
  const t = useTranslations('api.call');
  return (
    <section aria-labelledby={OBJECTS_ID} className="mt-14">
      <h2 id={OBJECTS_ID} className="text-3xl font-extrabold">
        {t('objects')}
      </h2>
      <p className="mt-2 max-w-[68ch] text-muted">{t('objectsText')}</p>
      {Object.entries(schemas).map(([name, schema]) => (
        <div key={name} className="mt-8">
          <h3 id={objectAnchor(name)} className="mb-2 text-lg" translate="no">
            {name}
          </h3>
          <FieldTable label={t('fieldsOf', { name })} rows={fieldRows(schema)} />
        </div>
      ))}
    </section>
  );
}
