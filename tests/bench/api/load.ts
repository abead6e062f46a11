import { Agent, request } from 'node:http';

export interface Load {
  perSecond: number;
  p99: number;
  /** Answers that were not 200. */
  failed: number;
}

interface LoadInput {
  url: string;
  headers?: Record<string, string>;
  seconds: number;
  connections: number;
}

/** Asks over kept connections, each again as soon as it was answered. */
export async function measureLoad({ url, headers = {}, seconds, connections }: LoadInput): Promise<Load> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const took: number[] = [];
  let failed = 0;
  const end = performance.now() + seconds * 1_000;
  const ask = () =>
    new Promise<void>((resolve, reject) => {
      const began = performance.now();
      const asked = request(url, { agent, headers }, (answer) => {
        answer.resume();
        answer.once('end', () => {
          took.push(performance.now() - began);
          if (answer.statusCode !== 200) failed += 1;
          resolve();
        });
      });
      asked.once('error', reject);
      asked.end();
    });
  const one = async () => {
    while (performance.now() < end) await ask();
  };
  const began = performance.now();
  await Promise.all(Array.from({ length: connections }, one));
  const elapsed = (performance.now() - began) / 1_000;
  agent.destroy();
  took.sort((a, b) => a - b);
  return {
    perSecond: took.length / elapsed,
    p99: took[Math.floor(took.length * 0.99)] ?? Number.NaN,
    failed,
  };
}
