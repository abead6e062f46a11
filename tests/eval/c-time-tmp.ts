import { readdirSync, readFileSync } from 'node:fs';
import { findDocuments } from '@/lib/review/documents';
import { packageOf } from '@/tests/support/review-package';
const dir = '/tmp/lintel-eval-checks/';
const files: any[] = [];
for (const f of readdirSync(dir).filter((x) => x.endsWith('.json')).slice(0, 150)) {
  const r = JSON.parse(readFileSync(dir + f, 'utf8')); if (r.ok) files.push({ id: f, name: f, facts: r.facts, pages: r.pages });
}
const pages = files.reduce((s, f) => s + f.pages.length, 0);
for (let i = 0; i < 3; i++) { const t = performance.now(); findDocuments(packageOf({ files, permitType: 'res_new' })); const ms = performance.now() - t; console.log(files.length, pages, ms.toFixed(0), 'ms', (ms / pages).toFixed(2), 'a page'); }
