import { connect } from '@/db/client';
import { openEmbedded } from '@/db/embedded';
import { beginSession } from '@/lib/identity/sessions/mutations';
import { issueTokens, tokenKeys } from '@/lib/identity/sessions/tokens';
import { createLogger } from '@/lib/log';
import { prepareDatabase } from '@/lib/platform/queue/prepare';
import { findPostgres } from '@/scripts/test/postgres.mjs';
import { linkPermit, makeCompany, makeFeed, makePermit, NOW } from '../../support/factories';
import { startNativePostgres } from '../../support/native-postgres';

const COMPANIES = 20;
const PERMITS_EACH = 100;

export interface BenchData {
  url: string;
  database: string;
  companyId: string;
  userId: string;
  token: string;
  secret: string;
  /** What the token says it was made by. */
  site: string;
  stop(): Promise<void>;
}

/** Companies with permits each, one of them with somebody who holds a token. */
export async function prepareData(): Promise<BenchData> {
  const native = findPostgres() !== undefined;
  const server = native ? await startNativePostgres() : undefined;
  const embedded = native ? undefined : await openEmbedded();
  const url = server?.url ?? embedded?.url ?? '';
  await prepareDatabase(url);
  const { db, close } = connect(url);
  await makeFeed(db);
  const made = [];
  for (let company = 0; company < COMPANIES; company += 1) {
    const one = await makeCompany(db);
    made.push(one);
    for (let number = 0; number < PERMITS_EACH; number += 1) {
      const changedAt = new Date(NOW.getTime() - number * 60_000);
      await linkPermit(db, one.companyId, await makePermit(db, 'austin-tx', { changedAt }));
    }
  }
  const [first] = made;
  if (!first) throw new Error('no company was made');
  const secret = 'a secret of the bench that is long enough';
  const site = 'http://localhost:3399';
  const ctx = { db, now: new Date(), log: createLogger('silent'), actor: { kind: 'public' as const } };
  const { userId } = first;
  const session = await beginSession(ctx, { userId, kind: 'api', method: 'password' });
  const keys = tokenKeys({ secret, issuer: site });
  const { access_token: token } = await issueTokens(ctx, { ...session, userId }, keys);
  await close();
  return {
    url,
    database: server ? `PostgreSQL ${server.version}` : 'embedded PostgreSQL',
    ...first,
    token,
    secret,
    site,
    stop: async () => {
      await server?.stop();
      await embedded?.close();
    },
  };
}
