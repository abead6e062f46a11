'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, type Ref, useId } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';

export interface FormDialogProps {
  title: string;
  text?: string | undefined;
  /** The verb on the button that sends it. */
  verb: string;
  pending: boolean;
  formRef?: Ref<HTMLFormElement>;
  onSubmit: (data: FormData) => void;
  onClose: () => void;
  /** The fields. */
  children: ReactNode;
}

/** A few fields in a dialog that stands as long as it is drawn. */
export function FormDialog(props: FormDialogProps) {
  const { title, text, verb, pending, formRef, onSubmit, onClose, children } = props;
  const t = useTranslations('common.dialog');
  const id = useId();
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      description={text}
      closeLabel={t('close')}
      footer={
        <>
          <Button type="submit" form={id} pending={pending}>
            {verb}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {t('cancel')}
          </Button>
        </>
      }
    >
      <form
        method="post"
        ref={formRef}
        id={id}
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit(new FormData(event.currentTarget));
        }}
      >
        {children}
      </form>
    </Dialog>
  );
}
