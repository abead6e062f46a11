import { MESSAGE_MAX } from '@/lib/site/inquiries/types';
import type { FieldTexts } from './inquiry-section';

/** next-intl's translator of `contact.form`. */
type FormTexts = (key: string) => string;

/** Who writes: the two fields every form begins with. */
export function senderFields(t: FormTexts, emailHint = t('emailHint')): FieldTexts[] {
  return [
    {
      name: 'name',
      kind: 'text',
      label: t('name'),
      missing: t('problems.name'),
      maxLength: 120,
      autoComplete: 'name',
    },
    {
      name: 'email',
      kind: 'email',
      label: t('email'),
      hint: emailHint,
      missing: t('problems.email'),
      invalid: t('problems.emailInvalid'),
      maxLength: 254,
      autoComplete: 'email',
    },
  ];
}

/** A choice among values of the schema, with nothing chosen at first. */
export function choiceField(
  field: Pick<FieldTexts, 'name' | 'label' | 'hint' | 'missing' | 'half'>,
  choose: string,
  options: readonly { value: string; label: string }[],
): FieldTexts {
  return { ...field, kind: 'select', options: [{ value: '', label: choose, disabled: true }, ...options] };
}

export function messageField(field: Pick<FieldTexts, 'label' | 'hint' | 'missing'>): FieldTexts {
  return { ...field, name: 'message', kind: 'textarea', maxLength: MESSAGE_MAX };
}
