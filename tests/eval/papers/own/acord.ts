/**
 * The printed form most certificates in the US are written on, in two of its editions: small labels in a grid, the
 * agency's system types into it. What the form prints is worded anew here; its places and its labels are what matters.
 */
import type { FontName, Sheet } from '../../checks/generator/book';
import type { Certificate, DrawnPolicy } from './certificate-cases';
import { grouped, type Pages, slashed } from './pages';

interface AcordStyle {
  readonly edition: 2016 | 2010;
  /** The typeface of the agency's system, and how large it types. */
  readonly typed: FontName;
  readonly size: number;
  /** Number and days are typed in the first row of a section, or in its middle. */
  readonly middle: boolean;
  /** Insurers by letter, one letter to a carrier. */
  readonly marks: 'Y' | 'X';
}

const LEFT = 20;
const RIGHT = 592;
const COLUMNS = {
  letter: 20,
  type: 38,
  additional: 188,
  waiver: 205,
  number: 222,
  effective: 332,
  expires: 381,
  limits: 430,
  amount: 528,
};

interface LimitRow {
  readonly label: string;
  readonly cents: number | undefined;
}

interface Section {
  readonly title: readonly string[];
  readonly policy: DrawnPolicy | undefined;
  readonly rows: readonly LimitRow[];
}

export function drawAcord(pages: Pages, certificate: Certificate, style: AcordStyle): void {
  const sheet = pages.add();
  const small = (x: number, y: number, text: string, size = 5.6) => sheet.text(x, y, text, { size });
  const typed = (x: number, y: number, text: string, size = style.size) =>
    sheet.text(x, y, text, { size, font: style.typed });
  sheet.text(306, 34, 'CERTIFICATE OF LIABILITY INSURANCE', { size: 15, font: 'sansBold', align: 'center' });
  small(520, 22, 'DATE (MM/DD/YYYY)');
  typed(522, 36, slashed(certificate.issued));
  let y = sheet.paragraph(
    LEFT,
    50,
    570,
    'THIS CERTIFICATE IS ISSUED FOR INFORMATION ONLY AND GIVES THE CERTIFICATE HOLDER NO RIGHTS. IT DOES NOT AMEND, EXTEND OR ALTER THE COVERAGE OF THE POLICIES BELOW AND IS NO CONTRACT BETWEEN THE ISSUING INSURER(S), AUTHORIZED REPRESENTATIVE OR PRODUCER AND THE CERTIFICATE HOLDER.',
    { size: 6, font: 'sansBold' },
  );
  y = sheet.paragraph(
    LEFT,
    y + 3,
    570,
    'IMPORTANT: If the certificate holder is an ADDITIONAL INSURED, the policy(ies) must have ADDITIONAL INSURED provisions or be endorsed. If SUBROGATION IS WAIVED, subject to the terms and conditions of the policy, certain policies may require an endorsement.',
    { size: 6 },
  );
  y = drawParties(sheet, certificate, y + 2, small, typed);
  sheet.text(LEFT + 2, y + 9, 'COVERAGES', { size: 8, font: 'sansBold' });
  small(210, y + 8, 'CERTIFICATE NUMBER:', 7);
  typed(296, y + 8, certificate.number);
  small(430, y + 8, 'REVISION NUMBER:', 7);
  y = sheet.paragraph(
    LEFT + 2,
    y + 19,
    566,
    'THE POLICIES LISTED BELOW HAVE BEEN ISSUED TO THE INSURED NAMED ABOVE FOR THE POLICY PERIOD INDICATED, NOTWITHSTANDING ANY REQUIREMENT OF ANY CONTRACT OR OTHER DOCUMENT WITH RESPECT TO WHICH THIS CERTIFICATE MAY BE ISSUED. LIMITS SHOWN MAY HAVE BEEN REDUCED BY PAID CLAIMS.',
    { size: 5.6 },
  );
  y = drawHead(sheet, style, y + 2, small);
  const letters = lettersOf(certificate);
  for (const section of sectionsOf(certificate, style.edition))
    y = drawSection(sheet, section, style, letters, y, small, typed);
  small(
    LEFT + 2,
    y + 8,
    'DESCRIPTION OF OPERATIONS / LOCATIONS / VEHICLES  (Additional Remarks Schedule may be attached if more space is required)',
  );
  sheet.paragraph(LEFT + 6, y + 20, 550, certificate.description, { size: style.size, font: style.typed });
  sheet.box(LEFT, y, RIGHT - LEFT, 70);
  drawFoot(sheet, certificate, y + 74, small, typed);
}

type Write = (x: number, y: number, text: string, size?: number) => void;

function lettersOf({ policies }: Certificate): ReadonlyMap<string, string> {
  const names = [...new Set(policies.map(({ carrier }) => carrier.name))];
  return new Map(names.map((name, at) => [name, 'ABCDEF'[at] ?? 'F']));
}

function drawParties(sheet: Sheet, certificate: Certificate, y: number, small: Write, typed: Write): number {
  const { agency, insured, policies } = certificate;
  sheet.box(LEFT, y, 286, 62);
  small(LEFT + 2, y + 7, 'PRODUCER');
  for (const [at, line] of [agency.name, agency.place.street, agency.place.city].entries())
    typed(LEFT + 14, y + 18 + at * 11, line);
  sheet.box(306, y, 286, 124);
  small(308, y + 7, 'CONTACT');
  small(308, y + 12, 'NAME:');
  typed(340, y + 11, agency.contact);
  small(308, y + 21, 'PHONE');
  small(308, y + 26, '(A/C, No, Ext):');
  typed(350, y + 25, '(209) 555-0142');
  small(470, y + 21, 'FAX');
  small(470, y + 26, '(A/C, No):');
  small(308, y + 35, 'E-MAIL');
  small(308, y + 40, 'ADDRESS:');
  typed(340, y + 39, 'certs@agency.example');
  small(380, y + 49, 'INSURER(S) AFFORDING COVERAGE', 6);
  small(556, y + 49, 'NAIC #', 6);
  const letters = [...lettersOf(certificate)];
  for (const [at, letter] of [...'ABCDEF'].entries()) {
    const line = y + 60 + at * 12;
    small(308, line, `INSURER ${letter} :`, 6);
    const name = letters[at]?.[0];
    if (!name) continue;
    typed(350, line, name);
    typed(556, line, policies.find(({ carrier }) => carrier.name === name)?.carrier.naic ?? '');
  }
  sheet.box(LEFT, y + 62, 286, 62);
  small(LEFT + 2, y + 69, 'INSURED');
  const lines = [
    insured.name,
    ...(insured.dba ? [`DBA: ${insured.dba}`] : []),
    insured.place.street,
    insured.place.city,
  ];
  for (const [at, line] of lines.entries()) typed(LEFT + 14, y + 80 + at * 11, line);
  return y + 124;
}

function drawHead(sheet: Sheet, { edition }: AcordStyle, y: number, small: Write): number {
  const c = COLUMNS;
  sheet.box(LEFT, y, RIGHT - LEFT, 18);
  small(c.letter + 1, y + 7, 'INSR', 5);
  small(c.letter + 1, y + 14, 'LTR', 5);
  small(c.type + 40, y + 11, 'TYPE OF INSURANCE', 6.4);
  small(c.additional, y + 7, 'ADDL', 5);
  small(c.additional, y + 14, edition === 2016 ? 'INSD' : 'INSR', 5);
  small(c.waiver, y + 7, 'SUBR', 5);
  small(c.waiver, y + 14, 'WVD', 5);
  small(c.number + 24, y + 11, 'POLICY NUMBER', 6.4);
  small(c.effective + 6, y + 7, 'POLICY EFF', 5.4);
  small(c.effective + 2, y + 14, '(MM/DD/YYYY)', 5.4);
  small(c.expires + 6, y + 7, 'POLICY EXP', 5.4);
  small(c.expires + 2, y + 14, '(MM/DD/YYYY)', 5.4);
  small(c.limits + 60, y + 11, 'LIMITS', 6.4);
  return y + 18;
}

function sectionsOf({ policies }: Certificate, edition: AcordStyle['edition']): Section[] {
  const of = (kind: DrawnPolicy['kind']) => policies.filter((one) => one.kind === kind);
  const isNew = edition === 2016;
  const general = of('GL');
  const [auto] = of('AUTO');
  const [umbrella] = of('UMB');
  const [workers] = of('WC');
  return [
    ...(general.length > 0 ? general : [undefined]).map(
      (policy): Section => ({
        policy,
        title: isNew
          ? [
              'X  COMMERCIAL GENERAL LIABILITY',
              '     CLAIMS-MADE   X  OCCUR',
              '',
              '',
              "GEN'L AGGREGATE LIMIT APPLIES PER:",
              '     POLICY   X  PRO-JECT      LOC',
              '     OTHER:',
            ]
          : [
              'GENERAL LIABILITY',
              'X  COMMERCIAL GENERAL LIABILITY',
              '     CLAIMS-MADE   X  OCCUR',
              '',
              "GEN'L AGGREGATE LIMIT APPLIES PER:",
              '     POLICY      PRO-JECT   X  LOC',
            ],
        rows: [
          { label: 'EACH OCCURRENCE', cents: policy?.limits.eachOccurrence },
          {
            label: 'DAMAGE TO RENTED PREMISES (Ea occurrence)',
            cents: policy?.limits.damageToRentedPremises,
          },
          { label: 'MED EXP (Any one person)', cents: policy?.limits.medicalExpense },
          { label: 'PERSONAL & ADV INJURY', cents: policy?.limits.personalAndAdvertisingInjury },
          { label: 'GENERAL AGGREGATE', cents: policy?.limits.generalAggregate },
          { label: 'PRODUCTS - COMP/OP AGG', cents: policy?.limits.productsCompletedOpsAggregate },
          ...(isNew ? [{ label: '', cents: undefined }] : []),
        ],
      }),
    ),
    {
      policy: auto,
      title: isNew
        ? [
            'AUTOMOBILE LIABILITY',
            'X  ANY AUTO',
            '     OWNED AUTOS ONLY       SCHEDULED AUTOS',
            'X  HIRED AUTOS ONLY  X  NON-OWNED AUTOS ONLY',
          ]
        : [
            'AUTOMOBILE LIABILITY',
            'X  ANY AUTO',
            '     ALL OWNED AUTOS        SCHEDULED AUTOS',
            'X  HIRED AUTOS         X  NON-OWNED AUTOS',
          ],
      rows: [
        { label: 'COMBINED SINGLE LIMIT (Ea accident)', cents: auto?.limits.combinedSingleLimit },
        { label: 'BODILY INJURY (Per person)', cents: auto?.split?.[0] },
        { label: 'BODILY INJURY (Per accident)', cents: auto?.split?.[1] },
        { label: 'PROPERTY DAMAGE (Per accident)', cents: auto?.split?.[2] },
      ],
    },
    {
      policy: umbrella,
      title: [
        `${umbrella ? 'X' : '  '}  UMBRELLA LIAB      ${umbrella ? 'X' : '  '}  OCCUR`,
        '     EXCESS LIAB             CLAIMS-MADE',
        '     DED        RETENTION $',
      ],
      rows: [
        { label: 'EACH OCCURRENCE', cents: umbrella?.limits.eachOccurrence },
        { label: 'AGGREGATE', cents: umbrella?.limits.aggregate },
        { label: '', cents: undefined },
      ],
    },
    {
      policy: workers,
      title: [
        'WORKERS COMPENSATION',
        "AND EMPLOYERS' LIABILITY                       Y / N",
        `ANY PROPRIETOR/PARTNER/EXECUTIVE      ${workers ? 'N' : ''}`,
        'OFFICER/MEMBER EXCLUDED? (Mandatory in NH)',
      ],
      rows: [
        {
          label: `${workers ? 'X' : '  '}  ${isNew ? 'PER STATUTE' : 'WC STATU-TORY LIMITS'}         OTH-ER`,
          cents: undefined,
        },
        { label: 'E.L. EACH ACCIDENT', cents: workers?.limits.elEachAccident },
        { label: 'E.L. DISEASE - EA EMPLOYEE', cents: workers?.limits.elDiseaseEachEmployee },
        { label: 'E.L. DISEASE - POLICY LIMIT', cents: workers?.limits.elDiseasePolicyLimit },
      ],
    },
  ];
}

function drawSection(
  sheet: Sheet,
  { title, policy, rows }: Section,
  style: AcordStyle,
  letters: ReadonlyMap<string, string>,
  y: number,
  small: Write,
  typed: Write,
): number {
  const c = COLUMNS;
  const step = 11;
  const height = Math.max(title.length, rows.length) * step + 2;
  sheet.box(LEFT, y, RIGHT - LEFT, height);
  for (const x of [
    c.type,
    c.additional - 2,
    c.waiver - 2,
    c.number - 2,
    c.effective - 2,
    c.expires - 2,
    c.limits - 2,
  ])
    sheet.line(x, y, x, y + height, 0.5);
  for (const [at, line] of title.entries())
    if (line !== '') small(c.type + 3, y + 8 + at * step, line.trimEnd(), 6);
  for (const [at, { label, cents }] of rows.entries()) {
    const line = y + 8 + at * step;
    if (label !== '') small(c.limits + 1, line, label, label.length > 30 ? 4.8 : 5.6);
    if (label !== '' && !/OTH-ER/.test(label)) small(c.amount, line, '$');
    if (cents !== undefined) typed(c.amount + 8, line, grouped(cents));
  }
  if (policy) {
    const line = y + 8 + (style.middle ? Math.floor(rows.length / 2) * step : 0);
    typed(c.letter + 5, line, letters.get(policy.carrier.name) ?? 'A');
    if (policy.additionalInsured) typed(c.additional + 4, line, style.marks);
    if (policy.waiver) typed(c.waiver + 4, line, style.marks);
    typed(c.number + 2, line, policy.number);
    typed(c.effective, line, slashed(policy.effective), Math.min(style.size, 7.6));
    typed(c.expires, line, slashed(policy.expires), Math.min(style.size, 7.6));
  }
  return y + height;
}

function drawFoot(sheet: Sheet, { holder }: Certificate, y: number, small: Write, typed: Write): void {
  sheet.text(LEFT + 2, y + 8, 'CERTIFICATE HOLDER', { size: 8, font: 'sansBold' });
  sheet.text(318, y + 8, 'CANCELLATION', { size: 8, font: 'sansBold' });
  sheet.box(LEFT, y + 12, 286, 66);
  sheet.box(306, y + 12, 286, 66);
  for (const [at, line] of [holder.name, holder.place.street, holder.place.city].entries())
    typed(LEFT + 20, y + 28 + at * 11, line);
  sheet.paragraph(
    312,
    y + 22,
    274,
    'SHOULD ANY OF THE ABOVE DESCRIBED POLICIES BE CANCELLED BEFORE THE EXPIRATION DATE, NOTICE WILL BE DELIVERED IN ACCORDANCE WITH THE POLICY PROVISIONS.',
    { size: 6 },
  );
  small(312, y + 52, 'AUTHORIZED REPRESENTATIVE');
  sheet.text(330, y + 70, 'D. Tolliver', { size: 11, font: 'serifItalic' });
}
