/** Markup that is safe to send: made only by the `html` tag, which escapes every value. */
export interface Html {
  readonly markup: string;
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}

type Value = string | Html | Html[];

function render(value: Value): string {
  if (typeof value === 'string') return escapeHtml(value);
  return Array.isArray(value) ? value.map((part) => part.markup).join('\n') : value.markup;
}

export function html(parts: TemplateStringsArray, ...values: Value[]): Html {
  return { markup: String.raw({ raw: parts }, ...values.map(render)) };
}
