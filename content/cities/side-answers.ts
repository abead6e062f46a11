import { steps as losAngelesCa } from './los-angeles-ca/steps';
import { steps as montgomeryCountyMd } from './montgomery-county-md/steps';
import { steps as sanFranciscoCa } from './san-francisco-ca/steps';
import { steps as seattleWa } from './seattle-wa/steps';
import type { SideAnswer } from './side-answer';

// Written by `npm run cities` from the folders beside it.

/** What the side feeds of each city answer, and what it must become. */
export const SIDE_ANSWERS: readonly SideAnswer[] = [
  losAngelesCa,
  montgomeryCountyMd,
  sanFranciscoCa,
  seattleWa,
];
