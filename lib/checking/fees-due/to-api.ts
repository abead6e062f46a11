import type { Fee } from './types';

export function toFee(fee: Fee) {
  return {
    id: fee.id,
    source: fee.source,
    kind: fee.kind,
    title: fee.title,
    cents: fee.cents,
    state: fee.state,
    due_on: fee.dueOn,
    paid_on: fee.paidOn,
    ask_again_on: fee.askAgainOn,
    computed_cents: fee.computed?.cents ?? null,
    permit: fee.permit && { id: fee.permit.id, permit_number: fee.permit.permitNumber },
    job: fee.project && { id: fee.project.id, address: fee.project.address },
    city: fee.permit?.city ?? fee.project?.city ?? null,
  };
}
