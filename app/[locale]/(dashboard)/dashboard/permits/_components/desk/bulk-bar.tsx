'use client';

import { BellOff, Download, Eye, FolderInput, Tag, UserPlus, X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { DropdownMenu } from 'radix-ui';
import { type ReactNode, useState } from 'react';
import { useCommands } from '@/components/commands/use-commands';
import { classNames } from '@/components/ui/class-names';
import type { BulkAction } from '@/lib/company/desk/types';
import { figure } from '@/lib/platform/i18n/format';
import { BAR_BUTTON as BUTTON, Item, Menu } from './action-menu';
import type { DeskActions, DeskData } from './data';
import { JobChoice } from './job-choice';
import { NewTag } from './new-tag';
import type { Selection } from './use-selection';

interface Props {
  data: DeskData;
  selection: Selection;
  actions: DeskActions;
  /** The first of the chosen permits that has an address. */
  place: { permitId: number; address: string } | null;
  /** Where the file of what is chosen lies. */
  csv: string;
  onAct: (action: BulkAction) => void;
}

/** What can be done with the chosen permits; lies over the last rows. */
export function BulkBar({ data, selection, actions, place, csv, onAct }: Props) {
  const t = useTranslations('desk.bulk');
  const [menu, setMenu] = useState<'assign' | 'tag' | null>(null);
  const [isNaming, setNaming] = useState(false);
  const [isChoosing, setChoosing] = useState(false);
  const { desk, may, shown } = data;
  const people = desk.people.filter(({ kind }) =>
    kind === 'member' ? may.assign : may.assignSubcontractors,
  );
  const count = selection.all ? shown.permits : selection.ids.size;
  const open = (which: 'assign' | 'tag') => () => setMenu(which);
  useCommands(
    [
      ...(people.length > 0
        ? [{ id: 'bulk.assign', title: t('assign'), group: 'open' as const, keys: 'a', run: open('assign') }]
        : []),
      ...(may.change
        ? [
            { id: 'bulk.tag', title: t('tag'), group: 'open' as const, keys: 't', run: open('tag') },
            {
              id: 'bulk.mute',
              title: t('mute'),
              group: 'open' as const,
              keys: 'm',
              run: () => onAct({ verb: 'mute' }),
            },
          ]
        : []),
      ...(may.jobs
        ? [{ id: 'bulk.job', title: t('job.button'), group: 'open' as const, run: () => setChoosing(true) }]
        : []),
      {
        id: 'bulk.clear',
        title: t('clear'),
        group: 'open' as const,
        keys: 'escape',
        keyOnly: true,
        run: selection.clear,
      },
    ],
    t('selected', { count }),
  );
  return (
    <section
      aria-label={t('label')}
      className="pointer-events-auto flex max-w-full items-center gap-0.5 overflow-x-auto rounded-lg bg-ink p-1.5 text-paper shadow-xl"
    >
      <span
        role="status"
        className="mr-1 shrink-0 border-r border-paper/30 px-2.5 text-sm leading-6 font-semibold whitespace-nowrap tabular-nums"
      >
        {t('selected', { count })}
      </span>
      {!selection.all && shown.permits > selection.ids.size ? (
        may.bulk ? (
          <button
            type="button"
            onClick={selection.pickAll}
            className={classNames(BUTTON, 'underline underline-offset-4')}
          >
            {t('all', { count: figure(shown.permits) })}
          </button>
        ) : (
          <span className="px-2 text-xs whitespace-nowrap">{t('allLocked')}</span>
        )
      ) : null}
      {people.length > 0 ? (
        <Menu
          label={t('assign')}
          icon={<UserPlus aria-hidden="true" className="size-4" />}
          hint="A"
          isOpen={menu === 'assign'}
          onOpen={(isOpen) => setMenu(isOpen ? 'assign' : null)}
        >
          {people.map((person) => (
            <Item
              key={person.id}
              onSelect={() =>
                onAct({
                  verb: 'assign',
                  person: person.kind === 'member' ? { userId: person.id } : { subcontractorId: person.id },
                })
              }
            >
              {person.name}
            </Item>
          ))}
        </Menu>
      ) : null}
      {may.change ? (
        <>
          <Menu
            label={t('tag')}
            icon={<Tag aria-hidden="true" className="size-4" />}
            hint="T"
            isOpen={menu === 'tag'}
            onOpen={(isOpen) => setMenu(isOpen ? 'tag' : null)}
          >
            {desk.tags.map((tag) => (
              <Item key={tag.id} onSelect={() => onAct({ verb: 'tag', tagId: tag.id })}>
                {tag.name}
              </Item>
            ))}
            <Item onSelect={() => setNaming(true)}>{t('newTag')}</Item>
            {desk.tags.length > 0 ? <DropdownMenu.Separator className="my-1 h-px bg-line" /> : null}
            {desk.tags.map((tag) => (
              <Item key={tag.id} onSelect={() => onAct({ verb: 'untag', tagId: tag.id })}>
                {t('takeOff', { tag: tag.name })}
              </Item>
            ))}
          </Menu>
          <IconButton label={t('watch')} onPress={() => onAct({ verb: 'watch' })}>
            <Eye aria-hidden="true" className="size-4" />
          </IconButton>
          <IconButton label={t('mute')} onPress={() => onAct({ verb: 'mute' })}>
            <BellOff aria-hidden="true" className="size-4" />
          </IconButton>
        </>
      ) : null}
      {may.jobs ? (
        <button type="button" aria-haspopup="dialog" onClick={() => setChoosing(true)} className={BUTTON}>
          <FolderInput aria-hidden="true" className="size-4" />
          {t('job.button')}
        </button>
      ) : null}
      <a href={csv} download aria-label={t('csv')} title={t('csv')} className={BUTTON}>
        <Download aria-hidden="true" className="size-4" />
      </a>
      <IconButton label={t('clear')} onPress={selection.clear}>
        <X aria-hidden="true" className="size-4" />
      </IconButton>
      {isChoosing ? (
        <JobChoice
          count={count}
          place={place}
          actions={actions}
          onChoose={(job) => onAct({ verb: 'add_to_job', ...job })}
          onClose={() => setChoosing(false)}
        />
      ) : null}
      {isNaming ? (
        <NewTag
          create={actions.createTag}
          onMade={(tagId) => onAct({ verb: 'tag', tagId })}
          onClose={() => setNaming(false)}
        />
      ) : null}
    </section>
  );
}

function IconButton({
  label,
  onPress,
  children,
}: {
  label: string;
  onPress: () => void;
  children: ReactNode;
}) {
  return (
    <button type="button" aria-label={label} title={label} onClick={onPress} className={BUTTON}>
      {children}
    </button>
  );
}
