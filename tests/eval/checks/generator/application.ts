/** The permit application itself, and the certificates that come with it. */
import { GREY, LIGHT } from './book';
import { type Context, pickLanguage } from './context';
import { OTHER_TITLES } from './held-out';
import { drawSignature } from './marks';
import { drawHead, drawSigning, LETTER, stateName } from './paper';
import { printDate, printFirm } from './print';
import { drawRows, ROW_LAYOUTS, type RowName, row } from './rows';

const SECTIONS = {
  site: {
    en: ['Project location', 'Property information', '1. Job site'],
    es: ['Ubicación del proyecto', 'Datos de la propiedad'],
  },
  owner: { en: ['Owner information', '2. Property owner', 'Owner'], es: ['Datos del propietario'] },
  contractor: {
    en: ['Contractor information', '3. Contractor', 'Contractor'],
    es: ['Datos del contratista'],
  },
  work: {
    en: ['Work description', '4. Proposed work', 'Project details'],
    es: ['Trabajo propuesto', 'Detalles de la obra'],
  },
};
const TITLES = {
  en: [
    'Building Permit Application',
    'Application for Building Permit',
    'Application for Construction Permit',
    'Residential Permit Application',
    'Permit Application',
  ],
  es: ['Solicitud de permiso de construcción', 'Solicitud de permiso', 'Solicitud de permiso de obra'],
};
const CERTIFIES = {
  en: 'I certify that the information given is true and correct and that I am authorized to make this application. I agree to comply with all city ordinances and state laws that govern building construction.',
  es: 'Certifico que los datos anteriores son verdaderos y correctos y que estoy autorizado para presentar esta solicitud. Me comprometo a cumplir con las ordenanzas de la ciudad y las leyes del estado que rigen la construcción.',
};

export function drawApplication(context: Context): void {
  const { book, document, random, applicantRole, permitType, style } = context;
  const layout = random.pick(ROW_LAYOUTS);
  const twoPages = layout !== 'pairs' && layout !== 'above' && random.chance(0.5);
  let sheet = book.addPage('application', document, LETTER);
  let y = drawHead(context, sheet, 'city');
  const title = pickLanguage(context, context.heldOut ? (OTHER_TITLES.application ?? TITLES) : TITLES);
  sheet.text(306, y + 18, random.chance(0.5) ? title.toUpperCase() : title, {
    size: 15,
    font: 'sansBold',
    align: 'center',
  });
  sheet.text(
    558,
    y + 34,
    style.language === 'es'
      ? 'Solo para uso de oficina  Permiso núm. ________'
      : 'Office use only   Permit No. ____________',
    { size: 7, align: 'right', color: GREY },
  );
  y += 40;
  const contractor: RowName[] =
    applicantRole === 'contractor' || applicantRole === 'agent'
      ? ['contractor', 'contractorAddress', 'contractorPhone', 'license']
      : [];
  const electric = ['electrical_service', 'ev_charger', 'generator'].includes(permitType);
  const sections: (readonly [keyof typeof SECTIONS, readonly RowName[]])[] = [
    ['site', ['address', 'parcel', 'legal']],
    ['owner', ['owner', 'ownerMailing', 'ownerPhone']],
    ['contractor', contractor],
    [
      'work',
      [
        'description',
        'valuation',
        'area',
        ...(electric ? (['amps'] as const) : []),
        ...(context.showsFee ? (['fee'] as const) : []),
      ],
    ],
  ];
  for (const [name, names] of sections) {
    if (names.length === 0) continue;
    if (twoPages && name === 'work') {
      sheet.text(306, 770, style.language === 'es' ? 'Página 1 de 2' : 'Page 1 of 2', {
        size: 7.5,
        align: 'center',
        color: GREY,
      });
      sheet = book.addPage('application', document, LETTER);
      sheet.text(54, 46, `${title} - ${style.language === 'es' ? 'Página 2 de 2' : 'Page 2 of 2'}`, {
        size: 10,
        font: 'sansBold',
      });
      y = 60;
    }
    sheet.box(54, y + 2, 504, 15, { fill: LIGHT, thickness: 0 });
    sheet.text(58, y + 13, pickLanguage(context, SECTIONS[name]), { size: 9.5, font: 'sansBold' });
    y = drawRows(
      context,
      sheet,
      y + 20,
      names.map((one) => row(context, one)).filter((one) => one !== null),
      layout,
    );
  }
  if (random.chance(0.4)) {
    const issued = printDate(
      `${Number(context.facts.today.slice(0, 4)) - random.int(3, 12)}-0${random.int(1, 9)}-1${random.int(0, 9)}`,
      style,
    );
    const told =
      style.language === 'es'
        ? `Permiso anterior en esta dirección: ${random.int(8, 15)}-${random.digits(5)}, emitido ${issued}`
        : `Prior permit at this address: ${random.int(8, 15)}-${random.digits(5)}, issued ${issued}`;
    sheet.text(54, y + 12, told, { size: 8.5 });
    y += 18;
  }
  if (random.chance(0.3)) {
    const told = style.language === 'es' ? 'Línea de inspecciones' : 'Inspection request line';
    sheet.text(54, y + 12, `${told}: (${context.facts.place.area}) 555-0177`, { size: 8.5 });
    y += 16;
  }
  y = sheet.paragraph(54, y + 14, 504, CERTIFIES[style.language], { size: 8.5 });
  if (context.orders) y = sheet.paragraph(54, y + 6, 504, context.orders, { size: 7, color: GREY });
  drawSigning(context, sheet, 'applicant', 54, Math.min(Math.max(y + 34, 600), 720));
}

/** A wallet card or a printed page of a state's register. */
export function drawLicense(context: Context): void {
  const { book, document, random, facts, style } = context;
  const sheet = book.addPage('contractor_license', document, LETTER);
  const english = { ...style, language: 'en' as const };
  const speaking: Context = { ...context, style: english };
  const rows = (['contractor', 'license', 'licenseExpires'] as const)
    .map((name) => row(speaking, name))
    .filter((one) => one !== null);
  const kind = random.pick([
    'Certified General Contractor',
    'Residential Contractor',
    'Specialty Contractor',
  ]);
  const own = [
    { label: 'Status', value: random.pick(['Active', 'CURRENT, ACTIVE']) },
    { label: 'Classification', value: kind },
  ];
  if (random.chance(0.5)) {
    const y = drawHead(speaking, sheet, 'state');
    sheet.text(
      54,
      y + 18,
      random.pick(['Contractor License', 'License Verification', 'Contractor License Details']),
      { size: 16, font: 'serifBold' },
    );
    const after = drawRows(speaking, sheet, y + 34, [...rows, ...own], random.pick(ROW_LAYOUTS));
    sheet.paragraph(
      54,
      after + 20,
      504,
      'This record was printed from the register of the licensing board and shows the license as of the day of printing.',
      { size: 9, font: 'serif' },
    );
    return;
  }
  sheet.box(120, 150, 372, 230, { thickness: 2 });
  sheet.box(126, 156, 360, 218, { thickness: 0.6 });
  sheet.text(306, 186, stateName(facts.place.state).toUpperCase(), {
    size: 15,
    font: 'serifBold',
    align: 'center',
  });
  sheet.text(306, 202, facts.place.licenseBoard, { size: 9, align: 'center', within: 340 });
  sheet.text(
    306,
    226,
    random
      .pick(['CONTRACTOR LICENSE', 'CONTRACTOR LICENCE CARD', 'LICENSED CONTRACTOR'])
      .replace('LICENCE', 'LICENSE'),
    { size: 13, font: 'sansBold', align: 'center' },
  );
  let y = 250;
  for (const one of rows) {
    if (one.field && one.truth) sheet.note(one.field, ...one.truth);
    sheet.text(145, y, `${one.label}:`, { size: 9, within: 120 });
    sheet.text(270, y, one.value, { size: 10.5, font: 'sansBold', within: 205 });
    y += 21;
  }
  for (const one of own) {
    sheet.text(145, y, `${one.label}:`, { size: 9 });
    sheet.text(270, y, one.value, { size: 10, within: 205 });
    y += 18;
  }
}

/** A certificate of liability insurance with workers' compensation, as agencies print it. */
export function drawInsurance(context: Context): void {
  const { book, document, random, facts } = context;
  const style = { ...context.style, language: 'en' as const, date: 'slash' as const };
  const sheet = book.addPage('insurance_wc', document, LETTER);
  sheet.text(40, 46, 'CERTIFICATE OF LIABILITY INSURANCE', { size: 15, font: 'sansBold' });
  sheet.text(572, 40, 'DATE (MM/DD/YYYY)', { size: 6.5, align: 'right', color: GREY });
  sheet.text(572, 52, printDate(facts.signedOn, style), { size: 9, align: 'right' });
  sheet.paragraph(
    40,
    64,
    532,
    'THIS CERTIFICATE IS ISSUED AS A MATTER OF INFORMATION ONLY AND CONFERS NO RIGHTS UPON THE CERTIFICATE HOLDER.',
    { size: 6.5 },
  );
  sheet.box(40, 84, 266, 66);
  sheet.box(306, 84, 266, 66);
  sheet.text(44, 94, 'PRODUCER', { size: 7, color: GREY });
  sheet.text(
    44,
    108,
    random.pick(['Bellwether Insurance Agency', 'Keystone Brokers Inc.', 'Agencia de Seguros Luna']),
    { size: 9.5 },
  );
  sheet.text(44, 121, `${random.int(100, 999)} Market Square, ${facts.place.city}, ${facts.place.state}`, {
    size: 9,
    within: 250,
  });
  sheet.text(310, 94, 'INSURER(S) AFFORDING COVERAGE', { size: 7, color: GREY });
  sheet.text(310, 108, 'INSURER A: Meridian Casualty Company', { size: 8.5 });
  sheet.text(310, 121, 'INSURER B: Prairie Mutual Workers Fund', { size: 8.5 });
  sheet.box(40, 150, 532, 52);
  sheet.text(44, 160, 'INSURED', { size: 7, color: GREY });
  const insured = printFirm(facts.contractor, style);
  sheet.text(44, 174, insured, { size: 10 });
  sheet.note('contractor', insured);
  sheet.text(44, 187, facts.contractorAddress, { size: 9 });
  const from = `${Number(facts.insuranceExpires.slice(0, 4)) - 1}${facts.insuranceExpires.slice(4)}`;
  const heads = ['TYPE OF INSURANCE', 'POLICY NUMBER', 'POLICY EFF', 'POLICY EXP', 'LIMITS'];
  const widths = [168, 116, 72, 72, 104];
  const rows = [
    [
      'COMMERCIAL GENERAL LIABILITY',
      facts.policy,
      printDate(from, style),
      printDate(facts.insuranceExpires, style),
      'EACH OCC $1,000,000',
    ],
    [
      'AUTOMOBILE LIABILITY',
      `BA${facts.policy.slice(-6)}`,
      printDate(from, style),
      printDate(facts.insuranceExpires, style),
      'CSL $1,000,000',
    ],
    [
      "WORKERS COMPENSATION AND EMPLOYERS' LIABILITY",
      `WC${facts.policy.slice(-6)}`,
      printDate(from, style),
      printDate(facts.insuranceExpires, style),
      'PER STATUTE',
    ],
  ];
  let x = 40;
  heads.forEach((head, at) => {
    const width = widths[at] ?? 100;
    sheet.box(x, 214, width, 16, { fill: LIGHT });
    sheet.text(x + 3, 225, head, { size: 7, font: 'sansBold', within: width - 6 });
    rows.forEach((cells, line) => {
      sheet.box(x, 230 + line * 34, width, 34);
      sheet.text(x + 3, 244 + line * 34, cells[at] ?? '', { size: 8.5, within: width - 6 });
    });
    x += width;
  });
  sheet.note('insurance_expires', facts.insuranceExpires);
  sheet.box(40, 340, 532, 60);
  sheet.text(44, 350, 'DESCRIPTION OF OPERATIONS / LOCATIONS / VEHICLES', { size: 7, color: GREY });
  sheet.text(
    44,
    366,
    random.pick([
      'Contractor operations performed by the insured.',
      'Certificate holder is listed as additional insured.',
    ]),
    { size: 9 },
  );
  sheet.box(40, 410, 266, 90);
  sheet.text(44, 420, 'CERTIFICATE HOLDER', { size: 7, color: GREY });
  sheet.text(44, 438, `City of ${facts.jurisdiction.city}`, { size: 10 });
  sheet.text(44, 451, facts.jurisdiction.department, { size: 9 });
  sheet.text(
    44,
    464,
    `100 Civic Plaza, ${facts.jurisdiction.city}, ${facts.jurisdiction.state} ${facts.jurisdiction.zips[0] ?? ''}`,
    { size: 9, within: 250 },
  );
  sheet.box(306, 410, 266, 90);
  sheet.text(310, 420, 'CANCELLATION', { size: 7, color: GREY });
  sheet.paragraph(
    310,
    432,
    256,
    'SHOULD ANY OF THE ABOVE DESCRIBED POLICIES BE CANCELLED BEFORE THE EXPIRATION DATE THEREOF, NOTICE WILL BE DELIVERED.',
    { size: 6.5 },
  );
  sheet.text(310, 474, 'AUTHORIZED REPRESENTATIVE', { size: 7, color: GREY });
  drawSignature(sheet, 330, 492, 130, random);
  if (context.orders) sheet.paragraph(40, 520, 500, context.orders, { size: 7, color: GREY });
}
