import type { LaidLine, LaidPage } from '../text/layout';
import { PhraseBook } from '../text/phrases';

/** Whose data a part of a form holds. */
export type Role = 'owner' | 'applicant' | 'contractor' | 'designer' | 'site' | 'other';

const HEADINGS: Readonly<Record<Role, readonly string[]>> = {
  owner: [
    'owner',
    'owner information',
    'property owner',
    'property owner information',
    'owner data',
    'homeowner information',
    'homeowner',
    'datos del propietario',
    'informacion del propietario',
    'propietario',
    'informacion del dueno',
    'datos del dueno',
  ],
  applicant: [
    'applicant',
    'applicant information',
    'agent information',
    'authorized agent information',
    'datos del solicitante',
    'informacion del solicitante',
    'solicitante',
    'datos del agente',
  ],
  contractor: [
    'contractor',
    'contractor information',
    'contractor data',
    'general contractor',
    'general contractor information',
    'licensed contractor',
    'licensed contractor declaration',
    'licensed contractors declaration',
    'installer information',
    'datos del contratista',
    'informacion del contratista',
    'contratista',
    'contratista general',
    'datos de la empresa contratista',
    'insured',
    'asegurado',
    'licensee',
  ],
  designer: [
    'architect',
    'engineer',
    'designer',
    'architect information',
    'engineer information',
    'architect engineer',
    'architect engineer information',
    'design professional',
    'design professional information',
    'designer information',
    'arquitecto',
    'ingeniero',
    'datos del arquitecto',
    'datos del ingeniero',
    'profesional de diseno',
    'informacion del disenador',
    'arquitecto ingeniero',
    'datos del disenador',
  ],
  site: [
    'project information',
    'property information',
    'site information',
    'job site information',
    'job information',
    'job site',
    'project data',
    'project',
    'job location',
    'project location',
    'location of work',
    'project site',
    'property data',
    'informacion del proyecto',
    'datos del proyecto',
    'datos de la obra',
    'datos de la propiedad',
    'informacion de la propiedad',
    'datos del sitio',
    'informacion de la obra',
    'proyecto',
    'obra',
    'ubicacion de la obra',
  ],
  other: [
    'lender information',
    'lender',
    'surety',
    'surety information',
    'bonding company',
    'producer',
    'certificate holder',
    'insurer',
    'insurers affording coverage',
    'notary',
    'notary public',
    'office use only',
    'for office use only',
    'tenant information',
    'landlord',
    'landlord information',
    'neighbor',
    'neighbor information',
    'qualifier',
    'persons within state florida designated owner',
    'worker compensation',
    'insurance',
    'titular del certificado',
    'aseguradora',
    'productor',
    'acreedor',
    'afianzadora',
    'uso oficial',
    'solo para uso oficial',
    'inquilino',
    'datos del arrendador',
    'vecino',
    'notario',
    'seguro',
    'fee',
    'fees',
    'description of work',
    'scope of work',
    'tarifas',
    'descripcion del trabajo',
  ],
};

const BOOK = new PhraseBook<Role>(
  (Object.keys(HEADINGS) as Role[]).flatMap((role) =>
    HEADINGS[role].map((phrase) => [phrase, role] as const),
  ),
);
const NUMBERING = new Set([
  'section',
  'part',
  'seccion',
  'parte',
  'i',
  'ii',
  'iii',
  'iv',
  'v',
  'vi',
  'b',
  'c',
  'd',
  'complete',
  'completo',
  'name',
  'address',
]);

export interface Heading {
  readonly role: Role;
  readonly line: LaidLine;
}

/** Lines that are the heading of a part of the form, and nothing else. */
export function findHeadings(page: LaidPage): Heading[] {
  const byLine = new Map<LaidLine, { role: Role; length: number }>();
  for (const { line, meanings, from, to, below } of BOOK.findOn(page)) {
    const [role] = meanings;
    if (below !== null || role === undefined || /[:_]\s*\S/.test(line.line.text)) continue;
    const rest = line.tokens.filter(
      ({ word }, at) => (at < from || at >= to) && !/^\d{1,2}[a-z]?$/.test(word) && !NUMBERING.has(word),
    );
    if (rest.length > 0) continue;
    const length = to - from;
    if (length > (byLine.get(line)?.length ?? 0)) byLine.set(line, { role, length });
  }
  return [...byLine].map(([line, { role }]) => ({ role, line }));
}

/** The part of the form a line stands in: the nearest heading above, in its own column where there are two. */
export function roleAt(headings: readonly Heading[], line: LaidLine): Role | null {
  const { x, y } = line.line.box;
  let best: Heading | null = null;
  for (const heading of headings) {
    const at = heading.line.line.box;
    if (heading.line === line || at.y >= y || at.x > x + 0.03) continue;
    const before = best?.line.line.box;
    const isSameRow = before && Math.abs(before.y - at.y) < Math.max(before.h, at.h);
    if (!before || (isSameRow ? at.x > before.x : at.y > before.y)) best = heading;
  }
  return best?.role ?? null;
}
