const ZIP = String.raw`\d{5}(?:-\d{4})?`;
/** After the last comma before the state: a place, not a unit. */
const PLACE = /,\s*(?!(?:unit|apt|ste|suite|rm|fl)\b)[^,\d#]+$/i;

/**
 * The street and unit of an address that continues with city, state and zip: `8 Main St, Unit 2, Cambridge,
 * MA 02139` gives `8 Main St, Unit 2`, with or without commas. Used for comparison only; the stored address
 * is unchanged.
 */
export function createStreetLine(city: string, state: string): (address: string) => string {
  const name = city.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const zipAtEnd = new RegExp(`,?\\s+${ZIP}\\s*$`);
  const stateAtEnd = new RegExp(`,?\\s+${state}\\s*$`, 'i');
  const cityAfterComma = new RegExp(`,\\s*(?:city of\\s+)?${name}\\s*$`, 'i');
  // A street may have the city's name: without a comma, the name is taken for the city only where state or
  // zip followed it.
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
