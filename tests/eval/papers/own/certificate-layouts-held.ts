/** Layouts kept from those who write the readers: they are measured, and never looked at row by row. */
import type { Sheet } from '../../checks/generator/book';
import type { Certificate, DrawnPolicy } from './certificate-cases';
import type { CertificateLayout } from './certificate-layouts';
import { dollars, grouped, type Pages, slashed, spelled } from './pages';

const twoDigits = (day: string) => `${day.slice(5, 7)}/${day.slice(8)}/${day.slice(2, 4)}`;
const LINES = {
  GL: 'General Liability',
  AUTO: 'Commercial Auto',
  UMB: 'Commercial Umbrella',
  WC: "Workers' Compensation",
} as const;

/** The form of the nineties, which small agencies still type on: companies by letter, the aggregate first. */
function drawOldForm(pages: Pages, certificate: Certificate): void {
  const { agency, holder, insured, policies } = certificate;
  const sheet = pages.add();
  const small = (x: number, y: number, text: string, size = 6) => sheet.text(x, y, text, { size });
  const typed = (x: number, y: number, text: string) => sheet.text(x, y, text, { size: 8.5, font: 'mono' });
  sheet.text(306, 40, 'CERTIFICATE OF INSURANCE', { size: 16, font: 'serifBold', align: 'center' });
  small(510, 30, 'ISSUE DATE (MM/DD/YY)');
  typed(516, 42, twoDigits(certificate.issued));
  sheet.box(30, 52, 276, 70);
  small(32, 60, 'PRODUCER');
  for (const [at, line] of [agency.name, agency.place.street, agency.place.city].entries())
    typed(40, 74 + at * 12, line);
  sheet.box(306, 52, 276, 150);
  sheet.paragraph(
    310,
    62,
    266,
    'THIS CERTIFICATE IS ISSUED AS INFORMATION ONLY AND CONFERS NO RIGHTS UPON THE CERTIFICATE HOLDER.',
    { size: 6 },
  );
  sheet.text(370, 92, 'COMPANIES AFFORDING COVERAGE', { size: 8, font: 'sansBold' });
  const carriers = [...new Set(policies.map(({ carrier }) => carrier.name))];
  for (const [at, letter] of [...'ABCDE'].entries()) {
    small(310, 108 + at * 18, 'COMPANY');
    small(310, 114 + at * 18, `LETTER  ${letter}`);
    if (carriers[at]) typed(356, 112 + at * 18, carriers[at] ?? '');
  }
  sheet.box(30, 122, 276, 80);
  small(32, 130, 'INSURED');
  const who = [
    insured.name,
    ...(insured.dba ? [`DBA ${insured.dba}`] : []),
    insured.place.street,
    insured.place.city,
  ];
  for (const [at, line] of who.entries()) typed(40, 144 + at * 12, line);
  sheet.text(32, 214, 'COVERAGES', { size: 8, font: 'sansBold' });
  small(32, 232, 'CO');
  small(32, 238, 'LTR');
  small(90, 235, 'TYPE OF INSURANCE');
  small(226, 235, 'POLICY NUMBER');
  for (const [x, word] of [
    [322, 'EFFECTIVE'],
    [382, 'EXPIRATION'],
  ] as const) {
    small(x, 229, `POLICY ${word}`, 5.4);
    small(x, 235, 'DATE (MM/DD/YY)', 5.4);
  }
  small(490, 235, 'LIMITS');
  let y = 242;
  const boxes = {
    GL: [
      'GENERAL LIABILITY',
      'X COMMERCIAL GENERAL LIABILITY',
      '  CLAIMS MADE  X OCCUR.',
      "OWNER'S & CONTRACTOR'S PROT.",
    ],
    AUTO: ['AUTOMOBILE LIABILITY', 'X ANY AUTO', '  ALL OWNED AUTOS', '  SCHEDULED AUTOS'],
    UMB: ['EXCESS LIABILITY', 'X UMBRELLA FORM'],
    WC: ["WORKER'S COMPENSATION", 'AND', "EMPLOYERS' LIABILITY"],
  } as const;
  for (const kind of ['GL', 'AUTO', 'UMB', 'WC'] as const) {
    const own = policies.filter((one) => one.kind === kind);
    for (const policy of own.length > 0 ? own : [undefined]) {
      const l = policy?.limits;
      const rows: Record<typeof kind, readonly (readonly [string, number | undefined])[]> = {
        GL: [
          ['GENERAL AGGREGATE', l?.generalAggregate],
          ['PRODUCTS-COMP/OP AGG.', l?.productsCompletedOpsAggregate],
          ['PERSONAL & ADV. INJURY', l?.personalAndAdvertisingInjury],
          ['EACH OCCURRENCE', l?.eachOccurrence],
          ['FIRE DAMAGE (Any one fire)', l?.damageToRentedPremises],
          ['MED. EXPENSE (Any one person)', l?.medicalExpense],
        ],
        AUTO: [
          ['COMBINED SINGLE LIMIT', l?.combinedSingleLimit],
          ['BODILY INJURY (Per person)', policy?.split?.[0]],
          ['BODILY INJURY (Per accident)', policy?.split?.[1]],
          ['PROPERTY DAMAGE', policy?.split?.[2]],
        ],
        UMB: [
          ['EACH OCCURRENCE', l?.eachOccurrence],
          ['AGGREGATE', l?.aggregate],
        ],
        WC: [
          [policy ? 'X STATUTORY LIMITS' : 'STATUTORY LIMITS', undefined],
          ['EACH ACCIDENT', l?.elEachAccident],
          ['DISEASE-POLICY LIMIT', l?.elDiseasePolicyLimit],
          ['DISEASE-EACH EMPLOYEE', l?.elDiseaseEachEmployee],
        ],
      };
      const height = rows[kind].length * 12 + 4;
      sheet.box(30, y, 552, height);
      for (const [at, line] of boxes[kind].entries()) small(50, y + 9 + at * 11, line, 6.4);
      for (const [at, [label, cents]] of rows[kind].entries()) {
        small(446, y + 9 + at * 12, label, 6);
        if (!/STATUTORY/.test(label)) small(528, y + 9 + at * 12, '$');
        if (cents !== undefined) typed(534, y + 9 + at * 12, grouped(cents));
      }
      if (policy) {
        typed(34, y + 20, 'ABCDE'[carriers.indexOf(policy.carrier.name)] ?? 'A');
        typed(204, y + 20, policy.number);
        typed(324, y + 20, twoDigits(policy.effective));
        typed(384, y + 20, twoDigits(policy.expires));
      }
      y += height;
    }
  }
  small(32, y + 9, 'DESCRIPTION OF OPERATIONS/LOCATIONS/VEHICLES/SPECIAL ITEMS');
  sheet.paragraph(40, y + 22, 530, certificate.description, { size: 8.5, font: 'mono' });
  y += 56;
  sheet.text(32, y + 10, 'CERTIFICATE HOLDER', { size: 8, font: 'sansBold' });
  sheet.text(310, y + 10, 'CANCELLATION', { size: 8, font: 'sansBold' });
  for (const [at, line] of [holder.name, holder.place.street, holder.place.city].entries())
    typed(50, y + 28 + at * 12, line);
  sheet.paragraph(
    310,
    y + 22,
    266,
    'SHOULD ANY OF THE ABOVE POLICIES BE CANCELLED, THE ISSUING COMPANY WILL ENDEAVOR TO MAIL 30 DAYS WRITTEN NOTICE TO THE HOLDER NAMED TO THE LEFT.',
    { size: 6 },
  );
  small(310, y + 62, 'AUTHORIZED REPRESENTATIVE');
}

/** An online insurer's page: a card for each policy, two beside each other, each label beside its value. */
function drawCards(pages: Pages, certificate: Certificate): void {
  const { holder, insured, policies } = certificate;
  const sheet = pages.add();
  sheet.text(36, 48, 'Certificate of liability insurance', { size: 18, font: 'sansBold' });
  sheet.text(36, 64, `Generated ${spelled(certificate.issued)} · ${certificate.number}`, { size: 8 });
  sheet.text(36, 92, 'Business insured', { size: 7.5, font: 'sansBold' });
  sheet.text(36, 105, insured.name, { size: 10 });
  sheet.text(
    36,
    117,
    `${insured.dba ? `DBA ${insured.dba} · ` : ''}${insured.place.street}, ${insured.place.city}`,
    { size: 8, within: 260 },
  );
  sheet.text(320, 92, 'Certificate holder', { size: 7.5, font: 'sansBold' });
  sheet.text(320, 105, holder.name, { size: 10 });
  sheet.text(320, 117, `${holder.place.street}, ${holder.place.city}`, { size: 8, within: 260 });
  const labels: Readonly<Record<string, string>> = {
    eachOccurrence: 'Each occurrence',
    damageToRentedPremises: 'Damage to rented premises',
    medicalExpense: 'Medical expenses (any one person)',
    personalAndAdvertisingInjury: 'Personal & advertising injury',
    generalAggregate: 'General aggregate',
    productsCompletedOpsAggregate: 'Products & completed operations',
    combinedSingleLimit: 'Combined single limit',
    aggregate: 'Aggregate',
    elEachAccident: 'Each accident',
    elDiseaseEachEmployee: 'Disease - each employee',
    elDiseasePolicyLimit: 'Disease - policy limit',
  };
  const rowsOf = (policy: DrawnPolicy): (readonly [string, string])[] => [
    ['Insurer', policy.carrier.name],
    ['Policy number', policy.number],
    ['Policy start', slashed(policy.effective)],
    ['Policy end', slashed(policy.expires)],
    ...(policy.kind === 'WC' ? [['Workers compensation', 'Statutory'] as const] : []),
    ...Object.entries(policy.limits).map(([name, cents]) => [labels[name] ?? name, dollars(cents)] as const),
    ...(policy.split
      ? [
          ['Bodily injury, per person', dollars(policy.split[0])] as const,
          ['Bodily injury, per accident', dollars(policy.split[1])] as const,
          ['Property damage', dollars(policy.split[2])] as const,
        ]
      : []),
    ...(policy.kind === 'WC' || policy.kind === 'UMB'
      ? []
      : [['Additional insured', policy.additionalInsured ? 'Yes' : 'No'] as const]),
  ];
  const card = (policy: DrawnPolicy, x: number, y: number): number => {
    const rows = rowsOf(policy);
    const height = 30 + rows.length * 14;
    sheet.box(x, y, 262, height, { thickness: 0.5 });
    sheet.text(x + 10, y + 18, LINES[policy.kind], { size: 11, font: 'sansBold' });
    for (const [at, [label, value]] of rows.entries()) {
      sheet.text(x + 10, y + 36 + at * 14, label, { size: 8 });
      sheet.text(x + 252, y + 36 + at * 14, value, { size: 8, align: 'right', within: 140 });
    }
    return height;
  };
  let y = 136;
  for (let at = 0; at < policies.length; at += 2) {
    const [left, right] = policies.slice(at, at + 2);
    y += 12 + Math.max(left ? card(left, 36, y) : 0, right ? card(right, 314, y) : 0);
  }
  sheet.paragraph(
    36,
    y + 14,
    540,
    'This certificate is for information. It does not amend, extend or alter the coverage of the policies shown.',
    { size: 7 },
  );
}

/** A letter in Spanish, each policy in a few lines. */
function drawSpanishLetter(pages: Pages, certificate: Certificate): void {
  const { agency, holder, insured, policies } = certificate;
  const sheet = pages.add();
  const said = { size: 10.5, font: 'serif' } as const;
  sheet.text(70, 60, agency.name, { size: 13, font: 'serifBold' });
  sheet.text(70, 84, spelled(certificate.issued, 'es'), said);
  sheet.text(70, 112, 'Certificamos a:', said);
  for (const [at, line] of [holder.name, holder.place.street, holder.place.city].entries())
    sheet.text(90, 128 + at * 14, line, said);
  sheet.text(70, 188, 'que el siguiente contratista mantiene los seguros que se detallan:', said);
  sheet.text(70, 212, `Asegurado: ${insured.name}`, { ...said, font: 'serifBold' });
  if (insured.dba) sheet.text(70, 226, `Nombre comercial: ${insured.dba}`, said);
  const names = {
    GL: 'Responsabilidad civil general',
    AUTO: 'Responsabilidad civil de automóviles',
    UMB: 'Exceso de responsabilidad',
    WC: 'Compensación para trabajadores',
  } as const;
  let y = 252;
  for (const policy of policies) {
    const l = policy.limits;
    sheet.text(70, y, names[policy.kind], { ...said, font: 'serifBold' });
    sheet.text(90, y + 15, `Aseguradora: ${policy.carrier.name}`, said);
    sheet.text(90, y + 29, `Póliza núm. ${policy.number}`, said);
    sheet.text(
      90,
      y + 43,
      `Vigencia: del ${spelled(policy.effective, 'es')} al ${spelled(policy.expires, 'es')}`,
      said,
    );
    const limits = {
      GL: `Límites: ${dollars(l.eachOccurrence ?? 0)} por ocurrencia y ${dollars(l.generalAggregate ?? 0)} de agregado general`,
      AUTO: policy.split
        ? `Límites: ${dollars(policy.split[0])} por persona, ${dollars(policy.split[1])} por accidente y ${dollars(policy.split[2])} por daños a la propiedad`
        : `Límite: ${dollars(l.combinedSingleLimit ?? 0)} límite único combinado`,
      UMB: `Límites: ${dollars(l.eachOccurrence ?? 0)} por ocurrencia y ${dollars(l.aggregate ?? 0)} agregado`,
      WC: `Límites estatutarios; responsabilidad patronal ${dollars(l.elEachAccident ?? 0)} por accidente`,
    }[policy.kind];
    sheet.text(90, y + 57, limits, { ...said, within: 460 });
    y += 80;
  }
  sheet.paragraph(70, y + 4, 470, 'Esta carta es informativa y no modifica las pólizas.', said);
  sheet.text(70, y + 40, agency.contact, { size: 13, font: 'serifItalic' });
}

/** Typed in capitals and sent by fax. */
function drawTyped(pages: Pages, certificate: Certificate): void {
  const { agency, holder, insured, policies } = certificate;
  const sheet = pages.add();
  let y = 60;
  const line = (text: string, x = 54) => {
    sheet.text(x, y, text.toUpperCase(), { size: 9.5, font: 'mono' });
    y += 13;
  };
  line(agency.name);
  line(`${agency.place.street}, ${agency.place.city}`);
  y += 13;
  line('VERIFICATION OF INSURANCE COVERAGE');
  line(`DATE: ${twoDigits(certificate.issued)}`);
  y += 13;
  line(`INSURED:        ${insured.name}`);
  if (insured.dba) line(`                DBA ${insured.dba}`);
  line(`                ${insured.place.street}`);
  line(`                ${insured.place.city}`);
  y += 13;
  line(`CERTIFICATE HOLDER: ${holder.name}`);
  line(`                    ${holder.place.street}`);
  line(`                    ${holder.place.city}`);
  for (const policy of policies) {
    const l = policy.limits;
    y += 13;
    line(`${LINES[policy.kind]}`);
    line(`   COMPANY ......... ${policy.carrier.name}`);
    line(`   POLICY NO ....... ${policy.number}`);
    line(`   TERM ............ ${twoDigits(policy.effective)} - ${twoDigits(policy.expires)}`);
    const rows: (readonly [string, number | undefined])[] = {
      GL: [
        ['PER OCCURRENCE', l.eachOccurrence] as const,
        ['GENERAL AGGREGATE', l.generalAggregate] as const,
        ['PROD/COMP OPS AGG', l.productsCompletedOpsAggregate] as const,
      ],
      AUTO: policy.split
        ? [
            ['BI PER PERSON', policy.split[0]] as const,
            ['BI PER ACCIDENT', policy.split[1]] as const,
            ['PROPERTY DAMAGE', policy.split[2]] as const,
          ]
        : [['LIABILITY CSL', l.combinedSingleLimit] as const],
      UMB: [['PER OCCURRENCE', l.eachOccurrence] as const, ['AGGREGATE', l.aggregate] as const],
      WC: [
        ['EL EACH ACCIDENT', l.elEachAccident] as const,
        ['EL DISEASE EA EMP', l.elDiseaseEachEmployee] as const,
        ['EL DISEASE LIMIT', l.elDiseasePolicyLimit] as const,
      ],
    }[policy.kind];
    if (policy.kind === 'WC') line('   WC .............. STATUTORY');
    for (const [label, cents] of rows)
      line(`   ${label} ${'.'.repeat(Math.max(2, 18 - label.length))} $${grouped(cents ?? 0)}`);
  }
}

/** A broker's schedule, sideways: each limit has a column of its own. */
function drawSchedule(pages: Pages, certificate: Certificate): void {
  const { agency, holder, insured, policies } = certificate;
  const sheet: Sheet = pages.add([792, 612]);
  sheet.text(36, 44, 'Certificate of Insurance', { size: 15, font: 'serifBold' });
  sheet.text(756, 44, agency.name, { size: 9, font: 'serif', align: 'right' });
  const blocks = [
    [
      'Insured',
      [
        insured.name,
        ...(insured.dba ? [`dba ${insured.dba}`] : []),
        `${insured.place.street}, ${insured.place.city}`,
      ],
    ],
    ['Holder', [holder.name, `${holder.place.street}, ${holder.place.city}`]],
  ] as const;
  for (const [at, [label, lines]] of blocks.entries()) {
    sheet.text(36 + at * 380, 72, label, { size: 8, font: 'serifBold' });
    for (const [row, line] of lines.entries())
      sheet.text(36 + at * 380, 85 + row * 12, line, { size: 9.5, font: 'serif' });
  }
  const columns = [
    ['Coverage', 36],
    ['Insurance company', 150],
    ['Policy no.', 300],
    ['From', 386],
    ['To', 444],
    ['Each occurrence', 502],
    ['Aggregate', 590],
    ['Combined single limit', 664],
  ] as const;
  let y = 140;
  for (const [head, x] of columns) sheet.text(x, y, head, { size: 8, font: 'serifBold' });
  for (const policy of policies) {
    const { limits: l, split } = policy;
    y += 26;
    sheet.line(36, y - 14, 756, y - 14, 0.4);
    const said = { size: 8.5, font: 'serif' } as const;
    sheet.text(36, y, LINES[policy.kind], said);
    sheet.text(150, y, policy.carrier.name, { ...said, within: 144 });
    sheet.text(300, y, policy.number, said);
    sheet.text(386, y, slashed(policy.effective), said);
    sheet.text(444, y, slashed(policy.expires), said);
    if (policy.kind === 'GL' || policy.kind === 'UMB') {
      sheet.text(502, y, dollars(l.eachOccurrence ?? 0), said);
      sheet.text(590, y, dollars(l.generalAggregate ?? l.aggregate ?? 0), said);
    }
    if (policy.kind === 'AUTO')
      sheet.text(664, y, split ? 'see note' : dollars(l.combinedSingleLimit ?? 0), said);
    if (policy.kind === 'AUTO' && split)
      sheet.text(
        150,
        y + 12,
        `Split limits: ${dollars(split[0])} / ${dollars(split[1])} / ${dollars(split[2])}`,
        { ...said, size: 7.5 },
      );
    if (policy.kind === 'WC') sheet.text(502, y, `Statutory / EL ${dollars(l.elEachAccident ?? 0)}`, said);
  }
  sheet.text(36, y + 36, `Issued ${spelled(certificate.issued)}. For information only; amends no policy.`, {
    size: 8,
    font: 'serif',
  });
}

const BUT_MAIN = ['damageToRentedPremises', 'medicalExpense', 'personalAndAdvertisingInjury'];

export const HELD_LAYOUTS: readonly CertificateLayout[] = [
  {
    name: 'old-form',
    cases: ['fine', 'aggregate low', 'auto expired', 'other holder', 'no workers', 'renewed'],
    marks: [],
    draw: drawOldForm,
  },
  {
    name: 'old-form-scanned',
    cases: ['fine', 'auto low', 'workers expired'],
    through: 'scanner',
    marks: [],
    draw: drawOldForm,
  },
  {
    name: 'cards',
    cases: ['fine', 'auto low', 'not yet', 'stranger', 'split limits', 'no workers'],
    marks: ['additional'],
    draw: drawCards,
  },
  {
    name: 'spanish-letter',
    cases: ['fine', 'occurrence low', 'auto expired', 'other holder', 'workers expired', 'no workers'],
    marks: [],
    leavesOut: [
      ...BUT_MAIN,
      'productsCompletedOpsAggregate',
      'elDiseaseEachEmployee',
      'elDiseasePolicyLimit',
    ],
    draw: drawSpanishLetter,
  },
  {
    name: 'typed',
    cases: ['fine', 'aggregate low', 'auto expired', 'stranger', 'not yet', 'renewed'],
    marks: [],
    leavesOut: BUT_MAIN,
    draw: drawTyped,
  },
  {
    name: 'schedule',
    cases: ['fine', 'aggregate low', 'auto low', 'other holder', 'workers expired', 'split limits'],
    marks: [],
    leavesOut: [
      ...BUT_MAIN,
      'productsCompletedOpsAggregate',
      'elDiseaseEachEmployee',
      'elDiseasePolicyLimit',
    ],
    draw: drawSchedule,
  },
];
