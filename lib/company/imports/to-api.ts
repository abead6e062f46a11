import type { ImportPreview, ImportSummary } from './queries';

export function toImport({ fileName, createdAt, ...one }: Omit<ImportSummary, 'by'>) {
  const { id, kind, state, total, done, added, known, rejected, kept } = one;
  return {
    ...{ id, kind, state, total, done, added, known, rejected, kept },
    file_name: fileName,
    created_at: createdAt.toISOString(),
  };
}

export function toImportPreview({ headings, mapping, missing, sample, faults }: ImportPreview) {
  return {
    headings: [...headings],
    mapping: [...mapping],
    missing,
    sample: sample.map(({ row, cells }) => ({ row, cells: [...cells] })),
    faulty_rows: faults?.rows ?? null,
    faults: (faults?.first ?? []).map(({ row, field, code, text }) => ({ row, field, code, cell: text })),
  };
}
