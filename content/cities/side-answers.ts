import { sideAnswer as losAngelesCa } from './los-angeles-ca/side-answer';
import { sideAnswer as montgomeryCountyMd } from './montgomery-county-md/side-answer';
import { sideAnswer as sanFranciscoCa } from './san-francisco-ca/side-answer';
import { sideAnswer as seattleWa } from './seattle-wa/side-answer';
import type { SideAnswer } from './side-answer';

// Written by `npm run cities` from the folders beside it.

/** What the side feeds of each city answer, and what it must become. */
export const SIDE_ANSWERS: readonly SideAnswer[] = [
  losAngelesCa,
  montgomeryCountyMd,
  sanFranciscoCa,
  seattleWa,
];
