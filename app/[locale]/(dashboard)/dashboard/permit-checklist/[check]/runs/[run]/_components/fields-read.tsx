import { useFormatter as useFormat, type useFormatter, useTranslations } from 'next-intl';
import { Disclosure } from '@/components/ui/disclosure';
import type { RunDetail } from '@/lib/checking/checks/queries';
import type { ExtractedField, FoundDocument } from '@/lib/checking/review/types';
import { calendarDay, dollarsAndCents, figure } from '@/lib/platform/i18n/format';
import { type Names, pagesText, placeView } from './result-view';
import { ShowPlace } from './show-place';

/** Below this a value read in a picture is a guess, and says so. */
const SURE = 0.8;

/** What was read out of each document, and where it stands. */
export function FieldsRead({ run, names }: { run: RunDetail; names: Names }) {
  const t = useTranslations('checks.fields');
  const documents = (run.review?.documents ?? []).filter(({ fields }) => fields.length > 0);
  if (documents.length === 0) return null;
  return (
    <section aria-labelledby="fields" className="rounded-md border border-line bg-card px-4 print:hidden">
      <Disclosure
        className="border-b-0"
        summary={
          <h2 id="fields" className="text-base">
            {t('title')}
          </h2>
        }
      >
        <p className="mb-4 text-sm text-muted">{t('text')}</p>
        <div className="flex flex-col gap-5">
          {documents.map((document) => (
            <Fields
              key={`${document.fileId} ${document.firstPage} ${document.documentId}`}
              document={document}
              names={names}
            />
          ))}
        </div>
      </Disclosure>
    </section>
  );
}

function Fields({ document, names }: { document: FoundDocument; names: Names }) {
  const t = useTranslations('checks.fields');
  const format = useFormat();
  const name = names.documents.get(document.documentId) ?? document.documentId;
  return (
    <div>
      <h3 className="text-base">{name}</h3>
      <p className="text-sm text-muted">
        {t('from', {
          file: names.files.get(document.fileId) ?? '',
          pages: pagesText(document.firstPage, document.lastPage),
        })}
      </p>
      <dl className="mt-1 divide-y divide-line">
        {document.fields.map((field) => {
          const label = t(`names.${field.id}`);
          return (
            <div
              key={`${field.id} ${field.value} ${field.at.page} ${field.at.box.y} ${field.at.box.x}`}
              className="grid gap-x-4 py-1.5 sm:grid-cols-[11rem_1fr]"
            >
              <dt className="text-sm text-muted sm:pt-1.5">{label}</dt>
              <dd className="flex min-w-0 flex-wrap items-center gap-x-3">
                <span className="wrap-anywhere">
                  <bdi>{fieldValue(field, t, format)}</bdi>
                </span>
                {field.certainty < SURE ? <span className="text-sm text-muted">{t('unsure')}</span> : null}
                {field.by === 'model' ? <span className="text-sm text-muted">{t('byModel')}</span> : null}
                <ShowPlace
                  title={`${name}: ${label}`}
                  places={[placeView(field.at, names)]}
                  label={t('page', { page: field.at.page })}
                />
              </dd>
            </div>
          );
        })}
      </dl>
    </div>
  );
}

type Words = ReturnType<typeof useTranslations<'checks.fields'>>;
type Format = ReturnType<typeof useFormatter>;

/** A value as it is kept, in the reader's form. */
function fieldValue({ id, value }: ExtractedField, t: Words, format: Format): string {
  if (value === 'present' || value === 'absent' || value === 'unclear') return t(`seen.${value}`);
  if ((id === 'valuation' || id === 'fee_total') && /^\d+$/.test(value))
    return dollarsAndCents(Number(value));
  if (id === 'area' && /^\d+$/.test(value)) return t('area', { area: figure(Number(value)) });
  if (/^\d{4}-\d{2}-\d{2}$/.test(value)) return calendarDay(format, value);
  return value;
}
