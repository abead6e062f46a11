import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartFailure } from './failure.mjs';

const PORTAL = 'https://data.austintexas.gov/api/views/3syk-w9eu.json';
const PATIENCE_MS = 2500;

/**
 * Whether the cities' portals are read or the sample feeds. A data folder keeps what its first start
 * decided, so that invented permits never stand among real ones; FEEDS overrides it. `unasked` is taken on a first
 * start without trying a portal.
 * @returns {Promise<{mode: 'live' | 'sample', reason: string}>}
 */
export async function decideFeeds(dataDir, given, unasked) {
  const path = join(dataDir, 'feeds');
  const kept = existsSync(path) ? readFileSync(path, 'utf8').trim() : '';
  const isFirst = kept !== 'live' && kept !== 'sample';
  const keep = (mode) => {
    if (isFirst) writeFileSync(path, `${mode}\n`);
    return mode;
  };
  if (given && given !== 'auto') {
    if (given === 'live' || given === 'sample') return { mode: keep(given), reason: 'as FEEDS says' };
    throw new StartFailure(`FEEDS must be live, sample or auto, not "${given}".`);
  }
  if (!isFirst) return { mode: kept, reason: 'as in this data folder’s first start' };
  if (unasked) return { mode: keep(unasked), reason: 'no portal was tried' };
  return (await answers(PORTAL))
    ? { mode: keep('live'), reason: 'the cities’ portals answer' }
    : { mode: keep('sample'), reason: 'the cities’ portals cannot be reached from here' };
}

async function answers(url) {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(PATIENCE_MS) });
    await response.body?.cancel();
    return response.ok;
  } catch {
    return false;
  }
}
