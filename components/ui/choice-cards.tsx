import { type ReactNode, useId } from 'react';
import { classNames } from './class-names';
import { FieldError } from './field-frame';

export interface Choice<Value extends string = string> {
  value: Value;
  label: ReactNode;
  description?: ReactNode;
  disabled?: boolean;
}

export interface ChoiceCardsProps<Value extends string = string> {
  legend: ReactNode;
  name: string;
  /** The chosen value; without `onChange` it is the first choice and the form keeps the rest. */
  value?: Value | null;
  onChange?: (value: Value) => void;
  options: readonly Choice<Value>[];
  columns?: 1 | 2 | 3 | 4;
  hint?: ReactNode;
  error?: ReactNode;
  hideLegend?: boolean;
  className?: string;
}

const COLUMNS = {
  1: '',
  2: 'sm:grid-cols-2',
  3: 'sm:grid-cols-2 lg:grid-cols-3',
  4: 'sm:grid-cols-2 xl:grid-cols-4',
} as const;

/** One of a few, each choice a card; radio buttons underneath, so keys and forms work as ever. */
export function ChoiceCards<Value extends string>({
  legend,
  name,
  value,
  onChange,
  options,
  columns = 1,
  hint,
  error,
  hideLegend = false,
  className,
}: ChoiceCardsProps<Value>) {
  const id = useId();
  const described = [error ? `${id}-error` : '', hint ? `${id}-hint` : ''].filter(Boolean).join(' ');
  return (
    <fieldset className={className} aria-describedby={described === '' ? undefined : described}>
      <legend className={classNames('mb-1.5 text-sm font-semibold', hideLegend && 'sr-only')}>
        {legend}
      </legend>
      {hint ? (
        <p id={`${id}-hint`} className="mb-2 text-sm text-muted">
          {hint}
        </p>
      ) : null}
      <div className={classNames('grid gap-2', COLUMNS[columns])}>
        {options.map((option) => (
          <ChoiceCard
            key={option.value}
            id={`${id}-${option.value}`}
            name={name}
            option={option}
            invalid={Boolean(error)}
            state={
              onChange
                ? { checked: option.value === value, onChange: () => onChange(option.value) }
                : { defaultChecked: option.value === value }
            }
          />
        ))}
      </div>
      {error ? (
        <div className="mt-1.5">
          <FieldError id={`${id}-error`}>{error}</FieldError>
        </div>
      ) : null}
    </fieldset>
  );
}

interface ChoiceCardProps {
  id: string;
  name: string;
  option: Choice;
  invalid: boolean;
  state: { checked: boolean; onChange: () => void } | { defaultChecked: boolean };
}

function ChoiceCard({ id, name, option, invalid, state }: ChoiceCardProps) {
  return (
    <label
      htmlFor={id}
      className={classNames(
        'flex min-h-11 items-start gap-3 rounded-md border bg-card px-4 py-3 transition-colors',
        'has-checked:border-accent has-checked:shadow-[inset_0_0_0_1px_var(--accent)] has-focus-visible:outline-2',
        'has-focus-visible:outline-offset-2 has-focus-visible:outline-link',
        invalid ? 'border-stopped' : 'border-control',
        option.disabled ? 'cursor-not-allowed bg-sunken text-muted' : 'hover:border-ink',
      )}
    >
      <input
        id={id}
        type="radio"
        name={name}
        value={option.value}
        disabled={option.disabled}
        aria-describedby={option.description ? `${id}-description` : undefined}
        className="mt-0.5 size-5 shrink-0 accent-accent focus-visible:outline-none"
        {...state}
      />
      <span className="flex min-w-0 flex-col gap-0.5">
        <span className="font-semibold">{option.label}</span>
        {option.description ? (
          <span id={`${id}-description`} className="text-sm text-muted">
            {option.description}
          </span>
        ) : null}
      </span>
    </label>
  );
}
