import { PERMIT_TYPES } from '@/content/requirements/permit-types';
import type { ChecklistLocale, PermitTypeId } from './types';

/** Every permit type with its name, in the order a person is offered them. */
export function listPermitTypes(locale: ChecklistLocale): { id: PermitTypeId; name: string }[] {
  return PERMIT_TYPES.map((type) => ({ id: type.id, name: type.name[locale] }));
}
