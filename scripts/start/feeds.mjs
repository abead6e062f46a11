import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartFailure } from './failure.mjs';

const PORTAL = 'https://data.austintexas.gov/api/views/3syk-w9eu.json';
const PATIENCE_MS = 2500;

/**
 * Whether the cities' portals are read or the sample feeds. A data folder keeps what its first start
 * decided, so that invented permits never stand among real ones; FEEDS overrides it.
 * @returns {Promise<{mode: 'live' | 'sample', reason: string}>}
 */
export async function decideFeeds(dataDir, given) {
  if (given && given !== 'auto') {
    if (given === 'live' || given === 'sample') return { mode: given, reason: 'as FEEDS says' };
    throw new StartFailure(`FEEDS must be live, sample or auto, not "${given}".`);
  }
  const path = join(dataDir, 'feeds');
  const kept = existsSync(path) ? readFileSync(path, 'utf8').trim() : '';
  if (kept === 'live' || kept === 'sample')
    return { mode: kept, reason: 'as in this data folder’s first start' };
  const reachable = await answers(PORTAL);
  const mode = reachable ? 'live' : 'sample';
  writeFileSync(path, `${mode}\n`);
  return {
    mode,
    reason: reachable ? 'the portals answer' : 'the cities’ portals cannot be reached from here',
  };
}

async function answers(url) {
  try {
    const response = await fetch(url, { method: 'HEAD', signal: AbortSignal.timeout(PATIENCE_MS) });
    return response.ok;
  } catch {
    return false;
  }
}
