import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import { roundCsv } from './round-csv';
import type { Round, RoundComment } from './round-types';

const HEADS = {
  number: 'N.º',
  discipline: 'Tema',
  comment: 'Observación',
  sheet: 'Lámina',
  answer: 'Respuesta',
  version: 'Versión',
};

function written(...comments: Partial<RoundComment>[]): string {
  const whole = comments.map(
    (comment, index): RoundComment => ({
      id: `cmt_${index}`,
      number: index + 1,
      discipline: null,
      comment: '',
      sheet: null,
      answer: null,
      version: null,
      file: null,
      state: 'open',
      assignee: null,
      ...comment,
    }),
  );
  const round: Round = {
    id: 'rnd_1',
    number: 1,
    receivedOn: '2026-03-02',
    dueOn: null,
    reviewer: null,
    counts: { all: whole.length, open: whole.length, answered: 0, accepted: 0 },
    groups: [{ discipline: null, comments: whole.toReversed() }],
  };
  return roundCsv(round, HEADS);
}

const read = (csv: string): string[][] => parse(csv, { bom: true });

describe('a round as a table', () => {
  it('has a head and a row for each comment, in the order of their numbers', () => {
    const csv = written(
      { discipline: 'STRUCTURAL', comment: 'Seal sheet S-201.', sheet: 'S-201', answer: 'Sealed.' },
      { comment: 'Zonificación', version: 'Rev 2' },
    );
    expect(csv).toBe(
      '\ufeffN.º,Tema,Observación,Lámina,Respuesta,Versión\r\n' +
        '1,STRUCTURAL,Seal sheet S-201.,S-201,Sealed.,\r\n' +
        '2,,Zonificación,,,Rev 2\r\n',
    );
  });

  it.each(['Two lines,\n"quoted"', 'a\nb', 'a\rb', 'a\r\nb', ' spaced ', '"'])(
    'keeps %j in one cell',
    (comment) => {
      expect(read(written({ comment }))[1]?.[2]).toBe(comment);
    },
  );

  it('quotes a line end of any kind, because spreadsheets end a row at each', () => {
    expect(written({ comment: 'a\nb', answer: 'c\rd' })).toContain('1,,"a\nb",,"c\rd",\r\n');
  });

  it('takes no cell for a formula', () => {
    const formulas = ['=HYPERLINK("http://evil.example")', '+1', '-10° slope', '@sum', '＝1', ' =1'];
    const cells = read(written(...formulas.map((comment) => ({ comment })))).slice(1);
    expect(cells.map((row) => row[2])).toEqual(formulas.map((formula) => `'${formula}`));
  });

  // A spreadsheet set to Spanish splits at semicolons and gives no meaning to quotes inside a cell.
  it.each([
    [';=1+1', ";'=1+1"],
    ['Seal it;=1+1', "Seal it;'=1+1"],
    ['a; @sum', "a;' @sum"],
    ['a;"=1+1"', 'a;\'"=1+1"'],
    ['\t=1', "\t'=1"],
    ['a\tb|-1', "a\tb|'-1"],
    ['first\n=1+1\r\n+2', "first\n'=1+1\r\n'+2"],
    [';;=1', ";;'=1"],
  ])('takes no part of %j for a formula, whatever separates cells', (comment, safe) => {
    expect(read(written({ comment }))[1]?.[2]).toBe(safe);
  });

  it('leaves separators in plain prose as they are', () => {
    const comment = 'Zoning; see A-1 | A-2\nSecond line, -10° slope';
    expect(read(written({ comment }))[1]?.[2]).toBe(comment);
  });
});
