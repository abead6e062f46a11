import { describe, expect, it } from 'vitest';
import { makeFile, makePackage, makePage } from '@/tests/support/review-package';
import { findDocuments } from '../documents';

/** What pages are that bear no name anybody could know. */
function recogniseIds(lines: readonly string[], options: Parameters<typeof makePackage>[0] = {}): string[] {
  const files = [makeFile('x', [makePage(lines)])];
  return findDocuments(makePackage({ files, ...options })).map(({ documentId }) => documentId);
}

describe('papers under names nobody knows', () => {
  it('an application is what asks for people, place and work, and is vouched for', () => {
    const form = [
      'Form CD-14',
      'Site of improvements: | 5308 Marquette Ave',
      'Tax lot no.: | 140-040-02',
      'Legal owner: | L. Abbott',
      'Builder of record: | Sunrise Contracting Corp.',
      'Builder registration no.: | NV004039',
      'Nature of the work: | Replace the water heater',
      'Fair market value of work: | $6,900.00',
      'I declare that the above is true and that I will comply with all ordinances.',
    ];
    expect(recogniseIds(form)).toEqual(['application']);
    const formulario = [
      'Formato 7-B',
      'Lugar de la obra: | 5308 Marquette Ave',
      'Clave catastral: | 140-040-02',
      'Propietario legal: | José Ortega',
      'Constructora: | Sunrise Contracting Corp.',
      'Registro del contratista: | NV004039',
      'Clase de obra: | Cambio de calentador',
      'Importe de la obra: | $6,900.00',
      'Declaro bajo protesta que lo anterior es cierto.',
    ];
    expect(recogniseIds(formulario)).toEqual(['application']);
  });

  it('a contract has two parties, a price and how it is paid', () => {
    const contract = [
      'Terms between Sunrise Contracting Corp. (the Contractor) and Laura Abbott (the Owner)',
      'The Contractor will furnish all labor and materials for the replacement of the heater at the house.',
      'The price for the whole is $6,900.00. A deposit of ten percent falls due at signing and the balance upon completion.',
      'Any change is made by a written change order that both parties have signed before the work is done.',
    ];
    expect(recogniseIds(contract)).toEqual(['valuation']);
  });

  it('an invoice is none', () => {
    const invoice = [
      'Bill to: Laura Abbott | Remit to: Sunrise Contracting Corp.',
      'Labor and materials for the owner of the house as agreed with the contractor, total $6,900.00',
      'The balance is past due. Payment upon receipt. Changes in writing.',
    ];
    expect(recogniseIds(invoice)).not.toContain('valuation');
  });

  it("an owner's word lets somebody obtain permits", () => {
    const letter = [
      'March 3, 2026',
      'I own the house at 5308 Marquette Ave. With this letter I give my permission to Sunrise Contracting Corp.,',
      'my contractor, to pull and sign for every permit the job needs, and to speak for me at the counter as my agent.',
      'Laura Abbott, owner',
    ];
    expect(recogniseIds(letter)).toEqual(['owner_authorization']);
  });

  it('and so does a form that says it of others', () => {
    const form = [
      'Owner: Jane Doe | Site: 12 Elm St',
      'The owner named above gives the contractor named below authority to request, sign for and pick up the permit.',
      'Contractor: Acme Fence Co.',
    ];
    expect(recogniseIds(form, { permitType: 'fence' })).toEqual(['owner_authorization']);
    const carta = [
      'El que suscribe, Juan Pérez, propietario del inmueble ubicado en 12 Elm St, otorga su consentimiento a la empresa',
      'Acme Fence para gestionar ante la ciudad el permiso de la cerca y firmar en su nombre.',
    ];
    expect(recogniseIds(carta, { permitType: 'fence' })).toEqual(['owner_authorization']);
  });

  it.each([
    ['We own the house at 12 Elm Street, and Summit Fence Works LLC may apply for our fence permit.'],
    ['I own 12 Elm Street. Summit Fence Works may pull and sign the permit for the new fence for me.'],
    ['Elm Storage LLC owns 12 Elm Street and authorizes Summit Fence LLC to apply for the fence permit.'],
    ['Nuestra casa es la de 12 Elm Street; la empresa Summit Fence puede sacar y firmar el permiso.'],
  ])('and so does a note of two lines: %s', (note) => {
    expect(recogniseIds(['March 3, 2026', note, 'Laura Abbott'], { permitType: 'fence' })).toEqual([
      'owner_authorization',
    ]);
  });

  it("an engineer's findings are a report, whatever it is called", () => {
    const report = [
      'Dear Ms. Abbott, we visited the house on March 3 and measured the floor from room to room with a level.',
      'The south wall shows cracks and the slab has moved down by almost two inches at the corner of the house.',
      'In our opinion the soil below cannot carry the load of the wall without help from below any longer at all.',
      'We recommend that eight steel piers support the footing. Respectfully, Jane Roe, P.E.',
    ];
    expect(recogniseIds(report, { permitType: 'foundation_repair' })).toEqual(['eng_report']);
  });

  it('a letter that speaks of a site plan is no drawing', () => {
    const letter = [
      'Planning Division, City of Reno',
      'We reviewed the fence shown on the site plan for 5308 Marquette Ave. It meets the setbacks and the height that',
      'the land use code allows in this district, and the planner has cleared it. It conforms to the ordinance as drawn.',
    ];
    expect(recogniseIds(letter, { permitType: 'fence' })).not.toContain('site_plan');
  });

  it('an association approves what a neighbour wants to build', () => {
    const letter = [
      'OAK RIDGE COMMUNITY ASSOCIATION',
      'Dear Ms. Doe,',
      'The architectural review committee met on March 3, 2026 and has approved your request for the new fence as drawn.',
      'Sincerely, the association manager',
    ];
    expect(recogniseIds(letter, { permitType: 'fence' })).toEqual(['hoa_letter']);
  });

  it.each([
    [
      'a lease',
      'This lease is made between Jane Doe (the Landlord) and John Roe (the Tenant) for the house at 12 Elm St.',
      'The rent is $1,500 a month. The Tenant shall pay a deposit at signing. The Landlord will make repairs in writing.',
    ],
    [
      'an advertisement',
      'We install shingle and metal roofs. Free estimates! Payments from $99 a month. We furnish labor and materials.',
      'Ask the owner about our warranty. The company is licensed in all counties, total satisfaction or no payment.',
    ],
    [
      "a bank's letter",
      'Dear customer, your balance is $1,204.10. A payment of $200.00 was received by the company on the first of May.',
      'The bank and the customer agree to the terms in writing that both parties received with the account, in total.',
    ],
    [
      'a cover letter',
      'Dear plans examiner, please find enclosed what belongs to our permit. The owner and the contractor sign below.',
      'Call our company with any question, and we will submit what else the permit needs on the same day as you ask it.',
    ],
    ['a driver license', 'DRIVER LICENSE', 'NO. 1234567890 | CLASS C', 'EXPIRES 05/31/2027', 'JANE DOE'],
    [
      'a tax bill',
      'Real estate tax statement',
      'Owner: Jane Doe',
      'Parcel: 14-22-100',
      'Amount due: $1,204.10',
    ],
  ])('%s is nothing a city asks for', (_, ...lines) => {
    expect(recogniseIds(lines, { permitType: 'roofing' })).toEqual(['other']);
  });

  it('words of every kind without their whole make are nothing', () => {
    const page = [
      'The board met on Tuesday and heard that the price of lumber fell while the owner of the mill was away on a trip.',
      'Nobody agreed to anything, and the contractor who was there went home early without any payment for the evening.',
    ];
    expect(recogniseIds(page)).toEqual(['other']);
  });
});
