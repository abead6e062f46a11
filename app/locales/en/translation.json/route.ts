import texts from '@/content/translation/en.json';

export const dynamic = 'force-static';

/** The namespace `translation` for whoever loads texts in the browser. */
export function GET(): Response {
  return Response.json(texts);
}
