import { X } from 'lucide-react';
import { getFormatter, getLocale, getTranslations } from 'next-intl/server';
import { AppLink } from '@/components/layout/app-link';
import { PermitHead } from '@/components/permits/permit-head';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { StatusBadge } from '@/components/ui/status-badge';
import { TextField } from '@/components/ui/text-field';
import { STATE_CODES } from '@/lib/catalogue/checklists/types';
import type { Context, UserActor } from '@/lib/context';
import { languageOf } from '@/lib/platform/i18n/locales';
import { hrefFor } from '@/lib/platform/i18n/routes';
import { cityLabel } from '@/lib/tracking/cities/catalogue';
import { feedRecord } from '@/lib/tracking/feeds/records';
import { findAddablePermits } from '@/lib/tracking/permits/addable';
import { sentenceCase } from '@/lib/tracking/permits/plain-case';
import { listWatchedCities } from '@/lib/tracking/permits/queries';
import { MIN_FIND_LENGTH } from '@/lib/tracking/permits/schema';
import type { FoundPermit } from '@/lib/tracking/permits/view';
import { addByHandAction, addPermitAction, removePermitAction } from '../actions';
import { AddButton } from './add-button';
import { ADD_PANEL_ID } from './add-panel-id';
import { WriteDown } from './write-down';

interface Props {
  ctx: Context<UserActor>;
  /** What was typed; empty before the first look. */
  find: string;
  mayAdd: boolean;
  /** The form for what no feed carries stands open. */
  isWriting: boolean;
}

/** Looks a permit up among the records held and adds it. Its state is the address, so it can be linked to. */
export async function AddPanel({ ctx, find, mayAdd, isWriting }: Props) {
  const [t, format, given, cities, found] = await Promise.all([
    getTranslations('permits.add'),
    getFormatter(),
    getLocale(),
    listWatchedCities(ctx),
    findAddablePermits(ctx, find),
  ]);
  const locale = languageOf(given);
  const read = cities.filter((city) => city.feed !== null).map((city) => city.slug);
  const nameless = read.filter((slug) => feedRecord(slug)?.hasContractor === false);
  const names = (slugs: string[]) => format.list(slugs.map((slug) => cityLabel(slug, locale)));
  const states: readonly string[] = STATE_CODES;
  const home = cities.map(({ slug }) => slug.slice(-2).toUpperCase()).find((code) => states.includes(code));
  const short = find !== '' && find.length < MIN_FIND_LENGTH;
  return (
    <Card as="section" beam aria-labelledby={ADD_PANEL_ID} className="mb-6">
      <div className="mb-4 flex items-start justify-between gap-4">
        <div className="flex max-w-[68ch] flex-col gap-1">
          <h2 id={ADD_PANEL_ID} tabIndex={-1} className="text-xl outline-none">
            {t('title')}
          </h2>
          <p className="text-muted">{t('description')}</p>
        </div>
        <AppLink
          to="/dashboard/permits"
          aria-label={t('close')}
          className="-mt-2 -mr-2 flex size-11 shrink-0 items-center justify-center rounded-md text-muted hover:bg-sunken hover:text-ink"
        >
          <X aria-hidden="true" className="size-5" />
        </AppLink>
      </div>
      {mayAdd ? null : <Alert tone="info" title={t('viewer')} className="mb-4" />}
      {nameless.length > 0 ? (
        <Alert tone="info" className="mb-4">
          {t('why', { cities: names(nameless), count: nameless.length })}
        </Alert>
      ) : null}
      <form
        method="get"
        action={hrefFor('/dashboard/permits', locale)}
        className="flex flex-col gap-3 sm:flex-row sm:items-end"
      >
        <input type="hidden" name="add" value="1" />
        <TextField
          key={find}
          name="find"
          label={t('label')}
          hint={t('hint')}
          defaultValue={find}
          error={short ? t('short', { min: MIN_FIND_LENGTH }) : undefined}
          autoComplete="off"
          autoCapitalize="characters"
          maxLength={200}
          required
          className="flex-1"
        />
        <Button type="submit">{t('submit')}</Button>
      </form>
      {mayAdd ? (
        <div className="mt-5 flex flex-col gap-2 border-t border-line pt-4">
          <p className="max-w-[68ch] text-sm text-muted">{t('byHand')}</p>
          <WriteDown
            states={states}
            given={{
              ...(/\d/.test(find) ? { permitNumber: find } : {}),
              ...(home ? { state: home } : {}),
            }}
            isOpen={isWriting}
            add={addByHandAction}
          />
        </div>
      ) : null}
      {find === '' || short ? null : found.length === 0 ? (
        <div role="status" className="mt-5 flex flex-col gap-1 border-t border-line pt-4">
          <p className="font-semibold">{t('none.title')}</p>
          <p className="max-w-[68ch] text-muted">
            {t('none.text')}{' '}
            {read.length > 0 ? t('none.cities', { cities: names(read) }) : t('none.noCities')}
          </p>
        </div>
      ) : (
        <div className="mt-5">
          <p role="status" className="mb-2 text-sm font-semibold text-muted">
            {t('found', { count: found.length })}
          </p>
          <ul className="divide-y divide-line border-y border-line">
            {found.map((permit) => (
              <Found key={permit.id} permit={permit} mayAdd={mayAdd} t={t} />
            ))}
          </ul>
        </div>
      )}
    </Card>
  );
}

interface FoundProps {
  permit: FoundPermit;
  mayAdd: boolean;
  t: Awaited<ReturnType<typeof getTranslations<'permits.add'>>>;
}

function Found({ permit, mayAdd, t }: FoundProps) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="flex min-w-0 flex-[1_1_18rem] flex-col gap-1">
        <PermitHead
          permit={permit}
          page={permit.linked ? undefined : null}
          tags={<StatusBadge bucket={permit.statusBucket} />}
        />
        <p className="text-sm text-muted">
          {[permit.permitType && sentenceCase(permit.permitType), permit.contractorName]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      {permit.linked ? (
        <span className="text-sm font-semibold text-issued">{t('already')}</span>
      ) : mayAdd ? (
        <AddButton
          permit={{ id: permit.id, permitNumber: permit.permitNumber, foundBy: permit.foundBy }}
          add={addPermitAction}
          remove={removePermitAction}
        />
      ) : null}
    </li>
  );
}
