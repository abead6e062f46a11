import type { RawRow, SetAsideReason } from '@/lib/tracking/feeds/types';
import type { NormalisedPermit } from '@/lib/tracking/permits/types';

/** A permit as a row must come out, written by hand. A checked field left out must be null; the others are looked at where given. */
export type ExpectedPermit = Pick<NormalisedPermit, 'permitNumber' | 'statusBucket'> &
  Partial<Omit<NormalisedPermit, 'hash'>>;

/**
 * What a city's portal answers: a few rows in its documented columns, made by us, with what must become of them, and
 * the status words it is known to use.
 */
export interface PortalAnswer {
  /** The slug. */
  city: string;
  /**
   * Rows in the order the portal gives them. Socrata, CKAN, CARTO: the row as it stands in the answer (the platform's own
   * `:id`, `_id`, `cartodb_id` are added). ArcGIS: the attributes; `geometry` and `centroid` go beside them.
   * A record with `layers` gives its rows by the layer's id.
   */
  rows: RawRow[] | Record<string, RawRow[]>;
  /** Rows of the record's `lookup`. */
  lookup?: RawRow[];
  expected: ExpectedPermit[];
  setAside?: { sourceKey: string | null; reason: SetAsideReason }[];
  /**
   * Every status word of the portal whose meaning is documented, as the portal spells it; none where it publishes no
   * status, or nobody has written down what its words mean.
   */
  statusWords: string[];
  /** Status words of the rows that nobody has explained. */
  unknownWords: string[];
}
