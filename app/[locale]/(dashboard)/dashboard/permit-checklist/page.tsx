import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import {
  checklistQuery,
  EDIT,
  laterFacts,
  typedAnswers,
  typedText,
} from '@/components/checks/checklist-query';
import { ChecklistResult } from '@/components/checks/checklist-result';
import { StartForm } from '@/components/checks/start-form';
import { buildChecklist } from '@/lib/checks/checklist';
import { localiseChecklist } from '@/lib/checks/localise';
import { listPermitTypes } from '@/lib/checks/permit-types';
import { parseChecklistParams } from '@/lib/checks/schema';
import { DEFAULT_LOCALE, isLocale } from '@/lib/i18n/locales';
import { listWatchedCities } from '@/lib/permits/queries';
import { requireUser } from '@/lib/server/session';
import { placeName, placeSuggestions } from './_components/place-name';

type Query = Record<string, string | string[] | undefined>;
type Props = { params: Promise<{ locale: string }>; searchParams: Promise<Query> };

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const { locale: given } = await params;
  const locale = isLocale(given) ? given : DEFAULT_LOCALE;
  const t = await getTranslations({ locale, namespace: 'checks' });
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
    const watched = (await listWatchedCities(ctx)).map(({ slug }) => slug);
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
      query={queryOf(query, parsed)}
      errors={parsed.errors}
      later={laterFacts(query)}
    />
  );
}

type Parsed = Extract<ReturnType<typeof parseChecklistParams>, { ok: true }>;

function queryOf(query: Query, { input, errors }: Parsed) {
  return checklistQuery({
    type: input.permitType,
    place: typedText(query, 'place'),
    answers: input.answers,
    refused: Object.fromEntries(Object.keys(errors).map((fact) => [fact, typedText(query, fact)])),
    later: laterFacts(query),
  });
}
