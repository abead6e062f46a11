import type { DrawingSpec } from './drawing';
import { HOUSE_DRAWINGS } from './drawings-of-houses';
import { SITE_DRAWINGS } from './drawings-of-sites';
import { TRADE_DRAWINGS } from './drawings-of-trades';
import { YARD_DRAWINGS } from './drawings-of-yards';

/** Each kind of drawing sheet: what it is called, what is drawn, what is written beside it. */
export const DRAWINGS: Readonly<Record<string, DrawingSpec>> = {
  ...SITE_DRAWINGS,
  ...HOUSE_DRAWINGS,
  ...YARD_DRAWINGS,
  ...TRADE_DRAWINGS,
};
