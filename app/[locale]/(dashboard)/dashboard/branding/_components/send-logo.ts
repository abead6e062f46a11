import { LOGO_PROBLEMS, type LogoProblem, MAX_LOGO_BYTES } from '@/lib/company/branding/types';

export type LogoRefusal = LogoProblem | 'network' | 'rate_limited' | 'other';

/** Sends a picture as it is; null where it was taken, else why not. */
export async function sendLogo(file: File): Promise<LogoRefusal | null> {
  if (file.size > MAX_LOGO_BYTES) return 'logo_too_large';
  const answer = await fetch('/api/v1/logo-uploads', {
    method: 'PUT',
    body: file,
    headers: { 'content-type': 'application/octet-stream' },
  }).catch(() => null);
  if (answer === null) return 'network';
  if (answer.ok) return null;
  const said = (await answer.json().catch(() => null)) as {
    error?: string;
    fields?: { logo?: string };
  } | null;
  if (said?.error === 'rate_limited') return 'rate_limited';
  return LOGO_PROBLEMS.find((problem) => problem === said?.fields?.logo) ?? 'other';
}
