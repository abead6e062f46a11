import { datesIn } from '@/lib/checking/review/extract/parse/date';
import { fold } from '@/lib/checking/review/text/fold';
import { utcDay } from '@/lib/platform/clock/days';
import { splitBody } from './body';
import { readComments, readMissing } from './comments';
import { readDue, readFees } from './fees';
import { readInspections } from './inspections';
import { kindOf } from './kind';
import { matchPermits } from './match-permit';
import {
  type HeldPermit,
  type MailKind,
  NOISE,
  type ParsedMail,
  type PermitMatch,
  type ReadMail,
} from './types';

const SPANISH =
  /\b(?:proceso|direccion|estimad[oa]|permiso|inspeccion|resultado|saldo|su solicitud|ciudad de)\b/g;

/** What a city's mail says, and which of the company's permits it is about. `attached` is what its files read as. */
export function readMail(
  mail: Pick<ParsedMail, 'subject' | 'text' | 'sentAt' | 'isAutoReply' | 'from'>,
  attached: string,
  held: readonly HeldPermit[],
): { mail: ReadMail; match: PermitMatch } {
  const body = splitBody(mail.text, mail.subject);
  const found = matchPermits({ ...body, attached, from: mail.from.address }, held);
  const isMatched = found.matched.length > 0;
  const kind = kindOf({
    subject: body.subject,
    text: body.text,
    attached,
    isAutoReply: mail.isAutoReply,
    isMatched,
  });
  const isNoise = NOISE.has(kind);
  const due = readDue(body.text);
  const sentOn = body.sentOn ?? (mail.sentAt ? utcDay(mail.sentAt) : null);
  const asksMoney = kind === 'fees_due' || kind === 'receipt' || kind === 'inspection_failed';
  const money = asksMoney ? feesOf(kind, body.text, attached, due) : { fees: [], totalCents: null };
  return {
    mail: {
      kind,
      language: (fold(body.text).match(SPANISH)?.length ?? 0) >= 3 ? 'es' : 'en',
      text: body.text,
      subject: body.subject,
      sentOn,
      comments: kind === 'corrections' ? commentsOf(body.text, attached) : [],
      missing: kind === 'application_incomplete' ? readMissing(body.text) : [],
      fees: money.fees,
      feesTotalCents: money.totalCents,
      inspections: readInspections(kind, body.text, attached, sentOn),
      dates: { due, expires: expiryOf(body.text) },
    },
    match: isNoise ? { matched: [], candidates: [] } : found,
  };
}

function feesOf(kind: MailKind, text: string, attached: string, due: string | null) {
  const own = readFees(text, kind === 'fees_due' ? due : null);
  if (kind === 'inspection_failed') {
    const again = own.fees.filter(({ label }) => /re-?inspection|fee/i.test(label));
    return {
      fees: again,
      totalCents: again.length === 0 ? null : again.reduce((all, { cents }) => all + cents, 0),
    };
  }
  if (own.fees.length > 0 || attached === '') return own;
  return readFees(attached, due ?? readDue(attached));
}

/** Comments stand in the mail, or only in the letter attached to it. */
function commentsOf(text: string, attached: string) {
  const own = readComments(text);
  const letter = attached === '' ? [] : readComments(attached);
  return letter.length > own.length ? letter : own;
}

function expiryOf(text: string): string | null {
  const at = /expir\w*(?:\s+(?:on|date))?\s*:?\s*|vence\w*(?:\s+el)?\s*:?\s*/i.exec(text);
  return at ? (datesIn(text.slice(at.index, at.index + 60))[0]?.value ?? null) : null;
}
