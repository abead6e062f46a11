import { expect, test } from 'vitest';
import { isMocked } from '../support/mocked-files';
import { listFiles, read } from './tree';

test('a test that replaces modules is named so, as others share their modules', () => {
  const folders = ['lib', 'components', 'app', 'db', 'content', 'scripts', 'tests/guards', 'tests/component'];
  const tests = folders.flatMap((folder) => listFiles(folder, /\.test\.tsx?$/));
  const replacing = tests.filter((path) => /\bvi\.(mock|doMock|resetModules)\(/.test(read(path)));
  expect(replacing).not.toEqual([]);
  expect(replacing).toEqual(tests.filter(isMocked));
});
