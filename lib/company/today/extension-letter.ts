import { BLANK, getLetterSubject, type Letter, writeLetter } from '@/lib/company/letters/letterhead';
import type { Context, UserActor } from '@/lib/context';
import { requirePermission } from '@/lib/identity/access/permissions';
import { usDay } from '@/lib/platform/i18n/format';
import { listCloseOuts } from './queries';

/**
 * A letter that asks the city for more time on one of the company's permits, ready to be signed: with what we know
 * filled in and a line for the reason.
 */
export async function writeExtensionLetter(
  ctx: Context<UserActor>,
  { permitId }: { permitId: number },
): Promise<Letter> {
  requirePermission(ctx, 'permits.read');
  const subject = await getLetterSubject(ctx, { permitId });
  const { permitNumber, place, today, issuedOn, company } = subject;
  const known = (await listCloseOuts(ctx, { today })).find(({ permit }) => permit.id === permitId);
  const day = (on: string) => usDay('en', on);
  const facts = [
    issuedOn ? `The permit was issued on ${day(issuedOn)}.` : '',
    known?.inspectedOn ? `Its last inspection we know to have passed was on ${day(known.inspectedOn)}.` : '',
    known?.lapsesOn ? `By our count it would expire on ${day(known.lapsesOn)}.` : '',
  ].filter((fact) => fact !== '');
  return writeLetter(subject, {
    file: 'extension',
    title: 'Extension request',
    about: `Re: Request to extend permit ${permitNumber}, ${place}`,
    body: [
      {
        text: `We ask for an extension of permit ${permitNumber} at ${place}, so that the work can be finished and its final inspection held.`,
        gap: 1,
      },
      ...(facts.length > 0 ? [{ text: facts.join(' '), gap: 1 }] : []),
      { text: 'Reason for the delay:', gap: 1 },
      { text: BLANK, gap: 1 },
      { text: BLANK, gap: 1 },
      { text: 'We expect to be ready for the final inspection by: ________________________', gap: 1 },
      { text: `Please confirm the new date in writing, or call ${company.phone}.`, gap: 1 },
    ],
  });
}
