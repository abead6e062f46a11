'use client';

import { useTranslations } from 'next-intl';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { Avatar } from '@/components/ui/avatar';
import { classNames } from '@/components/ui/class-names';
import type { Mentionable } from '@/lib/company/notes/view';
import { fitting, mentionQuery } from './mention-text';

interface NoteFieldProps {
  label: string;
  text: string;
  onText: (text: string) => void;
  people: readonly Mentionable[];
  onChosen: (person: Mentionable) => void;
  onSend: () => void;
  invalid: boolean;
}

const MOST = 6;

/** Where a note is written; after an `@` it offers names, each with what that person can see of it. */
export function NoteField({ label, text, onText, people, onChosen, onSend, invalid }: NoteFieldProps) {
  const t = useTranslations('projects.notes');
  const listId = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [caret, setCaret] = useState(0);
  const [active, setActive] = useState(0);
  const [closed, setClosed] = useState(false);
  const asked = closed ? null : mentionQuery(text, caret);
  const offered = asked ? fitting(people, asked.query).slice(0, MOST) : [];
  const isOpen = offered.length > 0;
  const choose = (person: Mentionable) => {
    if (!asked) return;
    const before = `${text.slice(0, asked.from)}@${person.name} `;
    onChosen(person);
    onText(before + text.slice(caret));
    setCaret(before.length);
    requestAnimationFrame(() => field.current?.setSelectionRange(before.length, before.length));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) {
      event.preventDefault();
      onSend();
    }
    if (!isOpen) return;
    const chosen = offered[Math.min(active, offered.length - 1)];
    if (event.key === 'ArrowDown') setActive((active + 1) % offered.length);
    else if (event.key === 'ArrowUp') setActive((active + offered.length - 1) % offered.length);
    else if ((event.key === 'Enter' || event.key === 'Tab') && chosen) choose(chosen);
    else if (event.key === 'Escape') setClosed(true);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div className="relative">
      <textarea
        ref={field}
        value={text}
        rows={2}
        aria-label={label}
        aria-invalid={invalid || undefined}
        // Stays a text field: a text of several lines may not be a combobox.
        aria-haspopup="listbox"
        aria-controls={isOpen ? listId : undefined}
        aria-autocomplete="list"
        aria-activedescendant={isOpen ? `${listId}-${Math.min(active, offered.length - 1)}` : undefined}
        maxLength={4_000}
        placeholder={t('placeholder')}
        onChange={(event) => {
          onText(event.currentTarget.value);
          setCaret(event.currentTarget.selectionStart);
          setActive(0);
          setClosed(false);
        }}
        onSelect={(event) => setCaret(event.currentTarget.selectionStart)}
        onKeyDown={onKeyDown}
        onBlur={() => setClosed(true)}
        className="field-control field-sizing-content min-h-16 text-sm! pointer-coarse:text-base!"
      />
      {isOpen ? (
        <ul
          id={listId}
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: what a field offers is a list box.
          role="listbox"
          aria-label={t('people')}
          className="absolute top-full right-0 left-0 z-30 mt-1 max-w-md rounded-md border border-line-strong bg-card p-1 shadow-lg"
        >
          {offered.map((person, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the field's, which keeps the focus.
            <li
              key={person.id}
              id={`${listId}-${index}`}
              // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: see above.
              role="option"
              aria-selected={index === active}
              tabIndex={-1}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => choose(person)}
              className={classNames(
                'flex min-h-9 cursor-pointer items-center gap-2 rounded-sm px-2 py-1 text-sm pointer-coarse:min-h-11',
                index === active && 'bg-picked',
              )}
            >
              <Avatar name={person.name} />
              <span className="font-semibold">{person.name}</span>
              <span className="min-w-0 truncate text-[13px] text-muted">
                {person.kind === 'member' ? t(`roles.${person.part}`) : person.part},{' '}
                {t(`sees.${person.sees}`)}
              </span>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
