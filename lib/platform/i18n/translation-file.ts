import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import type { AbstractIntlMessages } from 'use-intl';
import type { Locale } from './locales';
import { loadMessages } from './messages';
import type { Texts } from './translation-loader';

/** Every text of the site in one language, as the namespace `translation` says them. */
export async function loadTexts(locale: Locale): Promise<Texts> {
  return toTexts(await loadMessages(locale));
}

/**
 * Messages as one level of keys with `{{name}}` where a value goes. A text that depends on a number or on a choice is as
 * many texts, their keys ending in `_one`, `_other` or whatever it depends on.
 */
export function toTexts(messages: AbstractIntlMessages): Texts {
  return Object.fromEntries(flatten(messages, '').flatMap(([key, text]) => spread(key, parse(text))));
}

function flatten(messages: AbstractIntlMessages, prefix: string): [key: string, text: string][] {
  return Object.entries(messages).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[prefix + key, value] as [string, string]]
      : flatten(value, `${prefix}${key}.`),
  );
}

function spread(key: string, elements: readonly MessageFormatElement[]): [key: string, text: string][] {
  const at = elements.findIndex(({ type }) => type === TYPE.plural || type === TYPE.select);
  const choice = elements[at];
  if (choice?.type !== TYPE.plural && choice?.type !== TYPE.select)
    return [[key, elements.map(write).join('')]];
  return Object.entries(choice.options).flatMap(([option, { value }]) =>
    spread(`${key}_${option.replace('=', '')}`, [
      ...elements.slice(0, at),
      // The number's place, while it is known whose it is.
      ...value.map((element) =>
        element.type === TYPE.pound ? { ...choice, type: TYPE.argument as const } : element,
      ),
      ...elements.slice(at + 1),
    ]),
  );
}

function write(element: MessageFormatElement): string {
  if (element.type === TYPE.literal) return element.value;
  if (element.type === TYPE.pound) return '#';
  if (element.type === TYPE.tag)
    return `<${element.value}>${element.children.map(write).join('')}</${element.value}>`;
  return `{{${element.value}}}`;
}
