import { describe, expect, test } from 'vitest';
import { parseChecklistParams } from '@/lib/catalogue/checklists/schema';
import { checklistQuery, laterFacts, typedAnswers, typedText } from './checklist-query';

describe('the address of a checklist', () => {
  test('reads back what it was made of, and carries a refused answer and what was set aside', () => {
    const query = checklistQuery({
      type: 'roofing',
      place: 'Austin, TX',
      answers: { applicantRole: 'contractor', hoa: false },
      refused: { yearBuilt: 'long ago' },
      later: ['floodZone'],
    });
    const parsed = parseChecklistParams(query);
    expect(parsed).toMatchObject({
      ok: true,
      input: { permitType: 'roofing', answers: { applicantRole: 'contractor', hoa: false } },
      errors: { yearBuilt: 'not_a_number' },
    });
    expect(laterFacts(query)).toEqual(['floodZone']);
  });

  test('keeps the answers alone when type or place is changed', () => {
    expect(
      typedAnswers({ type: 'fence', place: 'TX', edit: '1', hoa: 'yes', septic: '', junk: 'x' }),
    ).toEqual({ hoa: 'yes' });
  });

  test('takes only questions that exist, each once, as set aside', () => {
    expect(laterFacts({ later: 'hoa.nonsense.hoa.' })).toEqual(['hoa']);
    expect(laterFacts({})).toEqual([]);
  });

  test('takes the first of several values and cuts what is far too long', () => {
    expect(typedText({ place: ['Austin, TX', 'Reno, NV'] }, 'place')).toBe('Austin, TX');
    expect(typedText({ place: 'x'.repeat(9000) }, 'place')).toHaveLength(400);
  });
});
