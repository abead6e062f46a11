import { buildChecklist } from '@/lib/catalogue/checklists/checklist';
import { localiseChecklist } from '@/lib/catalogue/checklists/localise';
import { parsePlace } from '@/lib/catalogue/checklists/places';
import type { PermitTypeId } from '@/lib/catalogue/checklists/types';
import { AppError } from '@/lib/errors';
import type { Locale } from '@/lib/platform/i18n/locales';
import { cityLabel } from '@/lib/tracking/cities/catalogue';
import { findWorkCity } from '@/lib/tracking/cities/work-city';

/** A checklist before anything is answered, cut to what a first look takes in. */
export interface DemoChecklist {
  title: string;
  /** "Boise, ID". */
  place: string;
  required: number;
  questions: number;
  /** The first of the required ones. */
  documents: { id: string; label: string; why: string; citation: string }[];
  firstQuestion: string | null;
}

const SHOWN = 4;

/** Made by the same rules as every list; refuses a city nobody knows. */
export function makeDemoChecklist(input: {
  city: string;
  permitType: PermitTypeId;
  locale: Locale;
}): DemoChecklist {
  const city = findWorkCity(input.city);
  const place = city && parsePlace(cityLabel(city.slug, 'en', city.label));
  if (!city || !place?.ok) throw new AppError('invalid_input', { fields: { city: 'city_unknown' } });
  const checklist = localiseChecklist(
    buildChecklist({
      permitType: input.permitType,
      place: { ...place.place, county: null },
      answers: {},
    }),
    input.locale,
  );
  const required = checklist.documents.filter(({ status }) => status === 'required');
  return {
    title: checklist.permitType.name,
    place: cityLabel(city.slug, input.locale, city.label),
    required: required.length,
    questions: checklist.questions.length,
    documents: required.slice(0, SHOWN).map(({ id, label, why, citation }) => ({ id, label, why, citation })),
    firstQuestion: checklist.questions[0]?.question.text ?? null,
  };
}
