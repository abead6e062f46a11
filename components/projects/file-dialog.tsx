'use client';

import { useTranslations } from 'next-intl';
import type { UpdateAttachment } from '@/lib/checking/attachments/schema';
import type { Attachment } from '@/lib/checking/attachments/view';
import { FieldsDialog } from './fields-dialog';
import type { Run } from './types';

interface FileDialogProps {
  file: Attachment;
  update: Run<UpdateAttachment>;
  onClose: () => void;
}

/** How a file is called, what a photo shows, and who may see it. */
export function FileDialog({ file, update, onClose }: FileDialogProps) {
  const t = useTranslations('projects.files.edit');
  const [stem, extension] = splitName(file.name);
  return (
    <FieldsDialog
      title={t('title')}
      verb={t('verb')}
      fields={[
        { name: 'name', label: t('name'), value: stem, required: true },
        ...(file.kind === 'photo'
          ? [{ name: 'caption', label: t('caption'), value: file.caption, maxLength: 300 }]
          : []),
        {
          name: 'shared',
          label: t('shared'),
          value: file.shared ? '1' : '',
          options: [
            { value: '', label: t('company') },
            { value: '1', label: t('everybody') },
          ],
        },
      ]}
      save={({ name = '', caption, shared }) =>
        update({
          attachmentId: file.id,
          name: name === '' || name.endsWith(extension) ? name : `${name}${extension}`,
          ...(caption === undefined ? {} : { caption: caption || null }),
          shared: shared === '1',
        })
      }
      onClose={onClose}
    />
  );
}

/** What opens a file is told by the end of its name, which stays. */
function splitName(name: string): [stem: string, extension: string] {
  const extension = /\.[^. ]{1,10}$/u.exec(name)?.[0] ?? '';
  return [name.slice(0, name.length - extension.length), extension];
}
