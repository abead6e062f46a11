import type { PermitTypeId } from '@/lib/catalogue/checklists/types';
import { busbar, evBreaker, serviceDisconnect } from './amperes';
import {
  clearanceDepth,
  clearanceWidth,
  egressArea,
  egressHeight,
  egressSill,
  egressWidth,
  guardHeight,
  poolBarrier,
  stairRise,
  stairRun,
} from './lengths';
import { roofLayers, roofSlope } from './roofs';
import type { CodeValue } from './types';

const DWELLINGS: readonly PermitTypeId[] = ['res_new', 'res_alteration', 'adu', 'deck_porch'];
const ELECTRICAL: readonly PermitTypeId[] = ['electrical_service', 'ev_charger', 'solar_pv', 'generator'];

const WINDOWS: readonly PermitTypeId[] = ['res_new', 'res_alteration', 'adu'];

const GUARDS = { permitType: 'res_new', id: 'guards' } as const;
const STAIRS = { permitType: 'res_new', id: 'stairs' } as const;
const ESCAPES = { permitType: 'res_new', id: 'egress_bedroom' } as const;
const WORKING_SPACE = { permitType: 'electrical_service', id: 'working_space' } as const;

/** Code limits that can be checked by text alone. A permit type's own review point takes precedence. */
export const CODE_VALUES: readonly CodeValue[] = [
  { id: 'guard_height', point: GUARDS, permitTypes: DWELLINGS, judge: guardHeight },
  {
    id: 'pool_barrier',
    point: { permitType: 'pool_spa', id: 'barrier_h' },
    permitTypes: ['pool_spa', 'fence'],
    judge: poolBarrier,
  },
  {
    id: 'ev_breaker',
    point: { permitType: 'ev_charger', id: 'ev_breaker' },
    permitTypes: ['ev_charger'],
    judge: evBreaker,
  },
  {
    id: 'busbar',
    point: { permitType: 'solar_pv', id: 'bus' },
    permitTypes: ['solar_pv', 'electrical_service'],
    judge: busbar,
  },
  {
    id: 'service_disconnect',
    point: { permitType: 'electrical_service', id: 'service_rating' },
    permitTypes: ['electrical_service'],
    judge: serviceDisconnect,
  },
  { id: 'stair_rise', point: STAIRS, permitTypes: DWELLINGS, judge: stairRise },
  { id: 'stair_run', point: STAIRS, permitTypes: DWELLINGS, judge: stairRun },
  { id: 'egress_area', point: ESCAPES, permitTypes: WINDOWS, judge: egressArea },
  { id: 'egress_height', point: ESCAPES, permitTypes: WINDOWS, judge: egressHeight },
  { id: 'egress_width', point: ESCAPES, permitTypes: WINDOWS, judge: egressWidth },
  { id: 'egress_sill', point: ESCAPES, permitTypes: WINDOWS, judge: egressSill },
  { id: 'clearance_depth', point: WORKING_SPACE, permitTypes: ELECTRICAL, judge: clearanceDepth },
  { id: 'clearance_width', point: WORKING_SPACE, permitTypes: ELECTRICAL, judge: clearanceWidth },
  {
    id: 'roof_layers',
    point: { permitType: 'roofing', id: 'layers' },
    permitTypes: ['roofing'],
    judge: roofLayers,
  },
  {
    id: 'roof_slope',
    point: { permitType: 'roofing', id: 'slope' },
    permitTypes: ['roofing'],
    judge: roofSlope,
  },
];
