import { act, screen, within } from '@testing-library/react';
import { FileText, Tag } from 'lucide-react';
import { beforeEach, expect, it, vi } from 'vitest';
import { CommandCentre, useOpenOver } from '@/components/commands/command-centre';
import { recentKey, rememberPlace } from '@/components/commands/recent-places';
import type { Command } from '@/components/commands/types';
import { useCommands } from '@/components/commands/use-commands';
import type { Place } from '@/lib/company/places/types';
import { inBothLanguages, router } from '../../support/component';

const KEY = recentKey('user_1', 'co_1');
const ADDRESS = '2719 Berkman Dr';

const PERMIT: Place = {
  kind: 'permit',
  id: '7',
  title: ADDRESS,
  detail: 'Rear addition',
  number: '2026-005786 BP',
  note: null,
  status: 'pending',
  at: `${ADDRESS}, Austin, TX`,
  to: '/dashboard/permits/[id]',
  params: { id: '7' },
};

const wrote = vi.fn();
const tagged = vi.fn();

function Page() {
  useCommands(
    [
      { id: 'note', title: 'Write something', group: 'open', keys: 'n', run: wrote },
      {
        id: 'tag',
        title: 'Tag it',
        group: 'open',
        icon: Tag,
        keys: 't',
        choices: () => [{ id: 'tag.q3', title: 'Q3', group: 'do', run: tagged }],
      },
    ],
    ADDRESS,
  );
  const open = useOpenOver();
  return (
    <>
      <button type="button" onClick={() => open('palette')}>
        find
      </button>
      <input aria-label="typed" />
    </>
  );
}

const pages: Command[] = [
  {
    id: 'go.permits',
    title: 'Permits',
    group: 'go',
    icon: FileText,
    keys: 'g p',
    to: { to: '/dashboard/permits' },
  },
  { id: 'go.search', title: 'Everywhere', group: 'go', to: { to: '/dashboard/permits/search' } },
];

inBothLanguages('the command palette', (reader) => {
  let answer: Place[] = [];
  let isExact = false;

  beforeEach(() => {
    answer = [];
    isExact = false;
    localStorage.clear();
    vi.clearAllMocks();
    vi.stubGlobal(
      'fetch',
      vi.fn(async () => Response.json({ isExact, items: answer })),
    );
  });

  const t = (key: string, values?: Record<string, string | number>) => reader().t('commands', key, values);
  const mount = () =>
    reader().mount(
      <CommandCentre commands={pages} recentKey={KEY} person="user_1:co_1">
        <Page />
      </CommandCentre>,
    );
  const open = async () => {
    mount();
    await reader().user.keyboard('{Control>}k{/Control}');
    return screen.findByRole('combobox');
  };

  it('opens by its key, lists the last places and what is open, and gives the focus back', async () => {
    rememberPlace(KEY, { href: '/dashboard/permits/9', title: '8087 Live Oak St' });
    mount();
    const { user } = reader();
    const button = screen.getByRole('button', { name: 'find' });
    await user.click(button);
    await screen.findByRole('combobox');
    expect(screen.getByRole('option', { name: /8087 Live Oak St/ })).toBeVisible();
    expect(screen.getByRole('group', { name: t('sections.open', { of: ADDRESS }) })).toBeVisible();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('combobox')).toBeNull();
    await vi.waitFor(() => expect(button).toHaveFocus());
  });

  it('finds a permit as it is typed, and opens it by Enter', async () => {
    answer = [PERMIT];
    const field = await open();
    const { user, href } = reader();
    await user.type(field, 'berk');
    await screen.findByRole('option', { name: /Berkman/ });
    await user.keyboard('{Enter}');
    expect(router.push).toHaveBeenCalledWith(href('/dashboard/permits/[id]', { id: '7' }));
    expect(screen.queryByRole('combobox')).toBeNull();
  });

  it('lands on a number that is pasted', async () => {
    answer = [PERMIT];
    isExact = true;
    const field = await open();
    const { user, href } = reader();
    await user.click(field);
    await user.paste('2026-005786 BP');
    await vi.waitFor(() =>
      expect(router.push).toHaveBeenCalledWith(href('/dashboard/permits/[id]', { id: '7' })),
    );
  });

  it('offers all cities where none of the company’s permits is found', async () => {
    const field = await open();
    const { user, href } = reader();
    await user.type(field, 'zzz');
    await user.click(await screen.findByRole('option', { name: t('sections.everywhere', { q: 'zzz' }) }));
    expect(router.push).toHaveBeenCalledWith(`${href('/dashboard/permits/search')}?q=zzz`);
  });

  it('says so where the search does not answer, and pages stay', async () => {
    vi.stubGlobal(
      'fetch',
      vi.fn(async () => new Response(null, { status: 503 })),
    );
    const field = await open();
    await reader().user.type(field, 'permi');
    expect(await screen.findByText(t('failed'))).toBeInTheDocument();
    expect(screen.getByRole('option', { name: /Permits/ })).toBeVisible();
  });

  it('takes a second step, and back', async () => {
    const field = await open();
    const { user } = reader();
    await user.type(field, 'tag');
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('option', { name: 'Q3' })).toBeVisible();
    await user.keyboard('{Backspace}');
    expect(screen.queryByRole('option', { name: 'Q3' })).toBeNull();
    await user.keyboard('tag{Enter}');
    await screen.findByRole('option', { name: 'Q3' });
    await user.keyboard('{Enter}');
    await vi.waitFor(() => expect(tagged).toHaveBeenCalledTimes(1));
  });
});

inBothLanguages('the keys', (reader) => {
  beforeEach(() => {
    localStorage.clear();
    vi.clearAllMocks();
    reader().mount(
      <CommandCentre commands={pages} recentKey={KEY} person="user_1:co_1">
        <Page />
      </CommandCentre>,
    );
  });

  it('act on the page, one after the other too', async () => {
    const { user, href } = reader();
    await user.keyboard('n');
    expect(wrote).toHaveBeenCalledTimes(1);
    await user.keyboard('gp');
    expect(router.push).toHaveBeenCalledWith(href('/dashboard/permits'));
  });

  it('are silent while somebody types', async () => {
    const { user } = reader();
    await user.type(screen.getByLabelText('typed'), 'n');
    expect(wrote).not.toHaveBeenCalled();
  });

  it('are listed by the question mark, and single letters can be switched off there', async () => {
    const { user, t } = reader();
    await user.keyboard('?');
    const list = within(await screen.findByRole('dialog'));
    expect(list.getByText('Write something')).toBeVisible();
    await user.click(list.getByRole('checkbox', { name: new RegExp(t('commands', 'keys.single')) }));
    await user.keyboard('{Escape}');
    act(() => (document.activeElement as HTMLElement | null)?.blur());
    await user.keyboard('n');
    expect(wrote).not.toHaveBeenCalled();
    await user.keyboard('{Control>}k{/Control}');
    expect(await screen.findByRole('combobox')).toBeVisible();
  });
});
