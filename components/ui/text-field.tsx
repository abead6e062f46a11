import { type ComponentProps, useId } from 'react';
import { FieldFrame, type FieldText, fieldIds } from './field-frame';

export type TextFieldProps = FieldText & Omit<ComponentProps<'input'>, 'name'> & { name: string };

export function TextField({ label, hint, error, optionalLabel, className, id, ...input }: TextFieldProps) {
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
      <input
        type="text"
        {...input}
        {...fieldIds(fieldId, { hint, error }).control}
        className="field-control"
      />
    </FieldFrame>
  );
}
