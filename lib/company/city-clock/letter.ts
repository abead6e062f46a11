import { getLetterSubject, type Letter, writeLetter } from '@/lib/company/letters/letterhead';
import type { Context, UserActor } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { requirePermission } from '@/lib/identity/access/permissions';
import { usDay } from '@/lib/platform/i18n/format';
import { getPermit } from '@/lib/tracking/permits/queries';
import type { ClockReading } from '@/lib/tracking/review-times/types';
import { lateReading } from './late';
import { getCityClock } from './queries';

/**
 * A letter that asks a city for the answer it owes on one of the company's permits, ready to be signed. It claims no
 * more than the record shows, and asks for the day it cannot know.
 * @throws AppError `conflict` where no time that holds for the permit has passed
 */
export async function writeClockLetter(
  ctx: Context<UserActor>,
  { permitId }: { permitId: number },
): Promise<Letter> {
  requirePermission(ctx, 'permits.read');
  const permit = await getPermit(ctx, permitId);
  const reading = lateReading(await getCityClock(ctx, permit));
  if (!reading) throw new AppError('conflict', { detail: `permit ${permitId} is not late by a known time` });
  const subject = await getLetterSubject(ctx, { permitId });
  const { permitNumber, place, company } = subject;
  return writeLetter(subject, {
    file: 'review-time',
    title: 'Review time',
    about: `Re: Application ${permitNumber}, ${place}: time for ${wanted(reading)}`,
    body: letterTexts(reading, { permitNumber, place, appliedOn: permit.appliedDate })
      .concat(
        `Please tell us in writing where the application stands and by which day we may expect ${wanted(reading)}, or call ${company.phone}.`,
        'This letter is a request by the applicant. It is not legal advice and was not written by an attorney.',
      )
      .map((text) => ({ text, gap: 1 })),
  });
}

const wanted = ({ time }: ClockReading) => (time.ends === 'decision' ? 'the decision' : 'the first review');

function letterTexts(
  reading: ClockReading,
  { permitNumber, place, appliedOn }: { permitNumber: string; place: string; appliedOn: string | null },
): string[] {
  const { time, startsOn, isStartKnown, dueOn, lateBy } = reading;
  const day = (on: string) => usDay('en', on);
  const unit = (count: number) => `${count} ${time.counts} ${count === 1 ? 'day' : 'days'}`;
  const source = time.basis === 'statute' ? `Under ${time.citation},` : `By ${time.citation},`;
  const filed = appliedOn === null ? '' : `, filed on ${day(appliedOn)} by the public record`;
  return [
    `We write about application ${permitNumber} at ${place}${filed}.`,
    `${source} ${wanted(reading)} is due within ${unit(time.days)} of ${
      time.starts === 'complete' ? 'a complete application' : 'filing'
    }. Counted from ${day(startsOn)}, without ${
      time.counts === 'business' ? 'weekends, legal holidays and ' : ''
    }the days on which the application waited for us, that was ${dueOn === null ? 'an earlier day' : day(dueOn)}. It is ${unit(lateBy)} past.`,
    ...(isStartKnown
      ? []
      : [
          'We do not have your record of the day on which the application was found complete. If you count from a later day than the one above, please tell us that day.',
        ]),
    ...(time.provided === null
      ? []
      : [`We understand that this time applies on these terms: ${time.provided.en}`]),
    ...time.claims.map(
      ({ text }) => `We also understand the following, and ask you to confirm it: ${text.en}`,
    ),
  ];
}
