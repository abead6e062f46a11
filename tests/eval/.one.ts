import { compose } from './checks/generator/compose';
import { listPlans } from './checks/generator/plans';
import { readPackageFile } from './checks/runner/read';
const plan = listPlans()[Number(process.argv[2]) - 1];
if (!plan) throw new Error('no');
const one = await compose(plan);
for (const f of one.files) {
  const t = Date.now();
  const r = await readPackageFile(f, false);
  console.log('##', f.name, r.ok ? r.pages.map((p) => `${p.source} ${p.certainty?.toFixed(2)} ${Math.round(p.width)}x${Math.round(p.height)} ink ${p.ink ? 'yes' : 'no'}`) : r.failure, Date.now() - t, 'ms');
  if (r.ok && process.argv[3]) for (const p of r.pages) { console.log('--- p', p.number, f.pages[p.number - 1]?.documentId); console.log(p.lines.map((l) => l.text).join('\n')); }
}
