'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useRun } from '@/components/permits/use-run';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { TextAreaField } from '@/components/ui/text-area-field';
import { toast } from '@/components/ui/toast';
import { MAX_COMMENTS, MAX_LETTER } from '@/lib/checking/checks/round-types';
import { type SplitLetter, splitComments } from '@/lib/checking/checks/split-comments';
import { LetterPreview } from './letter-preview';
import type { CommentActions } from './types';

interface Props {
  roundId: string;
  add: CommentActions['add'];
}

/** A button that takes a city's letter apart; what it found is looked at before anything is saved. */
export function PasteLetter(props: Props) {
  const t = useTranslations('rounds.paste');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" size="sm" onClick={() => setOpen(true)}>
        {t('button')}
      </Button>
      {open ? <PasteDialog {...props} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

function PasteDialog({ roundId, add, onClose }: Props & { onClose: () => void }) {
  const t = useTranslations('rounds.paste');
  const general = useTranslations('rounds');
  const { run, pending } = useRun();
  const [letter, setLetter] = useState('');
  const [found, setFound] = useState<SplitLetter | null>(null);
  const [dropped, setDropped] = useState<ReadonlySet<number>>(new Set());
  const [isEmpty, setEmpty] = useState(false);
  const kept = found?.comments.filter((_, index) => !dropped.has(index)) ?? [];
  const isTooMany = kept.length > MAX_COMMENTS;
  const split = () => {
    setEmpty(letter.trim() === '');
    if (letter.trim() === '') return;
    setFound(splitComments(letter));
    setDropped(new Set());
  };
  const save = () =>
    run(
      () => add({ roundId, comments: kept }),
      ({ added }) => {
        onClose();
        toast.success(t('done', { count: added }));
      },
    );
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('title')}
      description={found ? t('found', { count: found.comments.length }) : t('text')}
      closeLabel={general('close')}
      footer={
        found ? (
          <>
            <Button pending={pending} disabled={kept.length === 0 || isTooMany} onClick={save}>
              {t('submit', { count: kept.length })}
            </Button>
            <Button variant="quiet" onClick={() => setFound(null)}>
              {t('again')}
            </Button>
          </>
        ) : (
          <>
            <Button onClick={split}>{t('split')}</Button>
            <Button variant="quiet" onClick={onClose}>
              {general('cancel')}
            </Button>
          </>
        )
      }
    >
      {found ? (
        <div className="flex flex-col gap-3">
          {isTooMany ? <Alert tone="warning">{t('tooMany', { max: MAX_COMMENTS })}</Alert> : null}
          <LetterPreview
            found={found}
            dropped={dropped}
            onKeep={(index, keep) => {
              const next = new Set(dropped);
              if (keep) next.delete(index);
              else next.add(index);
              setDropped(next);
            }}
          />
        </div>
      ) : (
        <TextAreaField
          name="letter"
          label={t('letter')}
          value={letter}
          onChange={(event) => setLetter(event.target.value)}
          error={isEmpty ? t('nothing') : undefined}
          maxLength={MAX_LETTER}
          rows={10}
        />
      )}
    </Dialog>
  );
}
