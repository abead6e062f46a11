import { expect, test } from 'vitest';
import { fileSize } from './file-size';

test.each([
  [0, '0 B'],
  [1023, '1,023 B'],
  [1536, '1.5 KB'],
  [10 * 1024 * 1024, '10 MB'],
  [100 * 1024 * 1024, '100 MB'],
  [1500 * 1024 * 1024, '1,500 MB'],
])('%i bytes are %s', (bytes, text) => {
  expect(fileSize(bytes)).toBe(text);
});
