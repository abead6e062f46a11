'use client';

import { FilePlus, RotateCcw } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { AppLink } from '@/components/layout/app-link';
import { Button, buttonClass } from '@/components/ui/button';
import { ConfirmAnswer, PagePick } from './confirm-answer';
import { PickAnswer } from './pick-answer';
import { QuestionAnswer } from './question-answer';
import { useResultContext } from './result-context';
import type { FindingView } from './result-types';
import { useCorrections } from './use-corrections';

/** What a finding asks of its reader, by its kind: a yes or no, an answer, which value is right, a paper to add. */
export function FindingAnswer({ finding, onDone }: { finding: FindingView; onDone?: () => void }) {
  const { actions } = useResultContext();
  if (!actions) return null;
  if (finding.kind === 'confirm') return <ConfirmAnswer finding={finding} {...(onDone ? { onDone } : {})} />;
  if (finding.kind === 'ask') return <QuestionAnswer finding={finding} {...(onDone ? { onDone } : {})} />;
  if (finding.kind === 'missing') return <MissingAnswer finding={finding} {...(onDone ? { onDone } : {})} />;
  if (finding.picks.length > 0) return <PickAnswer finding={finding} {...(onDone ? { onDone } : {})} />;
  return null;
}

function MissingAnswer({ finding, onDone }: { finding: FindingView; onDone?: () => void }) {
  const t = useTranslations('checks.missing');
  const { checkId } = useResultContext();
  const { correct, undo, pending } = useCorrections();
  const { documentId, ruledOut } = finding;
  return (
    <div className="flex flex-wrap items-center gap-2">
      <AppLink
        to="/dashboard/permit-checklist/[check]"
        params={{ check: checkId }}
        hash="files"
        className={buttonClass({ variant: 'secondary', size: 'sm' })}
      >
        <FilePlus aria-hidden="true" className="size-4" />
        {t('add')}
      </AppLink>
      {documentId === null ? null : (
        <PagePick
          label={t('itIsHere')}
          onPick={({ place: { fileId, page }, relation }) =>
            correct({ fileId, firstPage: page, lastPage: page }, documentId, relation, onDone)
          }
        />
      )}
      {ruledOut.length > 0 ? (
        <Button variant="quiet" size="sm" pending={pending} onClick={() => undo(ruledOut)}>
          <RotateCcw aria-hidden="true" className="size-4" />
          {t('takeBack')}
        </Button>
      ) : null}
    </div>
  );
}
