/** A place where permits are issued, as the catalogue lists it. */
export interface City {
  /** `austin-tx`: its address on the site, and the id of its feed record where it has one. */
  slug: string;
  name: string;
  /** The Spanish name, where it differs. */
  nameEs?: string;
  /** Two letters, as the post writes it. */
  state: string;
  /** IANA zone. */
  timeZone: string;
}
