import { expect, it } from 'vitest';
import { PERMIT_TYPE_IDS } from '@/lib/catalogue/checklists/types';
import { makeDemoChecklist } from './demo-checklist';

it.each(PERMIT_TYPE_IDS)('shows required documents of %s in a city outside the catalogue', (permitType) => {
  for (const locale of ['en', 'es'] as const) {
    const demo = makeDemoChecklist({ city: 'boise-id', permitType, locale });
    expect(demo.place).toBe('Boise, ID');
    expect(demo.documents.length).toBeGreaterThan(0);
    expect(demo.documents.length).toBeLessThanOrEqual(demo.required);
    for (const document of demo.documents) expect(Object.values(document).every(Boolean)).toBe(true);
    expect(demo.firstQuestion === null).toBe(demo.questions === 0);
  }
});

it('names a city of the catalogue in the reader’s language', () => {
  const input = { city: 'philadelphia-pa', permitType: 'roofing' } as const;
  expect(makeDemoChecklist({ ...input, locale: 'es' }).place).toBe('Filadelfia, PA');
  expect(makeDemoChecklist({ ...input, locale: 'es' }).required).toBe(
    makeDemoChecklist({ ...input, locale: 'en' }).required,
  );
});

it('refuses a place nobody knows', () => {
  expect(() => makeDemoChecklist({ city: 'atlantis-tx', permitType: 'roofing', locale: 'en' })).toThrow(
    expect.objectContaining({ code: 'invalid_input' }),
  );
});
