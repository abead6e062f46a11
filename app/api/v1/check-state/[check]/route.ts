import { stateOf } from '@/components/checks/check-state';
import { admit } from '@/lib/access/gate';
import { getProgress } from '@/lib/checks/queries';
import { checkIdSchema } from '@/lib/checks/schema';
import { AppError } from '@/lib/errors';
import { answerBrowser, refuseMethods } from '@/lib/server/browser-route';

type Props = { params: Promise<{ check: string }> };

/** How far a check is, for its own page to ask while something is under way. */
export function GET(request: Request, { params }: Props): Promise<Response> {
  return answerBrowser(request, { name: 'getCheckState', limit: 'read' }, async (visitor, account) => {
    const ctx = admit(visitor, account, 'checks.read');
    const checkId = checkIdSchema.safeParse((await params).check);
    if (!checkId.success) throw new AppError('not_found');
    const progress = await getProgress(ctx, { checkId: checkId.data });
    return Response.json(stateOf(progress), { headers: { 'cache-control': 'no-store' } });
  });
}

const refuse = refuseMethods('GET, HEAD');

export { refuse as DELETE, refuse as PATCH, refuse as POST, refuse as PUT };
