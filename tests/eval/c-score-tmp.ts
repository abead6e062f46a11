import { listPlans } from '@/tests/eval/checks/generator/plans';
import { composeOnce } from '@/tests/eval/checks/runner/compose-once';
import { readPackageFile } from '@/tests/eval/checks/runner/read';
import { buildChecklist } from '@/lib/checklists/checklist';
import { layPage } from '@/lib/review/text/layout';
import { findSheets } from '@/lib/review/extract/page-view';
import { scorePage } from '@/lib/review/recognise/score-page';
const [n, name, p] = process.argv.slice(2);
const plan = listPlans().find((x) => x.number === Number(n))!;
const one = await composeOnce(plan);
const { job } = one as any;
const cl = buildChecklist({ permitType: job.permitType, place: job.place, answers: job.answers });
const asked = new Set([...cl.documents, ...cl.notNeeded].map((d) => d.id));
for (const f of one.files) {
  if (name && !f.name.includes(name)) continue;
  const r = await readPackageFile(f, false);
  if (!r.ok) continue;
  for (const page of r.pages) {
    if (p && page.number !== Number(p)) continue;
    const laid = layPage('f', page); const sheets = findSheets(laid);
    const s = scorePage(laid, sheets, asked);
    console.log('==', f.name, page.number, f.pages[page.number - 1]?.documentId, 'sheet', sheets.number?.value, sheets.title?.value);
    for (const [id, x] of [...s.of].sort((a, b) => b[1].points - a[1].points).slice(0, 4)) console.log('  ', id, x.points.toFixed(2), x.title.toFixed(2), x.cues.join(' | '));
    console.log('   OTHER', s.other.points.toFixed(2), s.other.title.toFixed(2), s.other.cues.join(' | '));
  }
}
