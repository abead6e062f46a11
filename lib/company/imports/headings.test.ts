import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mapColumns } from './headings';
import { IMPORT_FIELDS, IMPORT_KINDS } from './types';

test.each([
  [
    'English, in any order',
    ['Exp. Date', 'City', 'Permit #', 'ST', 'Job Address', 'Status', 'Contract Amount', 'Date Issued'],
    ['expiresDate', 'city', 'permitNumber', 'state', 'address', 'status', 'value', 'issuedDate'],
  ],
  [
    'Spanish',
    [
      'Número de permiso',
      'Dirección',
      'Ciudad',
      'Estado',
      'Estatus',
      'Fecha de solicitud',
      'Vencimiento',
      'Monto',
    ],
    ['permitNumber', 'address', 'city', 'state', 'status', 'appliedDate', 'expiresDate', 'value'],
  ],
  ['what nobody needs', ['Permit No.', 'Color', 'City', 'Initials'], ['permitNumber', null, 'city', null]],
])('permits under headings in %s', (_, headings, wanted) => {
  expect(mapColumns('permits', headings, [])).toEqual(wanted);
});

test('"Estado" is the state or how a permit stands, as its cells say', () => {
  const headings = ['Permiso', 'Ciudad', 'Estado'];
  expect(mapColumns('permits', headings, [['1', 'Austin', 'TX']])[2]).toBe('state');
  expect(mapColumns('permits', headings, [['1', 'Austin', 'Emitido']])[2]).toBe('status');
});

test('columns without a heading are told by their cells', () => {
  const rows = [
    ['BP-2026-0117', 'TX', '12 Elm St', 'Issued'],
    ['BP-2026-0118', 'TX', '4400 Oak Ave', 'In review'],
  ];
  expect(mapColumns('permits', ['', '', '', ''], rows)).toEqual([
    'permitNumber',
    'state',
    'address',
    'status',
  ]);
});

test('a client’s e-mail of a job is not a day, whatever its heading says first', () => {
  const rows = [['9 Elm St', 'Austin', 'TX', 'pat@example.com', '512-555-0100']];
  expect(mapColumns('jobs', ['Site', 'Town', 'State', 'Contact', 'Cell'], rows)).toEqual([
    'address',
    'city',
    'state',
    'clientEmail',
    'clientPhone',
  ]);
});

test.each([
  [
    'an address book’s',
    [
      'First Name',
      'Last Name',
      'Organization Name',
      'E-mail 1 - Label',
      'E-mail 1 - Value',
      'Phone 1 - Value',
    ],
    [['Pat', 'Lee', 'Acme', 'Work', 'pat@example.com', '(512) 555-0100']],
    ['firstName', 'lastName', 'companyName', null, 'email', 'phone'],
  ],
  [
    'a book-keeper’s',
    ['Customer', 'Billing Address', 'Main Phone', 'Main Email'],
    [['Pat Lee', '9 Elm St, Austin, TX', '512-555-0100', 'pat@example.com']],
    ['personName', 'address', 'phone', 'email'],
  ],
  [
    'Spanish',
    ['Nombre', 'Apellidos', 'Empresa', 'Correo', 'Teléfono', 'Dirección de la obra', 'Número de obra'],
    [],
    ['personName', 'lastName', 'companyName', 'email', 'phone', 'address', 'jobNumber'],
  ],
  [
    'none at all',
    ['Name', '', ''],
    [['Pat Lee', 'pat@example.com', '512-555-0100']],
    ['personName', 'email', 'phone'],
  ],
])('contacts under headings of %s', (_, headings, rows, wanted) => {
  expect(mapColumns('contacts', headings, rows)).toEqual(wanted);
});

test('no field is taken twice, and every column has an answer', () => {
  const heading = fc.oneof(
    fc.string({ maxLength: 20 }),
    fc.constantFrom('Permit', 'Number', 'Estado', 'Date', 'City', 'Name', 'Email', 'Type', 'Status'),
  );
  fc.assert(
    fc.property(
      fc.constantFrom(...IMPORT_KINDS),
      fc.array(heading, { maxLength: 12 }),
      fc.array(fc.array(fc.string({ maxLength: 12 }), { maxLength: 12 }), { maxLength: 4 }),
      (kind, headings, rows) => {
        const mapped = mapColumns(kind, headings, rows);
        expect(mapped).toHaveLength(headings.length);
        const taken = mapped.filter((field) => field !== null);
        expect(new Set(taken).size).toBe(taken.length);
        const known: readonly string[] = IMPORT_FIELDS[kind];
        expect(taken.every((field) => known.includes(field))).toBe(true);
      },
    ),
    { numRuns: 200 },
  );
});
