/** Papers that come along with applications and that no checklist asks for: what the recogniser must not take for one. */
import { buildChecklist } from '@/lib/catalogue/checklists/checklist';
import type { PermitTypeId } from '@/lib/catalogue/checklists/types';
import type { ReadFile, TextLine } from '@/lib/checking/reading/types';

/** Lines of each; ` | ` parts what stands side by side. */
const PAPERS: readonly (readonly string[])[] = [
  [
    'INVOICE No. 4471',
    'Bill to: Harold Finch | Date: 03/02/2026',
    'Service call and parts for the furnace | $385.00',
    'Labor 2 hours | $220.00',
    'Total due | $605.00',
    'Please remit payment within 30 days. Past due accounts are charged 1.5 percent a month.',
  ],
  [
    'Rainbow Home Improvements',
    'Spring sale! 15% off all windows and doors until May 31. Call today for a free estimate.',
    'Our installers are licensed and insured. Financing available with approved credit, no payment for 12 months.',
  ],
  [
    'First Valley Bank',
    'Dear Mr. Finch, thank you for your recent payment of $1,250.00 on your home equity loan.',
    'Your next payment is due on April 15. The owner of the account and the bank agreed to these terms in writing.',
  ],
  [
    'County Tax Collector',
    'Statement of real property taxes 2026',
    'Owner: Finch Harold',
    'Parcel: 031-220-14',
    'First installment | $1,904.22',
    'Second installment | $1,904.22',
    'Total amount due | $3,808.44',
  ],
  ['STATE IDENTIFICATION CARD', 'ID 88231904', 'FINCH, HAROLD J', 'DOB 04/02/1971', 'EXP 04/02/2029'],
  [
    'RESIDENTIAL RENTAL AGREEMENT',
    'This agreement is between the owner and the renter of the apartment named below, for one year from June 1.',
    'The rent of $1,650 is payable on the first of each month. A deposit of $1,650 is held until the end of the term.',
    'The renter shall keep the apartment clean and report repairs in writing.',
  ],
  [
    'Transmittal',
    'To: Building Department | From: Acme Builders',
    'We are sending you the attached drawings, application and forms for your review and approval.',
    'If you have any question please call our office. Thank you.',
  ],
  [
    'Hello Maria, here are the papers for the permit as we discussed on the phone this morning.',
    'Let me know if the city needs anything else and I will send it over by the end of the week. Thanks, Tom',
  ],
  [
    'Minutes of the neighborhood council',
    'The council met on Monday evening. Members spoke of the price of trash service, the new park and street lights.',
    'A motion to approve the minutes of the last meeting was made and passed. The contractor for the park was thanked.',
  ],
  [
    'City Water Utility',
    'Account 2207-118 | Service from 02/01 to 02/28',
    'Water use 6,400 gallons | $41.20',
    'Sewer | $38.75',
    'Amount due | $79.95',
  ],
  [
    'RECEIPT',
    'Received from Harold Finch the sum of four hundred dollars for the deposit on kitchen cabinets.',
    'Paid by check 2118 | $400.00',
    'Thank you for your business',
  ],
  [
    'VEHICLE REGISTRATION',
    'Plate 7KRT221 | Expires 08/31/2026',
    'Registered owner: Finch Harold',
    'Make Ford | Model F-150',
  ],
  [
    'Meeting agenda',
    '1. Schedule of the crew',
    '2. Materials and delivery',
    '3. Safety talk',
    '4. Questions of the owner',
    'The next meeting is on Friday at the office of the company.',
  ],
  [
    'WARRANTY',
    'The manufacturer warrants the product against defects for ten years from the date of purchase.',
    'This warranty does not cover labor, installation or damage by weather. Keep this card with your receipt.',
  ],
  [
    'Dear homeowner, the street in front of your house will be paved next week. Please move your car by 7 am.',
    'The contractor of the city will leave a notice on your door. We thank you for your patience during the work.',
  ],
  [
    'Resume of Thomas Abel',
    'Carpenter with fifteen years of experience in residential construction, remodeling and repairs.',
    'Worked as a foreman for three companies. References are available on request.',
  ],
  ['Fax', 'To: Permit counter', 'Pages: 6', 'Message: as requested'],
  [
    'INVOICE',
    'Sold to: R. Ibarra | Remit to: Valley Lumber',
    'Materials and labor for the customer as ordered, total $2,180.00',
    'Balance due upon receipt. Payment terms net 30.',
  ],
  [
    'Remodel with the experts! We build kitchens, baths and additions, furnish all materials and labor.',
    'Free quotes for every owner. Payments as low as $120 a month. Ask for our price list and our warranty.',
  ],
  [
    'Cover letter for resubmittal',
    'Enclosed please find the revised site plan, the structural details and the energy report.',
    'The floor plan shows the new wall. We trust that this answers all comments of the plans examiner.',
  ],
  [
    'Building permit fee receipt',
    'Permit fee | $420.00',
    'Plan review | $273.00',
    'Total paid | $693.00',
    'Paid by card, valuation $38,000',
  ],
  ['THIS PAGE INTENTIONALLY LEFT BLANK'],
  ['Photos of the yard', 'IMG_2231 | IMG_2232', 'IMG_2233 | IMG_2234'],
  [
    'FACTURA 118',
    'Cliente: Rosa Ibarra | Fecha: 12/01/2026',
    'Servicio de limpieza de la casa | $180.00',
    'Total a pagar | $180.00',
    'Gracias por su pago puntual',
  ],
  [
    'Estimada clienta: le recordamos que el saldo de su cuenta vence el dia 15 de este mes.',
    'Si ya hizo su pago, no tome en cuenta este aviso. Atentamente, el banco',
  ],
  [
    'Oferta especial: techos y ventanas con 20% de descuento. Llame hoy para una cotizacion gratis.',
    'Somos una empresa con licencia y seguro. Pagos desde $89 al mes.',
  ],
  [
    'Hola Pedro, te mando los papeles que pidio la oficina. Avisame si falta algo mas.',
    'Saludos y gracias, Lupe',
  ],
  [
    'PURCHASE ORDER 2219',
    'Vendor: Valley Lumber | Ship to: job site',
    '2x10x16 No. 2 | 24 | $611.00',
    'Joist hangers | 48 | $96.00',
    'Tax | $58.00',
    'Total | $765.00',
  ],
];

const TYPES: readonly PermitTypeId[] = [
  'res_new',
  'res_alteration',
  'roofing',
  'deck_porch',
  'fence',
  'plumbing',
  'electrical_service',
  'commercial_ti',
  'foundation_repair',
  'solar_pv',
];
const HEIGHT = 0.015;
const LETTER = 0.008;

function toLine(text: string, x: number, y: number): TextLine {
  let left = x;
  const words = text.split(' ').map((word) => {
    const box = { x: left, y, w: word.length * LETTER, h: HEIGHT };
    left += box.w + LETTER;
    return { text: word, box };
  });
  return { text, box: { x, y, w: left - LETTER - x, h: HEIGHT }, words, certainty: 1 };
}

/** Each paper as a file of its own, beside a few others, under every permit type. */
export function listStrangers() {
  const files = PAPERS.map(
    (lines, at): ReadFile => ({
      id: `stranger${at}`,
      name: `scan${at}.pdf`,
      facts: { pages: 1, form: [], hasScript: false, hasAttachments: false, producer: null },
      pages: [
        {
          number: 1,
          width: 612,
          height: 792,
          source: 'text',
          certainty: null,
          ink: null,
          lines: lines.flatMap((text, row) =>
            text.split(' | ').map((cell, column) => toLine(cell, 0.1 + column * 0.4, 0.06 + row * 0.03)),
          ),
        },
      ],
    }),
  );
  return TYPES.map((permitType, at) => ({
    name: permitType,
    checklist: buildChecklist({
      permitType,
      place: { city: null, county: null, state: 'OH' },
      answers: { applicantRole: 'contractor' },
    }),
    // One alone, for a package of one page is another matter than one of many.
    files: at % 2 === 0 ? files : files.slice(at, at + 1),
  }));
}
