// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these are pieces of source.

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'esbuild';

interface Breakage {
  edits: { file: string; find: string; put: string }[];
  /** Statements against the migrated database. */
  sql?: string[];
}

const INGEST = 'lib/tracking/feeds/ingest.ts';
const SYNC = 'lib/tracking/feeds/sync-state.ts';

/** Ways to break the engine on purpose: `npm run chaos -- --short --break texts` has to fail. */
export const BREAKAGES: Record<string, Breakage> = {
  /** An event's notices are decided by two transactions, and nothing makes a second impossible. */
  'notice-key': {
    edits: [
      {
        file: 'lib/company/notifications/fan-out.ts',
        find: 'where fanned_out_at is null order by id',
        put: 'where fanned_out_at is null or random() < 0.02 order by id',
      },
    ],
    sql: ['alter table notifications drop constraint notifications_event_id_recipient_id_channel_pk'],
  },
  /** Two readers may have one feed, and either writes its page wherever the feed stands. */
  lease: {
    edits: [
      {
        file: INGEST,
        find: 'where ${isHeldBy(readLease, progress.lease)} and position is not distinct from ',
        put: "where id = ${feedId} and 'any' is distinct from ",
      },
      {
        file: 'lib/platform/lease/lease.ts',
        find: 'return or(isNull(until), lt(until, now));',
        put: 'return undefined;',
      },
    ],
  },
  /** What a read asks for begins when the one before ended, and no stamp is asked for again. */
  overlap: {
    edits: [
      { file: SYNC, find: 'readSince: sql`', put: 'readSince: now ?? sql`' },
      { file: 'lib/tracking/feeds/poll.ts', find: 'const OVERLAP_MS = HOUR_MS', put: 'const OVERLAP_MS = 0' },
    ],
  },
  /** A permit and its event are written by two transactions: a kill can come between them. */
  events: {
    edits: [
      {
        file: 'lib/tracking/feeds/write-permits.ts',
        find: 'if (entries.length === 0) return;',
        put: 'if (entries.length === 0 || Math.random() < 0.05) return;',
      },
    ],
  },
  /** A page's hashes are not compared: what stands as it stood is told again. */
  hash: {
    edits: [
      {
        file: 'lib/tracking/feeds/diff.ts',
        find: 'if (!statusChanged && !datesChanged && !detailsChanged) return null;',
        put: '',
      },
      {
        file: 'lib/tracking/feeds/write-permits.ts',
        find: 'where held_hash is distinct from hash or missing_since is not null',
        put: 'where held_hash is distinct from hash or missing_since is not null or random() < 0.02',
      },
    ],
  },
  /** A text whose answer was lost is sent again without a look. */
  texts: {
    edits: [
      {
        file: 'lib/providers/sms/send-text.ts',
        find: 'const taken = triedSince &&',
        put: 'const taken = triedSince && Date.now() < 0 &&',
      },
    ],
  },
  /** Each try of a mail is a mail of its own. */
  'message-id': {
    edits: [
      {
        file: 'lib/company/notifications/smtp.ts',
        find: 'headers, messageId, signal',
        put: 'headers, was: messageId, signal',
      },
    ],
  },
  /** What a kill cut off stays as it is. */
  'cut-off': {
    edits: [
      {
        file: 'lib/providers/outbox/messages.ts',
        find: 'const ATTEMPT_MS = 15 * 60_000',
        put: 'const ATTEMPT_MS = 1e12',
      },
    ],
  },
  /** The last wait is longer than a cadence. */
  retries: {
    edits: [
      {
        file: 'lib/company/notifications/send.ts',
        find: 'firstMs: 60_000, factor: 5, maxMs: 30 * 60_000',
        put: 'firstMs: 9_000_000, factor: 5, maxMs: 9_000_000',
      },
    ],
  },
};

/** Puts a breakage into what is bundled; the sources stay as they are. */
export function breaking(name: string, root: string): Plugin {
  const edits = BREAKAGES[name]?.edits;
  if (!edits) throw new Error(`There is no breakage ${name}: ${Object.keys(BREAKAGES).join(', ')}.`);
  return {
    name: 'breakage',
    setup(build) {
      build.onLoad({ filter: /\.ts$/ }, async ({ path }) => {
        const own = edits.filter(({ file }) => path === join(root, file));
        if (own.length === 0) return undefined;
        let contents = await readFile(path, 'utf8');
        for (const { find, put } of own) {
          if (!contents.includes(find)) throw new Error(`${path} has no ${find}`);
          contents = contents.replaceAll(find, () => put);
        }
        return { contents, loader: 'ts' };
      });
    },
  };
}
