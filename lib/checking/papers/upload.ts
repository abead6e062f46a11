import { and, eq, inArray } from 'drizzle-orm';
import { compliancePapers } from '@/db/schema';
import { cleanFileName } from '@/lib/checking/files/file-name';
import { receiveFile } from '@/lib/checking/files/receive';
import type { FileStore } from '@/lib/checking/files/types';
import { keepFile } from '@/lib/checking/reading/keep';
import { findLink, takeUpload } from '@/lib/company/compliance/links';
import { requireSubcontractor } from '@/lib/company/compliance/mutations';
import type { CompanyId, Context, UserActor } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { requirePermission } from '@/lib/identity/access/permissions';
import { requireCompanyCap } from '@/lib/identity/throttle/company-caps';
import { newId } from '@/lib/ids';
import { enqueue } from '@/lib/platform/queue/enqueue';
import { MAX_PAPER_BYTES } from './types';

interface Upload {
  /** As its sender calls it. */
  name: string;
  body: ReadableStream<Uint8Array> | null;
  /** By its sender's word; null where nothing is said. */
  declaredBytes: number | null;
  files: FileStore;
}

/** Takes in a paper; whose it is may be left to what it says. */
export async function uploadPaper(
  ctx: Context<UserActor>,
  { subcontractorId, ...upload }: Upload & { subcontractorId: string | null },
): Promise<{ id: string }> {
  requirePermission(ctx, 'compliance.manage');
  await requireCompanyCap(ctx, 'uploads');
  if (subcontractorId !== null) await requireSubcontractor(ctx, subcontractorId);
  const { companyId, userId } = ctx.actor;
  return receivePaper(ctx, { ...upload, companyId, subcontractorId, addedBy: userId });
}

/**
 * The same by a link, without an account: as many files as the link has left.
 * @throws AppError `not_found` for a link that has ended, `rate_limited` for one that is used up
 */
export async function uploadByLink(
  ctx: Context,
  { token, ...upload }: Upload & { token: string },
): Promise<void> {
  const link = await findLink(ctx, { token });
  if (!link) throw new AppError('not_found', { detail: 'no such link' });
  if (!(await takeUpload(ctx, link.id)))
    throw new AppError('conflict', { fields: { file: 'too_many_uploads' } });
  const { companyId, subcontractorId } = link;
  await receivePaper(ctx, { ...upload, companyId, subcontractorId, addedBy: null });
}

interface NewPaper extends Upload {
  companyId: CompanyId;
  subcontractorId: string | null;
  addedBy: string | null;
}

async function receivePaper(
  ctx: Context,
  { companyId, subcontractorId, addedBy, files, ...upload }: NewPaper,
): Promise<{ id: string }> {
  const name = cleanFileName(upload.name);
  const { body, declaredBytes } = upload;
  const received = await receiveFile(body, { name, declaredBytes, maxBytes: MAX_PAPER_BYTES });
  const { type, hash, bytes } = received;
  try {
    return await keepFile(ctx, { companyId, hash, type, path: received.path, files }, async (within) => {
      const [same] = await within.db
        .select({ id: compliancePapers.id })
        .from(compliancePapers)
        .where(
          and(
            eq(compliancePapers.companyId, companyId),
            eq(compliancePapers.hash, hash),
            inArray(compliancePapers.state, ['waiting', 'reading', 'to_confirm', 'confirmed']),
          ),
        );
      if (same) throw new AppError('already_exists', { fields: { file: 'same_file' } });
      const id = newId('paper');
      await within.db
        .insert(compliancePapers)
        .values({ id, companyId, subcontractorId, name, type, hash, bytes, addedBy, createdAt: within.now });
      await enqueue(within, 'read-paper', { paperId: id }, { key: id });
      return { id };
    });
  } finally {
    await received.release();
  }
}
