import { writeFile, mkdtemp } from 'node:fs/promises';
import { readDocument } from '@/lib/reading/read-document';
import { READER_FROM_SOURCE } from '@/lib/reading/program';
import * as p from '../tests/support/documents/papers';
const dir = await mkdtemp('/tmp/rd/p-');
const lines = p.stacked(['BUILDING PERMIT APPLICATION', 'Project address: 1234 Main Street, Austin, TX 78701', 'Owner: Maria Lopez   Parcel: 0123-45-6789', 'Contratista: Construcciones Núñez, S.A.', 'La dirección del proyecto está en la ciudad de Austin', 'Valuation: $125,000.00', 'Signature of owner: ____________']);
const paper = { lines };
const cases: Record<string, () => Promise<Buffer>> = {
  form: p.formPdf,
  rot90: () => p.textPdf([{ ...paper, rotate: 90 }]),
  turn0: async () => p.scannedPdf([await p.scan(paper)]),
  turn90: async () => p.scannedPdf([await p.scan(paper, { turn: 90 })]),
  turn180: async () => p.scannedPdf([await p.scan(paper, { turn: 180 })]),
  turn270: async () => p.scannedPdf([await p.scan(paper, { turn: 270 })]),
  askew: async () => p.scannedPdf([await p.scan(paper, { askew: 2.5 })]),
  askew2: async () => p.scannedPdf([await p.scan(paper, { askew: -1.5, turn: 180 })]),
};
const only = process.argv[2]?.split(',');
for (const [name, make] of Object.entries(cases)) {
  if (only && !only.includes(name)) continue;
  const bytes = await make(); const path = `${dir}/${name}`; await writeFile(path, bytes);
  const r = await readDocument(READER_FROM_SOURCE, { path, type: 'pdf' });
  console.log(name.padEnd(12), bytes.length, r.ok ? `ok ${JSON.stringify(r.facts)} ${r.pages[0]?.source} ${r.pages[0]?.certainty} ink ${r.pages[0]?.ink?.cols}x${r.pages[0]?.ink?.rows}` : `${r.failure} ${r.detail.slice(0, 150)}`, r.usage.ms, Math.round(r.usage.peakBytes / 1e6));
  if (r.ok) for (const l of r.pages[0]?.lines ?? []) console.log('    ', JSON.stringify(l.box), l.text);
}
