import type { PermitTypeId } from '@/lib/catalogue/checklists/types';
import type { Occupancy, WorkKind } from './types';

export interface PermitWork {
  readonly work: WorkKind;
  /** Told by the permit type itself; null where it has to be asked. */
  readonly occupancy: Occupancy | null;
}

const HOUSE = 'residential_1_2';

const WORK: { readonly [P in PermitTypeId]: PermitWork | null } = {
  res_new: { work: 'new', occupancy: HOUSE },
  res_alteration: { work: 'alteration', occupancy: HOUSE },
  roofing: { work: 'roofing', occupancy: null },
  electrical_service: { work: 'electrical_service', occupancy: null },
  mechanical: { work: 'mechanical', occupancy: null },
  plumbing: { work: 'plumbing', occupancy: null },
  solar_pv: { work: 'solar', occupancy: null },
  ev_charger: { work: 'ev_charger', occupancy: null },
  deck_porch: { work: 'deck', occupancy: null },
  fence: { work: 'fence', occupancy: null },
  pool_spa: { work: 'pool', occupancy: null },
  demolition: { work: 'demolition', occupancy: null },
  sign: null,
  commercial_ti: { work: 'alteration', occupancy: 'commercial' },
  change_of_use: null,
  adu: { work: 'accessory_unit', occupancy: HOUSE },
  grading: { work: 'grading', occupancy: null },
  windows_doors: { work: 'windows', occupancy: null },
  commercial_new: { work: 'new', occupancy: 'commercial' },
  foundation_repair: { work: 'foundation_repair', occupancy: null },
  generator: null,
};

/** What a permit type is called in fee schedules; null where no schedule held here prices it as such. */
export function workOfPermitType(permitType: PermitTypeId): PermitWork | null {
  return WORK[permitType];
}
