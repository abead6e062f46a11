import type { PermitTypeId } from '@/lib/catalogue/checklists/types';

/** Homes of one and two families, as most times name them. */
export const HOMES: readonly PermitTypeId[] = ['res_new', 'res_alteration', 'adu', 'deck_porch'];
export const COMMERCIAL: readonly PermitTypeId[] = ['commercial_new', 'commercial_ti', 'change_of_use'];
