import type { PaperSpec } from './paper';
import { PAPERS_BUILDING } from './papers-building';
import { PAPERS_COMMON } from './papers-common';
import { PAPERS_ELECTRICAL } from './papers-electrical';
import { PAPERS_MECHANICAL } from './papers-mechanical';
import { PAPERS_ROOF_AND_OPENINGS } from './papers-roof-and-openings';

/** Each document on letter paper: what it is called and what stands in it. */
export const PAPERS: Readonly<Record<string, PaperSpec>> = {
  ...PAPERS_COMMON,
  ...PAPERS_ROOF_AND_OPENINGS,
  ...PAPERS_ELECTRICAL,
  ...PAPERS_MECHANICAL,
  ...PAPERS_BUILDING,
};
