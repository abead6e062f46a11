import { useTranslations } from 'next-intl';
import { StatusBadge } from '@/components/ui/status-badge';
import { FEED_RECORDS } from '@/content/cities/feeds';
import { STATUS_BUCKETS, type StatusBucket } from '@/lib/tracking/permits/types';

/** Words whose meaning a stranger to the city would guess wrong, or not at all. */
const WORDS = [
  { record: 'san-francisco-ca', word: 'approved' },
  { record: 'cincinnati-oh', word: 'BILLED' },
  { record: 'raleigh-nc', word: 'PENDING PICKUP (FINAL REVIEW DONE)' },
  { record: 'austin-tx', word: 'Inactive Pending Revision' },
  { record: 'new-york-city-ny', word: 'Signed-off' },
  { record: 'boston-ma', word: 'Stop Work' },
] as const;

interface Reading {
  place: string;
  word: string;
  bucket: StatusBucket;
}

/** What the city's record makes of the word; the example stands only as long as the record says so. */
function findReading({ record: id, word }: (typeof WORDS)[number]): Reading[] {
  const record = FEED_RECORDS.find((known) => known.id === id);
  const bucket = STATUS_BUCKETS.find((known) => known !== 'unknown' && record?.status[known]?.includes(word));
  return record && bucket ? [{ place: `${record.city}, ${record.state}`, word, bucket }] : [];
}

/** Real status words of cities we read, and what a contractor reads instead. */
export function StatusWords() {
  const t = useTranslations('features.status');
  const meaning = useTranslations('permits.meaning');
  return (
    <ul aria-label={t('label')} className="border-t border-line">
      {WORDS.flatMap(findReading).map(({ place, word, bucket }) => (
        <li key={place} className="grid gap-x-6 gap-y-2 border-b border-line py-4 sm:grid-cols-2">
          <p className="flex flex-col gap-1">
            <span className="text-sm text-muted">{place}</span>
            <span className="font-mono text-sm wrap-anywhere">{word}</span>
          </p>
          <div className="flex flex-col items-start gap-1.5">
            <StatusBadge bucket={bucket} />
            <p className="text-sm text-muted">{meaning(`${bucket}.means`)}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
