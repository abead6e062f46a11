import { listPlans } from '@/tests/eval/checks/generator/plans';
import { composeOnce } from '@/tests/eval/checks/runner/compose-once';
import { readPackageFile } from '@/tests/eval/checks/runner/read';
import { decodeInk } from '@/lib/review/extract/ink';
const [n, name, p, y0, y1] = process.argv.slice(2);
const one = await composeOnce(listPlans().find((x) => x.number === Number(n))!);
for (const f of one.files) { if (!f.name.includes(name!)) continue; const r = await readPackageFile(f, false); if (!r.ok) continue;
 const page = r.pages.find((x) => x.number === Number(p)); const ink = decodeInk(page!.ink); if (!ink) { console.log('no ink'); continue; }
 for (let row = Math.floor(Number(y0) * ink.rows); row < Number(y1) * ink.rows; row++) { let s = ''; for (let c = 0; c < ink.cols; c++) { const v = ink.cells[row * ink.cols + c]!; s += v > 60 ? '#' : v > 30 ? '+' : v > 14 ? '-' : v > 6 ? '.' : ' '; } console.log((row / ink.rows).toFixed(3), s); } }
