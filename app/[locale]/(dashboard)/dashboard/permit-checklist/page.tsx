import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import {
  EDIT,
  laterFacts,
  queryOfParams,
  typedAnswers,
  typedText,
} from '@/components/checklists/checklist-query';
import { ChecklistResult } from '@/components/checklists/checklist-result';
import { placeName, placeSuggestions } from '@/components/checklists/place-name';
import { StartForm } from '@/components/checklists/start-form';
import { buildChecklist } from '@/lib/checklists/checklist';
import { localiseChecklist } from '@/lib/checklists/localise';
import { listPermitTypes } from '@/lib/checklists/permit-types';
import { parseChecklistParams } from '@/lib/checklists/schema';
import { DEFAULT_LOCALE, isLocale } from '@/lib/i18n/locales';
import { listWatchedCities } from '@/lib/permits/queries';
import { requireUser } from '@/lib/server/session';

type Query = Record<string, string | string[] | undefined>;
type Props = { params: Promise<{ locale: string }>; searchParams: Promise<Query> };

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const { locale: given } = await params;
  const locale = isLocale(given) ? given : DEFAULT_LOCALE;
  const t = await getTranslations({ locale, namespace: 'checklists' });
  const parsed = parseChecklistParams(await searchParams);
  if (!parsed.ok) return { title: t('title') };
  const type = listPermitTypes(locale).find(({ id }) => id === parsed.input.permitType);
  return { title: t('titleFor', { type: type?.name ?? '', place: placeName(parsed.input.place, locale) }) };
}

/** The whole state is in the address: nothing is stored, and a link shows the same list to a colleague. */
export default async function PermitChecklistPage({ params, searchParams }: Props) {
  const { locale: given } = await params;
  const locale = isLocale(given) ? given : DEFAULT_LOCALE;
  setRequestLocale(locale);
  const { ctx, company } = await requireUser(locale);
  const query = await searchParams;
  const parsed = parseChecklistParams(query);
  const type = typedText(query, 'type');
  const place = typedText(query, 'place');

  if (!parsed.ok || query[EDIT] !== undefined) {
    const watched = await listWatchedCities(ctx);
    const suggestions = placeSuggestions(watched, locale);
    const isFirst = query.type === undefined && query.place === undefined;
    return (
      <StartForm
        companyName={company.name}
        type={type}
        place={isFirst && watched.length === 1 ? (suggestions[0] ?? '') : place}
        errors={parsed.ok || isFirst ? {} : parsed.fields}
        carry={typedAnswers(query)}
        suggestions={suggestions}
      />
    );
  }

  const checklist = localiseChecklist(buildChecklist(parsed.input), locale);
  return (
    <ChecklistResult
      checklist={checklist}
      place={placeName(parsed.input.place, locale)}
      query={queryOfParams(query, parsed)}
      errors={parsed.errors}
      later={laterFacts(query)}
    />
  );
}
