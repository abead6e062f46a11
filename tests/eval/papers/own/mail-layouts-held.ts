/** Layouts kept from those who write the readers: they are measured, and never looked at row by row. */
import { PDFDocument } from 'pdf-lib';
import { embedFonts } from '../../checks/generator/book';
import type { Random } from '../../checks/generator/random';
import { type Draft, longDate } from './eml';
import {
  drawCharges,
  drawComments,
  drawDay,
  FAULTS,
  HELD,
  INSPECTIONS,
  INSPECTORS,
  laterDay,
  money,
  total,
} from './mail-facts';
import { type Mail, type MailLayout, table, trueComments, truthOf } from './mail-layouts';
import { Pages, slashed, spelled } from './pages';

const at = (city: string) => `${city.toLowerCase()}.example`;

/** A review system's task: each comment in a block of its own, desk and sheet in its first line. */
function reviewTask(random: Random): Mail {
  const permit = random.pick(HELD);
  const day = drawDay(random);
  const said = drawComments(random, random.int(3, 5));
  const blocks = said
    .map(
      (one, i) =>
        `<div style="border:1px solid #999;margin:6px;padding:6px"><div><b>${i + 1}. ${one.discipline}${one.sheet ? ` - Sheet ${one.sheet}` : ''}</b></div><div>${one.text}${one.code ? ` (${one.code})` : ''}</div></div>`,
    )
    .join('');
  return {
    draft: {
      from: `ePlan Review <eplan@${at(permit.city)}>`,
      day,
      subject: `Respond and Resubmit task assigned: ${permit.permitNumber}`,
      html: `<html><body><p>You have been assigned a task.</p><table><tr><td>Task:</td><td>Respond and Resubmit</td></tr><tr><td>Project:</td><td>${permit.permitNumber}</td></tr><tr><td>Location:</td><td>${permit.address}</td></tr><tr><td>Review cycle:</td><td>1</td></tr></table><h3>Unresolved review comments</h3>${blocks}<p><a href="https://eplan.example">Start task</a></p></body></html>`,
    },
    truth: truthOf('corrections', day, permit, { comments: trueComments(said) }),
  };
}

/** Dotted labels, as older systems print them. */
function dotted(random: Random, index: number): Mail {
  const permit = random.pick(HELD);
  const day = drawDay(random);
  const type = random.pick(INSPECTIONS);
  const inspector = random.pick(INSPECTORS);
  const failed = index % 2 === 0;
  const faults = failed ? random.shuffle(FAULTS).slice(0, 2) : [];
  const row = (label: string, value: string) => `${label.padEnd(20, '.')}: ${value}`;
  return {
    draft: {
      from: `Inspections <inspections@${at(permit.city)}>`,
      day,
      subject: `${permit.permitNumber} - inspection update`,
      text: [
        `AN INSPECTION ON YOUR PERMIT HAS BEEN UPDATED.`,
        '',
        row('Permit Number', permit.permitNumber),
        row('Job Address', (permit.address ?? '').toUpperCase()),
        row('Inspection', type),
        row('Date', slashed(day)),
        row('Result', failed ? 'NOT APPROVED' : 'APPROVED'),
        row('Inspector', inspector),
        ...(failed ? ['Corrections:', ...faults.map((one) => ` * ${one}`)] : []),
        '',
        'Call 555-0133 to schedule.',
      ].join('\n'),
    },
    truth: truthOf(failed ? 'inspection_failed' : 'inspection_passed', day, permit, {
      inspections: [
        {
          type,
          date: day,
          window: null,
          result: failed ? 'failed' : 'passed',
          notes: [...faults],
          inspector,
        },
      ],
    }),
  };
}

/** Forwarded from a telephone of another make. */
function otherPhone(random: Random, index: number): Mail {
  const { draft, truth } = [clerk, dotted][index % 2]?.(random.fork('inner'), index) ?? clerk(random, index);
  const day = laterDay(draft.day, 1);
  return {
    draft: {
      from: 'Rosa Medina <rosa@fernhollow.example>',
      day,
      subject: `Fwd: ${draft.subject}`,
      text: `Get this one today please\n\n\n\nSent from my Galaxy\n\n\n-------- Original message --------\nFrom: ${draft.from.replace(/</, '<')}\nDate: ${slashed(draft.day).replace(/\/20(\d\d)$/, '/$1')} 10:22 AM (GMT-06:00)\nTo: rosa@fernhollow.example\nSubject: ${draft.subject}\n\n${draft.text ?? ''}`,
    },
    truth,
  };
}

/** A clerk of a small office. */
function clerk(random: Random, index: number): Mail {
  const permit = random.pick(HELD);
  const day = drawDay(random);
  const from = `Building Dept <building@${at(permit.city)}>`;
  const type = random.pick(INSPECTIONS);
  const on = laterDay(day, 4);
  const mails: readonly (() => Mail)[] = [
    () => ({
      draft: {
        from,
        day,
        subject: `your permit`,
        text: `Hello -\n\nPermit ${permit.permitNumber} for ${permit.address} is approved and ready to be picked up once the fees are paid. Let me know if you have questions.\n\nJo Ann`,
      },
      truth: truthOf('approved', day, permit),
    }),
    () => ({
      draft: {
        from,
        day,
        subject: `Inspection ${permit.address}`,
        text: `We have you down for the ${type} inspection at ${permit.address} (${permit.permitNumber}) on ${spelled(on)} between 1:00 PM and 4:00 PM. Inspector will be ${INSPECTORS[1]}.\n\nJo Ann\nBuilding Dept`,
      },
      truth: truthOf('inspection_scheduled', day, permit, {
        inspections: [
          { type, date: on, window: '13:00-16:00', result: null, notes: [], inspector: INSPECTORS[1] },
        ],
      }),
    }),
    () => {
      const said = drawComments(random, 4);
      return {
        draft: {
          from,
          day,
          subject: `${permit.permitNumber} review`,
          text: `All,\n\nBelow are the review comments for ${permit.address}. Please address each one and send a revised set.\n\n${said.map((one) => `* ${one.discipline}: ${one.text}${one.code ? ` (${one.code})` : ''}`).join('\n')}\n\nThank you,\nJo Ann`,
        },
        truth: truthOf('corrections', day, permit, {
          comments: trueComments(said).map((one) => ({ ...one, sheet: null })),
        }),
      };
    },
    () => ({
      draft: {
        from,
        day,
        subject: `balance on ${permit.permitNumber}`,
        text: `There is a balance of $286.40 on ${permit.permitNumber}: $240.00 for the permit fee and $46.40 for the state surcharge. It has to be paid by ${slashed(on)} or the application goes back to the bottom of the stack.\n\nJo Ann`,
      },
      truth: truthOf('fees_due', day, permit, {
        fees: [
          { label: 'permit fee', cents: 24_000, due: on },
          { label: 'state surcharge', cents: 4_640, due: on },
        ],
        feesTotalCents: 28_640,
      }),
    }),
  ];
  return (mails[index % mails.length] as () => Mail)();
}

/** In two languages one below the other. */
function bilingual(random: Random, index: number): Mail {
  const permit = random.pick(HELD.filter(({ state }) => state === 'FL' || state === 'CA'));
  const day = drawDay(random);
  const type = random.pick(INSPECTIONS);
  const passed = index % 2 === 0;
  return {
    draft: {
      from: `Permisos / Permits <permits@${at(permit.city)}>`,
      day,
      subject: `Resultado de inspección / Inspection result ${permit.permitNumber}`,
      text: `ENGLISH BELOW\n\nResultado de su inspección\nPermiso: ${permit.permitNumber}\nDirección: ${permit.address}\nInspección: ${type}\nFecha: ${slashed(day)}\nResultado: ${passed ? 'Aprobada' : 'No aprobada'}\nInspector: ${INSPECTORS[2]}\n${passed ? '' : `Comentarios: ${FAULTS[2]}.\n`}\n------------------------------\n\nYour inspection result\nPermit: ${permit.permitNumber}\nAddress: ${permit.address}\nInspection: ${type}\nDate: ${slashed(day)}\nResult: ${passed ? 'Passed' : 'Failed'}\nInspector: ${INSPECTORS[2]}\n${passed ? '' : `Comments: ${FAULTS[2]}.\n`}`,
    },
    truth: truthOf(passed ? 'inspection_passed' : 'inspection_failed', day, permit, {
      inspections: [
        {
          type,
          date: day,
          window: null,
          result: passed ? 'passed' : 'failed',
          notes: passed ? [] : [FAULTS[2]],
          inspector: INSPECTORS[2],
        },
      ],
    }),
  };
}

/** The invoice lies in the mail as a PDF. */
async function invoiceAttached(random: Random): Promise<Mail> {
  const permit = random.pick(HELD);
  const day = drawDay(random);
  const charges = drawCharges(random, 4);
  const due = laterDay(day, 21);
  const document = await PDFDocument.create();
  document.setCreationDate(new Date(0));
  document.setModificationDate(new Date(0));
  const sheet = new Pages(document, await embedFonts(document)).add();
  sheet.text(60, 60, `City of ${permit.city}`, { size: 14, font: 'sansBold' });
  sheet.text(540, 60, 'INVOICE', { size: 18, font: 'sansBold', align: 'right' });
  for (const [row, [label, value]] of [
    ['Invoice No.', random.digits(6)],
    ['Permit No.', permit.permitNumber],
    ['Site', permit.address ?? ''],
    ['Date', slashed(day)],
    ['Due Date', slashed(due)],
  ].entries()) {
    sheet.text(60, 100 + row * 15, label ?? '');
    sheet.text(150, 100 + row * 15, value ?? '');
  }
  sheet.text(60, 200, 'Description', { font: 'sansBold' });
  sheet.text(540, 200, 'Amount', { font: 'sansBold', align: 'right' });
  for (const [row, { label, cents }] of charges.entries()) {
    sheet.text(60, 218 + row * 16, label);
    sheet.text(540, 218 + row * 16, money(cents), { align: 'right' });
  }
  sheet.text(60, 230 + charges.length * 16, 'Total Due', { font: 'sansBold' });
  sheet.text(540, 230 + charges.length * 16, money(total(charges)), { font: 'sansBold', align: 'right' });
  return {
    draft: {
      from: `Accounts Receivable <ar@${at(permit.city)}>`,
      day,
      subject: `Invoice for permit ${permit.permitNumber}`,
      text: `Please find attached the invoice for your permit.\n\nFinance Department`,
      files: [{ name: 'invoice.pdf', type: 'application/pdf', bytes: await document.save() }],
    },
    truth: truthOf('fees_due', day, permit, {
      fees: charges.map((one) => ({ ...one, due })),
      feesTotalCents: total(charges),
    }),
  };
}

/** A table with a row for each inspection: headings above, values below. */
function resultTable(random: Random, index: number): Mail {
  const permit = random.pick(HELD);
  const day = drawDay(random);
  const type = random.pick(INSPECTIONS);
  const inspector = random.pick(INSPECTORS);
  const failed = index % 2 === 1;
  const fault = FAULTS[index % FAULTS.length] ?? '';
  const cells = (tag: string, values: readonly string[]) =>
    `<tr>${values.map((value) => `<${tag}><p>${value}</p></${tag}>`).join('')}</tr>`;
  return {
    draft: {
      from: `${permit.city} Building Safety <safety@${at(permit.city)}>`,
      day,
      subject: `Inspection results for ${slashed(day)}`,
      html: `<html><body><p>Today's results for permit <b>${permit.permitNumber}</b>, ${permit.address}:</p>${table(cells('th', ['Inspection', 'Date', 'Result', 'Inspector', 'Comments']) + cells('td', [type, slashed(day), failed ? 'Fail' : 'Pass', inspector, failed ? fault : 'None']))}<p>To schedule, use the portal.</p></body></html>`,
    },
    truth: truthOf(failed ? 'inspection_failed' : 'inspection_passed', day, permit, {
      inspections: [
        {
          type,
          date: day,
          window: null,
          result: failed ? 'failed' : 'passed',
          notes: failed ? [fault] : [],
          inspector,
        },
      ],
    }),
  };
}

/** The office answers on top of what was written before. */
function thread(random: Random): Mail {
  const permit = random.pick(HELD);
  const day = drawDay(random);
  const before = laterDay(day, -6);
  return {
    draft: {
      from: `Kim Abbot <kabbot@${at(permit.city)}>`,
      day,
      subject: `RE: ${permit.permitNumber} corrections`,
      text: `Thanks Rosa, the revised sheets look good. Plan review for ${permit.permitNumber} is now approved.\n\nKim\n\nOn ${longDate(before)} at 3:10 PM Rosa Medina <rosa@fernhollow.example> wrote:\n> Kim, attached are the answers to:\n> 1. Anchor bolt spacing\n> 2. Stair risers\n> Rosa`,
    },
    truth: truthOf('approved', day, permit),
  };
}

function noise(random: Random, index: number): Mail {
  const { city } = random.pick(HELD);
  const day = drawDay(random);
  const mails: readonly (readonly [Draft, 'newsletter' | 'survey' | 'phishing' | 'out_of_office'])[] = [
    [
      {
        from: `${city} Development <dev@${at(city)}>`,
        day,
        subject: 'Webinar: what changes with the 2027 fee schedule',
        html: '<p>Register for our free webinar on permit fees and plan review.</p><p>You are receiving this e-mail because you signed up for updates. <a href="#">Update preferences</a></p>',
      },
      'newsletter',
    ],
    [
      {
        from: `${city} Permisos <permisos@${at(city)}>`,
        day,
        subject: 'Su opinión es importante',
        text: 'Le agradecemos llenar esta encuesta de tres preguntas sobre su visita a la ventanilla de permisos: https://encuesta.example/9',
      },
      'survey',
    ],
    [
      {
        from: `City Clerk <clerk@permit-office-pay.example>`,
        day,
        subject: 'Document shared: Permit_Approval.pdf',
        text: 'A secure document was shared with you. Sign in with your e-mail password to view it: http://203.0.113.9/permit',
      },
      'phishing',
    ],
    [
      {
        from: `Inspecciones <insp@${at(city)}>`,
        day,
        subject: 'Respuesta automática: inspección',
        text: 'Estaré fuera de la oficina hasta el lunes. Para urgencias llame al 555-0160.',
      },
      'out_of_office',
    ],
  ];
  const [draft, kind] = mails[index % mails.length] as (typeof mails)[number];
  return { draft, truth: truthOf(kind, day, null, { isNoise: true }) };
}

/** Nearly one of ours: a number with one digit another, a house two doors on. */
function nearly(random: Random): Mail {
  const day = drawDay(random);
  return {
    draft: {
      from: 'Concord Code Administration <code@concord.example>',
      day,
      subject: 'Permit B-2026-11837 issued',
      text: 'Building permit B-2026-11837 has been issued.\n\nPermit: B-2026-11837\nLocation: 88 Old Mill Ln, Concord\n\nPost the permit card on site.',
    },
    truth: truthOf('issued', day, null),
  };
}

export const HELD_MAILS: readonly MailLayout[] = [
  { name: 'review-task', count: 3, make: reviewTask },
  { name: 'dotted', count: 4, make: dotted },
  { name: 'other-phone', count: 4, make: otherPhone },
  { name: 'clerk', count: 4, make: clerk },
  { name: 'bilingual', count: 4, make: bilingual },
  { name: 'invoice', count: 3, make: invoiceAttached },
  { name: 'result-table', count: 4, make: resultTable },
  { name: 'thread', count: 2, make: thread },
  { name: 'noise', count: 4, make: noise },
  { name: 'nearly', count: 1, make: nearly },
];
