'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { FormDialog } from '@/components/forms/form-dialog';
import { useFirstError } from '@/components/forms/use-first-error';
import { useKnownProblem } from '@/components/forms/use-known-problem';
import { useRun } from '@/components/permits/use-run';
import { Button } from '@/components/ui/button';
import { SelectField } from '@/components/ui/select-field';
import { TextAreaField } from '@/components/ui/text-area-field';
import { CASE_OUTCOMES, type CaseOutcome, MAX_CASE_NOTE } from '@/lib/site/privacy/types';
import { takeCaseStepAction } from '../../actions';

interface Props {
  caseId: string;
  confirmed: boolean;
  extended: boolean;
}

/** What was done about a case, noted as it is done: the answer itself leaves from the mailbox of support. */
export function CaseSteps({ caseId, confirmed, extended }: Props) {
  const t = useTranslations('admin.privacy.steps');
  const outcomes = useTranslations('admin.privacy.outcomes');
  const [asking, setAsking] = useState<'extend' | 'close' | null>(null);
  const { run, pending, fieldErrors } = useRun();
  const problem = useKnownProblem(fieldErrors, ['missing', 'too_long'], (one) => t(`problems.${one}`));
  const { ref, show } = useFirstError<HTMLFormElement>();

  function submit(data: FormData) {
    const text = String(data.get('text') ?? '');
    const outcome = String(data.get('outcome') ?? '') as CaseOutcome;
    const step =
      asking === 'extend'
        ? ({ caseId, step: 'extend', reason: text } as const)
        : ({ caseId, step: 'close', outcome, note: text } as const);
    run(
      () => takeCaseStepAction(step),
      () => setAsking(null),
    );
    show();
  }

  return (
    <div className="flex flex-wrap gap-2">
      {confirmed ? null : (
        <Button pending={pending} onClick={() => run(() => takeCaseStepAction({ caseId, step: 'confirm' }))}>
          {t('confirm')}
        </Button>
      )}
      {extended ? null : (
        <Button variant="secondary" onClick={() => setAsking('extend')}>
          {t('extend')}
        </Button>
      )}
      <Button variant="secondary" onClick={() => setAsking('close')}>
        {t('close')}
      </Button>
      {asking ? (
        <FormDialog
          title={t(asking)}
          text={t(`${asking}Text`)}
          verb={t(asking)}
          pending={pending}
          formRef={ref}
          onSubmit={submit}
          onClose={() => setAsking(null)}
        >
          {asking === 'close' ? (
            <SelectField
              name="outcome"
              label={t('outcome')}
              defaultValue="fulfilled"
              options={CASE_OUTCOMES.map((value) => ({ value, label: outcomes(value) }))}
            />
          ) : null}
          <TextAreaField
            name="text"
            label={t(asking === 'extend' ? 'reason' : 'note')}
            rows={4}
            maxLength={MAX_CASE_NOTE}
            required
            error={problem(asking === 'extend' ? 'reason' : 'note')}
          />
        </FormDialog>
      ) : null}
    </div>
  );
}
