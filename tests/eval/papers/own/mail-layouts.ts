import { PDFDocument } from 'pdf-lib';
import { embedFonts } from '../../checks/generator/book';
import type { Random } from '../../checks/generator/random';
import type { TrueMail } from '../mails';
import { type Draft, longDate } from './eml';
import {
  drawCharges,
  drawComments,
  drawDay,
  FAULTS,
  FOREIGN,
  HELD,
  type Held,
  INSPECTIONS,
  INSPECTORS,
  laterDay,
  money,
  type Said,
  total,
} from './mail-facts';
import { Pages, slashed, spelled } from './pages';

type Truth = Omit<TrueMail, 'file'>;
export interface Mail {
  readonly draft: Draft;
  readonly truth: Truth;
}
export interface MailLayout {
  readonly name: string;
  readonly count: number;
  readonly make: (random: Random, at: number) => Mail | Promise<Mail>;
}

export const truthOf = (
  kind: Truth['kind'],
  sent: string,
  permit: Held | null,
  over: Partial<Truth> = {},
): Truth => ({
  kind,
  match: permit ? [permit.id as string] : [],
  comments: [],
  fees: [],
  feesTotalCents: null,
  inspections: [],
  sent,
  isNoise: false,
  ...over,
});

export const trueComments = (said: readonly Said[]): Truth['comments'] =>
  said.map((one) => ({ ...one, status: 'open' }));

/** Comments under the names of their desks. */
function byDesk(
  said: readonly Said[],
  line: (one: Said, at: number) => string,
  head: (desk: string) => string,
): string {
  const desks = [...new Set(said.map(({ discipline }) => discipline))];
  const ordered = desks.flatMap((desk) => said.filter(({ discipline }) => discipline === desk));
  return desks
    .map((desk) => {
      const own = ordered.filter(({ discipline }) => discipline === desk);
      return [head(desk), ...own.map((one) => line(one, ordered.indexOf(one) + 1))].join('\n');
    })
    .join('\n\n');
}

/** Of all held permits, one a mail can name. */
const pickHeld = (random: Random) => random.pick(HELD);

/** The notices of an Accela agency: plain text with labels, comments of each desk below its name. */
function accela(random: Random, at: number): Mail {
  const permit = pickHeld(random);
  const day = drawDay(random);
  const head = `Record Number: ${permit.permitNumber}\nRecord Type: ${permit.type}\nAddress: ${permit.address}, ${permit.city} ${permit.state}`;
  const from = `${permit.city} Permit Center <noreply@${permit.city.toLowerCase()}.example>`;
  const foot = '\n\nThis is an automatic notification. Do not reply to this e-mail.';
  if (at % 3 === 0) {
    const said = drawComments(random, random.int(3, 6));
    const list = byDesk(
      said,
      (one) => `- ${one.sheet ? `Sheet ${one.sheet}: ` : ''}${one.text}${one.code ? ` (${one.code})` : ''}`,
      (desk) => `${desk} Review - Resubmittal Requested`,
    );
    return {
      draft: {
        from,
        day,
        subject: `Resubmittal Requested for ${permit.permitNumber}`,
        text: `Dear Applicant,\n\nPlan review of your submittal is complete and a resubmittal is requested.\n\n${head}\n\n${list}\n\nPlease log in to Citizen Access to upload revised plans.${foot}`,
      },
      truth: truthOf('corrections', day, permit, { comments: trueComments(said) }),
    };
  }
  const type = random.pick(INSPECTIONS);
  const inspector = random.pick(INSPECTORS);
  if (at % 3 === 1) {
    const faults = random.shuffle(FAULTS).slice(0, 2);
    return {
      draft: {
        from,
        day,
        subject: `Inspection Result - ${permit.permitNumber}`,
        text: `The following inspection has been completed.\n\n${head}\n\nInspection Type: ${type}\nInspection Date: ${slashed(day)}\nInspection Result: Failed\nInspector: ${inspector}\nInspection Comments: ${faults.join('. ')}.${foot}`,
      },
      truth: truthOf('inspection_failed', day, permit, {
        inspections: [{ type, date: day, window: null, result: 'failed', notes: [...faults], inspector }],
      }),
    };
  }
  const charges = drawCharges(random, 3);
  const due = laterDay(day, 30);
  return {
    draft: {
      from,
      day,
      subject: `Fees due on ${permit.permitNumber}`,
      text: `Dear Applicant,\n\nFees have been assessed on your record and are ready to be paid online.\n\n${head}\n\n${charges.map(({ label, cents }) => `${label}: ${money(cents)}`).join('\n')}\nTotal Balance Due: ${money(total(charges))}\n\nPlease pay by ${slashed(due)}.${foot}`,
    },
    truth: truthOf('fees_due', day, permit, {
      fees: charges.map((one) => ({ ...one, due })),
      feesTotalCents: total(charges),
    }),
  };
}

const cell = (text: string) => `<td style="border:1px solid #ccc;padding:4px">${text}</td>`;
const row = (...cells: string[]) => `<tr>${cells.map(cell).join('')}</tr>`;
export const table = (rows: string) =>
  `<table cellspacing="0" style="border-collapse:collapse">${rows}</table>`;

/** EnerGov: HTML tables of review items, corrections and invoice lines. */
function energov(random: Random, at: number): Mail {
  const permit = pickHeld(random);
  const day = drawDay(random);
  const from = `${permit.city} Self Service <energov@${permit.city.toLowerCase()}.example>`;
  const banner = `<div style="background:#00558c;color:#fff;font-size:18px;padding:12px">City of ${permit.city} | Development Services</div>`;
  const facts = table(
    row('<b>Permit Number</b>', permit.permitNumber) +
      row('<b>Type</b>', permit.type ?? '') +
      row('<b>Site Address</b>', `${permit.address}, ${permit.city}, ${permit.state}`),
  );
  if (at % 2 === 0) {
    const said = drawComments(random, random.int(2, 5));
    const rows =
      row('<b>No.</b>', '<b>Department</b>', '<b>Sheet</b>', '<b>Correction</b>', '<b>Code</b>') +
      said
        .map((one, i) => row(`${i + 1}`, one.discipline, one.sheet ?? '', one.text, one.code ?? ''))
        .join('');
    return {
      draft: {
        from,
        day,
        subject: `Plan Review Corrections Required: ${permit.permitNumber}`,
        html: `<html><body>${banner}<p>Hello,</p><p>The review of your submittal found items that must be corrected before the permit can be approved.</p>${facts}<h3>Corrections</h3>${table(rows)}<p>Log in to Self Service and resubmit all sheets.</p></body></html>`,
      },
      truth: truthOf('corrections', day, permit, { comments: trueComments(said) }),
    };
  }
  const charges = drawCharges(random, random.int(2, 4));
  const due = laterDay(day, 14);
  const rows =
    row('<b>Fee</b>', '<b>Amount</b>') +
    charges.map(({ label, cents }) => row(label, money(cents))).join('') +
    row('<b>Invoice Total</b>', money(total(charges)));
  return {
    draft: {
      from,
      day,
      subject: `Invoice INV-${random.digits(8)} for ${permit.permitNumber}`,
      html: `<html><body>${banner}<p>An invoice has been created for your permit.</p>${facts}<p>Invoice Date: ${slashed(day)}<br>Due Date: ${slashed(due)}</p>${table(rows)}<p>Pay online through Self Service. Card payments carry a 2.5% service charge.</p></body></html>`,
    },
    truth: truthOf('fees_due', day, permit, {
      fees: charges.map((one) => ({ ...one, due })),
      feesTotalCents: total(charges),
    }),
  };
}

/** OpenGov: one step of a record, a few lines in HTML, a button. */
function openGov(random: Random, at: number): Mail {
  const permit = pickHeld(random);
  const day = drawDay(random);
  const from = `${permit.city} (via OpenGov) <noreply@opengov.example>`;
  const wrap = (inner: string) =>
    `<html><body><center><table width="600"><tr><td><h2>${permit.city}, ${permit.state}</h2>${inner}<p style="color:#888;font-size:11px">You are receiving this message because you are the applicant of this record.</p></td></tr></table></center></body></html>`;
  const record = `<p>Record <b>${permit.permitNumber}</b><br>${permit.type}<br>${permit.address}</p>`;
  const type = random.pick(INSPECTIONS);
  if (at % 3 === 0) {
    const on = laterDay(day, 3);
    return {
      draft: {
        from,
        day,
        subject: `Inspection scheduled: ${permit.permitNumber}`,
        html: wrap(
          `<p>Your inspection has been scheduled.</p>${record}<p>Inspection: ${type}<br>Date: ${spelled(on)}<br>Time: 8:00 AM - 12:00 PM</p><p><a href="https://portal.example">View record</a></p>`,
        ),
      },
      truth: truthOf('inspection_scheduled', day, permit, {
        inspections: [{ type, date: on, window: '08:00-12:00', result: null, notes: [], inspector: null }],
      }),
    };
  }
  if (at % 3 === 1)
    return {
      draft: {
        from,
        day,
        subject: `Your permit has been issued - ${permit.permitNumber}`,
        html: wrap(
          `<p>Good news. Your ${permit.type} permit has been issued and can be downloaded from the portal.</p>${record}<p><a href="https://portal.example">Download permit</a></p>`,
        ),
      },
      truth: truthOf('issued', day, permit),
    };
  return {
    draft: {
      from,
      day,
      subject: `Payment received for ${permit.permitNumber}`,
      html: wrap(
        `<p>Thank you for your payment.</p>${record}<p>Building Permit Fee: $412.50<br>Total paid: $412.50</p>`,
      ),
    },
    truth: truthOf('receipt', day, permit, {
      fees: [{ label: 'Building Permit Fee', cents: 41_250, due: null }],
      feesTotalCents: 41_250,
    }),
  };
}

/** A clerk's or an inspector's own words. */
function byHand(random: Random, at: number): Mail {
  const permit = pickHeld(random);
  const day = drawDay(random);
  const from = `Carla Whitten <cwhitten@${permit.city.toLowerCase()}.example>`;
  const sign = `\n\nThanks,\nCarla Whitten\nPermit Technician\n${permit.city} Building Dept.\n555-0117`;
  const texts: readonly (() => Mail)[] = [
    () => {
      const said = drawComments(random, 3);
      return {
        draft: {
          from,
          day,
          subject: `${permit.address} plan comments`,
          text: `Hi,\n\nThe plans examiner looked at ${permit.permitNumber} and has a few corrections before we can approve it:\n\n${said.map((one, i) => `${i + 1}) ${one.text}${one.code ? ` [${one.code}]` : ''}${one.sheet ? ` See sheet ${one.sheet}.` : ''}`).join('\n')}\n\nPlease send revised sheets to me as a PDF.${sign}`,
        },
        truth: truthOf('corrections', day, permit, {
          comments: trueComments(said).map((one) => ({ ...one, discipline: null })),
        }),
      };
    },
    () => ({
      draft: {
        from,
        day,
        subject: `application for ${permit.address}`,
        text: `Good morning,\n\nWe could not accept the application for ${permit.address} (${permit.permitNumber}) yet. It is missing the following:\n\n- Signed contractor affidavit\n- Two copies of the site plan\n- Energy compliance report\n\nOnce we have these it will go to review.${sign}`,
      },
      truth: truthOf('application_incomplete', day, permit, {
        missing: ['Signed contractor affidavit', 'Two copies of the site plan', 'Energy compliance report'],
      }),
    }),
    () => ({
      draft: {
        from,
        day,
        subject: `Permit ${permit.permitNumber} about to expire`,
        text: `Hello,\n\nOur records show no inspection on permit ${permit.permitNumber} at ${permit.address} in the last 150 days. The permit will expire on ${spelled(laterDay(day, 30))} unless an inspection is passed or an extension is requested in writing.${sign}`,
      },
      truth: truthOf('expiring', day, permit),
    }),
    () => ({
      draft: {
        from,
        day,
        subject: `Re: extension ${permit.permitNumber}`,
        text: `Your request for a 90 day extension on ${permit.permitNumber} has been granted. The new expiration date is ${slashed(laterDay(day, 90))}.${sign}`,
      },
      truth: truthOf('extension_granted', day, permit),
    }),
  ];
  return (texts[at % texts.length] as () => Mail)();
}

/** eTRAKiT: results in an HTML table, one line. */
function etrakit(random: Random, at: number): Mail {
  const permit = pickHeld(random);
  const day = drawDay(random);
  const type = random.pick(INSPECTIONS);
  const inspector = random.pick(INSPECTORS);
  const result = (['passed', 'failed', 'cancelled'] as const)[at % 3] ?? 'passed';
  const word = { passed: 'PASS', failed: 'FAIL', cancelled: 'CANCELLED' }[result];
  const faults = result === 'failed' ? random.shuffle(FAULTS).slice(0, 1) : [];
  return {
    draft: {
      from: `eTRAKiT Notification <etrakit@${permit.city.toLowerCase()}.example>`,
      day,
      subject: `${permit.city} Inspection Notification ${permit.permitNumber}`,
      html: `<p>The inspection below has been updated.</p>${table(row('Permit #', permit.permitNumber) + row('Site Address', (permit.address ?? '').toUpperCase()) + row('Inspection', type) + row('Scheduled Date', slashed(day)) + row('Result', word) + row('Inspector', inspector) + row('Remarks', faults[0] ?? (result === 'passed' ? 'OK' : 'Contractor not ready')))}<p>Please do not respond to this message.</p>`,
    },
    truth: truthOf(`inspection_${result}`, day, permit, {
      inspections: [{ type, date: day, window: null, result, notes: [...faults], inspector }],
    }),
  };
}

const cityOf = (draft: Draft) => /^(.*?) </.exec(draft.from)?.[1] ?? 'City';

/** Forwarded by hand, as Outlook, Gmail and a telephone write it. */
const forwarded =
  (program: 'outlook' | 'gmail' | 'phone'): MailLayout['make'] =>
  async (random, at) => {
    const inner = await [accela, byHand, accela][at % 3]?.(random.fork('inner'), at);
    if (!inner) throw new Error('No mail to forward');
    const { draft, truth } = inner;
    const day = laterDay(draft.day, random.int(1, 4));
    const address = /<(.*)>/.exec(draft.from)?.[1] ?? '';
    const remark = random.pick(['', 'FYI', 'Tony can you take care of this one? Thx', 'See below.']);
    const text = draft.text ?? '';
    const subject = `${program === 'outlook' ? 'FW' : 'Fwd'}: ${draft.subject}`;
    const from = 'Tony Marchetti <tony@fernhollow.example>';
    if (program === 'gmail')
      return {
        draft: {
          from,
          day,
          subject,
          text: `${remark}\n\n---------- Forwarded message ---------\nFrom: ${cityOf(draft)} <${address}>\nDate: ${longDate(draft.day).replace(/^(\w{3})\w*/, '$1')} at 10:22 AM\nSubject: ${draft.subject}\nTo: <tony@fernhollow.example>\n\n\n${text}`,
        },
        truth,
      };
    if (program === 'phone')
      return {
        draft: {
          from,
          day,
          subject,
          text: `${remark}\n\nSent from my iPhone\n\nBegin forwarded message:\n\n${`From: ${cityOf(draft)} <${address}>\nDate: ${longDate(draft.day)} at 10:22:00 AM CDT\nTo: tony@fernhollow.example\nSubject: ${draft.subject}\n\n${text}`
            .split('\n')
            .map((line) => `> ${line}`.trimEnd())
            .join('\n')}`,
        },
        truth,
      };
    const lines = text
      .split('\n')
      .map((line) => `<p class=MsoNormal>${line === '' ? '<o:p>&nbsp;</o:p>' : line}</p>`);
    return {
      draft: {
        from,
        day,
        subject,
        html: `<html><body><div class=WordSection1><p class=MsoNormal>${remark}</p><div style='border:none;border-top:solid #E1E1E1 1.0pt;padding:3.0pt 0in 0in 0in'><p class=MsoNormal><b>From:</b> ${cityOf(draft)} &lt;${address}&gt;<br><b>Sent:</b> ${longDate(draft.day)} 10:22 AM<br><b>To:</b> Tony Marchetti &lt;tony@fernhollow.example&gt;<br><b>Subject:</b> ${draft.subject}</p></div>${lines.join('')}</div></body></html>`,
      },
      truth,
    };
  };

/** A letter on the city's paper lies in the mail; the mail itself says next to nothing. */
async function letterAttached(random: Random): Promise<Mail> {
  const permit = pickHeld(random);
  const day = drawDay(random);
  const said = drawComments(random, random.int(4, 7));
  const document = await PDFDocument.create();
  document.setCreationDate(new Date(0));
  document.setModificationDate(new Date(0));
  const sheet = new Pages(document, await embedFonts(document)).add();
  sheet.text(306, 60, `City of ${permit.city}`, { size: 16, font: 'serifBold', align: 'center' });
  sheet.text(306, 78, 'Building Inspection Division', { size: 10, font: 'serif', align: 'center' });
  sheet.text(72, 110, spelled(day), { size: 10.5, font: 'serif' });
  sheet.text(72, 136, `RE: Permit Application ${permit.permitNumber}`, { size: 10.5, font: 'serifBold' });
  sheet.text(72, 150, `    ${permit.address}, ${permit.city}, ${permit.state}`, {
    size: 10.5,
    font: 'serif',
  });
  let y = sheet.paragraph(
    72,
    178,
    468,
    'Your plans have been reviewed. The following corrections are required before a permit can be issued:',
    { size: 10.5, font: 'serif' },
  );
  let desk = '';
  for (const [at, one] of said.entries()) {
    if (one.discipline !== desk) {
      desk = one.discipline;
      y += 8;
      sheet.text(72, y, desk.toUpperCase(), { size: 10.5, font: 'serifBold' });
      y += 16;
    }
    y = sheet.paragraph(
      86,
      y,
      454,
      `${at + 1}. ${one.sheet ? `Sheet ${one.sheet} - ` : ''}${one.text}${one.code ? ` (${one.code})` : ''}`,
      { size: 10.5, font: 'serif' },
    );
  }
  sheet.paragraph(72, y + 14, 468, 'Please respond to each item in writing when you resubmit.', {
    size: 10.5,
    font: 'serif',
  });
  return {
    draft: {
      from: `Plan Review <planreview@${permit.city.toLowerCase()}.example>`,
      day,
      subject: `Plan review letter - ${permit.permitNumber}`,
      text: `Please see the attached plan review letter for ${permit.address}. Corrections are required.\n\nPlan Review\nCity of ${permit.city}`,
      files: [{ name: 'review letter.pdf', type: 'application/pdf', bytes: await document.save() }],
    },
    truth: truthOf('corrections', day, permit, { comments: trueComments(said) }),
  };
}

const SPANISH: readonly Said[] = [
  {
    discipline: 'Estructural',
    sheet: 'S-1',
    text: 'Indique los conectores de las vigas del techo y su modelo.',
    code: null,
  },
  {
    discipline: 'Estructural',
    sheet: null,
    text: 'Los cálculos no llevan el sello del ingeniero.',
    code: null,
  },
  {
    discipline: 'Zonificación',
    sheet: 'C-1',
    text: 'Acote el retiro lateral hasta la línea de la propiedad.',
    code: null,
  },
  {
    discipline: 'Electricidad',
    sheet: 'E-1',
    text: 'Falta el cálculo de carga del nuevo servicio.',
    code: 'NEC 220.82',
  },
  {
    discipline: 'Plomería',
    sheet: null,
    text: 'Presente el isométrico de desagüe y ventilación.',
    code: null,
  },
];

function spanish(random: Random, at: number): Mail {
  const permit = random.pick(HELD.filter(({ state }) => state === 'FL'));
  const day = drawDay(random);
  const from = `Departamento de Edificaciones <permisos@${permit.city.toLowerCase()}.example>`;
  const head = `Número de permiso: ${permit.permitNumber}\nDirección: ${permit.address}`;
  const foot = '\n\nEste es un mensaje automático. No responda a este correo.';
  if (at % 3 === 0) {
    const drawn = random.shuffle(SPANISH).slice(0, 4);
    const said = [...new Set(drawn.map(({ discipline }) => discipline))].flatMap((desk) =>
      drawn.filter(({ discipline }) => discipline === desk),
    );
    return {
      draft: {
        from,
        day,
        subject: `Correcciones requeridas: ${permit.permitNumber}`,
        text: `Estimado solicitante:\n\nLa revisión de sus planos terminó y requiere correcciones.\n\n${head}\n\n${byDesk(
          said,
          (one, i) =>
            `${i}. ${one.sheet ? `Hoja ${one.sheet}: ` : ''}${one.text}${one.code ? ` (${one.code})` : ''}`,
          (desk) => desk.toUpperCase(),
        )}\n\nSuba los planos corregidos por el portal.${foot}`,
      },
      truth: truthOf('corrections', day, permit, { comments: trueComments(said) }),
    };
  }
  if (at % 3 === 1) {
    const on = laterDay(day, 2);
    return {
      draft: {
        from,
        day,
        subject: `Inspección programada ${permit.permitNumber}`,
        text: `Su inspección ha sido programada.\n\n${head}\nTipo de inspección: Techo en progreso\nFecha: ${spelled(on, 'es')}\nHorario: 8:00 a.m. a 12:00 p.m.\nInspector: ${INSPECTORS[0]}${foot}`,
      },
      truth: truthOf('inspection_scheduled', day, permit, {
        inspections: [
          {
            type: 'Techo en progreso',
            date: on,
            window: '08:00-12:00',
            result: null,
            notes: [],
            inspector: INSPECTORS[0],
          },
        ],
      }),
    };
  }
  const due = laterDay(day, 15);
  return {
    draft: {
      from,
      day,
      subject: `Pago pendiente del permiso ${permit.permitNumber}`,
      text: `Estimado solicitante:\n\nSu permiso está listo y tiene un saldo pendiente.\n\n${head}\n\nTarifa de permiso: $318.40\nRecargo estatal: $9.55\nSaldo total: $327.95\n\nPague a más tardar el ${spelled(due, 'es')}.${foot}`,
    },
    truth: truthOf('fees_due', day, permit, {
      fees: [
        { label: 'Tarifa de permiso', cents: 31_840, due },
        { label: 'Recargo estatal', cents: 955, due },
      ],
      feesTotalCents: 32_795,
    }),
  };
}

/** What wants nothing done. */
function noise(random: Random, at: number): Mail {
  const permit = pickHeld(random);
  const day = drawDay(random);
  const city = permit.city;
  const domain = `${city.toLowerCase()}.example`;
  const mails: readonly Mail[] = [
    {
      draft: {
        from: `City of ${city} <news@${domain}>`,
        day,
        subject: `Builders Bulletin - Fall 2026`,
        html: `<html><body><h1>Builders Bulletin</h1><p>The 2024 codes take effect January 1. Plan review times have dropped to 12 days on average.</p><p>Join our contractor breakfast on October 8.</p><p>Permit fees change on January 1; see the new schedule.</p><p><a href="#">Unsubscribe</a> or manage your preferences.</p></body></html>`,
      },
      truth: truthOf('newsletter', day, null, { isNoise: true }),
    },
    {
      draft: {
        from: `${city} Permit Center <feedback@${domain}>`,
        day,
        subject: 'How did we do?',
        text: `Thank you for visiting the ${city} Permit Center. Please take our two-minute survey about your visit: https://survey.example/abc\n\nYour answers help us improve.`,
      },
      truth: truthOf('survey', day, null, { isNoise: true }),
    },
    {
      draft: {
        from: 'Permit Billing <billing@city-permits-pay.example>',
        day,
        subject: 'Final notice: permit fee by wire',
        text: 'Dear applicant, your zoning application fee is outstanding. Due to a change of bank, pay by wire transfer today to avoid denial. Reply for the new account details.',
      },
      truth: truthOf('phishing', day, null, { isNoise: true }),
    },
    {
      draft: {
        from: `${city} eServices <alerts@${domain}>`,
        day,
        subject: 'Scheduled maintenance this weekend',
        text: `The online permitting portal will be unavailable Saturday from 6:00 AM to 2:00 PM for maintenance. We apologize for the inconvenience.\n\nTo stop receiving these alerts, unsubscribe here.`,
      },
      truth: truthOf('newsletter', day, null, { isNoise: true }),
    },
  ];
  return mails[at % mails.length] as Mail;
}

/** Machines that answer. */
function autoReply(random: Random, at: number): Mail {
  const permit = pickHeld(random);
  const day = drawDay(random);
  const from = `Luis Ferrand <lferrand@${permit.city.toLowerCase()}.example>`;
  const mails: readonly Draft[] = [
    {
      from,
      day,
      subject: `Automatic reply: ${permit.permitNumber} revised sheets`,
      text: 'I am out of the office until Monday with no access to e-mail. For inspections call 555-0160.',
      headers: ['Auto-Submitted: auto-replied', 'X-Auto-Response-Suppress: All'],
    },
    {
      from,
      day,
      subject: `Re: ${permit.permitNumber} question about the inspection`,
      text: `Thank you for your message. I will be away from ${slashed(day)} and will return your mail when I am back.`,
      headers: ['Auto-Submitted: auto-replied (vacation)'],
    },
    {
      from,
      day,
      subject: `Out of Office: corrections ${permit.permitNumber}`,
      text: 'I am on leave this week. Please contact the front desk.',
      headers: ['Precedence: auto_reply'],
    },
  ];
  return {
    draft: mails[at % mails.length] as Draft,
    truth: truthOf('out_of_office', day, null, { isNoise: true }),
  };
}

/** About somebody else's permit: read, and put on none of ours. */
function foreign(random: Random): Mail {
  const day = drawDay(random);
  return {
    draft: {
      from: 'Reno Permit Center <noreply@reno.example>',
      day,
      subject: `Permit approved: ${FOREIGN.permitNumber}`,
      text: `Plan review of the following application has been approved.\n\nPermit Number: ${FOREIGN.permitNumber}\nAddress: ${FOREIGN.address}, Reno NV\n\nThank you.`,
    },
    truth: truthOf('approved', day, null),
  };
}

export const SEEN_MAILS: readonly MailLayout[] = [
  { name: 'accela', count: 6, make: accela },
  { name: 'energov', count: 4, make: energov },
  { name: 'opengov', count: 6, make: openGov },
  { name: 'by-hand', count: 4, make: byHand },
  { name: 'etrakit', count: 3, make: etrakit },
  { name: 'outlook', count: 3, make: forwarded('outlook') },
  { name: 'gmail', count: 3, make: forwarded('gmail') },
  { name: 'phone', count: 3, make: forwarded('phone') },
  { name: 'letter', count: 3, make: letterAttached },
  { name: 'spanish', count: 6, make: spanish },
  { name: 'noise', count: 4, make: noise },
  { name: 'auto-reply', count: 3, make: autoReply },
  { name: 'foreign', count: 1, make: foreign },
];
