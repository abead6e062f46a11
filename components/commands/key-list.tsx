'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Dialog } from '@/components/ui/dialog';
import { Keys } from '@/components/ui/kbd';
import { setSingleKeys, singleKeysAct } from './key-setting';
import { allCommands, openThing } from './registry';
import { COMMAND_GROUPS, type Command } from './types';
import { useRegistry } from './use-commands';

/** `?`: every key that acts where the reader is now, and the switch for those that are a single letter. */
export function KeyList({ onClose }: { onClose: () => void }) {
  const t = useTranslations('commands');
  const registry = useRegistry();
  const [act, setAct] = useState(singleKeysAct);
  const withKeys = lastOfEach(allCommands(registry));
  const of = openThing(registry);
  const title = (group: Command['group']) =>
    group === 'open' && of !== null ? t('sections.open', { of }) : t(`keys.groups.${group}`);
  return (
    <Dialog open onOpenChange={onClose} title={t('keys.title')} closeLabel={t('close')}>
      <div className="flex flex-col gap-5">
        {COMMAND_GROUPS.map((group) => {
          const commands = withKeys.filter((command) => command.group === group);
          return commands.length === 0 ? null : (
            <section key={group}>
              <h3 className="mb-1 text-sm text-muted">{title(group)}</h3>
              <dl className="divide-y divide-line">
                {commands.map(({ id, title: what, keys = '' }) => (
                  <div key={id} className="flex min-h-9 items-center justify-between gap-4 text-sm">
                    <dt>{what}</dt>
                    <dd>
                      <Keys keys={keys} then={t('then')} />
                    </dd>
                  </div>
                ))}
              </dl>
            </section>
          );
        })}
        <label className="flex items-start gap-3 border-t border-line pt-4 text-sm">
          <input
            type="checkbox"
            checked={act}
            onChange={({ target }) => {
              setSingleKeys(target.checked);
              setAct(target.checked);
            }}
            className="mt-0.5 size-4 accent-link"
          />
          <span>
            <span className="block font-semibold">{t('keys.single')}</span>
            <span className="text-muted">{t('keys.singleText')}</span>
          </span>
        </label>
      </div>
    </Dialog>
  );
}

/** Of two with the same key the later one acts, so the earlier one is not told. */
function lastOfEach(commands: readonly Command[]): Command[] {
  const byKeys = new Map<string, Command>();
  for (const command of commands) if (command.keys !== undefined) byKeys.set(command.keys, command);
  return [...byKeys.values()];
}
