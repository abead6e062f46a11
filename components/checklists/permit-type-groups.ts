import type { PermitTypeId } from '@/lib/catalogue/checklists/types';

export const TYPE_GROUPS = ['homes', 'systems', 'site', 'commercial'] as const;
export type TypeGroup = (typeof TYPE_GROUPS)[number];

const GROUP_OF: Readonly<Record<PermitTypeId, TypeGroup>> = {
  res_new: 'homes',
  res_alteration: 'homes',
  adu: 'homes',
  roofing: 'homes',
  windows_doors: 'homes',
  deck_porch: 'homes',
  foundation_repair: 'homes',
  electrical_service: 'systems',
  mechanical: 'systems',
  plumbing: 'systems',
  solar_pv: 'systems',
  ev_charger: 'systems',
  generator: 'systems',
  fence: 'site',
  pool_spa: 'site',
  grading: 'site',
  demolition: 'site',
  commercial_new: 'commercial',
  commercial_ti: 'commercial',
  change_of_use: 'commercial',
  sign: 'commercial',
};

/** Where a person looks for a permit type. */
export function getTypeGroup(type: PermitTypeId): TypeGroup {
  return GROUP_OF[type];
}
