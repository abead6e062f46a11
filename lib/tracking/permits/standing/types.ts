/** Whom a permit can wait for. `work` is nobody: it is in force and the work goes on. */
export const WAITING_ON = ['applicant', 'desk', 'city', 'inspector', 'work'] as const;
export type WaitingOn = (typeof WAITING_ON)[number];

/** What for; what a status alone says stands beside what side feeds say. */
export const WAITING_FOR = [
  'corrections',
  'answer',
  'issue',
  'reinspection',
  'hold',
  'renewal',
  'review',
  'visit',
  'result',
  'work',
] as const;
export type WaitingFor = (typeof WAITING_FOR)[number];

/** What the side feeds say of whom a permit waits for. */
export interface Standing {
  waitsOn: WaitingOn | null;
  why: WaitingFor | null;
  places: string[];
  since: string | null;
  due: string | null;
  visitOn: string | null;
  visitKind: string | null;
  /** The day on which it changes by itself. */
  turnsOn: string | null;
}
