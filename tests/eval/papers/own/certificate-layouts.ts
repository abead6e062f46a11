import type { Random } from '../../checks/generator/random';
import { drawAcord } from './acord';
import type { CaseName, Certificate, DrawnPolicy } from './certificate-cases';
import { drawEndorsement } from './endorsement';
import { dashed, dollars, grouped, type Pages, slashed, spelled } from './pages';

export interface CertificateLayout {
  readonly name: string;
  readonly cases: readonly CaseName[];
  /** What the file goes through after it was printed. */
  readonly through?: 'scanner' | 'phone';
  /** Limits by name that it leaves out. */
  readonly leavesOut?: readonly string[];
  /** It marks each policy with additional insured, with waiver of subrogation. */
  readonly marks: readonly ('additional' | 'waiver')[];
  readonly draw: (pages: Pages, certificate: Certificate, random: Random) => void;
}

const LINE_NAMES: Readonly<Record<DrawnPolicy['kind'], string>> = {
  GL: 'Commercial General Liability',
  AUTO: 'Business Auto',
  UMB: 'Umbrella',
  WC: "Workers' Compensation & Employers' Liability",
};

/** A broker's letter: a sentence or two for each policy, and no table. */
function drawLetter(pages: Pages, certificate: Certificate): void {
  const { agency, holder, insured, policies } = certificate;
  const sheet = pages.add();
  const said = { size: 10.5, font: 'serif' } as const;
  sheet.text(72, 60, agency.name, { size: 14, font: 'serifBold' });
  sheet.text(72, 75, `${agency.place.street}, ${agency.place.city}`, { size: 9, font: 'serif' });
  sheet.text(72, 110, spelled(certificate.issued), said);
  for (const [at, line] of [holder.name, holder.place.street, holder.place.city].entries())
    sheet.text(72, 140 + at * 14, line, said);
  sheet.text(
    72,
    200,
    `Re:  Evidence of insurance for ${insured.name}${insured.dba ? `, doing business as ${insured.dba}` : ''}`,
    { ...said, font: 'serifBold' },
  );
  sheet.text(72, 226, 'To whom it may concern:', said);
  let y = sheet.paragraph(
    72,
    248,
    468,
    'We are the insurance agency for the above contractor. At your request we confirm that the coverage described below has been placed with the carriers named.',
    said,
  );
  for (const policy of policies) y = sheet.paragraph(72, y + 8, 468, sentenceOf(policy), said);
  if (certificate.description !== '') y = sheet.paragraph(72, y + 8, 468, certificate.description, said);
  y = sheet.paragraph(
    72,
    y + 8,
    468,
    'This letter is given as a matter of information only and does not change the terms of any policy. Please call our office with questions.',
    said,
  );
  sheet.text(72, y + 16, 'Sincerely,', said);
  sheet.text(72, y + 46, agency.contact, { size: 14, font: 'serifItalic' });
  if (certificate.endorsement) drawEndorsement(pages, certificate);
}

function sentenceOf({
  kind,
  carrier,
  number,
  effective,
  expires,
  limits,
  split,
  additionalInsured,
}: DrawnPolicy): string {
  const lead = `${LINE_NAMES[kind]}. ${carrier.name}, policy number ${number}, effective ${spelled(effective)} and expiring ${spelled(expires)}.`;
  const sentences: Readonly<Record<DrawnPolicy['kind'], string>> = {
    GL: `Limits are ${dollars(limits.eachOccurrence ?? 0)} each occurrence, ${dollars(limits.generalAggregate ?? 0)} general aggregate and ${dollars(limits.productsCompletedOpsAggregate ?? 0)} products and completed operations aggregate.`,
    AUTO: split
      ? `Limits are ${dollars(split[0])} bodily injury per person, ${dollars(split[1])} bodily injury per accident and ${dollars(split[2])} property damage.`
      : `The combined single limit is ${dollars(limits.combinedSingleLimit ?? 0)} each accident, any auto.`,
    UMB: `Limits are ${dollars(limits.eachOccurrence ?? 0)} each occurrence and ${dollars(limits.aggregate ?? 0)} aggregate.`,
    WC: `Part One is statutory. Employers' liability is ${dollars(limits.elEachAccident ?? 0)} each accident, ${dollars(limits.elDiseaseEachEmployee ?? 0)} disease each employee and ${dollars(limits.elDiseasePolicyLimit ?? 0)} disease policy limit.`,
  };
  return `${lead} ${sentences[kind]}${additionalInsured ? ' Your firm is included as an additional insured where required by written contract.' : ''}`;
}

const SHORT_LIMITS: Readonly<Record<string, string>> = {
  eachOccurrence: 'Each Occurrence',
  damageToRentedPremises: 'Damage to Premises Rented to You',
  medicalExpense: 'Medical Payments',
  personalAndAdvertisingInjury: 'Personal/Advertising Injury',
  generalAggregate: 'General Aggregate (other than products)',
  productsCompletedOpsAggregate: 'Products-Completed Operations Aggregate',
  combinedSingleLimit: 'Liability - CSL per accident',
  aggregate: 'Aggregate',
  elEachAccident: 'Bodily Injury by Accident - each accident',
  elDiseaseEachEmployee: 'Bodily Injury by Disease - each employee',
  elDiseasePolicyLimit: 'Bodily Injury by Disease - policy limit',
};

function limitLines({ kind, limits, split }: DrawnPolicy): string[] {
  const lines = Object.entries(limits).map(([name, cents]) => `${SHORT_LIMITS[name]}: ${dollars(cents)}`);
  if (split)
    lines.push(
      `Bodily Injury per person: ${dollars(split[0])}`,
      `Bodily Injury per accident: ${dollars(split[1])}`,
      `Property Damage: ${dollars(split[2])}`,
    );
  return kind === 'WC' ? ['Workers Compensation: Statutory', ...lines] : lines;
}

/** A carrier's own page: a banner, a table with a row for each policy, its limits one below the other. */
function drawCarrierTable(pages: Pages, certificate: Certificate): void {
  const { holder, insured, policies } = certificate;
  const sheet = pages.add();
  sheet.box(20, 10, 572, 40, { thickness: 1.2 });
  sheet.text(40, 34, 'Certificate of Insurance', { size: 20, font: 'sansBold' });
  sheet.text(572, 34, `Certificate ID ${certificate.number}`, { size: 8, align: 'right' });
  sheet.text(40, 78, 'Certificate Holder', { size: 8, font: 'sansBold' });
  sheet.text(320, 78, 'Insured', { size: 8, font: 'sansBold' });
  for (const [at, line] of [holder.name, holder.place.street, holder.place.city].entries())
    sheet.text(40, 92 + at * 12, line);
  const who = [
    insured.name,
    ...(insured.dba ? [`d/b/a ${insured.dba}`] : []),
    insured.place.street,
    insured.place.city,
  ];
  for (const [at, line] of who.entries()) sheet.text(320, 92 + at * 12, line);
  sheet.text(40, 146, `Date prepared: ${slashed(certificate.issued)}`, { size: 8 });
  let y = 168;
  const heads = ['Coverage', 'Policy', 'Term', 'Limits of insurance'];
  const xs = [40, 190, 300, 392];
  for (const [at, head] of heads.entries()) sheet.text(xs[at] ?? 0, y, head, { size: 8, font: 'sansBold' });
  y += 8;
  for (const policy of policies) {
    const lines = limitLines(policy);
    sheet.line(40, y, 572, y, 0.5);
    const name =
      policy.kind === 'WC'
        ? ["Workers' Compensation and", "Employers' Liability"]
        : [LINE_NAMES[policy.kind]];
    for (const [at, line] of name.entries())
      sheet.text(40, y + 14 + at * 11, line, { size: 8.5, font: 'sansBold' });
    sheet.text(40, y + 14 + name.length * 11, policy.carrier.name, { size: 7.5, within: 144 });
    if (policy.additionalInsured)
      sheet.text(40, y + 25 + name.length * 11, 'Additional insured: Yes', { size: 7.5 });
    sheet.text(190, y + 14, policy.number, { size: 8.5 });
    sheet.text(300, y + 14, `${slashed(policy.effective)} to`, { size: 8.5 });
    sheet.text(300, y + 25, slashed(policy.expires), { size: 8.5 });
    for (const [at, line] of lines.entries())
      sheet.text(392, y + 14 + at * 11, line, { size: 7.5, within: 180 });
    y += Math.max(lines.length, 4) * 11 + 12;
  }
  sheet.line(40, y, 572, y, 0.5);
  sheet.text(40, y + 16, 'Remarks', { size: 8, font: 'sansBold' });
  y = sheet.paragraph(40, y + 28, 530, certificate.description === '' ? 'None.' : certificate.description, {
    size: 8,
  });
  sheet.paragraph(
    40,
    y + 14,
    530,
    'This certificate is provided for information and does not extend or alter the coverage. Notice of cancellation is given as the policy provides.',
    { size: 7 },
  );
  if (certificate.endorsement) drawEndorsement(pages, certificate);
}

/** Printed out of a spreadsheet, sideways: a row for each policy, amounts short. */
function drawSpreadsheet(pages: Pages, certificate: Certificate): void {
  const { agency, holder, insured, policies } = certificate;
  const sheet = pages.add([792, 612]);
  sheet.text(30, 40, `${agency.name} - Certificate of Liability Coverage`, { size: 13, font: 'sansBold' });
  sheet.text(30, 64, 'Named Insured:', { font: 'sansBold' });
  sheet.text(110, 64, `${insured.name}${insured.dba ? ` dba ${insured.dba}` : ''}`);
  sheet.text(110, 76, `${insured.place.street}, ${insured.place.city}`);
  sheet.text(420, 64, 'Certificate Holder:', { font: 'sansBold' });
  sheet.text(515, 64, holder.name);
  sheet.text(515, 76, `${holder.place.street}, ${holder.place.city}`, { within: 250 });
  sheet.text(30, 96, 'Issue Date:', { font: 'sansBold' });
  sheet.text(110, 96, slashed(certificate.issued));
  const columns = [
    ['Line', 30],
    ['Carrier', 120],
    ['Policy No.', 275],
    ['Eff.', 372],
    ['Exp.', 428],
    ['Limits', 484],
    ['AI', 730],
    ['WOS', 750],
  ] as const;
  let y = 122;
  for (const [head, x] of columns) sheet.text(x, y, head, { size: 8, font: 'sansBold' });
  for (const policy of policies) {
    y += 8;
    sheet.line(30, y, 770, y, 0.4);
    const short = { GL: 'General Liability', AUTO: 'Auto Liability', UMB: 'Umbrella', WC: 'Workers Comp' }[
      policy.kind
    ];
    const text = { size: 8 };
    sheet.text(30, y + 13, short, text);
    sheet.text(120, y + 13, policy.carrier.name, { size: 8, within: 150 });
    sheet.text(275, y + 13, policy.number, text);
    sheet.text(372, y + 13, dashed(policy.effective), text);
    sheet.text(428, y + 13, dashed(policy.expires), text);
    const { limits: l, split } = policy;
    const said = {
      GL: [
        `Occ ${grouped(l.eachOccurrence ?? 0)} / Gen Agg ${grouped(l.generalAggregate ?? 0)}`,
        `Prod/CO ${grouped(l.productsCompletedOpsAggregate ?? 0)} / P&AI ${grouped(l.personalAndAdvertisingInjury ?? 0)}`,
      ],
      AUTO: split
        ? [`BI ${grouped(split[0])} / ${grouped(split[1])}`, `PD ${grouped(split[2])}`]
        : [`CSL ${grouped(l.combinedSingleLimit ?? 0)}`],
      UMB: [`Occ ${grouped(l.eachOccurrence ?? 0)} / Agg ${grouped(l.aggregate ?? 0)}`],
      WC: [
        'WC Statutory',
        `EL ${grouped(l.elEachAccident ?? 0)} / ${grouped(l.elDiseaseEachEmployee ?? 0)} / ${grouped(l.elDiseasePolicyLimit ?? 0)}`,
      ],
    }[policy.kind];
    for (const [at, line] of said.entries()) sheet.text(484, y + 13 + at * 11, line, text);
    sheet.text(730, y + 13, policy.additionalInsured ? 'Y' : 'N', text);
    sheet.text(750, y + 13, policy.waiver ? 'Y' : 'N', text);
    y += 11 * said.length + 6;
  }
  sheet.text(30, y + 24, `Notes: ${certificate.description || 'n/a'}`, { size: 8 });
  if (certificate.endorsement) drawEndorsement(pages, certificate);
}

/** In Spanish, as agencies in Puerto Rico and Florida write it. */
function drawSpanish(pages: Pages, certificate: Certificate): void {
  const { agency, holder, insured, policies } = certificate;
  const sheet = pages.add();
  sheet.text(306, 46, 'CERTIFICADO DE SEGURO', { size: 16, font: 'sansBold', align: 'center' });
  sheet.text(40, 74, `Fecha de emisión: ${spelled(certificate.issued, 'es')}`, { size: 8.5 });
  sheet.text(40, 100, 'CORREDOR / PRODUCTOR', { size: 7, font: 'sansBold' });
  sheet.text(40, 112, agency.name);
  sheet.text(40, 123, `${agency.place.street}, ${agency.place.city}`, { size: 8 });
  sheet.text(320, 100, 'ASEGURADO NOMBRADO', { size: 7, font: 'sansBold' });
  sheet.text(320, 112, insured.name);
  if (insured.dba) sheet.text(320, 123, `h/n/c ${insured.dba}`, { size: 8 });
  sheet.text(320, insured.dba ? 134 : 123, `${insured.place.street}, ${insured.place.city}`, { size: 8 });
  let y = 156;
  const names = {
    GL: ['Responsabilidad comercial general'],
    AUTO: ['Responsabilidad de automóviles', 'comerciales'],
    UMB: ['Póliza sombrilla (umbrella)'],
    WC: ['Compensación a trabajadores y', 'responsabilidad patronal'],
  } as const;
  const words: Readonly<Record<string, string>> = {
    eachOccurrence: 'Cada ocurrencia',
    damageToRentedPremises: 'Daños a local arrendado',
    medicalExpense: 'Gastos médicos (por persona)',
    personalAndAdvertisingInjury: 'Lesión personal y publicitaria',
    generalAggregate: 'Agregado general',
    productsCompletedOpsAggregate: 'Agregado de productos y operaciones terminadas',
    combinedSingleLimit: 'Límite único combinado',
    aggregate: 'Agregado',
    elEachAccident: 'Por accidente',
    elDiseaseEachEmployee: 'Por enfermedad, cada empleado',
    elDiseasePolicyLimit: 'Por enfermedad, límite de póliza',
  };
  for (const [head, x] of [
    ['TIPO DE SEGURO', 40],
    ['NÚMERO DE PÓLIZA', 190],
    ['DESDE', 296],
    ['HASTA', 352],
    ['LÍMITES', 410],
  ] as const)
    sheet.text(x, y, head, { size: 7, font: 'sansBold' });
  for (const policy of policies) {
    y += 8;
    sheet.line(40, y, 572, y, 0.5);
    for (const [at, line] of names[policy.kind].entries())
      sheet.text(40, y + 13 + at * 11, line, { size: 8.5, font: 'sansBold' });
    sheet.text(40, y + 13 + names[policy.kind].length * 11, policy.carrier.name, { size: 7.5, within: 146 });
    sheet.text(190, y + 13, policy.number, { size: 8.5 });
    sheet.text(296, y + 13, slashed(policy.effective), { size: 8.5 });
    sheet.text(352, y + 13, slashed(policy.expires), { size: 8.5 });
    const lines = Object.entries(policy.limits).map(
      ([name, cents]) => [words[name] ?? name, dollars(cents)] as const,
    );
    const all = policy.kind === 'WC' ? [['Límites estatutarios', ''] as const, ...lines] : lines;
    for (const [at, [label, amount]] of all.entries()) {
      sheet.text(410, y + 13 + at * 11, label, { size: 7, within: 100 });
      sheet.text(572, y + 13 + at * 11, amount, { size: 8, align: 'right' });
    }
    y += Math.max(3, all.length) * 11 + 6;
  }
  sheet.line(40, y, 572, y, 0.5);
  sheet.text(40, y + 14, 'DESCRIPCIÓN DE OPERACIONES', { size: 7, font: 'sansBold' });
  sheet.text(40, y + 26, 'Trabajos de construcción según contrato.', { size: 8.5 });
  sheet.text(40, y + 56, 'TENEDOR DEL CERTIFICADO', { size: 7, font: 'sansBold' });
  for (const [at, line] of [holder.name, holder.place.street, holder.place.city].entries())
    sheet.text(40, y + 68 + at * 11, line);
  sheet.paragraph(
    320,
    y + 56,
    250,
    'Este certificado se expide únicamente para fines informativos y no confiere derechos a su tenedor ni modifica la cubierta de las pólizas.',
    { size: 7 },
  );
  if (certificate.endorsement) drawEndorsement(pages, certificate);
}

/** Two pages: liability on the first, workers' compensation and the holder on the second. */
function drawTwoPages(pages: Pages, certificate: Certificate): void {
  const { agency, holder, insured, policies } = certificate;
  const first = pages.add();
  const head = (page: ReturnType<Pages['add']>, number: number) => {
    page.text(50, 44, 'CERTIFICATE OF INSURANCE', { size: 13, font: 'serifBold' });
    page.text(562, 44, `Page ${number} of 2`, { size: 8, font: 'serif', align: 'right' });
    page.text(50, 58, `${agency.name} · ${agency.place.street} · ${agency.place.city}`, {
      size: 8,
      font: 'serif',
    });
  };
  head(first, 1);
  first.text(50, 86, 'Name and address of insured:', { font: 'serifBold' });
  const who = [
    insured.name,
    ...(insured.dba ? [`DBA ${insured.dba}`] : []),
    insured.place.street,
    insured.place.city,
  ];
  for (const [at, line] of who.entries()) first.text(70, 100 + at * 12, line, { font: 'serif', size: 10 });
  let y = 166;
  let page = first;
  for (const policy of policies) {
    if (policy.kind === 'WC') {
      page = pages.add();
      head(page, 2);
      y = 90;
    }
    page.text(50, y, LINE_NAMES[policy.kind].toUpperCase(), { font: 'serifBold', size: 10 });
    page.text(70, y + 14, `Insurer: ${policy.carrier.name}`, { font: 'serif' });
    page.text(70, y + 26, `Policy Number: ${policy.number}`, { font: 'serif' });
    page.text(330, y + 14, `Effective Date: ${slashed(policy.effective)}`, { font: 'serif' });
    page.text(330, y + 26, `Expiration Date: ${slashed(policy.expires)}`, { font: 'serif' });
    if (policy.additionalInsured) page.text(330, y + 38, 'Additional Insured: Yes', { font: 'serif' });
    y += 42;
    for (const line of limitLines(policy)) {
      const [label = '', amount = ''] = line.split(': ');
      page.text(70, y, label, { font: 'serif' });
      page.text(330, y, amount, { font: 'serif' });
      y += 12;
    }
    y += 14;
  }
  if (page === first) {
    page = pages.add();
    head(page, 2);
    y = 90;
  }
  page.text(50, y, 'Special provisions:', { font: 'serifBold' });
  page.text(150, y, certificate.description || 'None', { font: 'serif', within: 400 });
  page.text(50, y + 30, 'Certificate issued to:', { font: 'serifBold' });
  for (const [at, line] of [holder.name, holder.place.street, holder.place.city].entries())
    page.text(70, y + 44 + at * 12, line, { font: 'serif', size: 10 });
  page.text(50, y + 100, `Issued ${slashed(certificate.issued)} by ${agency.contact}`, { font: 'serif' });
  if (certificate.endorsement) drawEndorsement(pages, certificate);
}

const acord =
  (style: Parameters<typeof drawAcord>[2]): CertificateLayout['draw'] =>
  (pages, certificate) => {
    drawAcord(pages, certificate, style);
    if (certificate.endorsement) drawEndorsement(pages, certificate);
  };

const BOTH = ['additional', 'waiver'] as const;
const ACORD_NEW = { edition: 2016, typed: 'mono', size: 7.4, middle: false, marks: 'Y' } as const;
const ACORD_OLD = { edition: 2010, typed: 'sans', size: 7.8, middle: true, marks: 'X' } as const;

export const SEEN_LAYOUTS: readonly CertificateLayout[] = [
  {
    name: 'form-2016',
    cases: ['fine', 'auto expired', 'aggregate low', 'stranger', 'no workers', 'split limits'],
    marks: BOTH,
    draw: acord(ACORD_NEW),
  },
  {
    name: 'form-2010',
    cases: ['fine', 'auto low', 'other holder', 'not yet', 'workers expired', 'like name'],
    marks: BOTH,
    draw: acord(ACORD_OLD),
  },
  {
    name: 'form-scanned',
    cases: ['fine', 'aggregate low', 'auto expired', 'other holder'],
    through: 'scanner',
    marks: BOTH,
    draw: acord({ ...ACORD_NEW, typed: 'sans', middle: true, size: 8 }),
  },
  {
    name: 'form-photographed',
    cases: ['fine', 'auto low', 'workers expired', 'no workers'],
    through: 'phone',
    marks: BOTH,
    draw: acord({ ...ACORD_OLD, typed: 'monoBold', size: 7.6, middle: false }),
  },
  {
    name: 'letter',
    cases: ['fine', 'occurrence low', 'auto expired', 'other holder', 'no workers', 'renewed'],
    marks: ['additional'],
    leavesOut: ['damageToRentedPremises', 'medicalExpense', 'personalAndAdvertisingInjury'],
    draw: drawLetter,
  },
  {
    name: 'carrier-table',
    cases: ['fine', 'aggregate low', 'auto low', 'stranger', 'not yet', 'renewed'],
    marks: ['additional'],
    draw: drawCarrierTable,
  },
  {
    name: 'spreadsheet',
    cases: ['fine', 'auto expired', 'aggregate low', 'other holder', 'no workers', 'split limits'],
    marks: BOTH,
    leavesOut: ['damageToRentedPremises', 'medicalExpense'],
    draw: drawSpreadsheet,
  },
  {
    name: 'spanish',
    cases: ['fine', 'auto low', 'aggregate low', 'other holder', 'workers expired', 'not yet'],
    marks: [],
    draw: drawSpanish,
  },
  {
    name: 'two-pages',
    cases: ['fine', 'occurrence low', 'auto expired', 'stranger', 'no workers', 'workers expired'],
    marks: ['additional'],
    draw: drawTwoPages,
  },
  {
    name: 'form-with-pages',
    cases: ['endorsed', 'renewed', 'endorsed', 'renewed', 'like name', 'fine'],
    marks: BOTH,
    draw: acord({ ...ACORD_NEW, typed: 'serif', size: 8.2, middle: true, marks: 'X' }),
  },
];
