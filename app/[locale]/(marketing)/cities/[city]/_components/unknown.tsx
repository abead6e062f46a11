import type { CityProfile } from '@/lib/tracking/cities/types';
import { answersOf } from './answers';
import { NotFound } from './not-found';

/** Nothing was found on a matter of this city: said so, and who will know. */
export function Unknown({ profile, text }: { profile: CityProfile; text: string }) {
  return <NotFound answers={answersOf(profile)} text={text} />;
}
