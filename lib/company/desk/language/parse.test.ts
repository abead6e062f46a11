import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LOCALES } from '@/lib/platform/i18n/locales';
import { FILTER_KEYS } from './keys';
import { MAX_FILTER_LENGTH, parseFilter, sayTerm, writeFilter } from './parse';

const terms = (typed: string) => parseFilter(typed).terms;

describe('what is typed', () => {
  test('is filters and text, in any order', () => {
    expect(parseFilter('status:issued 1402 alder city:austin,dallas -tag:late')).toEqual({
      terms: [
        { key: 'status', not: false, values: ['issued'] },
        { key: 'city', not: false, values: ['austin', 'dallas'] },
        { key: 'tag', not: true, values: ['late'] },
      ],
      text: '1402 alder',
    });
  });

  test.each([
    ['estado:emitido', 'status:issued'],
    ['estatus:pendiente,vencido', 'status:pending,expired'],
    ['estado:tx', 'state:tx'],
    ['ciudad:austin', 'city:austin'],
    ['asignado:yo', 'assigned:me'],
    ['asignado:nadie', 'assigned:none'],
    ['espera:nosotros', 'waits:us'],
    ['etiqueta:"fase 2"', 'tag:fase-2'],
    ['antes:2026-01-01', 'before:2026-01-01'],
    ['desde:2026-01-01', 'since:2026-01-01'],
    ['vence:..2026-12-31', 'expires:<=2026-12-31'],
    ['valor:>50000', 'value:>=50001'],
  ])('in Spanish, %s, is the same as %s', (typed, canonical) => {
    expect(writeFilter(parseFilter(typed))).toBe(canonical);
  });

  test.each([
    ['status:open,action_required', 'estatus:abierto,acción-requerida'],
    ['-assigned:me', '-asignado:yo'],
    ['state:tx', 'estado:tx'],
    ['before:2026-01-01', 'antes:2026-01-01'],
    ['closeout:yes', 'cierre:sí'],
    ['tag:late', 'etiqueta:late'],
  ])('%s is shown to a reader of Spanish as %s', (typed, said) => {
    expect(terms(typed).map((term) => sayTerm(term, 'es'))).toEqual([said]);
    expect(terms(typed).map((term) => sayTerm(term, 'en'))).toEqual([typed]);
  });

  test.each(LOCALES)('what is shown could have been typed (%s)', (locale) => {
    for (const value of [
      ...[
        'status:open',
        'status:pending',
        'status:action_required',
        'status:ready_to_issue',
        'status:issued',
      ],
      ...['status:finaled', 'status:on_hold', 'status:expired', 'status:stopped', 'status:unknown'],
      ...[
        'assigned:me',
        'assigned:none',
        'assigned:any',
        'waits:us',
        'waits:city',
        'waits:inspector',
        'waits:work',
      ],
      ...['closeout:yes', 'closeout:no', 'muted:yes', 'tag:none', 'state:tx', 'city:austin', 'type:roof'],
      ...[
        'changed:2026-01-01',
        'applied:<=2026-01-01',
        'issued:2026-01-01..2026-02-01',
        'expires:>=2026-01-01',
      ],
      ...['value:>=50001', 'since:2026-01-01', 'before:2026-01-01'],
    ]) {
      const said = terms(value).map((term) => sayTerm(term, locale));
      expect(writeFilter(parseFilter(said.join(' ')))).toBe(value);
    }
  });

  test.each([
    ['before:2026-01-01', { to: '2025-12-31' }],
    ['since:2026-01-01', { from: '2026-01-01' }],
    ['after:2026-01-01', { from: '2026-01-01' }],
    ['changed:>=2026-10-01', { from: '2026-10-01' }],
    ['changed:>2026-12-31', { from: '2027-01-01' }],
    ['issued:2026-02-03', { from: '2026-02-03', to: '2026-02-03' }],
    ['expires:2026-02-01..2026-03-01', { from: '2026-02-01', to: '2026-03-01' }],
    ['value:>=10,000', { from: '10000' }],
  ])('%s is a span', (typed, span) => {
    expect(terms(typed)[0]).toMatchObject(span);
  });

  test('that is no filter is looked for as it stands', () => {
    for (const typed of ['foo:bar', 'before:tomorrow', 'issued:2026-13-01', 'value:lots', 'status:', 'a:b:c'])
      expect(parseFilter(typed)).toEqual({ terms: [], text: typed });
  });

  test('a day there is not is text', () => {
    for (const typed of ['issued:2026-02-30', 'issued:>=0000-01-01', 'before:9999-12-31'])
      expect(parseFilter(typed)).toEqual({ terms: [], text: typed });
  });

  test('is bounded, whatever it is', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 2_000 }), (typed) => {
        const { terms: read, text } = parseFilter(typed);
        expect(read.length).toBeLessThanOrEqual(20);
        expect(text.length).toBeLessThanOrEqual(MAX_FILTER_LENGTH);
      }),
    );
  });

  test('is written so that it reads the same again', () => {
    const day = fc
      .date({ min: new Date('1990-01-01'), max: new Date('2090-01-01'), noInvalidDate: true })
      .map((at) => at.toISOString().slice(0, 10));
    const span = fc.tuple(fc.constantFrom('<', '>', '<=', '>=', ''), day).map(([sign, at]) => sign + at);
    const piece = fc.oneof(
      fc
        .tuple(fc.constantFrom(...FILTER_KEYS), fc.stringMatching(/^[a-z0-9]{1,8}(,[a-z0-9]{1,8}){0,2}$/))
        .map(([key, value]) => `${key}:${value}`),
      fc
        .tuple(fc.constantFrom('changed', 'applied', 'issued', 'expires', 'before', 'since'), span)
        .map(([key, value]) => `${key}:${value}`),
      fc.stringMatching(/^[a-z0-9]{1,8}$/),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
        const once = parseFilter(pieces.join(' '));
        expect(parseFilter(writeFilter(once))).toEqual(once);
      }),
    );
  });
});
