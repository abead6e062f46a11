import { type ComponentProps, useId } from 'react';
import { classNames } from './class-names';
import { FieldError, type FieldText, fieldIds } from './field-frame';

export type CheckboxFieldProps = Omit<FieldText, 'optionalLabel'> & Omit<ComponentProps<'input'>, 'type'>;

/** The label is part of the target, so it can be hit with a thumb. */
export function CheckboxField({ label, hint, error, className, id, ...input }: CheckboxFieldProps) {
  const generated = useId();
  const fieldId = id ?? generated;
  const { hintId, errorId, control } = fieldIds(fieldId, { hint, error });
  return (
    <div className={classNames('flex flex-col gap-1', className)}>
      <div className="flex items-start gap-3">
        <input {...input} {...control} type="checkbox" className="mt-2.5 size-6 shrink-0 accent-accent" />
        <div className="flex min-w-0 flex-col">
          <label htmlFor={fieldId} className="min-h-11 py-2.5">
            {label}
          </label>
          {hint ? (
            <p id={hintId} className="-mt-1.5 pb-1 text-sm text-muted">
              {hint}
            </p>
          ) : null}
        </div>
      </div>
      {error ? <FieldError id={errorId}>{error}</FieldError> : null}
    </div>
  );
}
