import { datesIn } from '@/lib/checking/review/extract/parse/date';
import { isDay } from '@/lib/platform/clock/days';

export interface MailBody {
  /** The city's own words. */
  readonly text: string;
  /** What somebody of the company wrote above a forwarded mail. */
  readonly remark: string;
  readonly subject: string;
  readonly sentOn: string | null;
  /** What a reply quotes: older, and no news. */
  readonly quoted: string;
}

const FORWARD =
  /^(?:-{2,}\s*(?:forwarded message|mensaje reenviado|original message|mensaje original)\s*-{2,}|begin forwarded message:|inicio del mensaje reenviado:|_{10,}|-{5,}\s*original.*)\s*$/im;
const HEADER =
  /^\s*\*?(from|de|date|fecha|sent|enviado(?: el)?|subject|asunto|to|para|cc|reply-to)\s*:\*?\s*(.*)$/i;
const REPLY_TO = /^(?:on .{5,200}wrote:|el .{5,200}escribi[oó]:)\s*$/im;

/** Takes a mail apart: the city's words, who forwarded them, what is quoted below. */
export function splitBody(text: string, subject: string): MailBody {
  const unquoted = unquote(text);
  const forwarded = findForward(unquoted);
  if (forwarded) {
    const inner = splitReply(forwarded.text);
    return {
      text: inner.text,
      remark: forwarded.remark,
      subject: forwarded.subject ?? stripPrefix(subject),
      sentOn: forwarded.sentOn,
      quoted: inner.quoted,
    };
  }
  const { text: own, quoted } = splitReply(text);
  return { text: own, remark: '', subject: stripPrefix(subject), sentOn: null, quoted };
}

function stripPrefix(subject: string): string {
  return subject.replace(/^(?:\s*(?:fwd?|rv|re|aw|tr|reenv(?:iado)?)\s*:)+\s*/i, '').trim();
}

/** Apple Mail quotes what it forwards: the marks go where a forwarding begins behind them. */
function unquote(text: string): string {
  const begins = /^(?:>\s*)?(?:begin forwarded message|inicio del mensaje)/im.exec(text);
  if (!begins) return text;
  // A telephone leaves its own first line without the mark.
  return text.slice(0, begins.index) + text.slice(begins.index).replace(/^> ?/gm, '');
}

function findForward(
  text: string,
): { text: string; remark: string; subject: string | null; sentOn: string | null } | null {
  const lines = text.split('\n');
  const at = lines.findIndex((line, index) => FORWARD.test(line) && hasHeaders(lines, index + 1));
  const from =
    at >= 0
      ? at
      : lines.findIndex((line, index) => /^\s*\*?(?:from|de)\s*:/i.test(line) && hasHeaders(lines, index));
  if (from < 0) return null;
  let index = at >= 0 ? at + 1 : from;
  let subject: string | null = null;
  let sentOn: string | null = null;
  for (let blank = 0; index < lines.length; index += 1) {
    const line = lines[index] ?? '';
    const header = HEADER.exec(line);
    if (!header) {
      if (line.trim() === '' && subject === null && blank === 0) {
        blank += 1;
        continue;
      }
      break;
    }
    const [, name = '', value = ''] = header;
    if (/^(?:subject|asunto)$/i.test(name)) subject = stripPrefix(value);
    if (/^(?:date|fecha|sent|enviado)/i.test(name)) sentOn = dayOf(value);
  }
  return {
    text: lines.slice(index).join('\n').trim(),
    remark: lines.slice(0, from).join('\n').trim(),
    subject,
    sentOn,
  };
}

function hasHeaders(lines: readonly string[], from: number): boolean {
  return lines.slice(from, from + 8).filter((line) => HEADER.test(line)).length >= 3;
}

/** In a Spanish header the day comes first where it can. */
function dayOf(value: string): string | null {
  const spanish = /^(\d{1,2})\/(\d{1,2})\/(\d{4})/.exec(value.trim());
  if (spanish && Number(spanish[1]) > 12) {
    const day = `${spanish[3]}-${spanish[2]?.padStart(2, '0')}-${spanish[1]?.padStart(2, '0')}`;
    return isDay(day) ? day : null;
  }
  return datesIn(value)[0]?.value ?? null;
}

function splitReply(text: string): { text: string; quoted: string } {
  const lines = text.split('\n');
  const at = lines.findIndex(
    (line, index) =>
      REPLY_TO.test(line) ||
      (REPLY_TO.test(`${line} ${lines[index + 1] ?? ''}`.trim()) && /^(?:on|el)\s/i.test(line)),
  );
  const marked = lines.findIndex((line) => /^>/.test(line));
  const cut = at >= 0 ? at : marked;
  if (cut < 0) return { text, quoted: '' };
  const own = lines.slice(0, cut).join('\n').trim();
  // Nothing of one's own above it: what is quoted is what was sent on.
  if (own === '') return { text: lines.slice(cut).join('\n').replace(/^>+ ?/gm, ''), quoted: '' };
  return { text: own, quoted: lines.slice(cut).join('\n') };
}
