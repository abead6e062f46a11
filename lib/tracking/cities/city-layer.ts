import type { ChecklistPlace, PermitTypeId } from '@/lib/catalogue/checklists/types';
import { parseCityInput } from './catalogue';
import { getCityProfile } from './profiles';
import type { CityFact, CityProfile, JobNeed, UsualJob } from './types';

/** What a city's own rules add to the list of one job. */
export interface CityLayer {
  slug: string;
  portal: CityProfile['portal'];
  /** Whether the job needs a permit there; null where nothing was found, or for jobs that always do. */
  need: JobNeed | null;
  /** Work of this kind that needs no permit there. */
  exempt: CityFact[];
  /** Registration, forms, floodplain, historic districts, lanes: what bears on the job before what bears on any. */
  asked: CityFact[];
  /** Why such applications come back. */
  returns: CityFact[];
}

/** The words a statement about a job is known by. */
const JOB_WORDS: Readonly<Record<PermitTypeId, RegExp>> = {
  res_new:
    /\bnew (?:one- and two-family |single-family )?(?:house|home|dwelling|residence|construction)s?\b/i,
  res_alteration:
    /\b(?:kitchen|bath(?:room)?|remodel\w*|interior|drywall|sheetrock|addition|siding|garage conversion)s?\b/i,
  adu: /\b(?:ADUs?|accessory dwelling|granny|casita|second unit)\b/i,
  roofing: /\b(?:re-?roof\w*|roof(?:ing|s)?|shingles?)\b/i,
  windows_doors: /\b(?:windows?|doors?|glazing)\b/i,
  deck_porch: /\b(?:decks?|porch(?:es)?|patios?|pergolas?)\b/i,
  foundation_repair: /\b(?:foundations?|piers?)\b/i,
  electrical_service: /\b(?:electric\w*|wiring|panels?|amps?)\b/i,
  mechanical: /\b(?:mechanical|HVAC|furnaces?|ducts?|air condition\w*|heating)\b/i,
  plumbing: /\b(?:plumb\w*|water heaters?|sewer|fixtures?|backflow)\b/i,
  solar_pv: /\b(?:solar|photovoltaic|PV|batter(?:y|ies))\b/i,
  ev_charger: /\b(?:EV|electric vehicle|chargers?)\b/i,
  generator: /\bgenerators?\b/i,
  fence: /\b(?:fences?|retaining walls?)\b/i,
  pool_spa: /\b(?:pools?|spas?|hot tubs?)\b/i,
  grading: /\b(?:grading|earthwork|excavat\w*|erosion|land disturb\w*)\b/i,
  demolition: /\b(?:demolition\w*|demolish\w*|wreck\w*)\b/i,
  commercial_new: /\b(?:commercial|new building)s?\b/i,
  commercial_ti: /\b(?:commercial|tenant|finish[- ]?out|buildout|office)s?\b/i,
  change_of_use: /\b(?:change of (?:use|occupancy)|certificates? of occupancy)\b/i,
  sign: /\b(?:signs|signage|billboards?|awnings?)\b/i,
};

/** The list that a usual job belongs to; a shed has none of its own. */
const JOB_OF: Readonly<Record<UsualJob, PermitTypeId | null>> = {
  roof: 'roofing',
  window: 'windows_doors',
  fence: 'fence',
  shed: null,
  deck: 'deck_porch',
  cooling: 'mechanical',
  water_heater: 'plumbing',
  panel: 'electrical_service',
};

/** What a job's list takes from its city; null where we have no profile of the place. */
export function cityLayer(place: ChecklistPlace, job: PermitTypeId): CityLayer | null {
  if (place.city === null) return null;
  const known = parseCityInput(`${place.city}, ${place.state}`);
  if (known.kind !== 'city') return null;
  const profile = getCityProfile(known.city.slug);
  return {
    slug: known.city.slug,
    portal: profile.portal,
    need: profile.needs.find(({ job: usual }) => JOB_OF[usual] === job) ?? null,
    exempt: ofJob(profile.exemptions, job).own,
    asked: bearingOn([...profile.permits, ...profile.intro], job),
    returns: bearingOn(profile.returns, job),
  };
}

/** Those about the job, then those about any job. */
function bearingOn(facts: readonly CityFact[], job: PermitTypeId): CityFact[] {
  const { own, any } = ofJob(facts, job);
  return [...own, ...any];
}

function ofJob(facts: readonly CityFact[], job: PermitTypeId): { own: CityFact[]; any: CityFact[] } {
  const isOwn = ({ text }: CityFact) => JOB_WORDS[job].test(text.en);
  return {
    own: facts.filter(isOwn),
    any: facts.filter((fact) => !isOwn(fact) && bearsOnAny(fact.text.en)),
  };
}

/** What is said of whoever applies, though it may count trades up. */
const OF_EVERYBODY = /\b(?:register\w*|registration|expired)\b/i;
/** A statement says in its first words what it is about. */
const LEAD_LENGTH = 60;

function bearsOnAny(text: string): boolean {
  const lead = text.slice(0, LEAD_LENGTH);
  return OF_EVERYBODY.test(text) || !Object.values(JOB_WORDS).some((words) => words.test(lead));
}
