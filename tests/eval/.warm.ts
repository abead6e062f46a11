import { composeOnce as compose } from './checks/runner/compose-once';
import { listPlans } from './checks/generator/plans';
import { readPackageFile } from './checks/runner/read';
const medium = process.argv[2];
const t = Date.now();
for (const plan of listPlans().filter((p) => p.medium === medium && (!process.argv[3] || p.number % 4 === Number(process.argv[3])))) {
  const one = await compose(plan);
  for (const f of one.files) { const r = await readPackageFile(f, false); if (!r.ok) console.log('FAILED', plan.number, f.name, r.failure); }
  console.log(plan.number, one.files.length, one.files.reduce((s, f) => s + f.pages.length, 0), Math.round((Date.now() - t) / 1000));
}
