'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { useRun } from '@/components/permits/use-run';
import { Button } from '@/components/ui/button';
import { CheckboxField } from '@/components/ui/checkbox-field';
import { Dialog } from '@/components/ui/dialog';
import { TextField } from '@/components/ui/text-field';
import { toast } from '@/components/ui/toast';
import { type DeskAddress, stateText } from '@/lib/company/desk/address';
import type { DeskActions, DeskData } from './data';
import type { Go } from './use-desk';

interface Props {
  data: DeskData;
  address: DeskAddress;
  actions: DeskActions;
  go: Go;
  onClose: () => void;
}

/** What is shown, saved under a name; and what can be done with the view that is open. */
export function SaveView({ data, address, actions, go, onClose }: Props) {
  const t = useTranslations('desk.views');
  const { run, pending, fieldErrors } = useRun();
  const [name, setName] = useState('');
  const [isShared, setShared] = useState(false);
  const [opensWith, setOpensWith] = useState(false);
  const view = data.desk.views.find(({ id }) => id === address.view);
  const save = (event: FormEvent) => {
    event.preventDefault();
    run(
      () => actions.saveView({ name, address: stateText(address), isShared }),
      ({ id }) => {
        toast.success(t('saved', { name }));
        if (opensWith) run(() => actions.setDefault({ viewId: id, forAll: false }));
        go({ view: id });
        onClose();
      },
    );
  };
  const remove = () => {
    if (view)
      run(
        () => actions.deleteView({ viewId: view.id }),
        () => {
          toast.success(t('deleted', { name: view.name }));
          go({ view: '' });
          onClose();
        },
      );
  };
  const openWith = (forAll: boolean) =>
    run(
      () => actions.setDefault({ viewId: address.view, forAll }),
      () => {
        toast.success(t(forAll ? 'defaultForAll' : 'defaultForMe'));
        onClose();
      },
    );
  return (
    <Dialog
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={t('save')}
      closeLabel={t('close')}
      description={t('saveText')}
    >
      <form method="post" onSubmit={save} className="flex flex-col gap-4">
        <TextField
          name="name"
          label={t('name')}
          value={name}
          onChange={(event) => setName(event.target.value)}
          error={fieldErrors.name ? t('nameRefused') : undefined}
          maxLength={60}
          required
        />
        {data.may.change ? (
          <CheckboxField
            name="shared"
            label={t('forEveryone')}
            checked={isShared}
            onChange={(event) => setShared(event.target.checked)}
          />
        ) : null}
        <CheckboxField
          name="opens"
          label={t('openWith')}
          checked={opensWith}
          onChange={(event) => setOpensWith(event.target.checked)}
        />
        <Button type="submit" pending={pending}>
          {t('saveView')}
        </Button>
      </form>
      {address.view === '' ? null : (
        <div className="mt-5 flex flex-wrap gap-2 border-t border-line pt-4">
          <Button variant="secondary" size="sm" pending={pending} onClick={() => openWith(false)}>
            {t('openForMe')}
          </Button>
          {data.may.change && (view === undefined || view.isShared) ? (
            <Button variant="secondary" size="sm" pending={pending} onClick={() => openWith(true)}>
              {t('openForAll')}
            </Button>
          ) : null}
          {view && (view.isOwn || data.may.change) ? (
            <Button variant="quiet" size="sm" pending={pending} onClick={remove}>
              {t('delete', { name: view.name })}
            </Button>
          ) : null}
        </div>
      )}
    </Dialog>
  );
}
