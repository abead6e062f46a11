import type { Draft, Rule } from '../draft';
import type { ExtractedField, FoundDocument, Severity } from '../types';
import { getFields, isSure, type PackageView } from '../view';
import { findPolicies, type Policy } from './policies';

/**
 * A licence that had run out by the day of the check; on its last day it still stands. Of several licences in one paper,
 * a page each, the one that ran out is told while the others are in force.
 */
export const licenseExpired: Rule = (view) =>
  view.documents.flatMap((document): Draft[] => {
    const fields = getFields(document, 'license_expires').filter(isSure);
    const lapsed = fields.every((field) => isPast(view, field)) ? fields : lapsedPage(view, document, fields);
    const last = findLatest(lapsed);
    if (!last) return [];
    return [
      {
        rule: 'license_expired',
        severity: 'critical',
        documentId: document.documentId,
        places: [last.at],
        values: { found: last.value, today: view.input.today },
        by: last.by,
      },
    ];
  });

/** The days of the first page with a licence's number that no page of a licence in force has. */
function lapsedPage(
  view: PackageView,
  document: FoundDocument,
  fields: readonly ExtractedField[],
): ExtractedField[] {
  const pages = [...new Set(fields.map(({ at }) => at.page))].map(
    (page) => [page, fields.filter(({ at }) => at.page === page)] as const,
  );
  const numbersOn = (page: number) =>
    getFields(document, 'license')
      .filter(({ at }) => at.page === page)
      .map(({ value }) => value);
  const isLapsed = (days: readonly ExtractedField[]) => days.every((field) => isPast(view, field));
  const inForce = new Set(pages.flatMap(([page, days]) => (isLapsed(days) ? [] : numbersOn(page))));
  const [found] = pages.filter(([page, days]) => {
    const numbers = numbersOn(page);
    return isLapsed(days) && numbers.length > 0 && !numbers.some((number) => inForce.has(number));
  });
  return [...(found?.[1] ?? [])];
}

/**
 * Expired insurance, each policy separately: a valid policy does not replace another. A policy continued in
 * another row or certificate has been renewed.
 */
export const insuranceExpired: Rule = (view) => {
  const all = view.documents.flatMap((document) =>
    getFields(document, 'insurance_expires')
      .filter((field) => isSure(field) && isDay(field.value))
      .flatMap((field) => findPolicies(view, field).map((policy) => ({ document, field, policy }))),
  );
  const running = new Set(all.filter(({ field }) => !isPast(view, field)).map(({ policy }) => policy));
  return view.documents.flatMap((document): Draft[] => {
    const own = all.filter((one) => one.document === document);
    const lapsed = own.filter(
      ({ field, policy }) => isPast(view, field) && (policy === 'unnamed' || !running.has(policy)),
    );
    const last = findLatest(lapsed.map(({ field }) => field));
    if (!last) return [];
    const policies = [...new Set(lapsed.map(({ policy }) => policy))].sort();
    const isWhole = lapsed.length === own.length;
    return [
      {
        rule: 'insurance_expired',
        severity: getSeverity(policies, isWhole),
        documentId: document.documentId,
        places: [...new Set([last.at, ...lapsed.map(({ field }) => field.at)])],
        values: {
          found: last.value,
          today: view.input.today,
          policy: getPolicyWording(policies, isWhole),
        },
        // When another policy of the certificate runs out as well, that is another fault.
        ...(isWhole ? {} : { subject: policies.join('+') }),
        by: last.by,
      },
    ];
  });
};

/** How the words name it. */
function getPolicyWording(policies: readonly Policy[], isWhole: boolean): Policy | 'whole' | 'several' {
  const [only = 'unnamed', ...more] = policies;
  if (more.length > 0) return isWhole ? 'whole' : 'several';
  return only === 'unnamed' && isWhole ? 'whole' : only;
}

/** Cities require liability and workers' compensation; an unnamed expired policy is probably one of them. */
function getSeverity(policies: readonly Policy[], isWhole: boolean): Severity {
  if (policies.includes('liability') || policies.includes('workers')) return 'critical';
  if (policies.includes('unnamed')) return isWhole ? 'critical' : 'major';
  return 'minor';
}

function isPast({ input }: PackageView, { value }: ExtractedField): boolean {
  return isDay(value) && value < input.today;
}

function findLatest(fields: readonly ExtractedField[]): ExtractedField | undefined {
  return fields.toSorted((a, b) => (a.value < b.value ? 1 : -1))[0];
}

export function isDay(value: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(value);
}
