'use client';

import { Download } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { callAction } from '@/components/forms/action-answer';
import { FormDialog } from '@/components/forms/form-dialog';
import { useFirstError } from '@/components/forms/use-first-error';
import { Button } from '@/components/ui/button';
import { PasswordField } from '@/components/ui/password-field';
import { TextField } from '@/components/ui/text-field';
import { toast } from '@/components/ui/toast';
import type { FieldErrors } from '@/lib/errors';
import { useProblem } from '../../_components/use-problem';
import { unlockExportAction } from '../actions';

/** Asks for the password each time, whoever is signed in: the archive is everything there is. */
export function TakeArchive({ exportId, asksCode }: { exportId: string; asksCode: boolean }) {
  const t = useTranslations('privacy.export');
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button size="sm" variant="secondary" onClick={() => setAsking(true)}>
        <Download aria-hidden="true" className="size-4" />
        {t('take')}
      </Button>
      {asking ? <Ask exportId={exportId} asksCode={asksCode} onClose={() => setAsking(false)} /> : null}
    </>
  );
}

interface AskProps {
  exportId: string;
  asksCode: boolean;
  onClose: () => void;
}

function Ask({ exportId, asksCode, onClose }: AskProps) {
  const t = useTranslations('privacy.export');
  const s = useTranslations('settings');
  const errors = useTranslations('errors');
  const [pending, setPending] = useState(false);
  const [fieldErrors, setFieldErrors] = useState<FieldErrors>({});
  const problem = useProblem(fieldErrors);
  const { ref, show } = useFirstError<HTMLFormElement>();

  async function submit(data: FormData) {
    const password = String(data.get('password') ?? '');
    const code = asksCode ? String(data.get('code') ?? '') : undefined;
    if (password === '') {
      setFieldErrors({ password: 'password_required' });
      return show();
    }
    setPending(true);
    const answer = await callAction(unlockExportAction({ exportId, password, code }));
    setPending(false);
    if (!answer.ok) {
      setFieldErrors(answer.fieldErrors);
      if (Object.keys(answer.fieldErrors).length === 0) toast.error(errors(answer.code));
      return show();
    }
    onClose();
    // A download: the page stays.
    window.location.assign(answer.data.href);
  }

  return (
    <FormDialog
      title={t('password.title')}
      text={t('password.text')}
      verb={t('take')}
      pending={pending}
      formRef={ref}
      onSubmit={submit}
      onClose={onClose}
    >
      <PasswordField
        name="password"
        label={s('confirm.password')}
        autoComplete="current-password"
        maxLength={256}
        required
        showLabel={s('password.show')}
        hideLabel={s('password.hide')}
        error={problem('password')}
      />
      {asksCode ? (
        <TextField
          name="code"
          label={s('confirm.code')}
          hint={s('confirm.codeHint')}
          autoComplete="one-time-code"
          maxLength={40}
          required
          error={problem('code')}
        />
      ) : null}
    </FormDialog>
  );
}
