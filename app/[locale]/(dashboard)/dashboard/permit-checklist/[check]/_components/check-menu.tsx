'use client';

import { Archive, ArchiveRestore, PencilLine, Trash2 } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { FormDialog } from '@/components/forms/form-dialog';
import { useAppLocale } from '@/components/layout/use-app-locale';
import { type Answer, useRun } from '@/components/permits/use-run';
import { RowMenu } from '@/components/team/row-menu';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { TextField } from '@/components/ui/text-field';
import { toast } from '@/components/ui/toast';
import { hrefFor } from '@/lib/platform/i18n/routes';

export interface CheckMenuProps {
  check: { id: string; name: string; archived: boolean };
  actions: {
    update: (input: { checkId: string; name: string }) => Promise<Answer>;
    archive: (input: { checkId: string; archived: boolean }) => Promise<Answer>;
    remove: (input: { checkId: string }) => Promise<Answer>;
  };
}

/** What is done seldom with a check as a whole. */
export function CheckMenu({ check, actions }: CheckMenuProps) {
  const t = useTranslations('checks.menu');
  const [open, setOpen] = useState<'rename' | 'remove' | null>(null);
  const { run } = useRun();
  const setArchived = (archived: boolean) =>
    run(
      () => actions.archive({ checkId: check.id, archived }),
      () =>
        toast(t(archived ? 'archived' : 'restored', { name: check.name }), {
          duration: 10_000,
          action: archived ? { label: t('undo'), onClick: () => setArchived(false) } : undefined,
        }),
    );
  const close = () => setOpen(null);
  return (
    <span className="print:hidden">
      <RowMenu
        label={t('label')}
        actions={[
          { text: t('rename'), icon: PencilLine, onSelect: () => setOpen('rename') },
          check.archived
            ? { text: t('restore'), icon: ArchiveRestore, onSelect: () => setArchived(false) }
            : { text: t('archive'), icon: Archive, onSelect: () => setArchived(true) },
          { text: t('remove'), icon: Trash2, danger: true, onSelect: () => setOpen('remove') },
        ]}
      />
      {open === 'rename' ? <Rename check={check} update={actions.update} onClose={close} /> : null}
      {open === 'remove' ? <Remove check={check} remove={actions.remove} onClose={close} /> : null}
    </span>
  );
}

function Rename({
  check,
  update,
  onClose,
}: {
  check: CheckMenuProps['check'];
  update: CheckMenuProps['actions']['update'];
  onClose: () => void;
}) {
  const t = useTranslations('checks.menu');
  const { run, pending, fieldErrors } = useRun();
  return (
    <FormDialog
      title={t('rename')}
      verb={t('save')}
      pending={pending}
      onSubmit={(data) =>
        run(() => update({ checkId: check.id, name: String(data.get('name') ?? '') }), onClose)
      }
      onClose={onClose}
    >
      <TextField
        name="name"
        label={t('name')}
        hint={t('nameHint')}
        defaultValue={check.name}
        maxLength={120}
        autoComplete="off"
        error={fieldErrors.name ? t(`nameErrors.${fieldErrors.name}`) : undefined}
      />
    </FormDialog>
  );
}

function Remove({
  check,
  remove,
  onClose,
}: {
  check: CheckMenuProps['check'];
  remove: CheckMenuProps['actions']['remove'];
  onClose: () => void;
}) {
  const t = useTranslations('checks.menu');
  const router = useRouter();
  const locale = useAppLocale();
  const { run, pending } = useRun();
  const confirm = () =>
    run(
      () => remove({ checkId: check.id }),
      () => {
        toast.success(t('removed', { name: check.name }));
        router.push(hrefFor('/dashboard/permit-checklist', locale));
      },
    );
  return (
    <ConfirmDialog
      title={t('removeTitle', { name: check.name })}
      text={t('removeText')}
      verb={t('remove')}
      pending={pending}
      onConfirm={confirm}
      onClose={onClose}
    />
  );
}
