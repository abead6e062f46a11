import type { Answer } from '@/components/permits/use-run';

/** A server action as a part of a screen calls it. */
export type Run<I, T = unknown> = (input: I) => Promise<Answer<T>>;

/** What a part belongs to: a job or a permit. */
export type SubjectOf =
  | { projectId: string; permitId?: undefined }
  | { permitId: number; projectId?: undefined };

/** Who of the company can be given a task, by the value a select sends. */
export interface Assignable {
  kind: 'member' | 'subcontractor';
  id: string;
  name: string;
}
