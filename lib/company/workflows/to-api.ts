import type { DryRun, DryRunRow, RunRow, Workflow } from './view';

/** A workflow in the API's field names; its rule is spoken as it is kept. */
export function toWorkflowAnswer(workflow: Workflow) {
  return {
    id: workflow.id,
    name: workflow.name,
    version: workflow.version,
    on: workflow.isOn,
    on_since: workflow.onSince?.toISOString() ?? null,
    dry_run_done: workflow.isTried,
    keeper: workflow.keeper,
    signing_key: workflow.signingKey,
    rule: workflow.rule,
    updated_at: workflow.updatedAt.toISOString(),
  };
}

function toRowAnswer({ at, kind, what, place, permitId, outcome, reason, condition, effects }: DryRunRow) {
  return {
    at: at.toISOString(),
    trigger: kind,
    what,
    place,
    permit_id: permitId,
    outcome,
    reason,
    condition,
    actions: effects,
  };
}

export function toRunAnswer(run: RunRow) {
  return { id: run.id, version: run.version, depth: run.depth, ...toRowAnswer(run), call: run.call };
}

export function toDryRunAnswer(result: DryRun) {
  return {
    version: result.version,
    from: result.from.toISOString(),
    to: result.to.toISOString(),
    counts: result.counts,
    actions: result.actions,
    cut: result.isCut,
    known_since: result.knownSince?.toISOString() ?? null,
    unsaid: result.unsaid,
    rows: result.rows.map(toRowAnswer),
  };
}
