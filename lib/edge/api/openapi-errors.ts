import { type ErrorCode, HTTP_STATUS } from '@/lib/errors';
import { RULES } from '@/lib/identity/access/permissions';
import { type AnyOperation, takesIdempotencyKey } from './operation';

/** All error codes of a call, by status and order of checks. */
export function getErrorCodes(call: AnyOperation): ErrorCode[] {
  const codes: ErrorCode[] = ['invalid_input', 'rate_limited', 'internal', 'unavailable'];
  if (call.access !== 'public') codes.push('unauthenticated', ...getRefusalCodes(call.access));
  if (call.body || call.upload) codes.push('payload_too_large', 'unsupported_media_type');
  if (takesIdempotencyKey(call)) codes.push('idempotency_conflict');
  const all = [...new Set([...codes, ...(call.errors ?? [])])];
  return all.sort((a, b) => HTTP_STATUS[a] - HTTP_STATUS[b]);
}

function getRefusalCodes(access: Exclude<AnyOperation['access'], 'public'>): ErrorCode[] {
  if (access === 'account.own') return [];
  return RULES[access].tier ? ['forbidden', 'plan_required'] : ['forbidden'];
}

const SHOWN_ID = 'req_4q8zt1n6w3kx9vb2mhy7cjr05d';

/** An error's body as it would be. */
export function errorExample(code: ErrorCode, message: string): Record<string, unknown> {
  return {
    error: code,
    message,
    ...(code === 'invalid_input'
      ? { fields: { limit: 'too_large' }, field_messages: { limit: 'At most 100.' } }
      : {}),
    ...(code === 'plan_required' ? { tier: 'team' } : {}),
    request_id: SHOWN_ID,
  };
}
