import { readDocument } from '@/lib/reading/read-document';
import { READER_FROM_SOURCE } from '@/lib/reading/program';
const [path, type, draw] = process.argv.slice(2);
const r = await readDocument(READER_FROM_SOURCE, { path: path!, type: type as 'pdf' }, draw ? { draw: { folder: draw } } : {});
if (r.ok) { const p = r.pages[0]; console.log(JSON.stringify(r.facts).slice(0,600), r.usage, r.undrawn, r.pages.map((p)=>p.source+':'+p.certainty+':'+p.lines.length).join(' ').slice(0,600)); for (const l of (p?.lines ?? []).slice(0, Number(process.env.N ?? 8))) console.log(l.certainty, JSON.stringify(l.box), l.text); console.log('ink', p?.ink?.cols, p?.ink?.rows); }
else console.log(r);
