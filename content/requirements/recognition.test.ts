import { describe, expect, it } from 'vitest';
import { getPermitType } from '@/content/requirements/permit-types';
import { PERMIT_TYPE_IDS } from '@/lib/catalogue/checklists/types';
import { RECOGNITION } from './recognition';

const ASKED = new Set(PERMIT_TYPE_IDS.flatMap((id) => getPermitType(id).documents.map((one) => one.id)));

describe('recognition', () => {
  it('knows every document a checklist asks for, and no other', () => {
    expect(Object.keys(RECOGNITION).toSorted()).toEqual([...ASKED].toSorted());
  });

  it('has a title in each language, unless the document is only carried by others', () => {
    const bare = Object.entries(RECOGNITION).filter(
      ([, { titles, carriedBy }]) => titles.length < 2 && carriedBy === undefined,
    );
    expect(bare).toEqual([]);
  });

  it('names documents that exist as carriers', () => {
    const carriers = Object.values(RECOGNITION).flatMap(({ carriedBy }) => carriedBy?.documents ?? []);
    expect(carriers.filter((id) => id !== 'any' && !ASKED.has(id))).toEqual([]);
  });

  it('writes its phrases in small letters without accents', () => {
    const phrases = Object.values(RECOGNITION).flatMap((one) => [
      ...one.titles,
      ...(one.strong ?? []),
      ...(one.weak ?? []),
      ...(one.against ?? []),
    ]);
    expect(phrases.filter((phrase) => !/^[a-z0-9]+(?: [a-z0-9]+)*$/.test(phrase))).toEqual([]);
  });
});
