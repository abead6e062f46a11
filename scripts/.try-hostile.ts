import { writeFile, mkdtemp } from 'node:fs/promises';
import { readDocument } from '@/lib/reading/read-document';
import { READER_FROM_SOURCE } from '@/lib/reading/program';
import * as h from '../tests/support/documents/hostile';
const dir = await mkdtemp('/tmp/rd/h-');
const cases: Record<string, () => Buffer> = { sound: h.soundPdf, brokenTable: h.brokenTable, noPages: h.noPages, onlyHeader: h.onlyHeader, many: () => h.manyPages(10_000), circ: h.circularPages, circForm: h.circularForm, deep: h.deeplyNested, deepContent: h.deepContent, hugePdf: () => h.hugePictureInPdf(30000), hugePng: () => h.hugePng(30000, 30000), bomb: () => h.bomb(3000), script: h.withScript, launch: h.withLaunch, attach: h.withAttachment, portfolio: h.portfolio, bad: h.badStrings, enc: () => h.encrypted('secret'), encEmpty: () => h.encrypted(''), trunc: () => h.soundPdf().subarray(0, 700), empty: () => Buffer.alloc(0), wrong: () => Buffer.from('hello world') };
const only = process.argv[2]?.split(',');
for (const [name, make] of Object.entries(cases)) {
  if (only && !only.includes(name)) continue;
  const bytes = make(); const path = `${dir}/${name}`; await writeFile(path, bytes);
  const r = await readDocument(READER_FROM_SOURCE, { path, type: name === 'hugePng' ? 'png' : 'pdf' });
  console.log(name.padEnd(12), bytes.length, r.ok ? `ok ${JSON.stringify(r.facts)} ${r.pages[0]?.source} ${r.pages[0]?.lines.map((l) => l.text).join('|').slice(0, 80)}` : `${r.failure} ${r.detail.slice(0, 150)}`, r.usage.ms, Math.round(r.usage.peakBytes / 1e6));
}
