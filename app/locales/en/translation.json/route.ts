import { loadTexts } from '@/lib/platform/i18n/translation-file';

export const dynamic = 'force-static';

/** The namespace `translation` for whoever loads texts in the browser: every text of the site. */
export async function GET(): Promise<Response> {
  return Response.json(await loadTexts('en'));
}
