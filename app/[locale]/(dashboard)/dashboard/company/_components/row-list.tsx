'use client';

import { Plus, X } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { FieldError } from '@/components/ui/field-frame';

interface RowListProps<T> {
  legend: string;
  hint: string;
  rows: readonly (T & { key: number })[];
  most: number;
  addLabel: string;
  removeLabel: (place: number) => string;
  error: string | undefined;
  onAdd: () => void;
  onRemove: (key: number) => void;
  /** The fields of one row; `place` is its index. */
  children: (row: T & { key: number }, place: number) => ReactNode;
}

/** A list of like fields that grows and shrinks; what was removed leaves the focus at the button that adds. */
export function RowList<T>({ legend, hint, rows, most, error, children, ...list }: RowListProps<T>) {
  const adding = useRef<HTMLButtonElement>(null);
  return (
    <fieldset className="flex flex-col gap-3 border-t border-line pt-4">
      <legend className="float-left w-full text-sm font-semibold">{legend}</legend>
      <p className="-mt-2 text-sm text-muted">{hint}</p>
      {rows.map((row, place) => (
        <div key={row.key} className="flex items-start gap-2">
          <div className="min-w-0 flex-1">{children(row, place)}</div>
          <button
            type="button"
            aria-label={list.removeLabel(place + 1)}
            onClick={() => {
              list.onRemove(row.key);
              adding.current?.focus();
            }}
            className="mt-6 flex size-11 shrink-0 items-center justify-center rounded-md text-muted hover:bg-sunken hover:text-ink"
          >
            <X aria-hidden="true" className="size-5" />
          </button>
        </div>
      ))}
      {error ? <FieldError>{error}</FieldError> : null}
      <Button
        ref={adding}
        variant="secondary"
        size="sm"
        className="self-start"
        disabled={rows.length >= most}
        onClick={list.onAdd}
      >
        <Plus aria-hidden="true" className="size-4" />
        {list.addLabel}
      </Button>
    </fieldset>
  );
}
