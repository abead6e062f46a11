import 'server-only';
import { after } from 'next/server';
import { log } from './log';

/** Runs work after the response has been sent, so that its duration is not observable. */
export function later(work: () => Promise<unknown>): void {
  const done = async () => {
    try {
      await work();
    } catch (error) {
      log().error({ err: error }, 'Background work after a response failed');
    }
  };
  after(done);
}
