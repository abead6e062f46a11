import { cleanFileName } from '@/lib/checking/files/file-name';
import { receiveFile } from '@/lib/checking/files/receive';
import { type FileStore, MAX_FILE_BYTES } from '@/lib/checking/files/types';
import { keepFile } from '@/lib/checking/reading/keep';
import type { Context, UserActor } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { requirePermission } from '@/lib/identity/access/permissions';
import { requireCompanyCap } from '@/lib/identity/throttle/company-caps';
import { addFile, type CheckFile } from './files';
import { ownedCheck } from './owned';
import { keepRoom } from './room';

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
 * Uploads a file to a check as a stream; access is checked and room kept before anything is read.
 * @throws AppError as `receiveFile`, `keepRoom` and `addFile` do
 */
export async function uploadFile(
  ctx: Context<UserActor>,
  { checkId, name: given, body, declaredBytes, files }: Upload,
): Promise<CheckFile> {
  requirePermission(ctx, 'checks.change');
  const { companyId } = await ownedCheck(ctx, checkId);
  const name = cleanFileName(given);
  await requireCompanyCap(ctx, 'uploads');
  if (declaredBytes !== null && declaredBytes > MAX_FILE_BYTES) throw new AppError('payload_too_large');
  const maxBytes = declaredBytes ?? MAX_FILE_BYTES;
  const room = await keepRoom(ctx, { checkId, bytes: maxBytes });
  try {
    const received = await receiveFile(body, { name, declaredBytes, maxBytes });
    const { type, hash, bytes } = received;
    try {
      return await keepFile(ctx, { companyId, hash, type, path: received.path, files }, (within) =>
        addFile(within, { checkId, name, stored: { type, hash, bytes }, uploadId: room.uploadId }),
      );
    } finally {
      await received.release();
    }
  } finally {
    await room.end();
  }
}
