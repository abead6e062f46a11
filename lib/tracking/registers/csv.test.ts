import { describe, expect, test } from 'vitest';
import { csvRows } from './csv';

const rows = (text: string, positions?: string[]) => [...csvRows(text, positions)];

describe('a register’s file', () => {
  test('cells in quotation marks hold commas, line ends and quotation marks', () => {
    expect(rows('﻿No,Name\r\n1,"Ramos, Ana"\r\n2,"The ""Best""\nRoofers"\r\n\r\n')).toEqual([
      { No: '1', Name: 'Ramos, Ana' },
      { No: '2', Name: 'The "Best"\nRoofers' },
    ]);
  });

  test('of two headings of one name the second is named so', () => {
    expect(rows('No,Ends,Ends\n1,2027-01-01,2028-01-01')).toEqual([
      { No: '1', Ends: '2027-01-01', 'Ends (2)': '2028-01-01' },
    ]);
  });

  test('a file without headings is refused as soon as a line has another length', () => {
    expect(rows('1,C\n2,C', ['no', 'word'])).toEqual([
      { no: '1', word: 'C' },
      { no: '2', word: 'C' },
    ]);
    expect(() => rows('1,C\n2,C,x', ['no', 'word'])).toThrow('line 2 has 3 cells instead of 2');
  });

  test('a page and a file that was cut short are no register', () => {
    expect(() => rows('<!doctype html>')).toThrow('web page');
    expect(() => rows('No\n"1')).toThrow('within a quoted cell');
  });
});
