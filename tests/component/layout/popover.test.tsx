import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Popover } from '@/components/ui/popover';
import { createReader } from '../../support/component';

function mountMenu() {
  const { mount, user } = createReader('en');
  mount(
    <>
      <Popover trigger={{ label: 'Later', className: '', children: '…' }} label="Put off" className="">
        {(close) => (
          <button type="button" onClick={close}>
            Until tomorrow
          </button>
        )}
      </Popover>
      <button type="button">elsewhere</button>
    </>,
  );
  return { user, button: screen.getByRole('button', { name: 'Later' }) };
}

const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

test('a button opens a small window, which says so, and closes it again', async () => {
  const { user, button } = mountMenu();
  expect(button).toHaveAttribute('aria-expanded', 'false');
  await user.click(button);
  const opened = await screen.findByRole('dialog', { name: 'Put off' });
  expect(button).toHaveAttribute('aria-expanded', 'true');
  expect(button).toHaveAttribute('aria-controls', opened.id);
  await user.click(button);
  await gone();
  expect(button).toHaveAttribute('aria-expanded', 'false');
});

test('what is chosen in it closes it, as Escape does, and the focus goes back to the button', async () => {
  const { user, button } = mountMenu();
  await user.click(button);
  const opened = within(await screen.findByRole('dialog'));
  await user.click(opened.getByRole('button', { name: 'Until tomorrow' }));
  await gone();
  await waitFor(() => expect(button).toHaveFocus());
  await user.keyboard('{Enter}');
  await screen.findByRole('dialog');
  await user.keyboard('{Escape}');
  await gone();
  await waitFor(() => expect(button).toHaveFocus());
});

test('a press beside it closes it and leaves the focus where it went', async () => {
  const { user } = mountMenu();
  await user.click(screen.getByRole('button', { name: 'Later' }));
  await screen.findByRole('dialog');
  const elsewhere = screen.getByRole('button', { name: 'elsewhere' });
  await user.click(elsewhere);
  await gone();
  expect(elsewhere).toHaveFocus();
});
