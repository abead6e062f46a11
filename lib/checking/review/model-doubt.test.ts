import { expect, test } from 'vitest';
import { makeDocument, makeField, makePackage } from '@/tests/support/review-package';
import type { Draft } from './draft';
import { doubtModel } from './model-doubt';
import type { FindingRule, FoundAt, FoundDocument } from './types';
import { createPackageView } from './view';

const at = (fileId: string): FoundAt => ({ fileId, page: 1, box: { x: 0, y: 0, w: 1, h: 1 }, quote: '' });

function severities(
  drafts: readonly (readonly [FindingRule, FoundAt])[],
  documents: readonly FoundDocument[],
) {
  const made = drafts.map(
    ([rule, place]): Draft => ({ rule, severity: 'critical', documentId: null, places: [place], values: {} }),
  );
  return doubtModel(made, createPackageView(makePackage(), documents)).map(({ severity }) => severity);
}

const rules = makeDocument('application', 'a');
const model = makeDocument('site_plan', 'b', {}, { by: 'model' });

test('what a paper lacks is asked where the model alone says which paper it is', () => {
  expect(severities([['scale_missing', at('b')]], [rules, model])).toEqual(['minor']);
  expect(severities([['scale_missing', at('a')]], [rules, model])).toEqual(['critical']);
  expect(severities([['pages_missing', at('b')]], [rules, model])).toEqual(['critical']);
});

test('what rules and model take for different papers lacks nothing, and few papers give every number', () => {
  const disputed = makeDocument('site_plan', 'c', {}, { isDisputed: true });
  expect(severities([['scale_missing', at('c')]], [disputed])).toEqual([]);
  expect(severities([['parcel_missing', at('b')]], [model])).toEqual([]);
  expect(severities([['parcel_missing', at('a')]], [rules])).toEqual(['critical']);
});

test('a value that the model alone read accuses nobody', () => {
  const field = makeField('address', '12 ELM ST', 'a');
  const read = { ...rules, fields: [{ ...field, by: 'model' as const }] };
  expect(severities([['address_differs', field.at]], [read])).toEqual(['minor']);
  expect(severities([['address_differs', field.at]], [{ ...rules, fields: [field] }])).toEqual(['critical']);
});
