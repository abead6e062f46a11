import { screen, within } from '@testing-library/react';
import { vi } from 'vitest';
import type { Reader } from './component';

/** Nobody's keys are set: the demo takes the cards. */
export function demoTakesCards(): void {
  vi.stubGlobal('fetch', async () => Response.json({ provider: 'demo', publishable_key: null }));
}

/** Fills the demo's card form in, once it is there, and sends it. */
export async function giveCard({ t, user }: Reader, number: string, submit: string): Promise<void> {
  const found = await screen.findByRole('form', { name: t('billing', 'card.formLabel') });
  const form = within(found);
  const typed = { number, expiry: '12/34', cvc: '123', postalCode: '78701' };
  for (const [field, value] of Object.entries(typed)) {
    const input = form.getByLabelText(t('billing', `card.fields.${field}`));
    await user.clear(input);
    await user.click(input);
    await user.paste(value);
  }
  await user.click(form.getByRole('button', { name: submit }));
}
