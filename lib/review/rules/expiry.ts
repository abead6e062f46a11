import type { Draft, Rule } from '../draft';
import type { ExtractedField, Severity } from '../types';
import { fieldsOf, isSure, type PackageView } from '../view';
import { type Policy, policiesOf } from './policies';

/** A licence that had run out by the day of the check; on its last day it still stands. */
export const licenseExpired: Rule = (view) =>
  view.documents.flatMap((document): Draft[] => {
    const fields = fieldsOf(document, 'license_expires').filter(isSure);
    const last = lastOf(fields);
    if (!last || !fields.every((field) => isPast(view, field))) return [];
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

/**
 * Insurance that had run out, each policy of a certificate for itself: one that still runs does not stand in for another.
 * A policy that runs on in another row or on another certificate has been renewed.
 */
export const insuranceExpired: Rule = (view) => {
  const all = view.documents.flatMap((document) =>
    fieldsOf(document, 'insurance_expires')
      .filter((field) => isSure(field) && isDay(field.value))
      .flatMap((field) => policiesOf(view, field).map((policy) => ({ document, field, policy }))),
  );
  const running = new Set(all.filter(({ field }) => !isPast(view, field)).map(({ policy }) => policy));
  return view.documents.flatMap((document): Draft[] => {
    const own = all.filter((one) => one.document === document);
    const lapsed = own.filter(
      ({ field, policy }) => isPast(view, field) && (policy === 'unnamed' || !running.has(policy)),
    );
    const last = lastOf(lapsed.map(({ field }) => field));
    if (!last) return [];
    const policies = [...new Set(lapsed.map(({ policy }) => policy))].sort();
    const isWhole = lapsed.length === own.length;
    return [
      {
        rule: 'insurance_expired',
        severity: severityOf(policies, isWhole),
        documentId: document.documentId,
        places: [...new Set([last.at, ...lapsed.map(({ field }) => field.at)])],
        values: {
          found: last.value,
          today: view.input.today,
          policy: saidOf(policies, isWhole),
        },
        // When another policy of the certificate runs out as well, that is another fault.
        ...(isWhole ? {} : { subject: policies.join('+') }),
        by: last.by,
      },
    ];
  });
};

/** How the words name it. */
function saidOf(policies: readonly Policy[], isWhole: boolean): Policy | 'whole' | 'several' {
  const [only = 'unnamed', ...more] = policies;
  if (more.length > 0) return isWhole ? 'whole' : 'several';
  return only === 'unnamed' && isWhole ? 'whole' : only;
}

/** Cities ask for liability and workers' compensation; where nothing tells which one ran out, that is likely enough. */
function severityOf(policies: readonly Policy[], isWhole: boolean): Severity {
  if (policies.includes('liability') || policies.includes('workers')) return 'critical';
  if (policies.includes('unnamed')) return isWhole ? 'critical' : 'major';
  return 'minor';
}

function isPast({ input }: PackageView, { value }: ExtractedField): boolean {
  return isDay(value) && value < input.today;
}

function lastOf(fields: readonly ExtractedField[]): ExtractedField | undefined {
  return fields.toSorted((a, b) => (a.value < b.value ? 1 : -1))[0];
}

export function isDay(value: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(value);
}
