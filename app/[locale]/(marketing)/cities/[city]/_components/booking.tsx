import { useTranslations } from 'next-intl';
import { Fact } from '@/components/cities/fact';
import type { SourceBook } from '@/components/cities/source-book';
import { BOOKING_PARTS } from '@/lib/tracking/cities/statements';
import type { CityProfile } from '@/lib/tracking/cities/types';
import { answersOf } from './answers';
import { Notes, Slot, Slots } from './slots';

/** How inspections are booked, by when, and when they come; what was not found says who will know. */
export function Booking({ profile, book }: { profile: CityProfile; book: SourceBook }) {
  const t = useTranslations('cities.booking');
  const answers = answersOf(profile);
  const { inspections } = profile;
  // A line with a note is for one trade, or takes requests only.
  const desk = answers.inspectionDesk?.note ? answers.desk : (answers.inspectionDesk ?? answers.desk);
  return (
    <>
      <Slots>
        {BOOKING_PARTS.map((part) => {
          const fact = inspections[part];
          return (
            <Slot key={part} label={t(part)} answers={{ ...answers, desk }}>
              {fact ? <Fact fact={fact} book={book} /> : null}
            </Slot>
          );
        })}
      </Slots>
      <Notes facts={inspections.notes} book={book} />
    </>
  );
}
