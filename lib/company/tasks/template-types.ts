import type { PermitTypeId } from '@/lib/catalogue/checklists/types';
import type { Locale } from '@/lib/platform/i18n/locales';

export interface TemplateItem {
  /** Unique within its template; it is kept with the task. */
  id: string;
  title: Readonly<Record<Locale, string>>;
  /** Days after the day the template starts from. */
  after: number;
}

/** What a permit of a type asks of its people from the day of the application, in the order of the days. */
export interface TaskTemplate {
  id: string;
  name: Readonly<Record<Locale, string>>;
  /** The types it is offered for first. */
  types: readonly PermitTypeId[];
  items: readonly TemplateItem[];
}
