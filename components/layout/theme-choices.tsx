'use client';

import { type ReactNode, useId } from 'react';
import { classNames } from '@/components/ui/class-names';
import { THEMES, type Theme } from './theme';
import { chooseTheme, useTheme } from './use-theme';

export interface ThemeChoicesProps {
  /** What is chosen here, for who cannot see it. */
  legend: string;
  choices: Readonly<Record<Theme, { label: string; icon: ReactNode }>>;
  className?: string | undefined;
}

/** Light, dark or as the device; its words and icons are given, so that it needs no provider. */
export function ThemeChoices({ legend, choices, className }: ThemeChoicesProps) {
  const name = useId();
  const chosen = useTheme();
  return (
    <fieldset className={classNames('inline-flex rounded-md border border-control', className)}>
      <legend className="sr-only">{legend}</legend>
      {THEMES.map((theme) => (
        <label
          key={theme}
          title={choices[theme].label}
          className={
            'flex size-9 items-center justify-center rounded-[5px] text-muted hover:text-ink has-checked:bg-ink has-checked:text-paper ' +
            'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-link pointer-coarse:size-11'
          }
        >
          <input
            type="radio"
            name={name}
            value={theme}
            checked={theme === chosen}
            onChange={() => chooseTheme(theme)}
            className="sr-only"
          />
          {choices[theme].icon}
          <span className="sr-only">{choices[theme].label}</span>
        </label>
      ))}
    </fieldset>
  );
}
