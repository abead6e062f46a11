import type { Checklist } from '@/lib/catalogue/checklists/checklist';
import { toFeeEstimate } from '@/lib/catalogue/fees/to-api';
import { findingWords } from '@/lib/checking/review/finding-text';
import type { FeeCheck, FoundAt, FoundDocument } from '@/lib/checking/review/types';
import type { Locale } from '@/lib/platform/i18n/locales';
import type { MarkedFinding, RunDetail } from './queries';
import { toFile, toPlace, toRun } from './to-api';
import type { PricedFee } from './types';

/** A run, whole, in the words of a language and the API's field names. */
export async function toRunDetail(run: RunDetail, language: Locale) {
  const labels = getDocumentLabels(run.checklist, language);
  const label = (documentId: string) => labels.get(documentId) ?? null;
  const words = await findingWords(language);
  const names = { documents: labels, files: new Map(run.files.map(({ id, name }) => [id, name])) };
  const { input, review } = run;
  return {
    ...toRun(run),
    check_id: run.checkId,
    check_name: run.checkName,
    language,
    permit_type: input.permitType,
    place: toPlace(input.place),
    engine_version: run.engineVersion,
    rules_as_of: run.rulesAsOf,
    documents: (review?.documents ?? []).map((document) => ({
      ...toDocument(document),
      label: label(document.documentId),
    })),
    standings: (review?.standings ?? []).map(({ documentId, standing, found }) => ({
      document_id: documentId,
      label: label(documentId),
      standing,
      found: [...found],
    })),
    findings: run.findings.map((finding) => ({
      ...toFinding(finding, language),
      ...words(finding, names),
      explanation: run.explanation?.findings[finding.key] ?? null,
    })),
    corrections: run.corrections.map((one) => ({
      id: one.id,
      file_id: one.fileId,
      first_page: one.firstPage,
      last_page: one.lastPage,
      document_id: one.documentId,
      relation: one.relation,
      corrected_at: one.correctedAt.toISOString(),
    })),
    fee: review && toFee(review.fee, run.fee, language),
    summary: run.explanation?.summary || null,
    files: run.files.map((file) => ({ ...toFile(file), removed: file.removed })),
  };
}

/** What documents are called, those that are not needed among them: they may be in the package all the same. */
function getDocumentLabels(checklist: Checklist | null, language: Locale): Map<string, string> {
  const documents = [...(checklist?.documents ?? []), ...(checklist?.notNeeded ?? [])];
  return new Map(documents.map(({ id, label }) => [id, label[language]]));
}

function toDocument({ documentId, fileId, firstPage, lastPage, certainty, by, fields }: FoundDocument) {
  return {
    document_id: documentId,
    file_id: fileId,
    first_page: firstPage,
    last_page: lastPage,
    certainty,
    by,
    fields: fields.map((field) => ({
      id: field.id,
      value: field.value,
      certainty: field.certainty,
      by: field.by,
      at: toPagePlace(field.at),
    })),
  };
}

function toPagePlace({ fileId, page, box, quote }: FoundAt) {
  return { file_id: fileId, page, box: { x: box.x, y: box.y, w: box.w, h: box.h }, quote };
}

function toFinding(finding: MarkedFinding, language: Locale) {
  const { mark, wrong } = finding;
  return {
    key: finding.key,
    rule: finding.rule,
    severity: finding.severity,
    document_id: finding.documentId,
    places: finding.places.map(toPagePlace),
    values: { ...finding.values },
    citation: finding.citation?.[language] ?? null,
    by: finding.by,
    mark: mark && {
      state: mark.state,
      note: mark.note,
      assignee_id: mark.assigneeId,
      assignee: mark.assignee,
      marked_at: mark.markedAt.toISOString(),
    },
    wrong: wrong && { reason: wrong.reason, said_at: wrong.saidAt.toISOString() },
  };
}

function toFee(fee: FeeCheck, priced: PricedFee | null, language: Locale) {
  return {
    verdict: fee.verdict,
    stated_cents: fee.statedCents,
    stated_at: fee.statedAt && toPagePlace(fee.statedAt),
    computed_cents: fee.computedCents,
    estimate: priced && toFeeEstimate(priced, language),
  };
}
