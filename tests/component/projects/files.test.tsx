import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Files } from '@/components/projects/files';
import type { Attachment } from '@/lib/checking/attachments/view';
import { inBothLanguages } from '../../support/component';
import { press } from '../../support/press';

const clock = { now: new Date('2026-11-20T15:00:00Z'), timeZone: 'America/Chicago' };
const plan: Attachment = {
  ...{ id: 'att_1', kind: 'document', name: 'scan 0012.pdf', caption: null, type: 'pdf', bytes: 1_000 },
  ...{ shared: false, addedBy: null, projectId: 'prj_1', permit: null, taskId: null, createdAt: clock.now },
};

inBothLanguages('the files of a job', (reader) => {
  it('are renamed, and what opens them stays at the end of their name', async () => {
    const update = vi.fn(async () => ({ ok: true as const, data: undefined }));
    const { mount, user, t } = reader();
    mount(
      <Files
        kind="document"
        files={[plan]}
        subject={{ projectId: 'prj_1' }}
        actions={{ update, remove: vi.fn() }}
        clock={clock}
      />,
    );
    await press(user, t('projects', 'files.editOne', { name: plan.name }));
    const dialog = within(screen.getByRole('dialog'));
    const name = dialog.getByLabelText(t('projects', 'files.edit.name'));
    expect(name).toHaveValue('scan 0012');
    await user.clear(name);
    await user.type(name, 'Site plan');
    await press(user, t('projects', 'files.edit.verb'));
    await waitFor(() =>
      expect(update).toHaveBeenCalledWith({ attachmentId: 'att_1', name: 'Site plan.pdf', shared: false }),
    );
  });

  it('offer nothing to change to a reader', () => {
    const { mount } = reader();
    mount(
      <Files kind="document" files={[plan]} subject={{ projectId: 'prj_1' }} actions={null} clock={clock} />,
    );
    expect(screen.queryByRole('button')).toBeNull();
  });
});
