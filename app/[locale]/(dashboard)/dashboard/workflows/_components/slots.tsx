import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '@/components/ui/class-names';

const SLOT =
  'min-h-9 max-w-full min-w-0 rounded-md border border-line-strong border-b-2 border-b-link bg-sunken px-2.5 py-1 font-semibold pointer-coarse:min-h-11';

export interface Option {
  id: string;
  name: string;
}

interface ChoiceProps<T extends string> {
  label: string;
  value: T;
  options: readonly (Omit<Option, 'id'> & { id: T })[];
  /** Groups beside the plain options. */
  groups?: readonly { name: string; items: readonly { id: T; title: string }[] }[];
  /** Shown while nothing of the list is chosen. */
  empty?: string | undefined;
  onChange: (value: T) => void;
}

/** A place in a sentence that is filled from a list. */
export function Choice<T extends string>({
  label,
  value,
  options,
  groups = [],
  empty,
  onChange,
}: ChoiceProps<T>) {
  const isKnown =
    options.some(({ id }) => id === value) ||
    groups.some(({ items }) => items.some(({ id }) => id === value));
  return (
    <select
      aria-label={label}
      value={isKnown ? value : ''}
      onChange={({ target }) => onChange(target.value as T)}
      // As wide as what is chosen, where the browser can: the line then reads as a sentence.
      className={classNames(SLOT, 'field-sizing-content desk:max-w-80')}
    >
      {isKnown ? null : (
        <option value="" disabled>
          {empty ?? '…'}
        </option>
      )}
      {options.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
      {groups.map(({ name, items }) => (
        <optgroup key={name} label={name}>
          {items.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </optgroup>
      ))}
    </select>
  );
}

interface NumberProps {
  label: string;
  value: number;
  min: number;
  max: number;
  onChange: (value: number) => void;
}

/** A place that takes a whole number. */
export function NumberSlot({ label, value, min, max, onChange }: NumberProps) {
  return (
    <input
      type="number"
      inputMode="numeric"
      aria-label={label}
      value={Number.isNaN(value) ? '' : value}
      min={min}
      max={max}
      step={1}
      onChange={({ target }) => onChange(target.valueAsNumber)}
      className={classNames(SLOT, 'w-24 tabular-nums')}
    />
  );
}

/** A place that takes words. */
export function WordsSlot({ label, className, ...input }: ComponentProps<'input'> & { label: string }) {
  return <input aria-label={label} {...input} className={classNames(SLOT, 'w-full', className)} />;
}

interface LineProps {
  /** The word that leads it: when, and, then, but. */
  lead: string;
  error?: string | undefined;
  children: ReactNode;
}

/** A line of the sentence: its word in a column of its own, the rest beside it. */
export function Line({ lead, error, children }: LineProps) {
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-1 desk:grid-cols-[5rem_minmax(0,1fr)]">
      <span className="min-h-9 py-1.5 text-muted desk:text-right pointer-coarse:min-h-11 pointer-coarse:py-2.5">
        {lead}
      </span>
      <div className="flex min-w-0 flex-wrap items-center gap-2">{children}</div>
      {error ? (
        <p role="alert" className="col-start-2 text-sm text-stopped">
          {error}
        </p>
      ) : null}
    </div>
  );
}
