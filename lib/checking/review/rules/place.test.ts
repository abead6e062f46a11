import { describe, expect, it } from 'vitest';
import { makeDocument, makeField, makeFile, makePackage } from '@/tests/support/review-package';
import type { FoundDocument } from '../types';
import { createPackageView } from '../view';
import { jurisdictionsDiffer } from './jurisdiction';
import { noticesNotRecorded } from './recording';

describe('the city a paper names', () => {
  const told = (city: string | null, ...documents: FoundDocument[]) =>
    jurisdictionsDiffer(createPackageView(makePackage({ city, state: 'FL' }), documents));
  const naming = (id: string, ...jurisdiction: string[]) => makeDocument(id, 'a', { jurisdiction });

  it('is another one', () => {
    expect(told('Tampa', naming('application', 'CITY OF ORLANDO'))).toMatchObject([
      { severity: 'critical', values: { expected: 'Tampa' } },
    ]);
  });

  it('is another one also where its name goes on', () => {
    expect(told('Miami', naming('application', 'City of Miami Beach'))).toHaveLength(1);
    expect(told('Miami Beach', naming('application', 'City of Miami'))).toHaveLength(1);
    expect(told('Cleveland', naming('application', 'CITY OF CLEVELAND HEIGHTS'))).toHaveLength(1);
    expect(told('Tampa', naming('application', 'CITY OF TAMPA FLORIDA'))).toEqual([]);
  });

  it('is the same, however it is written', () => {
    for (const name of ['CITY OF TAMPA', 'Tampa', 'Ciudad de Tampa', 'TAMPA, FL', 'Hillsborough County']) {
      expect(told('Tampa', naming('application', name))).toEqual([]);
    }
    expect(told('Fort Lauderdale', naming('application', 'CITY OF FT. LAUDERDALE'))).toEqual([]);
    expect(told('Tampa', naming('plan_set', 'City of Orlando', 'City of Tampa'))).toEqual([]);
  });

  it('is not the street its offices are in', () => {
    const line = (value: string) =>
      makeDocument(
        'application',
        'a',
        {},
        {
          fields: [makeField('jurisdiction', value, 'a', 1, 1, '1 City Plaza, Tampa, FL | (813) 555-0100')],
        },
      );
    expect(told('Tampa', line('Plaza'))).toEqual([]);
    expect(told('Tampa', line('City Plaza'))).toEqual([]);
    expect(told('Orlando', line('City Plaza'))).toHaveLength(1);
  });

  it('is not asked about where it is not known, or stands on a company’s paper', () => {
    expect(told(null, naming('application', 'CITY OF ORLANDO'))).toEqual([]);
    expect(told('Tampa', naming('contractor_license', 'CITY OF ORLANDO'))).toEqual([]);
  });
});

describe('a Notice of Commencement', () => {
  const told = (words: readonly string[], values = {}, state: 'FL' | 'OH' = 'FL') =>
    noticesNotRecorded(
      createPackageView(makePackage({ permitType: 'roofing', state, files: [makeFile('a', [words])] }), [
        makeDocument('notice_of_commencement', 'a', values),
      ]),
    );

  it('is not asked for where the law does not', () => {
    expect(told(['Notice of Commencement', 'To be recorded'], {}, 'OH')).toEqual([]);
  });

  it('bears the county’s mark or is told', () => {
    // Due before the first inspection: not every office asks for it with the application.
    expect(told(['Notice of Commencement', 'To be recorded'])).toMatchObject([{ severity: 'major' }]);
    expect(told(['words'], { recording: 'absent' })).toHaveLength(1);
    expect(told(['words'], { recording: '2026123456' })).toEqual([]);
    expect(told(['Instrument # 2026123456'])).toEqual([]);
    expect(told(['OR Book 1234 Page 567'])).toEqual([]);
  });
});
