import type { FindingView } from './result-types';

/** Whether somebody has dealt with a finding, so that it asks for nothing. */
export function isSettled({ mark, wrong }: Pick<FindingView, 'mark' | 'wrong'>): boolean {
  return wrong !== null || (mark !== null && mark.state !== 'open');
}
