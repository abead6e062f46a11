import { describe, expect, test } from 'vitest';
import { csvRows } from './csv';

async function rows(text: string, positions?: string[]): Promise<object[]> {
  const all: object[] = [];
  for await (const row of csvRows(text, positions)) all.push(row);
  return all;
}

describe('a register’s file', () => {
  test('cells in quotation marks hold commas, line ends and quotation marks', async () => {
    expect(await rows('﻿No,Name\r\n1,"Ramos, Ana"\r\n2,"The ""Best""\nRoofers"\r\n\r\n')).toEqual([
      { No: '1', Name: 'Ramos, Ana' },
      { No: '2', Name: 'The "Best"\nRoofers' },
    ]);
  });

  test('of two headings of one name the second is named so', async () => {
    expect(await rows('No,Ends,Ends\n1,2027-01-01,2028-01-01')).toEqual([
      { No: '1', Ends: '2027-01-01', 'Ends (2)': '2028-01-01' },
    ]);
  });

  test('a file without headings is refused as soon as a line has another length', async () => {
    expect(await rows('1,C\n2,C', ['no', 'word'])).toEqual([
      { no: '1', word: 'C' },
      { no: '2', word: 'C' },
    ]);
    await expect(rows('1,C\n2,C,x', ['no', 'word'])).rejects.toThrow('line 2 has 3 cells instead of 2');
  });

  test('letters of more than one byte and any line end are read across the pieces of a file', async () => {
    const line = (at: number) => `${at},Muñoz & Peña ${'é'.repeat(40)}`;
    const text = `No,Name\r\n${Array.from({ length: 2_000 }, (_, at) => line(at)).join('\n')}\r`;
    const read = await rows(text);
    expect(read).toHaveLength(2_000);
    expect(read.every((row, at) => Object.values(row).join(',') === line(at))).toBe(true);
  });

  test('a quotation mark within a cell is a letter of it', async () => {
    expect(await rows('No,Name\n1,6" Gutters LLC')).toEqual([{ No: '1', Name: '6" Gutters LLC' }]);
  });

  test('a page and a file that was cut short are no register', async () => {
    await expect(rows('<!doctype html>')).rejects.toThrow('web page');
    await expect(rows('No\n"1')).rejects.toThrow('within a quoted cell');
  });
});
