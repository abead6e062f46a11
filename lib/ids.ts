import { randomBytes } from 'node:crypto';

const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';

/** What an id names, readable in a log: `usr_…`, `cmp_…`. */
export const ID_PREFIXES = {
  user: 'usr',
  company: 'cmp',
  membership: 'mbr',
  recipient: 'rcp',
  notification: 'ntf',
  subscription: 'sub',
  message: 'msg',
  request: 'req',
  session: 'ses',
  invitation: 'inv',
  subcontractor: 'sbc',
  calendar: 'cal',
  check: 'chk',
  file: 'fil',
  upload: 'upl',
  run: 'run',
  round: 'rnd',
  comment: 'cmt',
  share: 'shr',
  correction: 'cor',
  leadSearch: 'lds',
  objection: 'obj',
  clientLink: 'cln',
  export: 'exp',
  deletion: 'del',
  ticket: 'tkt',
  ticketEntry: 'tke',
  ticketFile: 'tkf',
  project: 'prj',
  projectDate: 'dat',
  projectFee: 'fee',
  task: 'tsk',
  note: 'nte',
  attachment: 'att',
  tag: 'tag',
  view: 'viw',
  bulk: 'blk',
  import: 'imp',
  paper: 'ppr',
  holding: 'hld',
  licenceWatch: 'lwt',
  licenceChange: 'lch',
  paperLink: 'pln',
  cityMail: 'cml',
  mailbox: 'mbx',
  workflow: 'wfl',
  workflowCall: 'wfc',
  partnerApplication: 'pap',
} as const;
export type IdKind = keyof typeof ID_PREFIXES;

/** A random id of 130 bits in Crockford's alphabet, with its kind in front. */
export function newId(kind: IdKind): string {
  let id = '';
  for (const byte of randomBytes(26)) id += ALPHABET[byte & 31];
  return `${ID_PREFIXES[kind]}_${id}`;
}
