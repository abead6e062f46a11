import { factName } from '@/lib/catalogue/checklists/fact-names';
import type { Answers, ChecklistPlace } from '@/lib/catalogue/checklists/types';
import { toWork } from '@/lib/catalogue/fees/to-api';
import type { StatedFacts } from '@/lib/checking/review/types';
import type { CheckFile } from './files';
import type { CheckDetail, CheckRow, RunRow } from './queries';

// Checks in the API's field names.

export function toFile(file: CheckFile) {
  return {
    id: file.id,
    name: file.name,
    type: file.type,
    bytes: file.bytes,
    state: file.state,
    failure: file.failure,
    pages: file.pages,
    pages_read: file.pagesRead,
    pages_drawn: file.pagesDrawn,
    created_at: file.createdAt.toISOString(),
  };
}

export function toRun(run: RunRow) {
  return {
    number: run.number,
    state: run.state,
    failure: run.failure,
    started_by: run.startedBy,
    created_at: run.createdAt.toISOString(),
    finished_at: run.finishedAt?.toISOString() ?? null,
    readiness: run.readiness,
    charged: run.charged,
    judging_again: run.judgingAgain,
    judged_again_at: run.judgedAgainAt?.toISOString() ?? null,
  };
}

export function toPlace({ city, county, state }: ChecklistPlace) {
  return { city, county, state };
}

export function toCheck(check: CheckRow) {
  return {
    id: check.id,
    name: check.name,
    permit_type: check.permitType,
    place: toPlace(check.place),
    address: check.address,
    updated_at: check.updatedAt.toISOString(),
    archived_at: check.archivedAt?.toISOString() ?? null,
    last_run: check.lastRun && toRun(check.lastRun),
  };
}

export function toCheckDetail(check: CheckDetail) {
  return {
    ...toCheck(check),
    answers: toAnswers(check.answers),
    stated: toStated(check.stated),
    work: toWork(check.work),
    created_at: check.createdAt.toISOString(),
    files: check.files.map(toFile),
    runs: check.runs.map(toRun),
  };
}

function toAnswers(answers: Answers) {
  return Object.fromEntries(Object.entries(answers).map(([fact, value]) => [factName(fact), value]));
}

function toStated(stated: StatedFacts) {
  const { address, parcel, owner, contractor, license, valuationCents, areaSqft, feeCents } = stated;
  return {
    address,
    parcel,
    owner,
    contractor,
    license,
    valuation_cents: valuationCents,
    area_sqft: areaSqft,
    fee_cents: feeCents,
  };
}
