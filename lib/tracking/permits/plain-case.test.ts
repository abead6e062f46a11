import { expect, it } from 'vitest';
import { sentenceCase, streetCase } from './plain-case';

it.each([
  ['1200 N LAMAR BLVD', '1200 N Lamar Blvd'],
  ['100 W 5TH ST APT 4B', '100 W 5th St Apt 4B'],
  ['9 OCEAN-VIEW DR NE', '9 Ocean-View Dr NE'],
  ["3 O'NEAL LN", "3 O'Neal Ln"],
  ["3 JOE'S WAY", "3 Joe's Way"],
  ['77 MCKINNEY AVE', '77 McKinney Ave'],
  ['8800 S IH 35 #210', '8800 S IH 35 #210'],
  ['12 US HWY 290', '12 US Hwy 290'],
  ['12 CAMINO PEÑA', '12 Camino Peña'],
  ['5 ELM CT, BOISE, ID 83702', '5 Elm Ct, Boise, ID 83702'],
  ['1200 n lamar', '1200 n lamar'],
  ['12 Elm St NE', '12 Elm St NE'],
  ['1420', '1420'],
])('a street in capitals is set as words: %s', (shouted, words) => {
  expect(streetCase(shouted)).toBe(words);
});

it.each([
  ['DONE', 'Done'],
  ['COMPLETE', 'Complete'],
  ['PERMIT ISSUED', 'Permit issued'],
  ['TCO ISSUED - FEES DUE', 'TCO issued - fees due'],
  ['PLN RVW', 'PLN RVW'],
  ['A PERMIT', 'A permit'],
  ['REPLACE ROOF. 2X6 DECKING, R-38.', 'Replace roof. 2X6 decking, R-38.'],
  ['Permit Issued', 'Permit Issued'],
  ['(EXPIRED)', '(Expired)'],
  ['', ''],
])('a city’s word in capitals is set as a sentence: %s', (shouted, words) => {
  expect(sentenceCase(shouted)).toBe(words);
});
