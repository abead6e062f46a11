import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { attachedText } from '@/lib/checking/city-mail/attached-text';
import { parseMail } from '@/lib/checking/city-mail/parse';
import { readMail } from '@/lib/checking/city-mail/read-mail';
import { type HeldPermit, type MailKind, NOISE } from '@/lib/checking/city-mail/types';
import { typeByContent } from '@/lib/checking/files/sniff';
import { readFiles } from '../checks/runner/read';
import { Tally } from './tally';

export interface TrueMail {
  file: string;
  kind: MailKind;
  match: string[];
  candidates?: string[];
  comments: {
    discipline: string | null;
    sheet: string | null;
    text: string;
    code: string | null;
    status: string;
  }[];
  missing?: string[];
  fees: { label: string; cents: number; due: string | null }[];
  feesTotalCents: number | null;
  inspections: {
    type: string | null;
    date: string | null;
    window: string | null;
    result: string | null;
    notes: string[];
    inspector: string | null;
  }[];
  sent: string;
  isNoise: boolean;
}

export interface MailTruth {
  held: (Omit<HeldPermit, 'id'> & { id: string })[];
  mails: TrueMail[];
}

/** Words two texts share, of the more. */
export function likeness(a: string, b: string): number {
  const words = (text: string) =>
    text
      .toLowerCase()
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .match(/[a-z0-9]+/g) ?? [];
  const [one, other] = [words(a), words(b)];
  const left = [...other];
  let shared = 0;
  for (const word of one) {
    const at = left.indexOf(word);
    if (at < 0) continue;
    left.splice(at, 1);
    shared += 1;
  }
  return one.length + other.length === 0 ? 1 : (2 * shared) / (one.length + other.length);
}

/** Two texts are the same comment from here on. */
const SAME = 0.75;

export async function scoreMails(
  folder: string,
  { keep, rows }: { keep: (file: string) => boolean; rows: boolean },
): Promise<Tally> {
  const tally = new Tally(rows);
  const path = join(folder, 'truth.json');
  if (!existsSync(path)) return tally;
  const truth = JSON.parse(await readFile(path, 'utf8')) as MailTruth;
  for (const one of truth.mails.filter(({ file }) => keep(file))) {
    const raw = await readFile(join(folder, one.file));
    const parsed = await parseMail(raw);
    const files = parsed.attachments.flatMap(({ name, bytes }) => {
      const type = typeByContent(bytes.subarray(0, 4_096));
      return type === null ? [] : [{ name, type, bytes }];
    });
    const { files: read } = await readFiles(files, false);
    const { mail, match } = readMail(parsed, attachedText(read.flatMap(({ pages }) => pages)), truth.held);
    const note = (what: string, ok: boolean, got: unknown, want: unknown) =>
      tally.note(what, ok, one.file, got, want);
    note('kind', mail.kind === one.kind, mail.kind, one.kind);
    note('noise left alone', NOISE.has(mail.kind) === one.isNoise, mail.kind, one.isNoise);
    const ids = match.matched.map(({ id }) => id).sort();
    const isSame = JSON.stringify(ids) === JSON.stringify([...one.match].sort());
    note('permit', isSame, `${ids} ask ${match.candidates.map(({ id }) => id)}`, one.match);
    note(
      'nothing on a wrong permit',
      ids.every((id) => one.match.includes(id as string)),
      ids,
      one.match,
    );
    note('sent', mail.sentOn === one.sent, mail.sentOn, one.sent);
    scoreComments(
      note,
      mail.comments,
      one.comments.filter(({ status }) => status !== 'closed'),
    );
    for (const lack of one.missing ?? [])
      note(
        'missing',
        mail.missing.some((said) => likeness(said, lack) > 0.5 || said.includes(lack)),
        mail.missing,
        lack,
      );
    for (const fee of one.fees) {
      const found = mail.fees.find(
        ({ cents, label }) => cents === fee.cents && likeness(label, fee.label) >= SAME,
      );
      note('fees', found !== undefined && found.due === fee.due, mail.fees, fee);
    }
    if (one.fees.length === 0 || mail.fees.length > one.fees.length)
      note('no fee made up', mail.fees.length <= one.fees.length, mail.fees, []);
    if (one.feesTotalCents !== null)
      note('fees', mail.feesTotalCents === one.feesTotalCents, mail.feesTotalCents, one.feesTotalCents);
    for (const [at, wanted] of one.inspections.entries()) {
      const got = mail.inspections[at];
      note('inspection', likeness(got?.type ?? '', wanted.type ?? '') >= SAME, got?.type, wanted.type);
      note('inspection', (got?.date ?? null) === wanted.date, got?.date, wanted.date);
      note('inspection', (got?.window ?? null) === wanted.window, got?.window, wanted.window);
      note('inspection', (got?.result ?? null) === wanted.result, got?.result, wanted.result);
      note('inspection', (got?.inspector ?? null) === wanted.inspector, got?.inspector, wanted.inspector);
      for (const text of wanted.notes)
        note(
          'inspection notes',
          got?.notes.some((one) => likeness(one, text) >= SAME) ?? false,
          got?.notes,
          text,
        );
    }
  }
  return tally;
}

type Note = (what: string, ok: boolean, got: unknown, want: unknown) => void;

function scoreComments(
  note: Note,
  got: readonly { discipline: string | null; sheet: string | null; text: string; code: string | null }[],
  wanted: TrueMail['comments'],
): void {
  if (wanted.length > 0 || got.length > 0)
    note('comment count', got.length === wanted.length, got.length, wanted.length);
  for (const comment of wanted) {
    const found = got.find(({ text }) => likeness(text, comment.text) >= SAME);
    note(
      'comments',
      found !== undefined,
      got.map(({ text }) => text.slice(0, 40)),
      comment.text,
    );
    if (!found) continue;
    note('comment parts', found.sheet === comment.sheet, found.sheet, comment.sheet);
    note(
      'comment parts',
      likeness(found.discipline ?? '', comment.discipline ?? '') >= 0.5,
      found.discipline,
      comment.discipline,
    );
    note('comment parts', (found.code ?? null) === comment.code, found.code, comment.code);
  }
}
