/**
 * Polls the portal once, as the worker does, in a process of its own so that its peak memory is its own.
 * Arguments: database address, embedded or native, feed id, portal address, rows per page. Says what it counted, the
 * milliseconds from first request to last commit, and its peak memory in MB.
 */
import { connect } from '@/db/client';
import type { Context } from '@/lib/context';
import { createLogger } from '@/lib/log';
import { createFeedHttp } from '@/lib/tracking/feeds/http';
import { pollFeed } from '@/lib/tracking/feeds/poll';
import { benchRecord } from './record';

const [databaseUrl = '', kind = '', feedId = '', endpoint = '', pageSize = ''] = process.argv.slice(2);

const { db, close } = connect(databaseUrl, { embedded: kind === 'embedded' });
const ctx: Context = { db, actor: { kind: 'job', job: 'bench' }, now: new Date(), log: createLogger('warn') };
const http = createFeedHttp();
const record = benchRecord(endpoint);

const startRssMb = process.memoryUsage.rss() / 2 ** 20;
const cpu = process.cpuUsage();
const start = performance.now();
const outcome = await pollFeed(ctx, { feedId, record, http, pageSize: Number(pageSize) });
const ms = performance.now() - start;
const { user, system } = process.cpuUsage(cpu);
const peakRssMb = process.resourceUsage().maxRSS / 1024;
await close();
process.send?.({ outcome, ms, cpuMs: (user + system) / 1000, startRssMb, peakRssMb });
process.disconnect?.();
