import { expect, it } from 'vitest';
import { paperName } from './paper-name';

it.each([
  ['Permit application, complete and signed', 'Permit application'],
  ['Solicitud de permiso, completa y firmada', 'Solicitud de permiso'],
  ['Residential energy compliance: REScheck, COMcheck or a report', 'Residential energy compliance'],
  // What is left would name nothing.
  ['Guard, stair and handrail details of the deck', 'Guard, stair and handrail details of the deck'],
  ['Cover sheet, code data', 'Cover sheet, code data'],
])('calls %s what it is called in a sentence', (label, name) => {
  expect(paperName(label)).toBe(name);
});
