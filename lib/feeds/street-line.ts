const ZIP = String.raw`\d{5}(?:-\d{4})?`;
/** After the last comma before the state: a place, not a unit. */
const PLACE = /,\s*(?!(?:unit|apt|ste|suite|rm|fl)\b)[^,\d#]+$/i;

/**
 * The street and unit of an address that goes on with city, state and zip: `8 Main St, Unit 2, Cambridge, MA 02139`
 * gives `8 Main St, Unit 2`, with or without the commas. For comparing only: the address itself stays as it is.
 */
export function createStreetLine(city: string, state: string): (address: string) => string {
  const name = city.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const zipAtEnd = new RegExp(`,?\\s+${ZIP}\\s*$`);
  const stateAtEnd = new RegExp(`,?\\s+${state}\\s*$`, 'i');
  const cityAfterComma = new RegExp(`,\\s*(?:city of\\s+)?${name}\\s*$`, 'i');
  // A street can be called like its city: without a comma it is the city only where state or zip stood behind it.
  const cityAtEnd = new RegExp(`\\s+(?:city of\\s+)?${name}\\s*$`, 'i');
  return (address) => {
    const withoutZip = address.replace(zipAtEnd, '');
    const withoutState = withoutZip.replace(stateAtEnd, '');
    const hadState = withoutState !== withoutZip;
    let street = withoutState.replace(cityAfterComma, '');
    if (street === withoutState && hadState) street = withoutState.replace(PLACE, '');
    if (street === withoutState && street !== address) street = withoutState.replace(cityAtEnd, '');
    return street.trim() === '' ? address : street;
  };
}
