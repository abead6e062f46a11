import 'server-only';
import { after } from 'next/server';
import { log } from './log';

/** Does something once the answer is on its way: how long it takes tells nobody anything. */
export function later(work: () => Promise<unknown>): void {
  const done = async () => {
    try {
      await work();
    } catch (error) {
      log().error({ err: error }, 'Something left for later failed');
    }
  };
  after(done);
}
