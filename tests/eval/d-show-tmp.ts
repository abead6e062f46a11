import { listPlans } from '@/tests/eval/checks/generator/plans';
import { composeOnce } from '@/tests/eval/checks/runner/compose-once';
import { reviewEvalPackage } from '@/tests/eval/checks/runner/review';
const [n, ids, fields] = process.argv.slice(2);
const plan = listPlans(process.env.HELD ? "held-out" : "first").find((x) => x.number === Number(n))!;
const one = await composeOnce(plan);
const { review } = await reviewEvalPackage(one, false);
console.log(JSON.stringify(one.job), JSON.stringify(one.faults));
for (const d of review.documents) {
  if (ids && ids !== '.' && !ids.split(',').includes(d.documentId)) continue;
  console.log('##', d.documentId, d.fileId, d.firstPage, d.lastPage, d.certainty);
  for (const f of d.fields) if (!fields || fields.split(',').includes(f.id)) console.log('   ', f.id, '|', f.value, '|', f.certainty, 'p', f.at.page, '|', f.at.quote.slice(0, 60));
}
