'use client';

import { Plus } from 'lucide-react';
import dynamic from 'next/dynamic';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { AppLink } from '@/components/layout/app-link';
import { useRun } from '@/components/permits/use-run';
import { Button } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { loadPart } from '@/components/ui/load-part';
import { toast } from '@/components/ui/toast';
import { type DeskAddress, readState, stateText } from '@/lib/company/desk/address';
import { BUILT_IN_VIEWS } from '@/lib/company/desk/built-in';
import { figure } from '@/lib/platform/i18n/format';
import type { DeskActions, DeskData } from './data';
import type { Go } from './use-desk';

const SaveView = dynamic(() => loadPart(() => import('./save-view').then((module) => module.SaveView)));

interface Props {
  data: DeskData;
  address: DeskAddress;
  actions: DeskActions;
  go: Go;
}

/** Saved views with how many permits each has; what was changed in one is the reader's until it is saved. */
export function ViewTabs({ data, address, actions, go }: Props) {
  const t = useTranslations('desk.views');
  const { desk, counts, saved } = data;
  const { run, pending } = useRun();
  const [isSaving, setSaving] = useState(false);
  const view = desk.views.find(({ id }) => id === address.view);
  const edited = address.view !== '' && stateText(address) !== saved;
  const tabs = [
    ...BUILT_IN_VIEWS.map(({ id }) => ({ id: id as string, name: t(`builtIn.${id}`) })),
    ...desk.views.map(({ id, name }) => ({ id, name })),
  ];
  const canSaveForAll = view !== undefined && (!view.isShared || data.may.change);
  const keep = () =>
    run(
      () => actions.editView({ viewId: address.view, address: stateText(address) }),
      () => toast.success(t('keptForMe')),
    );
  const saveForAll = () => {
    if (view)
      run(
        () => actions.changeView({ viewId: view.id, address: stateText(address), version: view.version }),
        () => toast.success(t(view.isShared ? 'savedForAll' : 'saved', { name: view.name })),
      );
  };
  const reset = () =>
    run(
      () => actions.editView({ viewId: address.view, address: null }),
      () => go({ ...readSaved(saved), view: address.view, open: null }),
    );
  return (
    <div className="flex h-11 shrink-0 items-stretch gap-3 border-b border-line pr-4 pl-4 desk:pl-6">
      <nav aria-label={t('label')} className="flex min-w-0 items-stretch gap-4 overflow-x-auto">
        {tabs.map(({ id, name }) => (
          <AppLink
            key={id}
            to="/dashboard/permits"
            query={{ view: id }}
            scroll={false}
            aria-current={address.view === id ? 'page' : undefined}
            className={classNames(
              'flex shrink-0 items-center gap-1.5 border-b-2 text-sm whitespace-nowrap focus-visible:-outline-offset-2',
              address.view === id
                ? 'border-ink font-semibold'
                : 'border-transparent text-muted hover:text-ink',
            )}
          >
            {name} <span className="font-normal text-muted tabular-nums">{figure(counts[id] ?? 0)}</span>
            {edited && address.view === id ? (
              <span className="text-xs font-medium text-action">· {t('edited')}</span>
            ) : null}
          </AppLink>
        ))}
      </nav>
      <button
        type="button"
        aria-label={t('save')}
        title={t('save')}
        onClick={() => setSaving(true)}
        className="my-auto grid size-7 shrink-0 place-items-center rounded-md text-muted hover:bg-hover hover:text-ink max-desk:size-11"
      >
        <Plus aria-hidden="true" className="size-4" />
      </button>
      <div className="ml-auto flex shrink-0 items-center gap-1 max-desk:hidden">
        {edited ? (
          <>
            <Button variant="quiet" size="sm" pending={pending} onClick={reset}>
              {t('reset')}
            </Button>
            {view && !view.isShared ? null : (
              <Button variant="secondary" size="sm" pending={pending} onClick={keep}>
                {t('saveForMe')}
              </Button>
            )}
            {canSaveForAll ? (
              <Button
                variant={view.isShared ? 'quiet' : 'secondary'}
                size="sm"
                pending={pending}
                onClick={saveForAll}
              >
                {t(view.isShared ? 'saveForAll' : 'saveView')}
              </Button>
            ) : null}
          </>
        ) : view?.isShared ? (
          <span className="text-[13px] text-muted">{t('sharedNote')}</span>
        ) : null}
      </div>
      {isSaving ? (
        <SaveView data={data} address={address} actions={actions} onClose={() => setSaving(false)} go={go} />
      ) : null}
    </div>
  );
}

function readSaved(saved: string): Partial<DeskAddress> {
  const { filter, shape, sorting, columns, group } = readState(saved);
  return { filter, shape, sorting, columns, group };
}
