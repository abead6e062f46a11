/** The yardstick: Node's own server around the same queries on the same database, and nothing else. */
import { createServer } from 'node:http';
import { connect } from '@/db/client';
import { env } from '@/lib/env';
import { listAvailableCities } from '@/lib/tracking/cities/queries';
import { listPermits } from '@/lib/tracking/permits/queries';
import { bareContext, FILTERS } from './bare-query';

const { db } = connect(env().DATABASE_URL);

const READS: Record<string, () => Promise<unknown>> = {
  '/permits': () => listPermits(bareContext(db), FILTERS, { pageSize: 25 }),
  '/cities': () => listAvailableCities(bareContext(db)),
};

createServer((request, response) => {
  const read = READS[request.url ?? ''];
  if (!read) return response.writeHead(404).end();
  read().then(
    (data) => {
      const body = JSON.stringify(data);
      response.writeHead(200, {
        'content-type': 'application/json',
        'content-length': String(Buffer.byteLength(body)),
      });
      response.end(body);
    },
    () => response.writeHead(500).end(),
  );
  return undefined;
}).listen(Number(process.env.PORT));
