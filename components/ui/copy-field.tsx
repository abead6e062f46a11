'use client';

import { Check, Copy } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { Button } from './button';

interface Props {
  label: string;
  value: string;
  words: { copy: string; copied: string; selected: string };
}

/** A text to take elsewhere, and a button that copies it. */
export function CopyField({ label, value, words }: Props) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [done, setDone] = useState<'copied' | 'selected' | null>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      setDone('copied');
    } catch {
      // Not every browser lets a page write there: the reader's own keys do it then.
      field.current?.select();
      setDone('selected');
    }
  };
  const Icon = done === 'copied' ? Check : Copy;
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="text-sm font-semibold">
        {label}
      </label>
      <div className="flex flex-wrap gap-2">
        <input
          ref={field}
          id={id}
          type="text"
          readOnly
          value={value}
          onFocus={(event) => event.target.select()}
          className="field-control min-w-0 flex-[1_1_16rem]"
        />
        <Button onClick={copy} className="max-sm:w-full">
          <Icon aria-hidden="true" className="size-4" />
          {words.copy}
        </Button>
      </div>
      <p role="status" className="text-sm text-muted">
        {done && words[done]}
      </p>
    </div>
  );
}
