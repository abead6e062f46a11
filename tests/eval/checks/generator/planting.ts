/** What the kinds of faults are planted with. */
import type { Omission } from './context';
import type { Facts } from './facts';
import type { Edits, Shape } from './fault-kind';
import type { Random } from './random';

export const among =
  (...ids: string[]) =>
  ({ documents }: Shape) =>
    ids.filter((id) => documents.includes(id));

export function change(edits: Edits, at: string, facts: Partial<Facts>): void {
  edits.facts.set(at, { ...edits.facts.get(at), ...facts });
}

export function leaveOut(edits: Edits, at: string, omission: Omission): string {
  edits.omit.set(at, new Set([...(edits.omit.get(at) ?? []), omission]));
  return `no ${omission}`;
}

/** Two digits of a number change places; where that changes nothing, one is raised. */
export function swapDigits(text: string, random: Random): string {
  const places = [...text].flatMap((letter, at) => (/\d/.test(letter) ? [at] : [])).slice(-5);
  for (const at of random.shuffle(places.slice(0, -1))) {
    const next = places[places.indexOf(at) + 1] ?? at;
    if (text[at] !== text[next]) {
      const letters = [...text];
      [letters[at], letters[next]] = [text[next] ?? '', text[at] ?? ''];
      return letters.join('');
    }
  }
  const last = places.at(-1) ?? 0;
  return `${text.slice(0, last)}${(Number(text[last]) + 1) % 10}${text.slice(last + 1)}`;
}

export const WITH_CODES = [
  'plan_set',
  'cover',
  'deck_framing',
  'deck_footing',
  'foundation_plan',
  'pool_plan',
  'pool_eng',
  'beam_sheet',
  'one_three_line',
];

export const WITH_NEC_ALONE = ['one_line', 'ev_one_line', 'gen_elec'];
