import { CUES } from './cues';

/** Short names people give files. */
const SHORT_NAMES: Readonly<Record<string, string>> = {
  noc: 'notice_of_commencement',
  coi: 'insurance_wc',
  acord: 'insurance_wc',
  insurance: 'insurance_wc',
  seguro: 'insurance_wc',
  wc: 'insurance_wc',
  license: 'contractor_license',
  licencia: 'contractor_license',
  application: 'application',
  solicitud: 'application',
  hoa: 'hoa_letter',
  valuation: 'valuation',
  contract: 'valuation',
  contrato: 'valuation',
  swppp: 'swppp',
  survey: 'fence_survey',
  noa: 'product_approval',
};

/** The checklist document named by a file name; null if none or ambiguous. */
export function documentOfName(name: string, asked: ReadonlySet<string>): string | null {
  const words = name
    .replace(/\.[a-z0-9]{2,5}$/i, '')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/[_\-.()[\]]+/g, ' ');
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
    const id = Object.hasOwn(SHORT_NAMES, word) ? SHORT_NAMES[word] : undefined;
    if (id !== undefined && asked.has(id)) return id;
  }
  return null;
}
