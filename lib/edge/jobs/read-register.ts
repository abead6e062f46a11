import { readRegister } from '@/lib/tracking/registers/read-register';
import type { JobRun } from './types';

/** Reads one source of a state's register of licences; a failure of the source is recorded, not thrown. */
export const readRegisterJob: JobRun<'read-register'> = async (ctx, services, { registerSourceId }) => {
  const outcome = await readRegister(ctx, {
    sourceId: registerSourceId,
    http: services.feeds,
    pageSize: services.pageSize,
    // Where everything is read oftener than usual, as in a demonstration, registers are as well.
    everyMs: services.pollEveryMs === undefined ? undefined : services.pollEveryMs * 10,
    leaseMs: services.leaseMs,
    clock: services.clock,
    signal: services.signal,
  });
  if (outcome.state === 'not_due') return;
  ctx.log.info({ register: registerSourceId, ...outcome }, 'Register read');
};
