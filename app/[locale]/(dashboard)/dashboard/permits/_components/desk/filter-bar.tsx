'use client';

import { Search, X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useCommands } from '@/components/commands/use-commands';
import { useAppLocale } from '@/components/layout/use-app-locale';
import type { DeskAddress } from '@/lib/company/desk/address';
import type { Desk } from '@/lib/company/desk/desk';
import { parseFilter, readTerm, sayTerm, type Term, writeTerm } from '@/lib/company/desk/language/parse';
import { SuggestionList } from './suggestion-list';
import { suggest } from './suggestions';
import type { Go } from './use-desk';

interface Props {
  address: DeskAddress;
  desk: Desk;
  pending: boolean;
  go: Go;
}

/** Words that are still being typed are looked for after this pause. */
const PAUSE_MS = 450;

/** One bar for typing and for what was typed: `status:issued` becomes a chip at the space after it. */
export function FilterBar({ address: { filter }, desk, pending, go }: Props) {
  const t = useTranslations('desk.filter');
  const locale = useAppLocale();
  const [text, setText] = useState(filter.text);
  const [asked, setAsked] = useState(filter.text);
  const [isOpen, setOpen] = useState(false);
  const [at, setAt] = useState(-1);
  const input = useRef<HTMLInputElement>(null);
  const listId = useId();
  // The address changed under the bar, by a view or by going back.
  if (asked !== filter.text) {
    setAsked(filter.text);
    setText(filter.text);
  }
  useCommands([
    { id: 'permits.filter', title: t('focus'), group: 'do', keys: '/', run: () => input.current?.focus() },
  ]);

  const show = (terms: Term[], left: string) => {
    setText(left);
    setAsked(left);
    setAt(-1);
    const once = [...new Map(terms.map((term) => [writeTerm(term), term])).values()];
    go({ filter: { terms: once, text: left.trim() }, open: null, box: '' });
  };
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const type = (typed: string) => {
    clearTimeout(timer.current);
    setOpen(true);
    setAt(-1);
    const words = typed.split(' ');
    const last = words.at(-1) === '' ? words.at(-2) : undefined;
    const term = last === undefined ? null : readTerm(last);
    if (term) {
      show([...filter.terms, term], words.slice(0, -2).join(' '));
      return;
    }
    setText(typed);
    // A filter that is half typed is no word to look for.
    if (!typed.includes(':')) timer.current = setTimeout(() => show(filter.terms, typed), PAUSE_MS);
  };
  const take = (pick: string) => {
    const words = text.split(' ');
    const before = words.slice(0, -1).join(' ');
    // A key without its value goes on being typed.
    if (pick.endsWith(':')) {
      clearTimeout(timer.current);
      setText(before === '' ? pick : `${before} ${pick}`);
      setAt(-1);
      input.current?.focus();
      return;
    }
    const read = parseFilter(pick);
    show([...filter.terms, ...read.terms], before);
    input.current?.focus();
  };
  const options = isOpen ? suggest(text, desk, t) : [];
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const { key } = event;
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault();
      setOpen(true);
      if (options.length > 0)
        setAt(
          (current) =>
            (current +
              (key === 'ArrowDown' ? 1 : -1) +
              options.length +
              (current < 0 && key === 'ArrowUp' ? 1 : 0)) %
            options.length,
        );
    } else if (key === 'Tab' && !event.shiftKey && isOpen && text !== '' && options.length > 0) {
      event.preventDefault();
      take((options[Math.max(0, at)] ?? options[0])?.pick ?? '');
    } else if (key === 'Enter') {
      event.preventDefault();
      clearTimeout(timer.current);
      const option = at >= 0 ? options[at] : undefined;
      if (option) take(option.pick);
      else {
        const read = parseFilter(text);
        show([...filter.terms, ...read.terms], read.text);
        setOpen(false);
      }
    } else if (key === 'Backspace' && text === '' && filter.terms.length > 0) {
      event.preventDefault();
      const last = filter.terms.at(-1);
      show(filter.terms.slice(0, -1), '');
      if (last) setText(sayTerm(last, locale));
    } else if (key === 'Escape') {
      event.preventDefault();
      if (isOpen && options.length > 0) setOpen(false);
      else input.current?.blur();
    }
  };
  const remove = (index: number) => {
    show(
      filter.terms.filter((_, one) => one !== index),
      text,
    );
    input.current?.focus();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> is not known to every reader yet
    <div role="search" className="relative min-w-0 flex-1 max-desk:basis-full">
      <div
        className="flex min-h-9 min-w-0 flex-wrap items-center gap-1.5 rounded-md border border-control bg-card px-2.5 py-[3px] text-sm focus-within:border-link focus-within:shadow-[0_0_0_1px_var(--link)] max-desk:min-h-11 max-desk:text-base"
        aria-busy={pending}
      >
        <Search aria-hidden="true" className="size-3.5 shrink-0 text-muted" />
        {filter.terms.map((term, index) => (
          <Chip key={writeTerm(term)} term={term} onRemove={() => remove(index)} />
        ))}
        <input
          ref={input}
          type="text"
          role="combobox"
          aria-expanded={options.length > 0}
          aria-controls={listId}
          aria-activedescendant={at >= 0 ? `${listId}-${at}` : undefined}
          aria-autocomplete="list"
          aria-label={t('label')}
          placeholder={t('placeholder')}
          autoComplete="off"
          spellCheck={false}
          maxLength={200}
          value={text}
          onChange={(event) => type(event.target.value)}
          onKeyDown={onKeyDown}
          onFocus={() => setOpen(true)}
          onBlur={() => setOpen(false)}
          className="h-7 min-w-24 flex-1 text-ellipsis border-0 bg-transparent outline-none placeholder:text-muted"
        />
        <kbd className="rounded-sm border border-line px-1.5 text-xs text-muted max-desk:hidden">/</kbd>
      </div>
      {options.length > 0 ? <SuggestionList id={listId} options={options} at={at} onTake={take} /> : null}
    </div>
  );
}

function Chip({ term, onRemove }: { term: Term; onRemove: () => void }) {
  const t = useTranslations('desk.filter');
  const text = sayTerm(term, useAppLocale());
  const [key = '', ...rest] = text.split(':');
  return (
    <span className="inline-flex h-[26px] max-w-full items-center rounded-sm border border-line-strong bg-sunken text-[13px] whitespace-nowrap max-desk:h-9">
      <span className="pl-2 text-muted">{key}:</span>
      <span className="truncate px-1 font-semibold">{rest.join(':')}</span>
      <button
        type="button"
        aria-label={t('remove', { filter: text })}
        onClick={onRemove}
        className="grid size-6 shrink-0 place-items-center rounded-sm text-muted hover:text-ink max-desk:size-9"
      >
        <X aria-hidden="true" className="size-3.5" />
      </button>
    </span>
  );
}
