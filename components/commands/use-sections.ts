'use client';

import { Search } from 'lucide-react';
import { usePathname } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { commandLine, commandsFor, type Line, placeLines, recentLine, type Section } from './lines';
import { recentElsewhere } from './recent-places';
import { allCommands, openThing } from './registry';
import type { Command } from './types';
import { useRegistry } from './use-commands';
import type { FoundPlaces } from './use-places';

export interface Step {
  /** Names what is chosen here. */
  title: string;
  commands: readonly Command[];
}

interface Given {
  typed: string;
  step: Step | null;
  found: FoundPlaces;
  isAsking: boolean;
  recentKey: string;
}

/** What the palette lists: places, what can be done with what is open, new things, pages. */
export function useSections({ typed, step, found, isAsking, recentKey }: Given): Section[] {
  const t = useTranslations('commands.sections');
  const registry = useRegistry();
  const here = usePathname();
  if (step)
    return keepFilled([
      { id: 'step', title: null, lines: commandsFor(typed, step.commands).map(commandLine) },
    ]);
  const commands = commandsFor(typed, allCommands(registry));
  const lines = (...groups: Command['group'][]): Line[] =>
    commands.filter(({ group }) => groups.includes(group)).map(commandLine);
  const of = openThing(registry);
  const { permits, others } = placeLines(typed, found);
  const isEmpty = typed.trim() === '';
  const sections = keepFilled([
    {
      id: 'recent',
      title: t('recent'),
      lines: isEmpty ? recentElsewhere(recentKey, here).map(recentLine) : [],
    },
    { id: 'permits', title: t('permits'), lines: isEmpty ? [] : permits },
    { id: 'others', title: t('others'), lines: isEmpty ? [] : others },
    { id: 'open', title: of === null ? t('here') : t('open', { of }), lines: lines('open') },
    { id: 'add', title: t('add'), lines: lines('add') },
    { id: 'do', title: t('do'), lines: lines('do') },
    { id: 'go', title: t('go'), lines: lines('go') },
  ]);
  if (isEmpty || isAsking || permits.length > 0) return sections;
  return [...sections, ...searchEverywhere(typed.trim(), allCommands(registry), t)];
}

function keepFilled(sections: Section[]): Section[] {
  return sections.filter(({ lines }) => lines.length > 0);
}

/** Where none of the company's permits was found: the search of all cities, where the reader may use it. */
function searchEverywhere(
  q: string,
  commands: readonly Command[],
  t: (key: string, values: { q: string }) => string,
): Section[] {
  const search = commands.find(({ to }) => to?.to === '/dashboard/permits/search');
  if (!search) return [];
  const line: Line = {
    ...commandLine({ ...search, id: 'everywhere', title: t('everywhere', { q }), icon: Search }),
    keys: null,
    does: { kind: 'page', to: { to: '/dashboard/permits/search', query: { q } } },
  };
  return [{ id: 'everywhere', title: null, lines: [line] }];
}
