import type { Confidence, PermitTypeId, Text } from '@/lib/catalogue/checklists/types';
import type { FeedHealth } from '@/lib/tracking/feeds/health';
import type { StatusBucket } from '@/lib/tracking/permits/types';

/** A place where permits are issued, as the catalogue lists it. */
export interface City {
  /** `austin-tx`: its address on the site, and the id of its feed record where it has one. */
  slug: string;
  name: string;
  /** The Spanish name, where it differs. */
  nameEs?: string;
  /** Two letters, as the post writes it. */
  state: string;
  /** IANA zone. */
  timeZone: string;
  /** How people also write it, in lower case without accents and punctuation. */
  otherNames?: readonly string[];
  /** Where it stands in lists: lower comes first. */
  order: number;
}

/** Where a statement was read. */
export interface CitySource {
  /** The page's own title, in its own language. */
  title: string;
  url: string;
  /** The day we read it, `YYYY-MM-DD`. */
  readOn: string;
  /** The day or month it was published or last changed, as it says itself: `YYYY-MM-DD`, `YYYY-MM` or `YYYY`. */
  publishedOn?: string;
  /** Set where this is a copy on a server that is not its publisher's. */
  isCopy?: true;
}

/** One statement about a city, in both languages, with where it stands and how far it can be trusted. */
export interface CityFact {
  text: Text;
  /** At least one. */
  sources: readonly CitySource[];
  confidence: Confidence;
}

export interface CityQuestion {
  question: Text;
  answer: CityFact;
}

/** An office or a website as people look for it; the name stays as the city writes it. */
export interface CityOffice {
  name: string;
  url: string;
  /** Where this was read; often the page itself. */
  source: CitySource;
  confidence: Confidence;
}

/** A desk people call, write to or visit; the name stays as the city writes it. At least one way to reach it is given. */
export interface CityContact {
  purpose: 'permits' | 'inspections' | 'plan_review' | 'contractor_registration';
  name: string;
  /** `+1` and ten digits; a city's short number such as 311 only beside these. */
  phone?: string;
  mail?: string;
  /** Street address of the counter. */
  address?: string;
  /** When it is open, in the city's own time. */
  hours?: Text;
  /** What to know before using it: that it stands on an old page, or is another desk's. */
  note?: Text;
  source: CitySource;
  confidence: Confidence;
}

/** When an issued permit that is never finaled lapses here, in days as the city's own statement gives them. */
export interface CityLapse {
  /** From issue, while no inspection was passed; null where the city's pages we read do not say. */
  fromIssue: number | null;
  /** From the last inspection passed. */
  fromInspection: number | null;
  /** From issue, whatever was inspected since. */
  atMost: number | null;
  /** What the city counts: its inspections, or work, which a passed inspection only shows. */
  counts: 'inspections' | 'work';
  says: CityFact | null;
  /** What a lapse or its extension costs. */
  cost: CityFact | null;
  /** The part of the permit's own fee that `cost` names; 1 for a new permit. */
  costShare: number | null;
  /** How an extension is asked for. */
  extension: CityFact | null;
}

/** Jobs people ask about most, in the order in which pages list them. */
export const USUAL_JOBS = [
  'roof',
  'window',
  'fence',
  'shed',
  'deck',
  'cooling',
  'water_heater',
  'panel',
] as const;
export type UsualJob = (typeof USUAL_JOBS)[number];

/** Whether a usual job needs a permit. */
export interface JobNeed {
  job: UsualJob;
  needs: 'yes' | 'no' | 'depends';
  /** The limit that decides, in one short sentence. */
  text: Text;
  sources: readonly CitySource[];
  confidence: Confidence;
}

/** What a code governs, in the order in which pages list it. */
export const CODE_FIELDS = [
  'residential',
  'commercial',
  'electrical',
  'plumbing',
  'mechanical',
  'energy',
  'fire',
] as const;
export type CodeField = (typeof CODE_FIELDS)[number];

/** The edition that governs one or several fields of work. */
export interface CodeEdition {
  fields: readonly CodeField[];
  /** Its short name: `2021 IRC with Dallas amendments`. */
  edition: Text;
  /** `YYYY-MM-DD`, `YYYY-MM` or `YYYY`; null where no source says. */
  since: string | null;
  /** At least one. */
  sources: readonly CitySource[];
  confidence: Confidence;
}

export interface CityCodes {
  /** In force as far as a source says; a field nothing was found for is left out. */
  editions: readonly CodeEdition[];
  /** Local amendments, doubts about an edition, rules of transition. */
  notes: readonly CityFact[];
}

/** How inspections are booked; null where nothing was found. */
export interface CityInspections {
  /** The channel, with its address or number. */
  booking: CityFact | null;
  /** By when to ask for which day. */
  cutOff: CityFact | null;
  /** When the inspector comes, and how one learns the hour. */
  visit: CityFact | null;
  notes: readonly CityFact[];
}

/** What a city's page says of that city alone. What is not known is left out. */
export interface CityProfile {
  slug: string;
  /** Two or three sentences only this city's page could open with. */
  intro: readonly CityFact[];
  /** Who issues permits there. */
  department: CityOffice;
  /** Where one applies and looks up a permit. */
  portal: CityOffice | null;
  /** Where a person looks a permit up, for a city whose records are not read here. */
  lookUp?: CityOffice;
  codes: CityCodes;
  /** What the usual permits ask for here: local forms, exemptions, who may apply, limits. */
  permits: readonly CityFact[];
  /** Of the usual jobs those something was found for. */
  needs: readonly JobNeed[];
  /** What else needs no permit here, with its limits, and what does though one might not think so. */
  exemptions: readonly CityFact[];
  /** From the application to the permit in hand, in order, one step each. */
  steps: readonly CityFact[];
  inspections: CityInspections;
  /** Whom to call or visit. */
  contacts: readonly CityContact[];
  /** How the fee is computed, in words; a worked figure comes from the fee schedule of `feeSchedule`. */
  fees: readonly CityFact[];
  /** The id of a schedule in `content/fees`, where one is held. */
  feeSchedule: string | null;
  /** How long the city says things take; measured times come from its feed. */
  timing: readonly CityFact[];
  /** Why applications come back here. */
  returns: readonly CityFact[];
  /** What is read of the city's records, for monitored cities: lag, coverage, quirks. */
  feed: readonly CityFact[];
  /** Left out where the pages we read say nothing of it. */
  lapse?: CityLapse;
  /** Permit types worth a link to their checklist, the most usual here first; three to five. */
  commonPermits: readonly PermitTypeId[];
  /** Three or more that only fit this city. */
  faq: readonly CityQuestion[];
}

/** Where a city lies (degrees, WGS84) and how many people live there. */
export interface CityPlace {
  latitude: number;
  longitude: number;
  population: number | null;
}

export interface AvailableCity {
  slug: string;
  name: string;
  state: string;
  permits: number;
  /** ISO instant of the last whole read; null before the first. */
  last_read_at: string | null;
  /** The permits come from the built-in sample feed. */
  sample: boolean;
}

export interface AvailableCities {
  count: number;
  cities: AvailableCity[];
}

export interface CityStats {
  total_cities: number;
  /** Monitored cities a state. */
  states: Record<string, number>;
  total_permits: number;
  /** Of the monitored cities, as far as known. */
  total_population: number;
}

export interface TypeDuration {
  /** As the city writes it. */
  type: string;
  permits: number;
  /** Calendar days from application to issue: a quarter took at most, half, three quarters. */
  days: { q1: number; median: number; q3: number };
}

export interface CityNumbers {
  slug: string;
  sample: boolean;
  permits: number;
  last_read_at: string | null;
  /** Whether the city goes on publishing what is read here. */
  health: FeedHealth;
  /** The newest date among its permits; null where it gives none. */
  newest_on: string | null;
  /** Issued permits by month, the last twelve, oldest first; months without any are there with 0. */
  issued_by_month: { month: string; permits: number }[];
  /** How long permits of any type took that were issued in the last twelve months; null where too few say both days. */
  days_to_issue: Omit<TypeDuration, 'type'> | null;
  /** The same by type, most frequent first; empty where dates lack. */
  durations: TypeDuration[];
  by_status: Partial<Record<StatusBucket, number>>;
  /** How fresh the records are: promised by the record, and measured over the last weeks; null where not enough was. */
  reading: {
    at_least_every_minutes: number | null;
    median_minutes_between_looks: number | null;
    median_minutes_behind_city: number | null;
    p95_minutes_behind_city: number | null;
  };
}
