import type { ComponentProps } from 'react';
import { classNames } from './class-names';
import { Spinner } from './spinner';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';
export type ButtonSize = 'md' | 'sm';

interface ButtonLook {
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
}

const BASE =
  'inline-flex items-center justify-center gap-2 rounded-md border font-semibold text-center leading-tight select-none ' +
  'transition-colors disabled:not-aria-busy:cursor-not-allowed disabled:not-aria-busy:opacity-60';

const VARIANTS: Record<ButtonVariant, string> = {
  primary:
    'border-accent bg-accent text-on-accent hover:border-accent-strong hover:bg-accent-strong ' +
    'disabled:hover:border-accent disabled:hover:bg-accent',
  secondary: 'border-control bg-card text-ink hover:border-ink hover:bg-sunken',
  quiet: 'border-transparent bg-transparent text-ink hover:bg-sunken',
  danger: 'border-stopped bg-stopped text-on-status hover:opacity-90',
};

const SIZES: Record<ButtonSize, string> = {
  md: 'min-h-11 px-4 py-2 text-base',
  sm: 'min-h-9 px-3 py-1.5 text-sm pointer-coarse:min-h-11',
};

/** The look of a button for what is a link: `<AppLink className={buttonClass({})}>`. */
export function buttonClass({ variant = 'primary', size = 'md' }: ButtonLook = {}): string {
  return classNames(BASE, VARIANTS[variant], SIZES[size]);
}

export interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
  /** Under way: shows a spinner in place of the words, keeps the width, takes no second press. */
  pending?: boolean;
}

export function Button({
  variant,
  size,
  pending = false,
  type = 'button',
  disabled,
  className,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      disabled={disabled === true || pending}
      aria-busy={pending || undefined}
      className={classNames(buttonClass({ variant, size }), 'relative', className)}
    >
      <span className={classNames('inline-flex items-center gap-2', pending && 'opacity-0')}>{children}</span>
      {pending ? (
        <span className="absolute inset-0 flex items-center justify-center">
          <Spinner />
        </span>
      ) : null}
    </button>
  );
}
