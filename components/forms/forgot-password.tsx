'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button, type ButtonVariant } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { type RequestLink, RequestLinkForm } from './request-link-form';

export interface ForgotPasswordProps {
  /** What was typed already. */
  email: string;
  requestLink: RequestLink;
  label: string;
  variant?: ButtonVariant;
}

/** The button that asks for a link to set a new password, and the dialog behind it. */
export function ForgotPassword({ email, requestLink, label, variant = 'quiet' }: ForgotPasswordProps) {
  const t = useTranslations('auth.forgot');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant={variant} onClick={() => setOpen(true)} className="sm:self-start">
        {label}
      </Button>
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
