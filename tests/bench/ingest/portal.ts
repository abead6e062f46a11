/**
 * A portal that costs the machine next to nothing while it is read: Socrata's paging over pages that were
 * serialised beforehand. A process of its own, so that neither its memory nor its making of rows counts as ours.
 * Arguments: rows, rows per page. Says `{"url"}` on its channel; `{"change": 0.05}` moves that share of the
 * permits on, and is answered when the new pages stand.
 */
import { createServer } from 'node:http';

const [rows = 200_000, pageSize = 5_000] = process.argv.slice(2).map(Number);

const STATUSES = ['Pending', 'Active', 'Final', 'Expired', 'VOID'];
const TYPES = [
  'Building Permit',
  'Electrical Permit',
  'Plumbing Permit',
  'Mechanical Permit',
  'Driveway / Sidewalks',
];
const CLASSES = ['New', 'Remodel', 'Addition', 'Repair', 'Change Out', 'Demolition'];
const STREETS =
  'OAK CEDAR PECAN LAMAR CONGRESS GUADALUPE BURNET MANOR RIVERSIDE SLAUGHTER WILLIAM CANNON'.split(' ');
const KINDS = ['ST', 'AVE', 'BLVD', 'LN', 'DR', 'CV'];
const NAMES = 'Ibarra Hollis Quintero Lund Barton Mesa Vantage Keystone Alamo Trinity Summit Cobalt'.split(
  ' ',
);
const TRADES = ['Plumbing LLC', 'Electric Inc', 'Homes Ltd', 'Roofing Co', 'Mechanical Services, LLC'];
const WORK =
  'replace existing water heater kitchen remodel with new circuits panel upgrade 200 amp like for like reroof shingle addition of covered patio interior finish out tenant sewer line repair'.split(
    ' ',
  );

/** A number for a row and a purpose, the same at every start. */
function roll(row: number, purpose: number): number {
  let x = Math.imul(row + 1, 2_654_435_761) ^ Math.imul(purpose + 1, 40_503);
  x = Math.imul(x ^ (x >>> 15), 2_246_822_519);
  x = Math.imul(x ^ (x >>> 13), 3_266_489_917);
  return (x ^ (x >>> 16)) >>> 0;
}
const pick = <T>(list: readonly T[], row: number, purpose: number): T =>
  list[roll(row, purpose) % list.length] as T;
const day = (row: number, purpose: number) =>
  `${new Date(Date.UTC(2026, 0, 1 + (roll(row, purpose) % 300))).toISOString().slice(0, 10)}T00:00:00.000`;
const rowId = (row: number) => `row-${String(row).padStart(9, '0')}`;

function rowJson(row: number, isChanged: boolean): string {
  const status = roll(row, 0) % STATUSES.length;
  const number = `2026-${String(row).padStart(6, '0')} BP`;
  return JSON.stringify({
    ':id': rowId(row),
    ':created_at': '2026-01-01T00:00:00.000Z',
    ':updated_at': '2026-11-01T00:00:00.000Z',
    ':version': `rv-${row}`,
    permit_number: number,
    permittype: pick(TYPES, row, 1),
    permit_type_desc: pick(CLASSES, row, 2),
    work_class: pick(CLASSES, row, 3),
    description: Array.from({ length: 6 + (roll(row, 4) % 18) }, (_, i) => pick(WORK, row, 50 + i)).join(' '),
    status_current: STATUSES[isChanged ? (status + 1) % STATUSES.length : status],
    statusdate: isChanged ? '2026-11-19T00:00:00.000' : day(row, 5),
    applieddate: day(row, 6),
    issue_date: status > 0 ? day(row, 7) : undefined,
    completed_date: status === 2 ? day(row, 8) : undefined,
    expiresdate: status > 0 ? day(row, 9) : undefined,
    original_address1: `${100 + (roll(row, 10) % 19_900)} ${pick(['N', 'S', 'E', 'W'], row, 11)} ${pick(STREETS, row, 12)} ${pick(KINDS, row, 13)}`,
    original_city: 'BENCHVILLE',
    original_state: 'TX',
    original_zip: String(78_700 + (roll(row, 14) % 60)),
    contractor_company_name:
      roll(row, 15) % 4 === 0
        ? undefined
        : `${pick(NAMES, row, 16)} ${pick(NAMES, row, 17)} ${pick(TRADES, row, 18)} ${roll(row, 15) % 500}`,
    total_job_valuation: String(roll(row, 19) % 900_000),
    latitude: (30 + (roll(row, 20) % 500_000) / 1e6).toFixed(6),
    longitude: (-97.5 - (roll(row, 21) % 500_000) / 1e6).toFixed(6),
    link: { url: `https://permits.benchville.example/record/${row}` },
    tcad_id: String(1_000_000_000 + row),
    project_id: String(7_000_000 + row),
    council_district: String(1 + (roll(row, 22) % 10)),
    jurisdiction: 'BENCHVILLE FULL PURPOSE',
    calendar_year_issued: '2026',
    fiscal_year_issued: '2026',
    day_issued: 'TUESDAY',
  });
}

function serialise(changedShare: number): Buffer[] {
  const every = changedShare > 0 ? Math.round(1 / changedShare) : Number.POSITIVE_INFINITY;
  const pages: Buffer[] = [];
  for (let start = 0; start <= rows; start += pageSize) {
    const end = Math.min(start + pageSize, rows);
    const page: string[] = [];
    for (let row = start; row < end; row++) page.push(rowJson(row, (row + 1) % every === 0));
    pages.push(Buffer.from(`[${page.join(',')}]`));
  }
  return pages;
}

let pages = serialise(0);

const server = createServer((request, response) => {
  const url = new URL(request.url ?? '/', 'http://portal');
  const after = /:id > 'row-(\d+)'/.exec(url.searchParams.get('$where') ?? '')?.[1];
  const start = after === undefined ? 0 : Number(after) + 1;
  const body = Number(url.searchParams.get('$limit')) === pageSize ? pages[start / pageSize] : undefined;
  if (!body) {
    response.writeHead(400, { 'content-type': 'application/json' }).end('{"message":"no such page"}');
    return;
  }
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length }).end(body);
});

server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  const port = address !== null && typeof address === 'object' ? address.port : 0;
  process.send?.({ url: `http://127.0.0.1:${port}/resource/bench.json` });
});
process.on('message', (message) => {
  if (typeof message !== 'object' || message === null || !('change' in message)) return;
  pages = serialise(Number(message.change));
  process.send?.({ changed: true });
});
process.on('disconnect', () => process.exit());
