import { listPlans } from '@/tests/eval/checks/generator/plans';
import { composeOnce } from '@/tests/eval/checks/runner/compose-once';
import { readPackageFile } from '@/tests/eval/checks/runner/read';
const [n, name, p] = process.argv.slice(2);
const plan = listPlans(process.env.HELD ? "held-out" : "first").find((x) => x.number === Number(n))!;
const one = await composeOnce(plan);
for (const f of one.files) {
  if (name && !f.name.includes(name)) { console.log('--', f.name, f.pages.length); continue; }
  const r = await readPackageFile(f, false);
  if (!r.ok) { console.log(f.name, r.failure); continue; }
  if (r.facts.form.length) console.log(JSON.stringify(r.facts.form.slice(0, 60).map((x) => [x.name, x.kind, x.value])));
  for (const page of r.pages) {
    if (p && page.number !== Number(p)) continue;
    console.log('==', f.name, 'p', page.number, page.source, page.certainty, Math.round(page.width), Math.round(page.height), 'ink', page.ink && `${page.ink.cols}x${page.ink.rows}`, JSON.stringify(f.pages[page.number - 1]).slice(0, 1500));
    for (const l of page.lines) console.log(l.box.x.toFixed(3), l.box.y.toFixed(3), l.box.w.toFixed(3), l.box.h.toFixed(4), l.certainty < 1 ? l.certainty : '', l.text);
  }
}
