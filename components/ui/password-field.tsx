'use client';

import { Eye, EyeOff } from 'lucide-react';
import { useId, useState } from 'react';
import { FieldFrame, fieldIds } from './field-frame';
import type { TextFieldProps } from './text-field';

export type PasswordFieldProps = Omit<TextFieldProps, 'type'> & { showLabel: string; hideLabel: string };

export function PasswordField({
  label,
  hint,
  error,
  optionalLabel,
  className,
  id,
  showLabel,
  hideLabel,
  ...input
}: PasswordFieldProps) {
  const generated = useId();
  const fieldId = id ?? generated;
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
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
        <input
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          {...input}
          {...fieldIds(fieldId, { hint, error }).control}
          type={shown ? 'text' : 'password'}
          className="field-control pr-12"
        />
        <button
          type="button"
          aria-label={shown ? hideLabel : showLabel}
          aria-controls={fieldId}
          onClick={() => setShown(!shown)}
          className="absolute inset-y-0 right-0 flex w-11 items-center justify-center rounded-md text-muted hover:text-ink"
        >
          <Icon aria-hidden="true" className="size-5" />
        </button>
      </div>
    </FieldFrame>
  );
}
