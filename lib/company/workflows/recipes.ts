import type { Rule } from './types';

/** Rules to begin from; their names and the words of their tasks stand in `messages` below `workflows.recipes`. */
export const RECIPE_IDS = [
  'first_inspection',
  'comments',
  'still',
  'failed_inspection',
  'paper_ends',
  'licence',
  'permit_ends',
  'fault',
  'mail',
] as const;
export type RecipeId = (typeof RECIPE_IDS)[number];

const USUAL = { conditions: [], perHour: 20, restHours: 0 };

const task = (title: string, dueInDays: number, to = 'lead') =>
  ({ kind: 'task', title, template: null, dueInDays, to }) as const;
const tell = (...to: string[]) => ({ kind: 'notify', to, message: '' }) as const;

/** The rule of a recipe. `title` words its task in the reader's language. */
export function recipe(
  id: RecipeId,
  title: (id: 'first_inspection' | 'comments' | 'reinspection' | 'call') => string,
): Rule {
  switch (id) {
    case 'first_inspection':
      return {
        ...USUAL,
        trigger: { kind: 'status', to: 'issued' },
        actions: [task(title('first_inspection'), 3)],
      };
    case 'comments':
      return {
        ...USUAL,
        trigger: { kind: 'status', to: 'action_required' },
        actions: [task(title('comments'), 3), tell('lead')],
      };
    case 'still':
      return {
        ...USUAL,
        trigger: { kind: 'still', days: 14 },
        conditions: [{ field: 'status', status: 'pending' }],
        actions: [task(title('call'), 1), tell('lead')],
      };
    case 'failed_inspection':
      return {
        ...USUAL,
        trigger: { kind: 'inspection', news: 'failed' },
        actions: [task(title('reinspection'), 1), tell('lead')],
      };
    case 'paper_ends':
      return {
        ...USUAL,
        trigger: { kind: 'paper_ends', days: 30 },
        actions: [{ kind: 'ask_papers' }, tell('keeper')],
      };
    case 'licence':
      return {
        ...USUAL,
        trigger: { kind: 'licence_changed' },
        actions: [{ kind: 'ask_papers' }, tell('keeper')],
      };
    case 'permit_ends':
      return { ...USUAL, trigger: { kind: 'permit_ends', days: 60 }, actions: [tell('keeper')] };
    case 'fault':
      return { ...USUAL, trigger: { kind: 'check_fault' }, actions: [tell('lead')] };
    case 'mail':
      return {
        ...USUAL,
        trigger: { kind: 'mail', mailKind: 'corrections' },
        actions: [{ kind: 'start_round', dueInDays: 14 }, tell('lead')],
      };
  }
}
