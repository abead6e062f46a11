const WEB_ADDRESS = /^https?:\/\/[^\s"'<>\\^`{|}]+$/i;
const MAX_LENGTH = 300;

/** An http(s) address of bounded length, or null: nothing else may become a link. */
export function readLink(value: unknown): { link: string | null; invalid: boolean } {
  if (value === null || value === undefined || value === '') return { link: null, invalid: false };
  if (typeof value !== 'string') return { link: null, invalid: true };
  const text = value.trim();
  const isGood = text.length <= MAX_LENGTH && WEB_ADDRESS.test(text);
  return isGood ? { link: text, invalid: false } : { link: null, invalid: text !== '' };
}
