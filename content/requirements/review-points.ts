import type { PermitTypeId, ReviewPointRecord } from '@/lib/catalogue/checklists/types';
import { aduPoints } from './review-points/adu';
import { changeOfUsePoints } from './review-points/change-of-use';
import { commercialNewPoints } from './review-points/commercial-new';
import { commercialTiPoints } from './review-points/commercial-ti';
import { deckPorchPoints } from './review-points/deck-porch';
import { demolitionPoints } from './review-points/demolition';
import { electricalServicePoints } from './review-points/electrical-service';
import { evChargerPoints } from './review-points/ev-charger';
import { fencePoints } from './review-points/fence';
import { foundationRepairPoints } from './review-points/foundation-repair';
import { generatorPoints } from './review-points/generator';
import { gradingPoints } from './review-points/grading';
import { mechanicalPoints } from './review-points/mechanical';
import { plumbingPoints } from './review-points/plumbing';
import { poolSpaPoints } from './review-points/pool-spa';
import { resAlterationPoints } from './review-points/res-alteration';
import { resNewPoints } from './review-points/res-new';
import { roofingPoints } from './review-points/roofing';
import { signPoints } from './review-points/sign';
import { solarPvPoints } from './review-points/solar-pv';
import { windowsDoorsPoints } from './review-points/windows-doors';

/**
 * What a plan reviewer looks for, by permit type. Thresholds and section numbers are those of the model codes
 * before the 2024 IRC; the edition in force decides.
 */
export const REVIEW_POINTS: Readonly<Record<PermitTypeId, readonly ReviewPointRecord[]>> = {
  res_new: resNewPoints,
  res_alteration: resAlterationPoints,
  roofing: roofingPoints,
  electrical_service: electricalServicePoints,
  mechanical: mechanicalPoints,
  plumbing: plumbingPoints,
  solar_pv: solarPvPoints,
  ev_charger: evChargerPoints,
  deck_porch: deckPorchPoints,
  fence: fencePoints,
  pool_spa: poolSpaPoints,
  demolition: demolitionPoints,
  sign: signPoints,
  commercial_ti: commercialTiPoints,
  change_of_use: changeOfUsePoints,
  adu: aduPoints,
  grading: gradingPoints,
  windows_doors: windowsDoorsPoints,
  commercial_new: commercialNewPoints,
  foundation_repair: foundationRepairPoints,
  generator: generatorPoints,
};
