/** Whether what is typed so far is a colour. */
export function isColour(typed: string): boolean {
  return /^#[0-9a-f]{6}$/.test(typed);
}
