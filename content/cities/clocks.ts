import type { ReviewTimes } from '@/lib/tracking/review-times/types';
import { clock as austinTx } from './austin-tx/clock';
import { clock as cincinnatiOh } from './cincinnati-oh/clock';
import { clock as denverCo } from './denver-co/clock';
import { clock as orlandoFl } from './orlando-fl/clock';
import { clock as philadelphiaPa } from './philadelphia-pa/clock';
import { clock as pittsburghPa } from './pittsburgh-pa/clock';
import { clock as portlandOr } from './portland-or/clock';
import { clock as raleighNc } from './raleigh-nc/clock';
import { clock as seattleWa } from './seattle-wa/clock';

// Written by `npm run cities` from the folders beside it.

/** The times in which cities say themselves that they answer; those of states stand apart. */
export const CLOCKS: Readonly<Record<string, ReviewTimes>> = {
  'austin-tx': austinTx,
  'cincinnati-oh': cincinnatiOh,
  'denver-co': denverCo,
  'orlando-fl': orlandoFl,
  'philadelphia-pa': philadelphiaPa,
  'pittsburgh-pa': pittsburghPa,
  'portland-or': portlandOr,
  'raleigh-nc': raleighNc,
  'seattle-wa': seattleWa,
};
