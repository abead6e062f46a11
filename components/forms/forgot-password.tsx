'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { buttonClass } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { type RequestLink, RequestLinkForm } from './request-link-form';

export interface ForgotPasswordProps {
  /** What was typed already. */
  email: string;
  requestLink: RequestLink;
  label: string;
  /** Beside a form it is a small matter; where a link has failed it is what to do. */
  look: 'link' | 'button';
}

const LOOKS = {
  link: 'min-h-11 self-start font-semibold text-link underline',
  button: buttonClass(),
} as const;

/** The button that asks for a link to set a new password, and the dialog behind it. */
export function ForgotPassword({ email, requestLink, label, look }: ForgotPasswordProps) {
  const t = useTranslations('auth.forgot');
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)} className={LOOKS[look]}>
        {label}
      </button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={t('title')}
        description={t('description')}
        closeLabel={t('close')}
      >
        <RequestLinkForm texts="forgot" email={email} request={requestLink} />
      </Dialog>
    </>
  );
}
