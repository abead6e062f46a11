import { expect, test } from 'vitest';
import { splitName } from './person-name';

test.each([
  ['Luz Ortega', 'Luz', 'Ortega'],
  ['  Luz   María  Ortega ', 'Luz', 'María Ortega'],
  ['Cher', 'Cher', ''],
  ['', '', ''],
])('%j is %j and %j', (name, firstName, lastName) => {
  expect(splitName(name)).toEqual({ firstName, lastName });
});
