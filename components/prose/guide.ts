import type { GuideSlug } from '@/content/guides/slugs';
import type { Locale } from '@/lib/platform/i18n/locales';
import { type GuideMeta, guideMetaSchema, minutesToRead } from '@/lib/site/guides/types';
import { type LoadedText, loadText } from './text';

export interface Guide {
  slug: GuideSlug;
  meta: GuideMeta;
  minutes: number;
  text: LoadedText;
}

/** A guide in a language. @throws when its `meta` is not of the guides' form */
export async function loadGuide(slug: GuideSlug, locale: Locale): Promise<Guide> {
  const text = await loadText(`guides/${slug}`, locale);
  return { slug, meta: guideMetaSchema.parse(text.exports.meta), minutes: minutesToRead(text.words), text };
}
