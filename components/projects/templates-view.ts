import type { TaskTemplate } from '@/lib/company/tasks/template-types';
import type { Locale } from '@/lib/platform/i18n/locales';
import type { TemplateView } from './template-picker';

/** Templates in the reader's language, as the picker shows them. */
export function toTemplateViews(templates: readonly TaskTemplate[], locale: Locale): TemplateView[] {
  return templates.map(({ id, name, items }) => ({
    id,
    name: name[locale],
    items: items.map((item) => ({ id: item.id, title: item.title[locale], after: item.after })),
  }));
}
