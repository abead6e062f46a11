import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** Presses a button as a person does, who waits until it can be pressed. */
export async function press(user: UserEvent, button: HTMLElement | string): Promise<void> {
  const pressed = typeof button === 'string' ? await screen.findByRole('button', { name: button }) : button;
  await waitFor(() => {
    if (pressed.matches(':disabled')) throw new Error('It cannot be pressed.');
  });
  await user.click(pressed);
}
