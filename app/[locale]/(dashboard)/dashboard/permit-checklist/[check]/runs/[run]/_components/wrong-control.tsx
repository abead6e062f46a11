'use client';

import { Flag, RotateCcw } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { useRun } from '@/components/permits/use-run';
import { Button } from '@/components/ui/button';
import { TextAreaField } from '@/components/ui/text-area-field';
import { toast } from '@/components/ui/toast';
import { useResultContext } from './result-context';
import type { FindingView } from './result-types';

/** "This finding is wrong", with a reason if somebody gives one; and the way back. */
export function WrongControl({ finding, onDone }: { finding: FindingView; onDone?: () => void }) {
  const t = useTranslations('checks.wrong');
  const { checkId, number, actions } = useResultContext();
  const { run, pending } = useRun();
  const [isOpen, setOpen] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  // It was asked for: whoever pressed the button writes here next.
  useEffect(() => {
    if (isOpen) form.current?.querySelector('textarea')?.focus();
  }, [isOpen]);
  if (!actions) return null;
  const { keys, title } = finding;
  const say = (wrong: boolean, reason: string | null) =>
    run(
      async () => {
        const answers = keys.map((key) => actions.sayWrong({ checkId, number, key, wrong, reason }));
        const all = await Promise.all(answers);
        return all.find(({ ok }) => !ok) ?? { ok: true, data: null };
      },
      () => {
        setOpen(false);
        toast(t(wrong ? 'said' : 'takenBack'));
        if (wrong) onDone?.();
      },
    );
  if (finding.wrong)
    return (
      <Button
        variant="secondary"
        size="sm"
        pending={pending}
        aria-label={t('takeBackOne', { title })}
        onClick={() => say(false, null)}
      >
        <RotateCcw aria-hidden="true" className="size-4" />
        {t('takeBack')}
      </Button>
    );
  if (!isOpen)
    return (
      <Button
        ref={button}
        variant="quiet"
        size="sm"
        className="max-sm:px-2"
        aria-expanded={false}
        aria-label={t('sayOne', { title })}
        onClick={() => setOpen(true)}
      >
        <Flag aria-hidden="true" className="size-4" />
        {t('say')}
      </Button>
    );
  return (
    <form
      method="post"
      ref={form}
      className="flex w-full flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        const reason = String(new FormData(event.currentTarget).get('reason') ?? '').trim();
        say(true, reason || null);
      }}
    >
      <TextAreaField
        name="reason"
        label={t('why')}
        optionalLabel={t('optional')}
        hint={t('whyHint')}
        rows={2}
        maxLength={1000}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="secondary" size="sm" pending={pending}>
          {t('sayNow')}
        </Button>
        <Button
          variant="quiet"
          size="sm"
          onClick={() => {
            setOpen(false);
            // The button stands there again after this.
            setTimeout(() => button.current?.focus());
          }}
        >
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
}
