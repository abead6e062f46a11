import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { describe, expect, it } from 'vitest';
import en from '@/messages/en/findings.json';
import es from '@/messages/es/findings.json';
import { CODE_VALUE_IDS } from './code/types';
import { findingWords } from './finding-text';
import { FINDING_VALUES, type ValueKind } from './finding-values';
import { FINDING_RULES, type Finding, type FindingRule } from './types';

const PARTS = ['title', 'what', 'fix'] as const;
type Words = Readonly<Record<(typeof PARTS)[number], string>>;

/** What any finding's words may take. */
const COMMON = ['document', 'where', 'side'];

function getWords(messages: typeof en, rule: FindingRule): readonly Words[] {
  if (rule === 'code_value') return CODE_VALUE_IDS.map((id) => messages.code_value[id]);
  return [messages[rule]];
}

function getArguments(text: string): string[] {
  const names = new Set<string>();
  const walk = (elements: MessageFormatElement[]) => {
    for (const element of elements) {
      if (element.type === TYPE.literal || element.type === TYPE.pound) continue;
      names.add(element.value);
      if (element.type === TYPE.plural || element.type === TYPE.select) {
        for (const option of Object.values(element.options)) walk(option.value);
      }
    }
  };
  walk(parse(text));
  return [...names];
}

/** How a rule's values are called in its words: where a value comes from is `{source}`. */
function getValueNames(rule: FindingRule): string[] {
  return Object.entries(FINDING_VALUES[rule]).map(([name, kind]) => (kind === 'source' ? 'source' : name));
}

describe.each([
  ['en', en],
  ['es', es],
] as const)('the words of findings in %s', (_, messages) => {
  it.each([...FINDING_RULES])('%s has its words, and they take only what it gives', (rule) => {
    for (const words of getWords(messages, rule)) {
      for (const part of PARTS) {
        expect(words[part].trim()).not.toBe('');
        const unknown = getArguments(words[part]).filter(
          (name) => ![...COMMON, ...getValueNames(rule)].includes(name),
        );
        expect({ part, unknown }).toEqual({ part, unknown: [] });
      }
    }
  });

  it.each([...FINDING_RULES])('%s: every value it gives is said', (rule) => {
    const taken = getWords(messages, rule).flatMap((words) =>
      PARTS.flatMap((part) => getArguments(words[part])),
    );
    // Which number of the code it is chooses the words.
    const given = getValueNames(rule).filter((name) => name !== 'check');
    expect(given.filter((name) => !taken.includes(name))).toEqual([]);
  });
});

const EXAMPLE: Readonly<Record<ValueKind, string | number>> = {
  text: 'words',
  quoted: '123 MAIN ST',
  number: 3,
  figure: 13_200,
  cents: 1_234_567,
  sqft: 1_200,
  amps: 200,
  day: '2026-11-20',
  source: 'application',
  failure: 'locked',
  label: 'owner',
  questions: 'mount,battery',
  state: 'OH',
  choice: 'none',
};

function buildExample(rule: FindingRule, over: Partial<Finding> = {}): Finding {
  const values = Object.fromEntries(
    Object.entries(FINDING_VALUES[rule]).map(([name, kind]) => [name, EXAMPLE[kind]]),
  );
  return {
    key: rule,
    rule,
    severity: 'major',
    documentId: 'site_plan',
    places: [{ fileId: 'f', page: 2, box: { x: 0, y: 0, w: 1, h: 1 }, quote: 'q' }],
    values: rule === 'code_value' ? { ...values, check: 'ev_breaker' } : values,
    citation: null,
    by: 'rule',
    ...over,
  };
}

const names = {
  documents: new Map([
    ['site_plan', 'Site plan'],
    ['application', 'Application'],
  ]),
  files: new Map([['f', 'plans.pdf']]),
};

describe('a finding in words', () => {
  it.each([...FINDING_RULES])('%s can be said in both languages, with and without a place', async (rule) => {
    for (const locale of ['en', 'es'] as const) {
      const say = await findingWords(locale);
      for (const over of [{}, { places: [], documentId: null }, { documentId: 'other' }]) {
        const { title, what, fix } = say(buildExample(rule, over), names);
        for (const text of [title, what, fix]) {
          expect(text).not.toMatch(/[{}]|undefined|findings\./);
          expect(text.trim()).not.toBe('');
        }
      }
    }
  });

  it.each([...FINDING_RULES])('%s can be said where an older version left a value out', async (rule) => {
    const whole = buildExample(rule);
    const lacking = Object.keys(whole.values).map((left) =>
      Object.fromEntries(Object.entries(whole.values).filter(([name]) => name !== left)),
    );
    for (const locale of ['en', 'es'] as const) {
      const say = await findingWords(locale);
      for (const values of [{}, ...lacking]) {
        for (const text of Object.values(say(buildExample(rule, { values }), names))) {
          expect(text).not.toMatch(/[{}]|undefined|NaN|findings\./);
          expect(text.trim()).not.toBe('');
        }
      }
    }
  });

  it('claims nothing in place of a value that is not there', async () => {
    const say = await findingWords('en');
    expect(say(buildExample('fee_differs', { values: {} }), names)).toMatchObject({
      what: 'The fee stated is …; the city’s published table comes to …. The difference is ….',
      fix: 'Check the value, the area and the kind of work in both, or ask the city how it came to its figure.',
    });
    expect(say(buildExample('signature_missing', { values: {} }), names).what).toBe(
      'Page 2 of plans.pdf has a place to sign that seems empty.',
    );
  });

  it('names both places, and writes money, days and areas as they are read', async () => {
    const say = await findingWords('en');
    expect(say(buildExample('address_differs'), names)).toMatchObject({
      title: 'Address differs: Site plan',
      what: 'Page 2 of plans.pdf says “123 MAIN ST”, but Application says “123 MAIN ST”.',
    });
    expect(say(buildExample('valuation_differs'), names).what).toContain('$12,345.67');
    expect(say(buildExample('area_differs'), names).what).toContain('1,200 sq ft');
    expect(say(buildExample('license_expired'), names).what).toContain('Nov 20, 2026');
    const inSpanish = await findingWords('es');
    expect(inSpanish(buildExample('license_expired'), names).what).toContain('20 nov 2026');
    expect(inSpanish(buildExample('edition_outdated'), names).what).toContain('Ohio');
  });

  it('says the questions an open document waits for', async () => {
    const say = await findingWords('en');
    expect(say(buildExample('undecided_document'), names).what).toMatch(/\?.*\?/);
  });

  it('says that the entry is the wrong one where it is', async () => {
    const say = await findingWords('en');
    expect(say(buildExample('parcel_differs', { documentId: null }), names).what).toMatch(
      /^What you entered says/,
    );
  });

  it('quotes a value as it stands on the page, and calls a document by its name alone', async () => {
    const say = await findingWords('en');
    const box = { x: 0, y: 0, w: 1, h: 1 };
    const finding = buildExample('parcel_differs', {
      places: [
        { fileId: 'f', page: 2, box, quote: '660390-5657' },
        { fileId: 'f', page: 1, box, quote: 'a sentence about something else' },
      ],
      values: { found: '6603905657', expected: '6603950657', expectedIn: 'application', unsure: 0 },
    });
    const named = {
      ...names,
      documents: new Map([...names.documents, ['site_plan', 'Site plan: north arrow']]),
    };
    expect(say(finding, named)).toMatchObject({
      title: 'Parcel number differs: Site plan',
      what: 'Page 2 of plans.pdf says “660390-5657”, but Application says “6603950657”.',
    });
  });

  it('tells doubt as doubt', async () => {
    for (const [locale, doubt] of [
      ['en', 'seems to say'],
      ['es', 'parece decir'],
    ] as const) {
      const say = await findingWords(locale);
      for (const rule of FINDING_RULES.filter((one) => 'unsure' in FINDING_VALUES[one])) {
        const what = (unsure: number) =>
          say(buildExample(rule, { values: { ...buildExample(rule).values, unsure } }), names).what;
        expect(what(1)).toContain(doubt);
        expect(what(0)).not.toContain(doubt);
      }
    }
  });

  it('begins no word in capitals in the middle of a sentence', async () => {
    for (const locale of ['en', 'es'] as const) {
      const say = await findingWords(locale);
      for (const rule of FINDING_RULES) {
        const { what } = say(buildExample(rule), names);
        expect(what).not.toMatch(/[^.:;(“ ] (?:Page|La página) 2/);
      }
    }
  });
});
