'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useRun } from '@/components/permits/use-run';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { TextField } from '@/components/ui/text-field';
import type { DeskActions } from './data';

interface Props {
  create: DeskActions['createTag'];
  onMade: (tagId: string) => void;
  onClose: () => void;
}

export function NewTag({ create, onMade, onClose }: Props) {
  const t = useTranslations('desk.bulk');
  const { run, pending, fieldErrors } = useRun();
  const [name, setName] = useState('');
  return (
    <Dialog
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={t('newTag')}
      closeLabel={t('close')}
    >
      <form
        method="post"
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          run(
            () => create({ name }),
            ({ id }) => {
              onMade(id);
              onClose();
            },
          );
        }}
      >
        <TextField
          name="name"
          label={t('tagName')}
          hint={t('tagHint')}
          value={name}
          onChange={(event) => setName(event.target.value)}
          error={fieldErrors.name ? t('tagRefused') : undefined}
          maxLength={40}
          required
        />
        <Button type="submit" pending={pending}>
          {t('makeTag')}
        </Button>
      </form>
    </Dialog>
  );
}
