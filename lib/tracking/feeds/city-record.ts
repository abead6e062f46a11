import { feedRecord } from './records';
import type { PermitMode } from './types';

interface FromFeed {
  link: string | null;
  feed: { record: string; mode: PermitMode };
}

/** Where the city shows a permit itself; where it has no address for one, its permit data. Null for one by hand. */
export function cityRecord({ link, feed }: FromFeed): { url: string; isLanding: boolean } | null {
  // The portal of a place without a feed is not known.
  if (feed.mode === 'hand') return null;
  const own = webAddress(link);
  const url = own ?? webAddress(feedRecord(feed.record)?.landing);
  return url === null ? null : { url, isLanding: own === null };
}

/** A feed's text becomes a link only when it is a web address: never `javascript:`. */
function webAddress(text: string | null | undefined): string | null {
  return text && /^https?:\/\//i.test(text) && URL.canParse(text) ? text : null;
}

/** The name a record gives, without its remarks: "Public Domain (2017 metadata)" is "Public Domain". */
export function licenceName(record: string): string | null {
  const licence = feedRecord(record)?.licence;
  if (!licence || /^none\b/i.test(licence)) return null;
  return licence.split(/ \(|;/)[0] ?? null;
}
