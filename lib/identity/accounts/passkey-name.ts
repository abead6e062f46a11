export const PASSKEY_NAME_MAX = 60;

/** A name as it was typed, without the spaces around it; null where it is none. */
export function readPasskeyName(typed: string): string | null {
  const name = typed.trim();
  return name === '' || name.length > PASSKEY_NAME_MAX ? null : name;
}
