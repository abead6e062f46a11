import { newId } from '@/lib/ids';

/** Any address below /api that no handler serves. */
function notFound(): Response {
  const requestId = newId('request');
  return Response.json(
    { error: 'not_found', message: 'There is no such address.', request_id: requestId },
    { status: 404, headers: { 'x-request-id': requestId } },
  );
}

export { notFound as DELETE, notFound as GET, notFound as PATCH, notFound as POST, notFound as PUT };
