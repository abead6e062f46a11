import {
  type Action,
  type Condition,
  type Facts,
  type FlowEvent,
  MAX_DEPTH,
  type Planned,
  type Problem,
  type Rule,
  type Skip,
  type Trigger,
} from './types';

// The one place that decides. The worker asks it of what happens, a dry run of what happened: both act on its answer.

/** What a workflow did before an event. */
export interface Past {
  /** Times it acted on events of the same clock hour. */
  inHour: number;
  /** The last event of the same subject it acted on. */
  lastOf: Date | null;
}

/** Who and what is still there. */
export interface Known {
  /** Members who can be told and given work. */
  members: ReadonlySet<string>;
  subcontractors: ReadonlySet<string>;
  tags: ReadonlySet<string>;
  /** Who answers for the workflow. */
  keeper: string | null;
}

export type Decision =
  | { outcome: 'act'; actions: Planned[] }
  | { outcome: 'capped' }
  | { outcome: 'skipped'; reason: Skip; condition?: number };

const HOUR_MS = 3_600_000;

/** The clock hour by which caps count. */
export function hourOf(at: Date): number {
  return Math.floor(at.getTime() / HOUR_MS);
}

/** Whether the event is what the rule waits for. */
export function triggers(trigger: Trigger, { kind, what }: Pick<FlowEvent, 'kind' | 'what'>): boolean {
  if (trigger.kind !== kind) return false;
  switch (trigger.kind) {
    case 'status':
      // A city that only changes its word for a status moved nothing into it.
      return trigger.to === null || (trigger.to === what.to && what.from !== what.to);
    case 'inspection':
      return trigger.news === what.news;
    case 'mail':
      return trigger.mailKind === null || trigger.mailKind === what.mailKind;
    case 'still':
    case 'task_due':
    case 'permit_ends':
    case 'paper_ends':
      return trigger.days === what.days;
    case 'licence_changed':
    case 'check_fault':
    case 'lead':
      return true;
  }
}

/** What to do about an event, or why nothing. */
export function decide(rule: Rule, event: FlowEvent, past: Past, known: Known): Decision {
  if (event.cause !== null && event.cause.depth >= MAX_DEPTH)
    return { outcome: 'skipped', reason: 'too_deep' };
  const unmet = rule.conditions.findIndex((condition) => !isMet(condition, event.facts));
  if (unmet >= 0) return { outcome: 'skipped', reason: 'condition', condition: unmet };
  const restUntil = past.lastOf === null ? null : past.lastOf.getTime() + rule.restHours * HOUR_MS;
  if (restUntil !== null && event.at.getTime() < restUntil) return { outcome: 'skipped', reason: 'resting' };
  if (past.inHour >= rule.perHour) return { outcome: 'capped' };
  return { outcome: 'act', actions: rule.actions.map((action, index) => plan(action, index, event, known)) };
}

/** A condition on what is not known is not met. */
function isMet(condition: Condition, facts: Facts): boolean {
  switch (condition.field) {
    case 'city':
      return facts.city === condition.city;
    case 'type':
      return facts.type === condition.type;
    case 'words':
      return facts.words.toLowerCase().includes(condition.words.toLowerCase());
    case 'tag':
      return facts.tagIds.includes(condition.tagId);
    case 'assigned':
      return facts.assigned.includes(condition.person);
    case 'job':
      return facts.projectId === condition.projectId;
    case 'value':
      if (facts.valueCents === null) return false;
      return condition.is === 'over'
        ? facts.valueCents > condition.cents
        : facts.valueCents < condition.cents;
    case 'status':
      return facts.status === condition.status;
  }
}

function plan(action: Action, index: number, event: FlowEvent, known: Known): Planned {
  const { kind } = action;
  const planned = (to: string[], problem: Problem | null = null): Planned => ({ kind, index, to, problem });
  const { isOwn, subcontractorId } = event.facts;
  switch (action.kind) {
    case 'notify': {
      const to = unique(action.to.flatMap((one) => resolve(one, event.facts, known)));
      const members = to.filter((id) => known.members.has(id));
      if (members.length > 0) return planned(members);
      return planned([], to.length > 0 ? 'person_gone' : 'nobody');
    }
    case 'assign': {
      if (!isOwn) return planned([], 'no_permit');
      return person(action.to);
    }
    case 'task':
      return action.to === null ? planned([]) : person(action.to);
    case 'tag':
      if (!isOwn) return planned([], 'no_permit');
      return planned([], known.tags.has(action.tagId) ? null : 'tag_gone');
    case 'ask_papers':
      if (subcontractorId === null) return planned([], 'no_subcontractor');
      return known.subcontractors.has(subcontractorId)
        ? planned([subcontractorId])
        : planned([], 'person_gone');
    case 'start_round':
      return planned([], isOwn ? null : 'no_permit');
    case 'webhook':
      return planned([]);
  }

  function person(to: string): Planned {
    const ids = resolve(to, event.facts, known);
    const there = ids.find((id) => known.members.has(id) || known.subcontractors.has(id));
    if (there !== undefined) return planned([there]);
    return planned([], ids.length > 0 ? 'person_gone' : 'nobody');
  }
}

/** Where nobody leads or is assigned, whoever answers for the workflow. */
function resolve(to: string, facts: Facts, { keeper }: Known): string[] {
  const own = keeper === null ? [] : [keeper];
  switch (to) {
    case 'lead':
      return facts.leads.length > 0 ? facts.leads : own;
    case 'assigned':
      return facts.assigned.length > 0 ? facts.assigned : own;
    case 'keeper':
      return own;
    default:
      return [to];
  }
}

function unique(ids: readonly string[]): string[] {
  return [...new Set(ids)];
}

export interface Decided {
  event: FlowEvent;
  decision: Decision;
}

/** The order in which events are acted on. */
export function inOrder(a: Pick<FlowEvent, 'at' | 'key'>, b: Pick<FlowEvent, 'at' | 'key'>): number {
  return a.at.getTime() - b.at.getTime() || (a.key < b.key ? -1 : a.key > b.key ? 1 : 0);
}

/** Plays the rule over events that happened, oldest first, each once, with its caps and rests. */
export function simulate(rule: Rule, events: readonly FlowEvent[], known: Known): Decided[] {
  const inHour = new Map<number, number>();
  const lastOf = new Map<string, Date>();
  const seen = new Set<string>();
  const decided: Decided[] = [];
  for (const event of [...events].sort(inOrder)) {
    if (!triggers(rule.trigger, event) || seen.has(event.key)) continue;
    seen.add(event.key);
    const hour = hourOf(event.at);
    const past = { inHour: inHour.get(hour) ?? 0, lastOf: lastOf.get(event.subject) ?? null };
    const decision = decide(rule, event, past, known);
    if (decision.outcome === 'act') {
      inHour.set(hour, past.inHour + 1);
      lastOf.set(event.subject, event.at);
    }
    decided.push({ event, decision });
  }
  return decided;
}
