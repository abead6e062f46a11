import { describe, expect, it } from 'vitest';
import { fitting, mentionQuery, toKept, toTyped } from './mention-text';

const luis = { id: 'usr_aaaaaaaaaaaaaaaaaaaaaaaaaa', name: 'Luis Ortega' };
const luisa = { id: 'usr_bbbbbbbbbbbbbbbbbbbbbbbbbb', name: 'Luis Ortega Ruiz' };

describe('names in a note', () => {
  it('are kept as ids and typed as names, also where one begins another', () => {
    const typed = 'Ask @Luis Ortega Ruiz, then @Luis Ortega.';
    const kept = `Ask @[${luisa.id}], then @[${luis.id}].`;
    expect(toKept(typed, [luis, luisa])).toBe(kept);
    expect(toTyped(kept, [luis, luisa])).toBe(typed);
  });

  it('are looked for after an @ that begins a word', () => {
    expect(mentionQuery('Called, @ma', 11)).toEqual({ from: 8, query: 'ma' });
    expect(mentionQuery('@', 1)).toEqual({ from: 0, query: '' });
    expect(mentionQuery('luis@example.com', 16)).toBeNull();
    expect(mentionQuery('nobody', 6)).toBeNull();
  });

  it('are found by any word, whatever the accents', () => {
    expect(fitting([luis, { id: 'x', name: 'Ana Peña' }], 'pena').map(({ name }) => name)).toEqual([
      'Ana Peña',
    ]);
    expect(fitting([luis], 'ort')).toEqual([luis]);
    expect(fitting([luis], 'tega')).toEqual([]);
  });
});
