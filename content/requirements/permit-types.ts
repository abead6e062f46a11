import type { PermitTypeId, PermitTypeRecord } from '@/lib/catalogue/checklists/types';
import { adu } from './permit-types/adu';
import { changeOfUse } from './permit-types/change-of-use';
import { commercialNew } from './permit-types/commercial-new';
import { commercialTi } from './permit-types/commercial-ti';
import { deckPorch } from './permit-types/deck-porch';
import { demolition } from './permit-types/demolition';
import { electricalService } from './permit-types/electrical-service';
import { evCharger } from './permit-types/ev-charger';
import { fence } from './permit-types/fence';
import { foundationRepair } from './permit-types/foundation-repair';
import { generator } from './permit-types/generator';
import { grading } from './permit-types/grading';
import { mechanical } from './permit-types/mechanical';
import { plumbing } from './permit-types/plumbing';
import { poolSpa } from './permit-types/pool-spa';
import { resAlteration } from './permit-types/res-alteration';
import { resNew } from './permit-types/res-new';
import { roofing } from './permit-types/roofing';
import { sign } from './permit-types/sign';
import { solarPv } from './permit-types/solar-pv';
import { windowsDoors } from './permit-types/windows-doors';

/** Every permit type the checklist knows, in the order a person is offered them. */
export const PERMIT_TYPES: readonly PermitTypeRecord[] = [
  resNew,
  resAlteration,
  roofing,
  electricalService,
  mechanical,
  plumbing,
  solarPv,
  evCharger,
  deckPorch,
  fence,
  poolSpa,
  demolition,
  sign,
  commercialTi,
  changeOfUse,
  adu,
  grading,
  windowsDoors,
  commercialNew,
  foundationRepair,
  generator,
];

const byId = new Map<PermitTypeId, PermitTypeRecord>(PERMIT_TYPES.map((type) => [type.id, type]));

export function getPermitType(id: PermitTypeId): PermitTypeRecord {
  const type = byId.get(id);
  if (!type) throw new Error(`No requirements are stored for permit type ${id}.`);
  return type;
}
