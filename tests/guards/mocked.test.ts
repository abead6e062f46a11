import { expect, test } from 'vitest';
import { listFiles, read } from './tree';

test('a unit test that replaces modules is named so, as others share their modules', () => {
  const tests = ['lib', 'components', 'app', 'db', 'content', 'scripts', 'tests/guards'].flatMap((folder) =>
    listFiles(folder, /\.test\.ts$/),
  );
  const replacing = tests.filter((path) => /\bvi\.(mock|doMock|resetModules)\(/.test(read(path)));
  expect(replacing).not.toEqual([]);
  expect(replacing).toEqual(tests.filter((path) => path.endsWith('.mocked.test.ts')));
});
