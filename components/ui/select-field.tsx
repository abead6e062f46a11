import { ChevronDown } from 'lucide-react';
import { type ComponentProps, useId } from 'react';
import { FieldFrame, type FieldText, fieldIds } from './field-frame';

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean;
}

export type SelectFieldProps = FieldText &
  Omit<ComponentProps<'select'>, 'name' | 'children'> & { name: string; options: readonly SelectOption[] };

/** The system's own select: best on a phone, and it works before the script does. */
export function SelectField({
  label,
  hint,
  error,
  optionalLabel,
  className,
  id,
  options,
  ...select
}: SelectFieldProps) {
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
      <div className="relative">
        <select
          {...select}
          {...fieldIds(fieldId, { hint, error }).control}
          className="field-control appearance-none truncate pr-10"
        >
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown
          aria-hidden="true"
          className="pointer-events-none absolute top-1/2 right-3 size-5 -translate-y-1/2 text-muted"
        />
      </div>
    </FieldFrame>
  );
}
