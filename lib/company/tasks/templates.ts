import { TASK_TEMPLATES } from '@/content/tasks/templates';
import type { Context, UserActor } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { addDays } from '@/lib/platform/clock/days';
import { addTask } from './mutations';
import type { AddFromTemplate } from './schema';
import type { TaskTemplate } from './template-types';

/** The templates, those of a permit's type first. */
export function templatesFor(type: string | null): readonly TaskTemplate[] {
  const fits = ({ types }: TaskTemplate) => types.some((one) => one === type);
  return [...TASK_TEMPLATES].sort((a, b) => Number(fits(b)) - Number(fits(a)));
}

/** Adds the tasks of a template to a job or a permit, in the language given: all, or the items named. */
export async function addFromTemplate(
  ctx: Context<UserActor>,
  { template: id, items, startOn, locale, ...place }: AddFromTemplate,
): Promise<{ added: number }> {
  const template = TASK_TEMPLATES.find((one) => one.id === id);
  if (!template) throw new AppError('invalid_input', { fields: { template: 'unknown' } });
  const chosen = template.items.filter((item) => items === undefined || items.includes(item.id));
  if (chosen.length === 0) throw new AppError('invalid_input', { fields: { items: 'required' } });
  return ctx.db.transaction(async (tx) => {
    for (const item of chosen)
      await addTask(
        { ...ctx, db: tx },
        {
          ...place,
          title: item.title[locale],
          details: null,
          dueOn: addDays(startOn, item.after),
          subcontractorId: null,
          template: `${template.id}/${item.id}`,
        },
      );
    return { added: chosen.length };
  });
}
