import { describe, expect, test } from 'vitest';
import { normaliseAddress } from '@/lib/tracking/permits/normalise-address';
import { type FirmPerson, type JobPerson, matchContacts } from './match-contacts';
import type { ContactRow } from './read-row';

const row = (given: Partial<ContactRow>): ContactRow => ({
  ...{ name: 'Pat Lee', companyName: null, email: null, phone: null },
  ...{ address: null, city: null, state: null, jobNumber: null },
  ...given,
});
const job = (id: string, address: string, given: Partial<JobPerson> = {}): JobPerson => ({
  ...{ id, number: null, addressNorm: normaliseAddress(address), city: 'Austin', state: 'TX' },
  ...{ name: null, email: null, phone: null },
  ...given,
});
const firm = (id: string, companyName: string, given: Partial<FirmPerson> = {}): FirmPerson => ({
  ...{ id, companyName, name: null, email: `${id}@example.com`, phone: null },
  ...given,
});

const JOBS = [
  job('elm', '9 Elm St', { number: '24-117' }),
  job('oak', '5 Oak Street', { city: 'Waco', name: 'Sam Ortiz' }),
  job('oak in Austin', '5 Oak St'),
  job('unit', '70 Pine Ave Apt 4'),
  job('kitchen', '12 Ash Ln', { number: 'A-1', name: 'Jo Park' }),
  job('bath', '12 Ash Ln', { number: 'A-2', name: 'Kim Ray' }),
];
const FIRMS = [
  firm('reyes', 'Reyes Roofing'),
  firm('vega', 'Vega Electric', { name: 'Teresa Vega', phone: '(512) 555-0100' }),
];
const match = (...rows: Partial<ContactRow>[]) => matchContacts(rows.map(row), { jobs: JOBS, firms: FIRMS });
/** Where it was entered, or what is wrong with which cell. */
const told = (given: Partial<ContactRow>) => {
  const [one] = match(given);
  return one?.ok ? one.id : `${one?.problem.field}: ${one?.problem.code}`;
};

describe('whose a contact is', () => {
  test.each<[string, Partial<ContactRow>, string]>([
    ['a job’s number, however written', { jobNumber: '24 117' }, 'elm'],
    ['its address', { address: '9 ELM STREET', city: 'austin' }, 'elm'],
    ['its address in one cell', { address: '9 Elm St, Austin, TX 78701' }, 'elm'],
    [
      'an address of two cities, by the city',
      { name: 'Sam Ortiz', address: '5 Oak St', city: 'Waco' },
      'oak',
    ],
    ['an address of two cities, in one cell', { name: 'Sam Ortiz', address: '5 Oak St, Waco, TX' }, 'oak'],
    ['an address of two cities alone', { address: '5 Oak St' }, 'address: several'],
    ['an address in another city', { address: '9 Elm St, Dallas, TX' }, 'address: nobody'],
    ['an address in another state', { address: '9 Elm St', state: 'OK' }, 'address: nobody'],
    ['another unit of the house', { address: '70 Pine Ave, Apt 5, Austin' }, 'address: nobody'],
    ['its unit', { address: '70 Pine Ave, Apt 4, Austin' }, 'unit'],
    ['two jobs at one address, by the client', { name: 'Jo Park', address: '12 Ash Ln' }, 'kitchen'],
    ['two jobs at one address', { address: '12 Ash Ln' }, 'address: several'],
    ['a number none of the jobs has, by the address', { jobNumber: '7', address: '9 Elm St' }, 'elm'],
    ['the client’s name where no place is given', { name: 'sam ortiz' }, 'oak'],
    [
      'the client’s name with a place of nobody',
      { name: 'Sam Ortiz', address: '1 Fir Ct' },
      'address: nobody',
    ],
    ['a subcontractor’s company', { companyName: 'REYES ROOFING', address: '9 Elm St' }, 'reyes'],
    ['a subcontractor’s e-mail', { email: 'reyes@example.com' }, 'reyes'],
    ['a company nobody knows', { companyName: 'Acme' }, 'companyName: nobody'],
    ['a name nobody knows', {}, 'personName: nobody'],
  ])('by %s', (_, given, wanted) => {
    expect(told(given)).toBe(wanted);
  });
});

describe('what of it is entered', () => {
  test('is what is empty, a client’s firm behind the name', () => {
    expect(
      match({
        companyName: 'Acme Builders',
        email: 'pat@example.com',
        phone: '512-555-0199',
        jobNumber: '24-117',
      }),
    ).toEqual([
      {
        ok: true,
        id: 'elm',
        filled: { name: 'Pat Lee, Acme Builders', email: 'pat@example.com', phone: '512-555-0199' },
      },
    ]);
    expect(match({ companyName: 'Reyes Roofing', phone: '512-555-0199' })).toEqual([
      { ok: true, id: 'reyes', filled: { name: 'Pat Lee', phone: '512-555-0199' } },
    ]);
  });

  test('is nothing where it stands there already, however written', () => {
    expect(match({ name: 'TERESA VEGA', companyName: 'Vega Electric', phone: '+1 512 555 0100' })).toEqual([
      { ok: true, id: 'vega', filled: {} },
    ]);
  });

  test.each<[string, Partial<ContactRow>, string]>([
    ['another name', { name: 'Luis Vega', companyName: 'Vega Electric' }, 'personName: another'],
    [
      'another phone',
      { name: 'Teresa Vega', companyName: 'Vega Electric', phone: '512-555-0111' },
      'phone: another',
    ],
    [
      'another e-mail',
      { name: 'Teresa Vega', companyName: 'Vega Electric', email: 'tv@example.com' },
      'email: another',
    ],
  ])('is nothing over %s', (_, given, wanted) => {
    expect(told(given)).toBe(wanted);
  });

  test('counts what a row before it in the list put in', () => {
    expect(
      match(
        { address: '9 Elm St', email: 'pat@example.com' },
        { address: '9 Elm St', phone: '512-555-0199' },
        { name: 'Robin Lee', address: '9 Elm St' },
        { address: '9 Elm St', email: 'pat@example.com' },
      ).map((one) => (one.ok ? one.filled : one.problem.code)),
    ).toEqual([{ name: 'Pat Lee', email: 'pat@example.com' }, { phone: '512-555-0199' }, 'another', {}]);
    expect(JOBS[0]?.name).toBeNull();
  });
});
