import { z } from 'zod';
import { admit } from '@/lib/access/gate';
import { checkIdSchema } from '@/lib/checks/schema';
import { toFile } from '@/lib/checks/to-api';
import { uploadFile } from '@/lib/checks/upload';
import { AppError, fieldErrorsOf } from '@/lib/errors';
import { answerBrowser, refuseMethods, requireOwnPage } from '@/lib/server/browser-route';
import { fileBody, givingUp } from '@/lib/server/file-body';
import { fileStore } from '@/lib/server/files';

const querySchema = z.object({ check: z.string().min(1).max(64), name: z.string().min(1).max(1_000) });

/** A file from one of our pages into a check: its bytes are the body, and are kept as they arrive. */
export async function PUT(request: Request): Promise<Response> {
  const response = await answerBrowser(
    request,
    { name: 'uploadCheckFile', limit: 'write' },
    async (ctx, account) => {
      requireOwnPage(request.headers);
      const gated = admit(ctx, account, 'checks.change');
      const query = querySchema.safeParse(Object.fromEntries(new URL(request.url).searchParams));
      if (!query.success) throw new AppError('invalid_input', { fields: fieldErrorsOf(query.error) });
      const { check, name } = query.data;
      const checkId = checkIdSchema.safeParse(check);
      if (!checkId.success) throw new AppError('not_found');
      const sent = { checkId: checkId.data, name, ...fileBody(request) };
      const file = await uploadFile(gated, { ...sent, files: fileStore() });
      return Response.json(toFile(file), { status: 201, headers: { 'cache-control': 'no-store' } });
    },
  );
  if (!response.ok)
    for (const [key, value] of Object.entries(givingUp(request))) response.headers.set(key, value);
  return response;
}

const refuse = refuseMethods('PUT');

export { refuse as DELETE, refuse as GET, refuse as PATCH, refuse as POST };
