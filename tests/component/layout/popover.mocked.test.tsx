import { act, screen, waitFor, within } from '@testing-library/react';
import type { ComponentType } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { PopoverPanelProps } from '@/components/ui/popover-panel';
import { createReader } from '../../support/component';

type Panel = ComponentType<PopoverPanelProps>;

/** Stands for the network: answers with the code, later or never. */
const network = vi.fn<(code: Panel) => Panel | Promise<Panel>>();

const notFetched = Object.assign(new Error('Failed to load chunk'), { name: 'ChunkLoadError' });

/** A page with a menu of which nothing is fetched yet. */
async function mountMenu() {
  vi.resetModules();
  const { PopoverPanel } = await import('@/components/ui/popover-panel');
  const code: { PopoverPanel: object } = await import('@/components/ui/popover-panel');
  // Whoever waits for the code waits for a promise of it as well.
  vi.spyOn(code, 'PopoverPanel', 'get').mockImplementation(() => network(PopoverPanel));
  const { Popover } = await import('@/components/ui/popover');
  const { t, user, mount } = createReader('en');
  mount(
    <>
      <Popover trigger={{ label: 'Later', className: '', children: '…' }} label="Put off" className="">
        {() => <button type="button">Until tomorrow</button>}
      </Popover>
      <input aria-label="elsewhere" />
      <p>the page</p>
    </>,
  );
  const button = screen.getByRole('button', { name: 'Later' });
  return { t, user, button, elsewhere: screen.getByRole('textbox', { name: 'elsewhere' }) };
}

const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 400)));

beforeEach(() => {
  network.mockReset().mockImplementation((code) => code);
});

describe('while its code is on its way', () => {
  let arrive: () => Promise<void>;

  beforeEach(() => {
    const waiting: (() => void)[] = [];
    network.mockImplementation((code) => new Promise((resolve) => waiting.push(() => resolve(code))));
    arrive = async () => {
      for (const resolve of waiting) resolve();
      await settle();
    };
  });

  test('it opens once that has come, with the focus in it', async () => {
    const { user, button } = await mountMenu();
    await user.click(button);
    expect(button).toHaveAttribute('aria-expanded', 'true');
    expect(screen.queryByRole('dialog')).toBeNull();
    await arrive();
    const opened = within(screen.getByRole('dialog', { name: 'Put off' }));
    expect(opened.getByRole('button', { name: 'Until tomorrow' })).toHaveFocus();
  });

  type Menu = Awaited<ReturnType<typeof mountMenu>>;

  test.each<[string, (menu: Menu) => Promise<void>]>([
    ['Escape', ({ user }) => user.keyboard('{Escape}')],
    ['a second press', ({ user, button }) => user.click(button)],
    ['a press elsewhere', ({ user }) => user.click(screen.getByText('the page'))],
    ['the focus going elsewhere', ({ user }) => user.tab()],
  ])('%s takes it back, and it does not come for the focus later', async (_, goOn) => {
    const menu = await mountMenu();
    await menu.user.click(menu.button);
    await goOn(menu);
    expect(menu.button).toHaveAttribute('aria-expanded', 'false');
    const focused = document.activeElement;
    await arrive();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(focused);
  });
});

describe('whose code could not be fetched', () => {
  beforeEach(() => {
    network.mockImplementation(() => Promise.reject(notFetched));
  });

  test('says so over the page, shows nothing of what is in it, and can be tried again', async () => {
    const { t, user, button } = await mountMenu();
    await user.click(button);
    const notice = await screen.findByRole('alert');
    expect(notice).toHaveTextContent(t('common', 'notLoaded.text'));
    expect(notice.parentElement).toBe(document.body);
    expect(screen.queryByText('Until tomorrow')).toBeNull();
    network.mockImplementation((code) => code);
    await user.click(screen.getByRole('button', { name: t('common', 'notLoaded.again') }));
    await screen.findByRole('dialog', { name: 'Put off' });
    expect(screen.getByRole('button', { name: 'Until tomorrow' })).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(button).toHaveFocus());
  });

  test('is closed by Escape, which gives the focus back', async () => {
    const { user, button } = await mountMenu();
    await user.click(button);
    await screen.findByRole('alert');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(button).toHaveFocus();
    expect(button).toHaveAttribute('aria-expanded', 'false');
  });

  test('is closed by a press elsewhere, which keeps the focus', async () => {
    const { user, button, elsewhere } = await mountMenu();
    await user.click(button);
    await screen.findByRole('alert');
    await user.click(elsewhere);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(elsewhere).toHaveFocus();
  });

  test('comes with the connection, but not over what somebody has gone on to', async () => {
    const { user, button, elsewhere } = await mountMenu();
    await user.click(button);
    await screen.findByRole('alert');
    network.mockImplementation((code) => code);
    act(() => elsewhere.focus());
    await act(async () => void window.dispatchEvent(new Event('online')));
    await settle();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(elsewhere).toHaveFocus();
    act(() => within(screen.getByRole('alert')).getAllByRole('button')[0]?.focus());
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByRole('dialog', { name: 'Put off' })).toBeVisible();
  });
});
