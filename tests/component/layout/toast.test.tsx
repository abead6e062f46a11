import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fetchToaster, Toaster, toast } from '@/components/ui/toast';
import { createReader } from '../../support/component';

test('what is said before its place is there is shown once it is', async () => {
  const { mount } = createReader('en');
  toast.dismiss();
  toast.success('Saved');
  toast('Taken off the list');
  expect(document.body).toHaveTextContent('');
  mount(<Toaster />);
  await act(fetchToaster);
  expect(await screen.findByText('Saved')).toBeVisible();
  expect(screen.getByText('Taken off the list')).toBeVisible();
  act(() => toast.dismiss());
});
