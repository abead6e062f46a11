import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from './class-names';

export interface FieldText {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  /** Shown after the label of a field that may stay empty, e.g. "optional". */
  optionalLabel?: string | undefined;
}

/** The ids of a field's hint and error and the attributes that tie its control to them. */
export function fieldIds(id: string, { hint, error }: Pick<FieldText, 'hint' | 'error'>) {
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  const described = [errorId, hintId].filter((part) => part !== undefined).join(' ');
  return {
    hintId,
    errorId,
    control: {
      id,
      'aria-describedby': described === '' ? undefined : described,
      'aria-invalid': error ? (true as const) : undefined,
    },
  };
}

export function FieldError({ id, children }: { id?: string | undefined; children: ReactNode }) {
  return (
    <p id={id} className="flex items-start gap-1.5 text-sm font-medium text-stopped">
      <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      <span>{children}</span>
    </p>
  );
}

/** Label, hint and error around one control. */
export function FieldFrame({
  id,
  label,
  hint,
  error,
  optionalLabel,
  className,
  children,
}: FieldText & { id: string; className?: string | undefined; children: ReactNode }) {
  const { hintId, errorId } = fieldIds(id, { hint, error });
  return (
    <div className={classNames('flex flex-col gap-1.5', className)}>
      <label htmlFor={id} className="text-sm font-semibold">
        {label}
        {optionalLabel ? <span className="font-normal text-muted"> ({optionalLabel})</span> : null}
      </label>
      {hint ? (
        <p id={hintId} className="text-sm text-muted">
          {hint}
        </p>
      ) : null}
      {children}
      {error ? <FieldError id={errorId}>{error}</FieldError> : null}
    </div>
  );
}
