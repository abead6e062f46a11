import type { Draft, Rule } from '../draft';
import type { FieldId, FindingRule } from '../types';
import { fieldsOf, isSure } from '../view';

/** A licence or insurance that had run out by the day of the check; on its last day it still stands. */
function expired(rule: FindingRule, id: FieldId): Rule {
  return (view) =>
    view.documents.flatMap((document): Draft[] => {
      const fields = fieldsOf(document, id).filter(isSure);
      const isPast =
        fields.length > 0 && fields.every(({ value }) => isDay(value) && value < view.input.today);
      const [field] = [...fields].sort((a, b) => (a.value < b.value ? 1 : -1));
      if (!isPast || !field) return [];
      return [
        {
          rule,
          severity: 'critical',
          documentId: document.documentId,
          places: [field.at],
          values: { found: field.value, today: view.input.today },
          by: field.by,
        },
      ];
    });
}

export const licenseExpired = expired('license_expired', 'license_expires');
export const insuranceExpired = expired('insurance_expired', 'insurance_expires');

export function isDay(value: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(value);
}
