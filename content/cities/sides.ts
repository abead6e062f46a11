import type { CitySide } from '@/lib/tracking/feeds/side/types';
import { side as losAngelesCa } from './los-angeles-ca/side';
import { side as montgomeryCountyMd } from './montgomery-county-md/side';
import { side as sanFranciscoCa } from './san-francisco-ca/side';
import { side as seattleWa } from './seattle-wa/side';

// Written by `npm run cities` from the folders beside it.

/** The inspections, reviews and comments that cities publish beside their permits. */
export const SIDES: Readonly<Record<string, CitySide>> = {
  'los-angeles-ca': losAngelesCa,
  'montgomery-county-md': montgomeryCountyMd,
  'san-francisco-ca': sanFranciscoCa,
  'seattle-wa': seattleWa,
};
