// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these are pieces of source.

import type { Fault } from '../fault';

/** Uploads, reading, findings and what others get of them. */
export const CHECKS: readonly Fault[] = [
  {
    id: 'checks.worst-last',
    what: 'What stops an application stands below small remarks.',
    layer: 'unit',
    domain: 'review',
    file: 'lib/checking/review/judge.ts',
    find: 'SEVERITIES.indexOf(a.severity) - SEVERITIES.indexOf(b.severity)',
    replace: 'SEVERITIES.indexOf(b.severity) - SEVERITIES.indexOf(a.severity)',
    caughtBy: [{ test: 'lib/checking/review/judge.test.ts', name: 'tells the worst first' }],
  },
  {
    id: 'checks.invented-quote',
    what: 'What a language model claims to have read is believed without standing on the page.',
    layer: 'unit',
    domain: 'model',
    file: 'lib/checking/review/quote.ts',
    find: '    if (\n      first &&\n      last &&',
    replace: '    if (\n      first &&\n      last ||',
    caughtBy: [{ test: 'lib/checking/review/quote.test.ts', name: 'quoteStands' }],
  },
  {
    id: 'checks.program-as-pdf',
    what: 'A picture under the name of a PDF is taken as what it is called.',
    layer: 'unit',
    domain: 'files',
    file: 'lib/checking/files/sniff.ts',
    find: 'return extension === null || EXTENSIONS[type].includes(extension);',
    replace: 'return true;',
    caughtBy: [{ test: 'lib/checking/files/sniff.test.ts', name: 'agrees with its content or says nothing' }],
  },
  {
    id: 'checks.upload-limit',
    what: 'A file may be larger than is allowed, as long as it does not say so.',
    layer: 'unit',
    domain: 'files',
    file: 'lib/checking/files/receive.ts',
    find: "      if (bytes > maxBytes) throw new AppError('payload_too_large');\n",
    replace: '',
    caughtBy: [
      { test: 'lib/checking/files/receive.test.ts', name: 'takes as many bytes as it may, and not one more' },
    ],
  },
  {
    id: 'checks.too-many-files',
    what: 'A check holds any number of files.',
    layer: 'integration',
    domain: 'files',
    file: 'lib/checking/checks/room.ts',
    find: 'if ((inCheck?.files ?? 0) + here.length >= MAX_FILES)',
    replace: 'if ((inCheck?.files ?? 0) < 0)',
    caughtBy: [
      {
        test: 'tests/integration/permit-checks.test.ts',
        name: 'a check holds so many files, and the same content once',
      },
    ],
  },
  {
    id: 'checks.endless-page',
    what: 'One page of a hostile file fills the store with words.',
    layer: 'integration',
    domain: 'reading',
    file: 'lib/checking/reading/limits.ts',
    find: 'export const MAX_PAGE_WORDS = 20_000;',
    replace: 'export const MAX_PAGE_WORDS = 20_000_000;',
    caughtBy: [
      {
        test: 'tests/integration/reading-hostile.test.ts',
        name: 'a page of too many words in short lines gives the first of them',
      },
    ],
  },
  {
    id: 'checks.fixed-stays-fixed',
    what: 'A fault that was ticked as fixed and is found again stays out of sight.',
    layer: 'integration',
    domain: 'checks',
    file: 'lib/checking/checks/queries.ts',
    find: "return state === 'fixed' && markedAt < run.createdAt ? 'open' : state;",
    replace: 'return state;',
    caughtBy: [
      {
        test: 'tests/integration/permit-checks.test.ts',
        name: 'what was called fixed is open again where a later run still finds it',
      },
    ],
  },
  {
    id: 'checks.two-runs',
    what: 'Pressing the button twice starts two runs and takes two checks.',
    layer: 'integration',
    domain: 'checks',
    file: 'lib/checking/checks/runs.ts',
    find: 'const check = await ownedCheck(within, checkId, { hold: true });\n    await requireNoOpenRun',
    replace: 'const check = await ownedCheck(within, checkId);\n    await requireNoOpenRun',
    caughtBy: [
      {
        test: 'tests/integration/permit-checks.test.ts',
        name: 'fifty presses of the button start one run and take one check',
      },
    ],
  },
  {
    id: 'shares.note-shown',
    what: 'Whoever has a link to a result reads what the company’s people noted.',
    layer: 'integration',
    domain: 'shares',
    file: 'lib/checking/checks/shares.ts',
    find: "export function toReported({ mark, wrong, ...finding }: RunDetail['findings'][number]): SharedFinding {",
    replace:
      "export function toReported({ wrong, ...finding }: RunDetail['findings'][number]): SharedFinding {\n  const { mark } = finding;",
    caughtBy: [
      {
        test: 'tests/integration/check-shares.test.ts',
        name: 'shows what was found and nothing the company wrote, no names and no mark’s note',
      },
    ],
  },
  {
    id: 'shares.never-end',
    what: 'A link to a result works after its last day.',
    layer: 'integration',
    domain: 'shares',
    file: 'lib/checking/checks/shares.ts',
    find: 'and(isNull(checkShares.revokedAt), gt(checkShares.expiresAt, ctx.now))',
    replace: 'isNull(checkShares.revokedAt)',
    caughtBy: [
      {
        test: 'tests/integration/check-shares.test.ts',
        name: 'opens one result to whoever has the address, until its day',
      },
    ],
  },
  {
    id: 'rounds.formula',
    what: 'A reviewer’s comment runs as a formula in the city’s spreadsheet.',
    layer: 'unit',
    domain: 'rounds',
    file: 'lib/platform/csv/spreadsheet.ts',
    find: 'row.map(withoutFormulas)',
    replace: 'row',
    caughtBy: [{ test: 'lib/checking/checks/round-csv.test.ts', name: 'takes no cell for a formula' }],
  },
  {
    id: 'rounds.same-number',
    what: 'Two rounds that are begun at once have the same number, or one is lost.',
    layer: 'integration',
    domain: 'rounds',
    file: 'lib/checking/checks/rounds.ts',
    find: 'await ownedCheck(within, checkId, { hold: true });\n    const [before]',
    replace: 'await ownedCheck(within, checkId);\n    const [before]',
    caughtBy: [
      { test: 'tests/integration/check-rounds.test.ts', name: 'two made at once get numbers of their own' },
    ],
  },
];
