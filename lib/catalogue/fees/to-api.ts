import type { Locale } from '@/lib/platform/i18n/locales';
import type { FeeEstimate, FeeInput, FeeInputName, FeeSchedule } from './types';

/** What is known of a job, from the API's field names. */
export interface WorkFields {
  row_id?: FeeInput['workId'];
  occupancy?: FeeInput['occupancy'];
  kind?: FeeInput['work'];
  construction_type?: FeeInput['constructionType'];
  occupancy_group?: FeeInput['occupancyGroup'];
  valuation_cents?: number | undefined;
  area_sqft?: number | undefined;
  dwelling_units?: number | undefined;
  stories?: number | undefined;
  trades?: number | undefined;
  fixtures?: number | undefined;
  service_amps?: number | undefined;
  frontage_ft?: number | undefined;
}

export function toFeeInput(work: WorkFields): FeeInput {
  return {
    workId: work.row_id,
    occupancy: work.occupancy,
    work: work.kind,
    constructionType: work.construction_type,
    occupancyGroup: work.occupancy_group,
    valuationCents: work.valuation_cents,
    areaSqft: work.area_sqft,
    dwellingUnits: work.dwelling_units,
    stories: work.stories,
    trades: work.trades,
    fixtures: work.fixtures,
    serviceAmps: work.service_amps,
    frontageFt: work.frontage_ft,
  };
}

/** The same, back in the API's field names; what is not known is left out. */
export function toWork(given: FeeInput): WorkFields {
  return {
    row_id: given.workId,
    occupancy: given.occupancy,
    kind: given.work,
    construction_type: given.constructionType,
    occupancy_group: given.occupancyGroup,
    valuation_cents: given.valuationCents,
    area_sqft: given.areaSqft,
    dwelling_units: given.dwellingUnits,
    stories: given.stories,
    trades: given.trades,
    fixtures: given.fixtures,
    service_amps: given.serviceAmps,
    frontage_ft: given.frontageFt,
  };
}

/** What an input is called in `work`. */
function inputName(name: FeeInputName): string {
  if (name === 'row') return 'row_id';
  if (name === 'work') return 'kind';
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

/** An estimate in one language and the API's field names. */
export function toFeeEstimate(
  { schedule, estimate }: { schedule: Omit<FeeSchedule, 'works' | 'examples'>; estimate: FeeEstimate },
  locale: Locale,
) {
  const figures = estimate.status === 'estimated' ? estimate : null;
  const gaps = estimate.status === 'missing_input' ? estimate : null;
  return {
    status: estimate.status,
    schedule: schedule.name[locale],
    effective: schedule.effective.text[locale],
    lines: (figures?.lines ?? []).map(({ id, kind, label, amountCents }) => ({
      id,
      kind,
      label: label[locale],
      amount_cents: amountCents,
    })),
    total_cents: figures?.totalCents ?? null,
    missing: (gaps?.missing ?? []).map(inputName),
    rows: (gaps?.rows ?? []).map(({ id, label }) => ({ id, label: label[locale] })),
    reason: 'reason' in estimate ? estimate.reason[locale] : null,
    excluded: (figures?.excluded ?? schedule.excluded).map((text) => text[locale]),
    notes: (figures?.notes ?? schedule.notes).map((text) => text[locale]),
    outdated: schedule.outdated?.[locale] ?? null,
    confidence: schedule.confidence,
    sources: schedule.sources.map(({ title, url, readOn }) => ({ title, url, read_on: readOn })),
  };
}
