import type { Text } from '@/lib/catalogue/checklists/types';

/** Every text in two languages below a value, with where it stands; one that lacks a language too. */
export function* walkTexts(value: unknown, where: string): Generator<[string, Partial<Text>]> {
  if (typeof value !== 'object' || value === null) return;
  if (isText(value)) {
    yield [where, value];
    return;
  }
  for (const [key, item] of Object.entries(value)) yield* walkTexts(item, `${where}.${key}`);
}

function isText(value: object): value is Partial<Text> {
  return (['en', 'es'] as const).some(
    (side) => side in value && typeof Reflect.get(value, side) === 'string',
  );
}

/** The texts below a value that lack a language. */
export function* textFaults(value: unknown, where: string): Generator<string> {
  for (const [at, text] of walkTexts(value, where)) {
    if (!text.en?.trim()) yield `The text at ${at} has no English.`;
    if (!text.es?.trim()) yield `The text at ${at} has no Spanish.`;
  }
}
