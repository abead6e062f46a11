/** A package and a review as the tests of the scoring need them. */
import type { ExtractedField, Finding, FoundDocument, Review } from '@/lib/checking/review/types';
import type { SetFault, SetFile, SetPackage } from './truth';

type FileParts = Partial<Omit<SetFile, 'name' | 'fields'>> & { readonly fields?: Partial<SetFile['fields']> };

export function aFile(name: string, { fields, ...rest }: FileParts): SetFile {
  return {
    name,
    documents: [],
    pages: 1,
    textLayer: true,
    acroForm: false,
    tags: [],
    ...rest,
    fields: { dates: {}, codeEditions: [], ...fields },
  };
}

export function aFault(kind: string, parts: Partial<SetFault>): SetFault {
  return { kind, where: { file: null, page: null }, what: kind, severity: 'major', ...parts };
}

export function aPackage(parts: Partial<SetPackage>): SetPackage {
  return {
    id: 'p1-somewhere',
    title: 'A deck',
    sound: (parts.faults ?? []).length === 0,
    jurisdiction: { city: 'Somewhere', state: 'OH', county: null },
    permitType: 'deck_porch',
    applicationDate: '2026-03-05',
    tags: [],
    answers: {},
    files: [],
    faults: [],
    notAFault: [],
    ...parts,
  };
}

export function aFinding(rule: Finding['rule'], parts: Partial<Finding>): Finding {
  return {
    key: rule,
    rule,
    severity: 'major',
    documentId: null,
    places: [],
    values: {},
    citation: null,
    by: 'rule',
    ...parts,
  };
}

export const at = (fileId: string, page = 1) => ({
  fileId,
  page,
  box: { x: 0, y: 0, w: 1, h: 1 },
  quote: '',
});

export function aField(id: ExtractedField['id'], value: string, fileId: string): ExtractedField {
  return { id, value, at: at(fileId), certainty: 0.9, by: 'rule' };
}

export function aDocument(
  documentId: string,
  fileId: string,
  fields: readonly ExtractedField[] = [],
): FoundDocument {
  return {
    documentId,
    fileId,
    firstPage: 1,
    lastPage: 1,
    certainty: 0.9,
    cues: [],
    fields,
    by: 'rule',
  };
}

export function aReview(parts: Partial<Review>): Review {
  return {
    documents: [],
    standings: [],
    findings: [],
    fee: { verdict: 'not_published', statedCents: null, statedAt: null, computedCents: null },
    ...parts,
  };
}
