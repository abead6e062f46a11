'use client';

import { useTranslations } from 'next-intl';
import { type Answer, useRun } from '@/components/permits/use-run';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/text-field';
import { toast } from '@/components/ui/toast';

interface CompleteDayProps {
  permitId: number;
  completeOn: string | null;
  /** The city's calendar day. */
  today: string;
  note: (input: { permitId: number; completeOn: string | null }) => Promise<Answer>;
}

/** The day on which the city called the application complete: no feed has it, and most times count from it. */
export function CompleteDay({ permitId, completeOn, today, note }: CompleteDayProps) {
  const t = useTranslations('cityClock.complete');
  const { run, pending, fieldErrors } = useRun();
  const code = fieldErrors.completeOn;
  const problem = code === 'future' || code === 'before_filing' ? code : 'other';
  const submit = (data: FormData) => {
    const day = String(data.get('completeOn') ?? '');
    run(
      () => note({ permitId, completeOn: day }),
      () => toast.success(t('saved')),
    );
  };
  return (
    <form
      method="post"
      noValidate
      className="flex flex-wrap items-end gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        submit(new FormData(event.currentTarget));
      }}
    >
      <TextField
        key={completeOn}
        name="completeOn"
        type="date"
        label={t('label')}
        hint={t('hint')}
        defaultValue={completeOn ?? ''}
        max={today}
        error={code === undefined ? undefined : t(`problems.${problem}`)}
        className="min-w-0 flex-1 basis-56"
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="sm" variant="secondary" pending={pending}>
          {t('save')}
        </Button>
        {completeOn === null ? null : (
          <Button
            type="button"
            size="sm"
            variant="secondary"
            disabled={pending}
            onClick={() =>
              run(
                () => note({ permitId, completeOn: null }),
                () => toast.success(t('removed')),
              )
            }
          >
            {t('remove')}
          </Button>
        )}
      </div>
    </form>
  );
}
