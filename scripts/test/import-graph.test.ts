import { describe, expect, test } from 'vitest';
import { type ImportGraph, importsOf, loadedBy, reachedFrom } from './import-graph.mjs';

describe('the imports of a file', () => {
  test.each([
    ["import a from 'x';", 'value'],
    ["import { a } from 'x';", 'value'],
    ["import * as a from 'x';", 'value'],
    ["import 'x';", 'value'],
    ["import {} from 'x';", 'value'],
    ["import { type A, b } from 'x';", 'value'],
    ["import a, { type B } from 'x';", 'value'],
    ["export { a } from 'x';", 'value'],
    ["export { type A, b } from 'x';", 'value'],
    ["export * from 'x';", 'value'],
    ["export * as a from 'x';", 'value'],
    ["import type { A } from 'x';", 'type'],
    ["import type A from 'x';", 'type'],
    ["import { type A, type B } from 'x';", 'type'],
    ["export type { A } from 'x';", 'type'],
    ["export { type A } from 'x';", 'type'],
    ["export type * from 'x';", 'type'],
    ["type A = import('x').A;", 'type'],
    ["let a: typeof import('x');", 'type'],
    ["const a = await import('x');", 'dynamic'],
    ["const a = () => import('x').then(({ b }) => b);", 'dynamic'],
  ])('%s is a %s import', (line, kind) => {
    expect(importsOf('a.ts', line)).toEqual([{ specifier: 'x', kind }]);
  });

  test('are read where they span lines, between markup, and in the order they are written', () => {
    const text =
      "import {\n  a,\n  type B,\n} from 'x';\nconst c = <p>import z from 'z'</p>;\nexport { d } from 'y';";
    expect(importsOf('a.tsx', text).map(({ specifier }) => specifier)).toEqual(['x', 'y']);
  });

  test('are not what stands in comments and texts, nor what is put together when it runs', () => {
    const text = "// import a from 'x';\nconst b = \"import a from 'y'\";\nimport('./' + b);";
    expect(importsOf('a.ts', text)).toEqual([]);
  });

  test('a file that does not parse is named', () => {
    expect(() => importsOf('a.ts', 'import {')).toThrow('a.ts');
  });
});

const graph: ImportGraph = new Map([
  ['page', [value('part'), { target: 'shape', kind: 'type' }]],
  ['part', [value('rule'), value('action'), { target: 'later', kind: 'dynamic' }]],
  ['rule', [value('page'), value('package:zod')]],
  ['action', [value('database')]],
]);

function value(target: string) {
  return { target, kind: 'value' as const };
}

describe('what a file loads', () => {
  test('is everything behind its imports, however many steps, each with the way to it', () => {
    const paths = loadedBy(graph, 'page');
    expect([...paths.keys()]).toEqual(['page', 'part', 'rule', 'action', 'later', 'package:zod', 'database']);
    expect(paths.get('database')).toEqual(['page', 'part', 'action', 'database']);
  });

  test('ends at a boundary, which is reached itself', () => {
    const loaded = [...loadedBy(graph, 'page', (file) => file === 'action').keys()];
    expect(loaded).toContain('action');
    expect(loaded).not.toContain('database');
  });

  test('holds no types; what a change can affect does', () => {
    expect([...loadedBy(graph, 'page').keys()]).not.toContain('shape');
    expect(reachedFrom(graph, ['page'])).toContain('shape');
  });
});
