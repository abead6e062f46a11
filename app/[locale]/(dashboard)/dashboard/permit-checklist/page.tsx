import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import {
  EDIT,
  laterFacts,
  queryOfParams,
  typedAnswers,
  typedText,
} from '@/components/checklists/checklist-query';
import { placeName, placeSuggestions } from '@/components/checklists/place-name';
import { ClientMessages } from '@/components/layout/client-messages';
import { buildChecklist } from '@/lib/catalogue/checklists/checklist';
import { localiseChecklist } from '@/lib/catalogue/checklists/localise';
import { listPermitTypes } from '@/lib/catalogue/checklists/permit-types';
import { parseChecklistParams } from '@/lib/catalogue/checklists/schema';
import { listChecks } from '@/lib/checking/checks/queries';
import { requirePageRate, requireUser, type UserGate } from '@/lib/edge/server/session';
import { AppError } from '@/lib/errors';
import { mayUse } from '@/lib/identity/access/permissions';
import { DEFAULT_LOCALE, isLocale } from '@/lib/platform/i18n/locales';
import { listWatchedCities } from '@/lib/tracking/permits/queries';
import { CheckDocuments } from './_components/check-documents';
import { ChecklistResult } from './_components/checklist-result';
import { StartForm } from './_components/start-form';
import { type ChecksPage, YourChecks } from './_components/your-checks';
import { createCheckAction } from './actions';

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

/**
 * The checks that are kept, and the free list: its whole state is in the address, nothing of it is stored, and a link
 * shows the same list to a colleague.
 */
export default async function PermitChecklistPage({ params, searchParams }: Props) {
  const { locale: given } = await params;
  const locale = isLocale(given) ? given : DEFAULT_LOCALE;
  setRequestLocale(locale);
  const { ctx, company } = await requireUser(locale);
  await requirePageRate();
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
        above={
          isFirst ? (
            <YourChecks
              page={await readChecks(ctx, query)}
              clock={{ now: ctx.now, timeZone: company.timeZone }}
            />
          ) : null
        }
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
      check={
        mayUse('checks.change', company) ? (
          <ClientMessages namespaces={['checks.start']}>
            <CheckDocuments input={parsed.input} create={createCheckAction} />
          </ClientMessages>
        ) : null
      }
    />
  );
}

/** A page of the kept checks; an address that names none shows the first. */
async function readChecks(ctx: UserGate['ctx'], query: Query): Promise<ChecksPage> {
  const archived = typedText(query, 'archived') !== '';
  const after = typedText(query, 'after') || null;
  try {
    return { ...(await listChecks(ctx, { after, archived })), archived, isLater: after !== null };
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'invalid_input') throw error;
    return { ...(await listChecks(ctx, { archived })), archived, isLater: false };
  }
}
