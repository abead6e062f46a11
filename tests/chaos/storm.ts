import { setTimeout as pause } from 'node:timers/promises';
import { FAULTS, type Fault } from '../../scripts/feed-server/faults';
import type { Stage } from '../../scripts/feed-server/life-cycle';
import { getStatusWord } from '../../scripts/feed-server/permit';
import { Draw } from '../../scripts/feed-server/random';
import type { MailFault } from '../support/smtp-sink';
import type { TwilioFault, TwilioStandIn } from '../support/twilio/stand-in';
import type { Claimant } from './companies';
import type { ChaosDatabase } from './database';
import type { Fleet } from './fleet';
import type { CityTruth } from './truth';

export interface StormInput {
  seed: number;
  ms: number;
  truths: CityTruth[];
  claimants: Claimant[];
  fleet: Fleet;
  workers: number;
  database: ChaosDatabase;
  texts: TwilioStandIn;
  mails: MailTrouble;
  /** Pauses between two of a kind, shortest and longest, in ms. */
  every: { move: Span; kill: Span; crash: Span; feedFault: Span; carrierFault: Span };
}

type Span = [least: number, most: number];

export interface StormCounts {
  moves: number;
  databaseCrashes: number;
  databaseAwayMs: number;
  mailFaults: Record<string, number>;
  textFaults: Record<string, number>;
}

/** What the mail server is to do wrong with the next mails. */
export class MailTrouble {
  readonly counts: Record<string, number> = {};
  #next: MailFault[] = [];

  plan(fault: MailFault, times: number): void {
    for (let n = 0; n < times; n += 1) this.#next.push(fault);
  }

  clear(): void {
    this.#next = [];
  }

  take(): MailFault | undefined {
    const fault = this.#next.shift();
    if (fault) this.counts[fault] = (this.counts[fault] ?? 0) + 1;
    return fault;
  }
}

const STAGES: Stage[] = [
  'applied',
  'in_review',
  'corrections',
  'resubmitted',
  'ready',
  'issued',
  'inspection',
  'on_hold',
  'finaled',
  'expired',
  'withdrawn',
];
const MAIL_FAULTS: [MailFault, ...MailFault[]] = [
  'busy',
  'busy',
  'reset',
  'taken_then_reset',
  'taken_then_hang',
  'refused',
];
const TEXT_FAULTS: [TwilioFault, ...TwilioFault[]] = [
  { kind: 'server_error', taken: false },
  { kind: 'server_error', taken: true },
  { kind: 'hang', taken: false },
  { kind: 'hang', taken: true },
  { kind: 'reset', taken: false },
  { kind: 'reset', taken: true },
  { kind: 'malformed', taken: true },
  { kind: 'refuse', code: 20429, status: 429, retryAfter: '1' },
];

/** The stages this city has a word for: a permit in another is not in its feed. */
export function getStages({ record }: CityTruth): [Stage, ...Stage[]] {
  return two(STAGES.filter((stage) => getStatusWord(record, stage) !== undefined));
}

/** Everything goes wrong for a while: each kind of trouble at its own pace, by one seed. */
export async function storm(input: StormInput): Promise<StormCounts> {
  const { seed, ms, every } = input;
  const counts: StormCounts = {
    moves: 0,
    databaseCrashes: 0,
    databaseAwayMs: 0,
    mailFaults: input.mails.counts,
    textFaults: {},
  };
  const until = Date.now() + ms;
  const now = (kind: number, [least, most]: Span, act: (draw: Draw) => Promise<void> | void) =>
    again(new Draw(seed * 31 + kind), least, most, until, act);
  const faults = shuffled(new Draw(seed), input.truths);
  await Promise.all([
    now(1, every.move, (draw) => {
      counts.moves += 1;
      move(draw, input);
    }),
    now(2, every.kill, (draw) => input.fleet.kill(draw.int(0, input.workers - 1))),
    now(3, every.crash, async () => {
      const began = Date.now();
      await input.database.crash();
      counts.databaseCrashes += 1;
      counts.databaseAwayMs += Date.now() - began;
    }),
    now(4, every.feedFault, (draw) => {
      const [truth, fault] = faults.shift() ?? [draw.pick(two(input.truths)), draw.pick(FAULTS)];
      truth.city.clearFaults();
      truth.city.fault(fault, draw.int(1, 5));
    }),
    now(5, every.carrierFault, (draw) => {
      const fault = draw.pick(MAIL_FAULTS);
      // Refused for good is rare: such a mail is not tried again.
      input.mails.plan(fault, fault === 'refused' ? 1 : draw.int(1, 6));
      const text = draw.pick(TEXT_FAULTS);
      const name = `${text.kind}${'taken' in text && text.taken ? ', taken' : ''}`;
      const times = draw.int(1, 4);
      counts.textFaults[name] = (counts.textFaults[name] ?? 0) + times;
      input.texts.fail(text, { times });
      if (draw.chance(0.3)) input.texts.fail({ kind: 'server_error', taken: false }, { method: 'GET' });
    }),
  ]);
  return counts;
}

async function again(
  draw: Draw,
  least: number,
  most: number,
  until: number,
  act: (draw: Draw) => Promise<void> | void,
): Promise<void> {
  for (;;) {
    const wait = draw.between(least, most);
    if (Date.now() + wait > until) return;
    await pause(wait);
    await act(draw);
  }
}

/** Every fault for some city, in any order: a short run still meets each kind. */
function shuffled(draw: Draw, truths: CityTruth[]): [CityTruth, Fault][] {
  return FAULTS.map((fault): [CityTruth, Fault, number] => [draw.pick(two(truths)), fault, draw.next()])
    .toSorted((a, b) => a[2] - b[2])
    .map(([truth, fault]) => [truth, fault]);
}

function two<T>(list: T[]): [T, ...T[]] {
  const [first, ...rest] = list;
  if (first === undefined) throw new Error('there is none');
  return [first, ...rest];
}

/** Something happens in a city, mostly to somebody's permit. */
export function move(draw: Draw, { truths, claimants }: Pick<StormInput, 'truths' | 'claimants'>): void {
  const truth = draw.pick(two(truths));
  const { city } = truth;
  const stages = getStages(truth);
  truth.note();
  const here = claimants.filter((claimant) => claimant.cities.includes(city.record.id));
  const names = new Set(here.map((claimant) => claimant.nameNorm));
  const numbers = new Set(
    [...truth.permits.values()]
      .filter((permit) => permit.contractorNorm !== null && names.has(permit.contractorNorm))
      .map((permit) => permit.permitNumber),
  );
  const list = city.list().map(({ index }) => index);
  const own = list.filter((index) => numbers.has(city.getPermitNumber(index)));
  const index = draw.pick(two(own.length > 0 && draw.chance(0.8) ? own : list));
  const what = draw.next();
  if (what < 0.15 && here.length > 0)
    city.add({ contractorName: draw.pick(two(here)).contractor, status: draw.pick(stages) });
  else if (what < 0.18) city.remove(index);
  else if (what < 0.25 && typeof city.record.fields.description === 'string')
    city.set(index, { fields: { [city.record.fields.description]: `Work no. ${draw.int(1, 999_999)}` } });
  else city.set(index, { stage: draw.pick(stages) });
  truth.note();
}
