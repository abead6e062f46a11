import 'server-only';

/** The fields of a form that was sent to an action; none where somebody called it with anything else. */
export function formFields(form: unknown): Record<string, FormDataEntryValue> {
  return form instanceof FormData ? Object.fromEntries(form) : {};
}
