'use client';

import { useTranslations } from 'next-intl';
import type { FormEvent } from 'react';
import { useFirstError } from '@/components/forms/use-first-error';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/text-field';
import type { QrCode } from '@/lib/identity/accounts/totp-qr';
import { confirmTotpAction } from '../actions';
import { StepHeading } from './step-heading';
import { useAct } from './use-act';
import { useProblem } from './use-problem';

export interface TwoStepSetupProps {
  offer: { secret: string; uri: string; qr: QrCode };
  onDone: (made: { recoveryCodes: readonly string[] }) => void;
  onCancel: () => void;
}

/** The key for the app, to scan, to open or to type; and a code of it, which turns two-step sign-in on. */
export function TwoStepSetup({ offer, onDone, onCancel }: TwoStepSetupProps) {
  const t = useTranslations('settings.twoStep.setup');
  const common = useTranslations('settings');
  const { act, pending, fieldErrors, setFieldErrors } = useAct();
  const problem = useProblem(fieldErrors);
  const { ref, show } = useFirstError<HTMLFormElement>();
  const { qr, secret, uri } = offer;

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const code = String(new FormData(event.currentTarget).get('code') ?? '');
    if (code.trim() === '') setFieldErrors({ code: 'code_required' });
    else if (await act(() => confirmTotpAction({ code }), onDone)) return;
    show();
  }

  return (
    <form method="post" ref={ref} noValidate onSubmit={submit} className="flex flex-col items-start gap-4">
      <StepHeading>{t('title')}</StepHeading>
      <p>{t('scan')}</p>
      {/* Dark on light whatever the page: not every scanner reads it the other way round. */}
      <svg
        role="img"
        aria-label={t('qr')}
        viewBox={`0 0 ${qr.size} ${qr.size}`}
        shapeRendering="crispEdges"
        className="size-52 rounded-md border border-line bg-white"
      >
        <path d={qr.path} fill="#000" />
      </svg>
      <a href={uri} className="inline-flex min-h-11 items-center font-semibold text-link underline sm:hidden">
        {t('open')}
      </a>
      <div>
        <p className="text-sm font-semibold">{t('key')}</p>
        <p translate="no" className="font-mono text-lg wrap-anywhere select-all">
          {secret.replace(/.{4}(?=.)/g, '$& ')}
        </p>
      </div>
      <TextField
        name="code"
        label={t('code')}
        hint={t('codeHint')}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={10}
        required
        error={problem('code')}
        className="w-full sm:max-w-64"
      />
      <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:flex-col">
        <Button type="submit" pending={pending}>
          {t('submit')}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {common('cancel')}
        </Button>
      </div>
    </form>
  );
}
