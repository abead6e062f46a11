import { errorResponse } from '@/lib/edge/server/api-errors';
import { newId } from '@/lib/ids';

/**
 * Any translation file there is not. The two that exist have folders of their own: with parameters in their address
 * each wrong one that somebody asks for would be kept as a page of its own.
 */
export function GET(): Response {
  return errorResponse('not_found', newId('request'));
}
