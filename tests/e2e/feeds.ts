import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const running = z.object({ feeds: z.url() });

/** The sample feed server of the running site: its cities do what a test tells them. */
async function control(city: string, verb: string, body: object): Promise<unknown> {
  const dataDir = process.env.LINTEL_E2E_DATA ?? '.data';
  const { feeds } = running.parse(JSON.parse(readFileSync(join(dataDir, 'running.json'), 'utf8')));
  const response = await fetch(`${feeds}/_control/${city}/${verb}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${verb} in ${city}: ${response.status} ${await response.text()}`);
  return response.json();
}

/** Publishes a new permit under a contractor's name; answers its number. */
export async function publishPermit(
  city: string,
  permit: { contractorName: string; status: string },
): Promise<string> {
  const added = z.object({ permitNumber: z.string() }).parse(await control(city, 'add', permit));
  return added.permitNumber;
}

/** `status` is a bucket, or the city's own word. */
export async function movePermit(city: string, permitNumber: string, status: string): Promise<void> {
  await control(city, 'set', { permitNumber, status });
}
