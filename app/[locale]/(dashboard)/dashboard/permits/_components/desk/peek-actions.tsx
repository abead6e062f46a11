'use client';

import { BellOff, BellRing, Tag, UserPlus } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useCommands } from '@/components/commands/use-commands';
import { Button } from '@/components/ui/button';
import type { DeskPermit } from '@/lib/company/desk/rows';
import type { BulkAction } from '@/lib/company/desk/types';
import { Item, Menu } from './action-menu';
import type { DeskActions, DeskData } from './data';
import { NewTag } from './new-tag';

interface Props {
  permit: DeskPermit;
  data: DeskData;
  actions: DeskActions;
  onAct: (action: BulkAction) => void;
}

/** What can be done with the permit that is open; what it has already is taken off by the same menu. */
export function PeekActions({ permit, data, actions, onAct }: Props) {
  const t = useTranslations('desk.bulk');
  const [menu, setMenu] = useState<'assign' | 'tag' | null>(null);
  const [isNaming, setNaming] = useState(false);
  const { desk, may } = data;
  const people = desk.people.filter(({ kind }) =>
    kind === 'member' ? may.assign : may.assignSubcontractors,
  );
  const mute = () => onAct({ verb: permit.isMuted ? 'watch' : 'mute' });
  useCommands(
    [
      ...(people.length > 0
        ? [
            {
              id: 'peek.assign',
              title: t('assign'),
              group: 'open' as const,
              keys: 'a',
              run: () => setMenu('assign'),
            },
          ]
        : []),
      ...(may.change
        ? [
            { id: 'peek.tag', title: t('tag'), group: 'open' as const, keys: 't', run: () => setMenu('tag') },
            {
              id: 'peek.mute',
              title: t(permit.isMuted ? 'watch' : 'mute'),
              group: 'open' as const,
              keys: 'm',
              run: mute,
            },
          ]
        : []),
    ],
    permit.address ?? permit.permitNumber,
  );
  if (!may.change && people.length === 0) return null;
  return (
    <>
      {people.length > 0 ? (
        <Menu
          label={t('assign')}
          icon={<UserPlus aria-hidden="true" className="size-4" />}
          hint="A"
          look="plain"
          isOpen={menu === 'assign'}
          onOpen={(isOpen) => setMenu(isOpen ? 'assign' : null)}
        >
          {people.map((person) => {
            const has = permit.assigned.includes(person.id);
            const who = person.kind === 'member' ? { userId: person.id } : { subcontractorId: person.id };
            return (
              <Item
                key={person.id}
                checked={has}
                onSelect={() => onAct({ verb: has ? 'unassign' : 'assign', person: who })}
              >
                {person.name}
              </Item>
            );
          })}
        </Menu>
      ) : null}
      {may.change ? (
        <>
          <Menu
            label={t('tag')}
            icon={<Tag aria-hidden="true" className="size-4" />}
            hint="T"
            look="plain"
            isOpen={menu === 'tag'}
            onOpen={(isOpen) => setMenu(isOpen ? 'tag' : null)}
          >
            {desk.tags.map((tag) => {
              const has = permit.tags.includes(tag.id);
              return (
                <Item
                  key={tag.id}
                  checked={has}
                  onSelect={() => onAct({ verb: has ? 'untag' : 'tag', tagId: tag.id })}
                >
                  {tag.name}
                </Item>
              );
            })}
            <Item onSelect={() => setNaming(true)}>{t('newTag')}</Item>
          </Menu>
          <Button
            variant="secondary"
            size="sm"
            className="ml-auto"
            aria-pressed={permit.isMuted}
            aria-label={t(permit.isMuted ? 'watch' : 'mute')}
            title={t(permit.isMuted ? 'watch' : 'mute')}
            onClick={mute}
          >
            {permit.isMuted ? (
              <BellRing aria-hidden="true" className="size-4" />
            ) : (
              <BellOff aria-hidden="true" className="size-4" />
            )}
          </Button>
        </>
      ) : null}
      {isNaming ? (
        <NewTag
          create={actions.createTag}
          onMade={(tagId) => onAct({ verb: 'tag', tagId })}
          onClose={() => setNaming(false)}
        />
      ) : null}
    </>
  );
}
