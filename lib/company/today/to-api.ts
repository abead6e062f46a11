import type { TodayNeeds } from './queries';
import type { CloseOut, Need } from './types';

function toNeed({ key, kind, subject, since, until, cost, mark }: Need) {
  return {
    key,
    kind,
    permit_id: permitOf(subject),
    check_id: subject.kind === 'round' ? subject.checkId : null,
    title: titleOf(subject),
    since,
    until,
    cost: { kind: cost.kind, cents: 'cents' in cost ? cost.cents : null },
    mark,
  };
}

function permitOf(subject: Need['subject']): number | null {
  if (subject.kind === 'permit') return subject.permit.id;
  return subject.kind === 'task' ? subject.permitId : null;
}

function titleOf(subject: Need['subject']): string {
  if (subject.kind === 'permit') return subject.permit.address ?? subject.permit.permitNumber;
  return subject.kind === 'round' ? subject.name : subject.title;
}

function toCloseOut({ permit, issuedOn, inspectedOn, lapsesOn, daysLeft, by, cost }: CloseOut) {
  return {
    permit_id: permit.id,
    permit_number: permit.permitNumber,
    address: permit.address,
    issued_date: issuedOn,
    inspected_date: inspectedOn,
    lapses_on: lapsesOn,
    days_left: daysLeft,
    lapses_by: by,
    cost_cents: cost?.cents ?? null,
  };
}

export function toToday({ needs, later, closeOuts, dayCost }: TodayNeeds) {
  return {
    needs: needs.map(toNeed),
    put_off: later,
    close_outs: closeOuts.map(toCloseOut),
    day_cost_cents: dayCost,
  };
}
