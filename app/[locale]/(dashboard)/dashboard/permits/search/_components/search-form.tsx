import { useTranslations } from 'next-intl';
import { AppLink } from '@/components/layout/app-link';
import { useAppLocale } from '@/components/layout/use-app-locale';
import { Button, buttonClass } from '@/components/ui/button';
import { SelectField } from '@/components/ui/select-field';
import { TextField } from '@/components/ui/text-field';
import { hrefFor } from '@/lib/platform/i18n/routes';
import { cityLabel } from '@/lib/tracking/cities/catalogue';
import { boxText, type SearchAddress } from '@/lib/tracking/permits/search/input';
import { STATUS_BUCKETS } from '@/lib/tracking/permits/types';

/** Where the answer begins: below the form, which fills a phone. */
export const FOUND_ID = 'found';

/** A form that is sent to the same address: it works before, and without, any script. */
export function SearchForm({ asked, cities }: { asked: SearchAddress; cities: string[] }) {
  const t = useTranslations('permits.search');
  const status = useTranslations('common.status');
  const locale = useAppLocale();
  const isAsked = Boolean(
    asked.q || asked.city || asked.bucket.length > 0 || asked.from || asked.to || asked.box,
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> is not known to every reader yet
    <form
      method="get"
      role="search"
      key={JSON.stringify(asked)}
      action={`${hrefFor('/dashboard/permits/search', locale)}#${FOUND_ID}`}
      className="mb-5 grid grid-cols-2 items-end gap-3 lg:grid-cols-4"
    >
      <TextField
        name="q"
        type="search"
        label={t('query')}
        defaultValue={asked.q}
        placeholder={t('placeholder')}
        maxLength={200}
        autoComplete="off"
        className="col-span-2 lg:col-span-4"
      />
      <SelectField
        name="city"
        label={t('city')}
        defaultValue={asked.city}
        className="max-sm:col-span-2"
        options={[
          { value: '', label: t('allCities') },
          ...cities.map((slug) => ({ value: slug, label: cityLabel(slug, locale) })),
        ]}
      />
      <SelectField
        name="bucket"
        label={t('status')}
        defaultValue={asked.bucket.join(',')}
        className="max-sm:col-span-2"
        options={[
          { value: '', label: t('allStatuses') },
          ...(asked.bucket.length > 1
            ? [
                {
                  value: asked.bucket.join(','),
                  label: asked.bucket.map((bucket) => status(bucket)).join(', '),
                },
              ]
            : []),
          ...STATUS_BUCKETS.map((bucket) => ({ value: bucket, label: status(bucket) })),
        ]}
      />
      <TextField name="from" type="date" label={t('from')} defaultValue={asked.from ?? ''} />
      <TextField name="to" type="date" label={t('to')} defaultValue={asked.to ?? ''} />
      {asked.box ? <input type="hidden" name="box" value={boxText(asked.box)} /> : null}
      <div className="col-span-2 flex gap-2 lg:col-span-4">
        <Button type="submit" className="max-sm:flex-1">
          {t('submit')}
        </Button>
        {isAsked ? (
          <AppLink to="/dashboard/permits/search" className={buttonClass({ variant: 'quiet' })}>
            {t('reset')}
          </AppLink>
        ) : null}
      </div>
    </form>
  );
}
