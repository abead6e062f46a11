import { reviewPackage } from '@/lib/checking/review/review';
import type { JobServices } from '@/lib/edge/jobs/types';

const refuse = (): never => {
  throw new Error('no file is asked for here');
};

/** What permit checks need, for a worker that has none to run. */
export const NO_CHECKS: Pick<JobServices, 'files' | 'reader' | 'judge' | 'report' | 'model'> = {
  files: { put: refuse, read: refuse, open: refuse, has: refuse, list: refuse, remove: refuse },
  reader: { command: [] },
  judge: async (input) => reviewPackage(input),
  report: { command: [] },
  model: null,
};
