import { cleanFileName } from '@/lib/checking/files/file-name';
import { receiveFile } from '@/lib/checking/files/receive';
import type { FileStore } from '@/lib/checking/files/types';
import { keepFile } from '@/lib/checking/reading/keep';
import type { Context, UserActor } from '@/lib/context';
import { requirePermission } from '@/lib/identity/access/permissions';
import { addFile, type CheckFile } from './files';
import { ownedCheck } from './owned';

interface Upload {
  checkId: string;
  /** As its sender calls it. */
  name: string;
  body: ReadableStream<Uint8Array> | null;
  /** By its sender's word; null where nothing is said. */
  declaredBytes: number | null;
  files: FileStore;
}

/**
 * Uploads a file to a check as a stream; access is checked before anything is read.
 * @throws AppError as `receiveFile` and `addFile` do
 */
export async function uploadFile(
  ctx: Context<UserActor>,
  { checkId, name: given, body, declaredBytes, files }: Upload,
): Promise<CheckFile> {
  requirePermission(ctx, 'checks.change');
  const { companyId } = await ownedCheck(ctx, checkId);
  const name = cleanFileName(given);
  const received = await receiveFile(body, { name, declaredBytes });
  const { type, hash, bytes } = received;
  try {
    return await keepFile(ctx, { companyId, hash, type, path: received.path, files }, (within) =>
      addFile(within, { checkId, name, stored: { type, hash, bytes } }),
    );
  } finally {
    await received.release();
  }
}
