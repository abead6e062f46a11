import { workedExample } from '@/lib/catalogue/fees/worked-example';
import type { Locale } from '@/lib/platform/i18n/locales';
import type { CityContact, CityFact, CityOffice, CityProfile, JobNeed } from '@/lib/tracking/cities/types';

/** What somebody came for who searched "austin building permit", as far as it is known. */
export interface Answers {
  /** The usual jobs that stand in the first screen. */
  needs: readonly JobNeed[];
  /** Said where nothing of them was found: what needs no permit. */
  exempt: CityFact | null;
  examples: ReturnType<typeof workedExample>;
  /** Said in place of examples: how the city computes its fees. */
  fees: CityFact | null;
  /** What the city itself says of how long it takes. */
  timing: CityFact | null;
  /** The desk to call first. */
  desk: CityContact | null;
  /** How an inspection is booked, and by when. */
  inspections: readonly CityFact[];
  inspectionDesk: CityContact | null;
  /** Who is asked where nothing was found. */
  ask: CityOffice;
}

/** As many worked fees, and jobs, as stand in the first screen. */
const EXAMPLES = 3;

export function answersOf(profile: CityProfile): Answers {
  const { needs, exemptions, fees, timing, contacts, inspections, feeSchedule, department } = profile;
  return {
    needs: needs.slice(0, EXAMPLES),
    exempt: exemptions[0] ?? null,
    examples: feeSchedule === null ? [] : workedExample(feeSchedule).slice(0, EXAMPLES),
    fees: fees[0] ?? null,
    timing: timing[0] ?? null,
    desk: firstDesk(contacts),
    inspections: [inspections.booking, inspections.cutOff].filter((fact) => fact !== null),
    inspectionDesk: contacts.find(({ purpose, phone }) => purpose === 'inspections' && phone) ?? null,
    ask: department,
  };
}

/** A permit desk that can be called; else any that can; else one that can be written to or visited. */
function firstDesk(contacts: readonly CityContact[]): CityContact | null {
  const called = contacts.filter(({ phone }) => phone);
  return (
    called.find(({ purpose }) => purpose === 'permits') ??
    called.find(({ purpose }) => purpose !== 'inspections') ??
    called[0] ??
    contacts[0] ??
    null
  );
}

/**
 * What the examples' totals leave out, each text once: beside all of them where every one leaves it out, beside its own
 * otherwise.
 */
export function whatIsLeftOut(examples: Answers['examples'], locale: Locale) {
  const texts = examples.map(({ estimate }) => [...new Set(estimate.excluded.map((text) => text[locale]))]);
  const shared =
    examples.length < 2 ? [] : (texts[0] ?? []).filter((text) => texts.every((all) => all.includes(text)));
  const byExample = new Map(
    examples.map(({ id }, at) => [id, (texts[at] ?? []).filter((text) => !shared.includes(text))]),
  );
  return { shared, byExample };
}

/** `+15129784504` → `(512) 978-4504`, as the country writes it. */
export function phoneText(phone: string): string {
  return phone.replace(/^\+1(\d{3})(\d{3})(\d{4})$/, '($1) $2-$3');
}

/** `https://abc.austintexas.gov/x` → `abc.austintexas.gov`. */
export function hostOf(url: string): string {
  return new URL(url).hostname.replace(/^www\./, '');
}
