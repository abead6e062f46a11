/** Firms, offices and abbreviations that have a ZIP of their own and stand among the post's city names. */
const WORDS =
  /\b(?:natl|national|us|first union|amsouth|midlantic|city national|wells fargo|west one|consumers nat|flagship|centerre) banks?\b|\bbank of\b|\b(?:inc|corp|ins|insurance|dept|univ|brm|bmc|co|firms|lottery|loan|lending|bkcard|elect|telephone|electric|oil box|office|mail|magazine club|return (?:service|center)|service ctr|vision international|police|government house|fulfill systems|practice|book dist|music club|nursery|wildlife assoc|finance accounting|gas comp|gap inc|macys|parisians|communications com|cancer fund|academy life|goodwill games|christian mission)\b|[&/]/i;

/** Names the words above would take with them. */
const PLACES = new Set(['Electric City|WA', 'Telephone|TX', 'Nursery|TX']);

const SHORT = new Set([
  ...['Aaa|VA', 'Atl|GA', 'Bham|AL', 'Blmgtn|IN', 'Dhs|MD', 'Dhs|VA', 'Far|CA', 'Hon|HI', 'J B P H H|HI'],
  ...['Mem|TN', 'Mphs|TN', 'Sbc|IL', 'State Farm|VA', 'Kng Of Prussa|PA', 'The Mail Box|TN'],
]);

export function isNoPlace(name: string, state: string): boolean {
  const own = `${name}|${state}`;
  return SHORT.has(own) || (WORDS.test(name) && !PLACES.has(own));
}
