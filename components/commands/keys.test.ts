import { describe, expect, test } from 'vitest';
import { isCharacterKey, matchKeys, type Press, wordOf } from './keys';

const press = (key: string, held: Partial<Press> = {}): Press => ({
  key,
  metaKey: false,
  ctrlKey: false,
  altKey: false,
  shiftKey: false,
  ...held,
});

describe('a key press', () => {
  test.each([
    [press('n'), 'n'],
    [press('N', { shiftKey: true }), 'shift+n'],
    [press('K', { metaKey: true, shiftKey: false }), 'mod+k'],
    [press('k', { ctrlKey: true }), 'mod+k'],
    [press('?', { shiftKey: true }), '?'],
    [press('¿', { shiftKey: true }), '¿'],
    [press(' '), 'space'],
    [press('Enter', { ctrlKey: true }), 'mod+enter'],
    [press('ArrowDown', { shiftKey: true }), 'shift+arrowdown'],
  ])('is named alike on every layout: %o', (given, word) => {
    expect(wordOf(given)).toBe(word);
  });
});

describe('the keys of what is registered', () => {
  test('wait for a second letter where one may follow', () => {
    expect(matchKeys(['g'], ['g t', 'n'])).toEqual({ kind: 'begins' });
    expect(matchKeys(['g', 't'], ['g t', 'n'])).toEqual({ kind: 'is', index: 0 });
    expect(matchKeys(['g', 'x'], ['g t', 'n'])).toEqual({ kind: 'none' });
  });

  test('belong to whoever came last', () => {
    expect(matchKeys(['j'], ['j', undefined, 'j'])).toEqual({ kind: 'is', index: 2 });
  });

  test('can be switched off where they are single characters', () => {
    expect(['n', '?', 'g t', 'shift+x'].filter(isCharacterKey)).toHaveLength(4);
    expect(['mod+k', 'escape', 'enter', 'space'].filter(isCharacterKey)).toEqual([]);
  });
});
