import { type ComponentProps, useId } from 'react';
import { FieldFrame, type FieldText, fieldIds } from './field-frame';

export type TextAreaFieldProps = FieldText & Omit<ComponentProps<'textarea'>, 'name'> & { name: string };

/** Several lines; grows with what is typed where the browser can. */
export function TextAreaField({
  label,
  hint,
  error,
  optionalLabel,
  className,
  id,
  ...textarea
}: TextAreaFieldProps) {
  const generated = useId();
  const fieldId = id ?? generated;
  return (
    <FieldFrame
      id={fieldId}
      label={label}
      hint={hint}
      error={error}
      optionalLabel={optionalLabel}
      className={className}
    >
      <textarea
        rows={6}
        {...textarea}
        {...fieldIds(fieldId, { hint, error }).control}
        className="field-control field-sizing-content min-h-36"
      />
    </FieldFrame>
  );
}
