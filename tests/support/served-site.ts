import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { freePort } from '@/scripts/start/port.mjs';
import { serveSite, untilServed } from './serve-site';
import { siteSettings } from './site-settings';

/** The built site that all tests over HTTP ask, with its data folder (`running.json`, `secret`, the demo's passwords). */
export interface ServedSite {
  url: string;
  dataDir: string;
  databaseUrl: string;
}

declare module 'vitest' {
  export interface ProvidedContext {
    site: ServedSite;
  }
}

/** Serves the build on the sample feeds for the whole run. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'lintel-http-'));
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const site = await serveSite(siteSettings(port, dataDir), ['ignore', 'pipe', 'pipe']);
  const server = site.process;
  let output = '';
  for (const stream of [server.stdout, server.stderr]) stream?.on('data', (chunk) => (output += chunk));
  const stop = async () => {
    await site.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    const databaseUrl = await untilServed({ url, dataDir }, () => server.exitCode !== null);
    project.provide('site', { url, dataDir, databaseUrl });
  } catch (error) {
    await stop();
    throw new Error(`The site did not start:\n${output}`, { cause: error });
  }
  return stop;
}
