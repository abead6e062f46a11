import { describe, expect, it } from 'vitest';
import type {
  Condition,
  DocumentRecord,
  FactId,
  PermitTypeRecord,
  ReviewPointRecord,
  Text,
} from '@/lib/catalogue/checklists/types';
import type { FeeSchedule } from '@/lib/catalogue/fees/types';
import { CONTENT, type Content, contentFaults } from './check-content';
import { ALWAYS } from './wording';

const [house, ...otherTypes] = CONTENT.permitTypes;
const [schedule, ...otherSchedules] = CONTENT.fees.schedules;
if (!house || !schedule) throw new Error('There is no content to plant a fault in.');
const points = CONTENT.reviewPoints[house.id] ?? [];

/** What a merge or a cast can leave behind: a text in one language. */
const oneSided = (side: Partial<Text>) => side as Text;

function withType(change: Partial<PermitTypeRecord>): Content {
  return { ...CONTENT, permitTypes: [{ ...house, ...change } as PermitTypeRecord, ...otherTypes] };
}

function withDocument(change: Partial<DocumentRecord>): Content {
  const [first, ...others] = house?.documents ?? [];
  return withType({ documents: [{ ...first, ...change } as DocumentRecord, ...others] });
}

function withPoint(change: Partial<ReviewPointRecord>): Content {
  const [first, ...others] = points;
  return {
    ...CONTENT,
    reviewPoints: {
      ...CONTENT.reviewPoints,
      res_new: [{ ...first, ...change } as ReviewPointRecord, ...others],
    },
  };
}

function withSchedule(change: Partial<FeeSchedule>): Content {
  const changed = { ...schedule, ...change } as FeeSchedule;
  return { ...CONTENT, fees: { ...CONTENT.fees, schedules: [changed, ...otherSchedules] } };
}

const looksAt = (fact: string): Condition => ({ fact: fact as FactId, op: 'eq', value: true });

const FAULTS: readonly [string, Content, string][] = [
  [
    'an unknown field in a document’s condition',
    withDocument({ when: { all: [ALWAYS, looksAt('iceRegion')] } }),
    'A condition of the document res_new/application names the field "iceRegion", which is not known.',
  ],
  [
    'an unknown field in what makes it required',
    withDocument({ requiredWhen: looksAt('pv') }),
    'A condition of the document res_new/application names the field "pv", which is not known.',
  ],
  [
    'a value that no answer has',
    withDocument({ when: { fact: 'state', op: 'in', values: ['TX', 'Texas'] } }),
    'A condition of the document res_new/application compares "state" with "Texas", which it can never be.',
  ],
  [
    'an unknown field in a review point’s condition',
    withPoint({ when: looksAt('iceRegion') }),
    'A condition of the review point res_new/egress_bedroom names the field "iceRegion", which is not known.',
  ],
  [
    'a review point that hangs on a question nobody is asked there',
    withPoint({ when: looksAt('hotTub') }),
    'A condition of the review point res_new/egress_bedroom rests on "hotTub", which no document of this permit type asks for.',
  ],
  [
    'a source that is not there',
    withDocument({ sources: ['gk', 'nowhere'] }),
    'The source "nowhere" of the document res_new/application is not in content/requirements/sources.ts.',
  ],
  [
    'a document without a source',
    withDocument({ sources: [] }),
    'There is no source for the document res_new/application.',
  ],
  [
    'a document in English alone',
    withDocument({ label: oneSided({ en: 'Permit application' }) }),
    'The text at res_new.documents.0.label has no Spanish.',
  ],
  [
    'a document whose Spanish is empty',
    withDocument({ why: { en: 'Because.', es: ' ' } }),
    'The text at res_new.documents.0.why has no Spanish.',
  ],
  [
    'a review point in Spanish alone',
    withPoint({ passIf: oneSided({ es: 'Cumple' }) }),
    'The text at res_new.reviewPoints.0.passIf has no English.',
  ],
  [
    'a document that does not say how to get it',
    withDocument({ id: 'moon_permit' }),
    'The document moon_permit does not say how to get it.',
  ],
  [
    'words on how to get what nobody asks for',
    { ...CONTENT, howToGet: { ...CONTENT.howToGet, moon_permit: { en: 'Ask.', es: 'Pregunte.' } } },
    'How to get moon_permit is said, but no permit type asks for it.',
  ],
  [
    'a document twice in one list',
    withType({ documents: [...house.documents, ...house.documents.slice(0, 1)] }),
    'There is more than one document of res_new called application.',
  ],
  [
    'a permit type without documents',
    withType({ documents: [] }),
    'The permit type res_new asks for no document.',
  ],
  [
    'a permit type narrowed to what cannot be answered',
    withType({ domains: { ...house.domains, occupancy: ['castle'] } }),
    'The permit type res_new narrows "occupancy" to "castle", which it can never be.',
  ],
  ['fees without a source', withSchedule({ sources: [] }), `The fee schedule ${schedule.id} has no source.`],
  [
    'fees that do not say since when',
    withSchedule({ effective: { ...schedule.effective, text: oneSided({ en: 'Since 2025' }) } }),
    `The fee schedule ${schedule.id} does not say in both languages when it is in force.`,
  ],
];

describe('the check of the content', () => {
  it('finds nothing wrong with what is there', () => {
    expect(contentFaults()).toEqual([]);
  });

  it.each(FAULTS)('refuses %s', (_, content, sentence) => {
    expect(contentFaults(content)).toContain(sentence);
  });
});
