/** A city by its own letters: "Austin, TX" for a feed's "AUSTIN". Without the catalogue, so that a browser can say it. */
export function plainPlace(city: string, state: string): string {
  return `${isShouted(city) ? capitalised(city) : city}, ${state}`;
}

/** The street alone, of an address that repeats its city: "12 Elm St, City of San Antonio, TX 78245". */
export function stripCity(address: string, city: string, state: string): string {
  const tail = new RegExp(
    `,\\s*(?:city of\\s+)?${escaped(city)}(?:,?\\s+${escaped(state)})?(?:,?\\s+\\d{5}(?:-\\d{4})?)?\\s*$`,
    'i',
  );
  const street = address.replace(tail, '').trim();
  return street === '' ? address : street;
}

function isShouted(text: string): boolean {
  return /\p{L}/u.test(text) && text === text.toUpperCase();
}

function capitalised(text: string): string {
  return text.toLowerCase().replace(/(^|[\s-])\p{L}/gu, (letter) => letter.toUpperCase());
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
