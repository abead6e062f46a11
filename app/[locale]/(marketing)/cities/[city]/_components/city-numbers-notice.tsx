import { Alert } from '@/components/ui/alert';
import { usDay } from '@/lib/platform/i18n/format';
import type { CityNumbers } from '@/lib/tracking/cities/types';
import type { NumbersPanelProps } from './city-numbers-panel';

/** Where the city has gone quiet or cannot be read: what the figures below still say, and up to when. */
export function CityNumbersNotice({
  numbers,
  locale,
  words,
}: { numbers: CityNumbers } & Omit<NumbersPanelProps, 'slug'>) {
  const text = getNotice(numbers, locale, words);
  return text === null ? null : <Alert tone="info">{text}</Alert>;
}

function getNotice(
  { health, newest_on: newestOn, last_read_at: lastReadAt }: CityNumbers,
  locale: NumbersPanelProps['locale'],
  words: NumbersPanelProps['words'],
): string | null {
  const dated = (text: string, date: string) => text.replace('{date}', usDay(locale, date));
  switch (health) {
    case 'quiet':
      return newestOn === null ? words.quietUndated : dated(words.quiet, newestOn);
    case 'changed':
      return lastReadAt === null ? words.failingNever : dated(words.changed, lastReadAt);
    case 'failing':
      return lastReadAt === null ? words.failingNever : dated(words.failing, lastReadAt);
    default:
      return null;
  }
}
