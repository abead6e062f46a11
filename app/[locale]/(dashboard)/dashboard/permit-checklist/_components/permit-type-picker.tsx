'use client';

import { Search } from 'lucide-react';
import { useId, useState } from 'react';
import { classNames } from '@/components/ui/class-names';
import { FieldError } from '@/components/ui/field-frame';
import type { PermitTypeId } from '@/lib/catalogue/checklists/types';

export interface TypeChoice {
  id: PermitTypeId;
  name: string;
  /** Other words people look for it by. */
  words: string;
}

export interface PermitTypePickerProps {
  name: string;
  legend: string;
  search: string;
  noMatch: string;
  groups: readonly { id: string; title: string; types: readonly TypeChoice[] }[];
  chosen?: string;
  error?: string | undefined;
}

function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

function matches({ name, words }: TypeChoice, search: string): boolean {
  const text = fold(`${name} ${words}`);
  return fold(search)
    .split(/\s+/)
    .every((word) => text.includes(word));
}

/** All permit types as radio buttons, by group; typing leaves those that fit. */
export function PermitTypePicker({
  name,
  legend,
  search,
  noMatch,
  groups,
  chosen,
  error,
}: PermitTypePickerProps) {
  const [text, setText] = useState('');
  const id = useId();
  const found = groups.map((group) => ({
    ...group,
    shown: new Set(group.types.filter((type) => matches(type, text)).map((type) => type.id)),
  }));
  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined} className="flex min-w-0 flex-col gap-5">
      <legend className="mb-1.5 text-sm font-semibold">{legend}</legend>
      {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
      <div className="relative max-w-md" data-needs-script>
        <Search
          aria-hidden="true"
          className="pointer-events-none absolute top-1/2 left-3 size-5 -translate-y-1/2 text-muted"
        />
        <input
          type="search"
          aria-label={search}
          placeholder={search}
          value={text}
          autoComplete="off"
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => {
            // Enter here means "look", not "send the form".
            if (event.key === 'Enter') event.preventDefault();
          }}
          className="field-control pl-10"
        />
      </div>
      {found.map((group) => (
        <fieldset key={group.id} hidden={group.shown.size === 0}>
          <legend className="mb-2 text-sm text-muted">{group.title}</legend>
          <div className="grid gap-2 sm:grid-cols-2 xl:grid-cols-3">
            {group.types.map((type) => (
              <TypeCard
                key={type.id}
                type={type}
                name={name}
                hidden={!group.shown.has(type.id)}
                chosen={type.id === chosen}
                invalid={error !== undefined}
              />
            ))}
          </div>
        </fieldset>
      ))}
      <p
        role="status"
        className={classNames('text-muted', found.some(({ shown }) => shown.size > 0) && 'sr-only')}
      >
        {found.some(({ shown }) => shown.size > 0) ? '' : noMatch}
      </p>
    </fieldset>
  );
}

interface TypeCardProps {
  type: TypeChoice;
  name: string;
  hidden: boolean;
  chosen: boolean;
  invalid: boolean;
}

function TypeCard({ type, name, hidden, chosen, invalid }: TypeCardProps) {
  return (
    <label
      hidden={hidden}
      className={classNames(
        'flex min-h-12 items-start gap-3 rounded-md border bg-card px-3 py-3 leading-snug font-medium transition-colors hover:border-ink [&[hidden]]:hidden',
        'has-checked:border-accent has-checked:shadow-[inset_0_0_0_1px_var(--accent)] has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-link',
        invalid ? 'border-stopped' : 'border-control',
      )}
    >
      <input
        type="radio"
        name={name}
        value={type.id}
        defaultChecked={chosen}
        aria-invalid={invalid || undefined}
        className="size-5 shrink-0 accent-accent focus-visible:outline-none"
      />
      <span className="min-w-0">{type.name}</span>
    </label>
  );
}
