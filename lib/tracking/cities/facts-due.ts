import { fieldsWithoutCode } from './codes';
import { monthsBefore, publishedLongAgo } from './fact-age';
import { restOnCopies } from './fact-trust';
import { officesOf } from './offices';
import { listStatements } from './statements';
import { type CityProfile, type CitySource, USUAL_JOBS } from './types';

/** What was read longer ago is read again. */
export const READ_AGAIN_AFTER_MONTHS = 6;

export interface DueFact {
  slug: string;
  /** `fees 2`: where in the profile. */
  where: string;
  /** Read long ago, published long ago, or resting on copies alone. */
  reason: 'read' | 'published' | 'copy';
  /** The day that makes it due. */
  since: string;
  url: string;
}

interface Stated {
  where: string;
  sources: readonly CitySource[];
}

/** What of a city's profile somebody should look at again, and why. */
export function factsDue(profile: CityProfile, today: string): DueFact[] {
  const readBefore = monthsBefore(today, READ_AGAIN_AFTER_MONTHS);
  return listStated(profile).flatMap(({ where, sources }) => {
    const due = (reason: DueFact['reason'], since: string): DueFact => ({
      ...{ slug: profile.slug, where, reason, since },
      url: sources[0]?.url ?? '',
    });
    const read = sources.map(({ readOn }) => readOn).sort()[0] ?? '';
    const published = publishedLongAgo({ sources }, today);
    return [
      ...(read < readBefore ? [due('read', read)] : []),
      ...(published === null ? [] : [due('published', published)]),
      ...(restOnCopies(sources) ? [due('copy', read)] : []),
    ];
  });
}

/** The needs of a reader that a profile does not meet. */
export function gapsOf(profile: CityProfile): string[] {
  const { needs, exemptions, steps, inspections, contacts, timing, feeSchedule, portal, codes } = profile;
  const missing = {
    exemptions: exemptions.length === 0,
    'usual jobs': needs.length < USUAL_JOBS.length,
    steps: steps.length === 0,
    'booking of inspections': inspections.booking === null,
    'cut-off of inspections': inspections.cutOff === null,
    codes: fieldsWithoutCode(codes).length > 0,
    telephone: !contacts.some(({ phone }) => phone),
    timing: timing.length === 0,
    'fee schedule': feeSchedule === null,
    portal: portal === null,
  };
  return Object.entries(missing).flatMap(([name, isMissing]) => (isMissing ? [name] : []));
}

/** All that names a source. */
function listStated(profile: CityProfile): Stated[] {
  return [
    ...listStatements(profile),
    ...profile.contacts.map(({ source }, index) => ({ where: `contacts ${index + 1}`, sources: [source] })),
    ...Object.entries(officesOf(profile)).map(([where, { source }]) => ({ where, sources: [source] })),
  ];
}
