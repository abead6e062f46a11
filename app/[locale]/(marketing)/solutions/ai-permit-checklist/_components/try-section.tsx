import { ChevronDown, CircleAlert } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { getTypeGroup, TYPE_GROUPS } from '@/components/checklists/permit-type-groups';
import { placeSuggestions } from '@/components/checklists/place-name';
import { RESULT_ID } from '@/components/checklists/summary';
import { useAppLocale } from '@/components/layout/use-app-locale';
import { buttonClass } from '@/components/ui/button';
import { Spinner } from '@/components/ui/spinner';
import { listPermitTypes } from '@/lib/catalogue/checklists/permit-types';
import type { PlaceError } from '@/lib/catalogue/checklists/places';
import { hrefFor } from '@/lib/platform/i18n/routes';
import { mailListAction, openList } from '../actions';
import { ExampleList } from './example-list';
import { TryChecklist, type TryWords } from './try-checklist';

const PLACES_ID = 'try-places';
const TYPE_ERRORS = ['required', 'unknown'] as const;
const PLACE_ERRORS = [
  'empty',
  'too_long',
  'state_missing',
  'state_unknown',
  'city_invalid',
] as const satisfies readonly PlaceError[];

/** The checklist to try, with an example in its place until somebody does. */
export function TrySection() {
  const t = useTranslations('solutions.checklist.try');
  const checks = useTranslations('checklists');
  const errors = useTranslations('errors');
  const locale = useAppLocale();
  const types = listPermitTypes(locale);
  const groups = TYPE_GROUPS.map((id) => ({
    id,
    title: checks(`start.groups.${id}`),
    types: types.filter((type) => getTypeGroup(type.id) === id),
  }));
  const words: TryWords = {
    form: t('form'),
    type: checks('start.type'),
    choose: t('choose'),
    place: checks('start.place'),
    placeHint: checks('start.placeHint'),
    placeExample: checks('start.placeExample'),
    submit: checks('start.submit'),
    pending: t('pending'),
    problems: {
      type: Object.fromEntries(TYPE_ERRORS.map((code) => [code, checks(`start.typeErrors.${code}`)])),
      place: Object.fromEntries(PLACE_ERRORS.map((code) => [code, checks(`start.placeErrors.${code}`)])),
    },
    failures: { rate_limited: errors('rate_limited'), unavailable: errors('unavailable') },
    print: checks('print'),
    copy: t('copy'),
    copied: t('copied'),
    mail: {
      open: t('mail.open'),
      label: t('mail.label'),
      submit: t('mail.submit'),
      sent: t('mail.sent'),
      invalid: t('mail.invalid'),
      failed: errors('unavailable'),
      limited: errors('rate_limited'),
      note: t('mail.note'),
    },
  };
  return (
    <div className="mx-auto max-w-6xl px-4 pt-8 pb-12 sm:px-6 lg:pb-20">
      <datalist id={PLACES_ID}>
        {placeSuggestions([], locale).map((place) => (
          <option key={place} value={place} />
        ))}
      </datalist>
      <noscript>
        <p className="mb-4 font-medium">{t('noScript')}</p>
      </noscript>
      <TryChecklist
        locale={locale}
        address={hrefFor('/solutions/ai-permit-checklist', locale)}
        words={words}
        groups={groups}
        placesId={PLACES_ID}
        resultId={RESULT_ID}
        marks={{
          error: <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />,
          chevron: (
            <ChevronDown
              aria-hidden="true"
              className="pointer-events-none absolute top-1/2 right-3 size-5 -translate-y-1/2 text-muted"
            />
          ),
          spinner: <Spinner />,
        }}
        buttonLook={buttonClass({})}
        openList={openList}
        mailList={mailListAction}
      >
        <ExampleList />
      </TryChecklist>
    </div>
  );
}
