import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { Editor, type EditorActions } from '@/app/[locale]/(dashboard)/dashboard/branding/_components/editor';
import type { Branding } from '@/lib/company/branding/types';
import { doneAction, refused } from '../../support/answers';
import { inBothLanguages, router } from '../../support/component';
import { fill } from '../../support/fill';

const CLOCK = { now: new Date('2026-11-20T15:00:00Z'), timeZone: 'America/Chicago' };
const OURS: Branding = { colour: null, senderName: null, logo: null, replyEmail: null, asked: null };
const THEIRS: Branding = {
  colour: '#0f5e57',
  senderName: 'Oak Builders',
  logo: { path: `/api/logos/${'0'.repeat(64)}.png`, width: 160, height: 80 },
  replyEmail: 'office@oak.example',
  asked: { email: 'new@oak.example', until: new Date('2026-11-21T15:00:00Z') },
};

function actions(): EditorActions {
  return {
    change: doneAction(),
    removeLogo: doneAction(),
    reset: doneAction(),
    ask: doneAction(),
    drop: doneAction(),
  };
}

beforeEach(() => {
  vi.unstubAllGlobals();
});

inBothLanguages('branding', (reader) => {
  test('a colour shows at once, with what becomes of it, and is saved with the name', async () => {
    const { t, user, mount } = reader();
    const given = actions();
    mount(<Editor company="Oak LLC" branding={OURS} clock={CLOCK} actions={given} />);
    await fill(user, screen.getByLabelText(t('branding', 'colour.label')), '#FFD400');
    expect(screen.getByText(t('branding', 'colour.dark.kept', { ratio: 13.2 }))).toBeVisible();
    expect(screen.queryByText(/#ffd400/)).toBeNull();
    await fill(user, screen.getByLabelText(new RegExp(t('branding', 'sender.label'))), 'Oak Builders');
    const from = t('branding', 'preview.from', {
      name: t('branding', 'preview.sender', { name: 'Oak Builders', brand: 'Lintel' }),
    });
    expect(screen.getAllByText(from)).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: t('branding', 'save') }));
    expect(given.change).toHaveBeenCalledWith({ colour: '#ffd400', senderName: 'Oak Builders' });
    await waitFor(() => expect(router.refresh).toHaveBeenCalled());
  });

  test('what is refused is said at its field', async () => {
    const { t, user, mount } = reader();
    const change = vi.fn(async () => refused('invalid_input', { senderName: 'not_your_name' }));
    mount(<Editor company="Oak LLC" branding={OURS} clock={CLOCK} actions={{ ...actions(), change }} />);
    await user.click(screen.getByRole('button', { name: t('branding', 'save') }));
    expect(await screen.findByText(t('branding', 'sender.problems.not_your_name'))).toBeVisible();
  });

  test('a picture that is refused says why', async () => {
    const { t, user, mount } = reader();
    const answer = Response.json(
      { error: 'invalid_input', fields: { logo: 'logo_active' } },
      { status: 422 },
    );
    vi.stubGlobal(
      'fetch',
      vi.fn(async () => answer),
    );
    mount(<Editor company="Oak LLC" branding={OURS} clock={CLOCK} actions={actions()} />);
    const input = screen.getByLabelText(t('branding', 'logo.choose'), { selector: 'input' });
    await user.upload(input, new File(['<svg/>'], 'logo.svg', { type: 'image/svg+xml' }));
    expect(await screen.findByText(t('branding', 'logo.problems.logo_active'))).toBeVisible();
  });

  test('an address that was asked is named, and the one in use stays', async () => {
    const { t, user, mount } = reader();
    const given = actions();
    mount(<Editor company="Oak LLC" branding={THEIRS} clock={CLOCK} actions={given} />);
    expect(screen.getByText(t('branding', 'reply.inUse', { address: 'office@oak.example' }))).toBeVisible();
    expect(screen.getByText(/new@oak\.example/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: t('branding', 'reply.drop') }));
    expect(given.drop).toHaveBeenCalled();
  });

  test('the defaults come back after a question', async () => {
    const { t, user, mount } = reader();
    const given = actions();
    mount(<Editor company="Oak LLC" branding={THEIRS} clock={CLOCK} actions={given} />);
    await user.click(screen.getByRole('button', { name: t('branding', 'reset.open') }));
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: t('branding', 'reset.verb') }));
    expect(given.reset).toHaveBeenCalled();
    await waitFor(() => expect(screen.getByLabelText(t('branding', 'colour.label'))).toHaveValue(''));
  });
});
