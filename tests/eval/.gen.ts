import { writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { compose } from '/work/main/tests/eval/checks/generator/compose';
import { listPlans } from '/work/main/tests/eval/checks/generator/plans';
import { render } from '/work/main/tests/eval/checks/generator/scan';

const plans = listPlans();
const which = process.argv.slice(2).map(Number);
const t = Date.now();
const by: Record<string, number> = {};
for (const p of plans) for (const f of p.faults) by[f] = (by[f] ?? 0) + 1;
console.log(by, 'sound', plans.filter((p) => p.faults.length === 0).length);
console.log(
  'types',
  new Set(plans.map((p) => p.work)).size,
  'places',
  new Set(plans.map((p) => p.place)).size,
);
for (const n of which) {
  const plan = plans[n - 1];
  if (!plan) continue;
  const p = await compose(plan);
  console.log(n, plan.work, plan.place, plan.language, plan.role, JSON.stringify(p.faults), Date.now() - t);
  for (const f of p.files) {
    writeFileSync(`/tmp/evalpdf/${n}-${f.name}`, f.bytes);
    console.log('  ', f.name, f.pages.map((x) => x.documentId).join(' '), f.bytes.length);
    if (f.type === 'pdf') {
      const bs = await render(f.bytes, 60);
      for (const [i, b] of bs.entries())
        await sharp(b.pixels, { raw: { width: b.width, height: b.height, channels: 4 } })
          .flatten({ background: '#fff' })
          .png()
          .toFile(`/tmp/evalpdf/${n}-${f.name}-${i + 1}.png`);
    }
  }
}
