import { getDistinctiveWords } from '../text/fold';
import { CUES } from './cues';
import { coverTitles } from './title-likeness';

/** Short names people give files, with the documents they may mean; the first that the checklist knows is it. */
const SHORT_NAMES: Readonly<Record<string, readonly string[]>> = {
  noc: ['notice_of_commencement'],
  coi: ['insurance_wc'],
  acord: ['insurance_wc'],
  insurance: ['insurance_wc'],
  seguro: ['insurance_wc'],
  wc: ['insurance_wc'],
  license: ['contractor_license'],
  licenses: ['contractor_license'],
  licencia: ['contractor_license'],
  registration: ['contractor_license'],
  cslb: ['contractor_license'],
  dbpr: ['contractor_license'],
  application: ['application'],
  app: ['application'],
  solicitud: ['application'],
  hoa: ['hoa_letter'],
  valuation: ['valuation'],
  contract: ['valuation'],
  contrato: ['valuation'],
  proposal: ['valuation'],
  quote: ['valuation'],
  swppp: ['swppp'],
  survey: ['fence_survey', 'sign_survey'],
  noa: ['product_approval'],
  zoning: ['zoning_approval'],
  zonificacion: ['zoning_approval'],
  landlord: ['landlord_ti', 'landlord', 'owner_authorization'],
  owner: ['owner_authorization'],
  authorization: ['owner_authorization'],
  autorizacion: ['owner_authorization'],
  asbestos: ['asbestos', 'asbestos_ti'],
  asbesto: ['asbestos', 'asbestos_ti'],
  soils: ['soils', 'grading_soil', 'geotech_com'],
  geotech: ['soils', 'grading_soil', 'geotech_com'],
  comcheck: ['comcheck'],
  rescheck: ['energy_residential'],
  utility: ['utilities', 'utility_coord', 'utility_will_serve'],
};

function getWords(name: string): string {
  return name
    .replace(/\.[a-z0-9]{2,5}$/i, '')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/[_\-.()[\]+&,]+/g, ' ');
}

/**
 * How much of a title of each document the words of a file's name cover, 0 to 1, in whatever order and beside whatever
 * else: "contract + owner ok", "soils and trusses". Short names count as a whole title.
 */
export function likenessOfName(name: string, asked: ReadonlySet<string>): Map<string, number> {
  const words = getWords(name);
  const likeness = coverTitles(getDistinctiveWords(words), asked);
  for (const word of words.toLowerCase().split(/\s+/))
    for (const id of Object.hasOwn(SHORT_NAMES, word) ? (SHORT_NAMES[word] ?? []) : [])
      if (asked.has(id)) likeness.set(id, 1);
  return likeness;
}

/** The checklist document named by a file name; null if none or ambiguous. */
export function documentOfName(name: string, asked: ReadonlySet<string>): string | null {
  const words = getWords(name);
  const found = CUES.findIn(words.slice(0, 200)).flatMap(({ meanings, length }) =>
    meanings.flatMap(({ documentId, role }) =>
      role === 'title' && documentId !== null && asked.has(documentId) ? [{ documentId, length }] : [],
    ),
  );
  const longest = Math.max(0, ...found.map(({ length }) => length));
  const documents = new Set(
    found.filter(({ length }) => length === longest).map(({ documentId }) => documentId),
  );
  if (documents.size === 1) return [...documents][0] ?? null;
  if (documents.size > 1) return null;
  for (const word of words.toLowerCase().split(/\s+/)) {
    const ids = Object.hasOwn(SHORT_NAMES, word) ? SHORT_NAMES[word] : undefined;
    const id = ids?.find((one) => asked.has(one));
    if (id !== undefined) return id;
  }
  return null;
}
