/**
 * The machine's clock. Domains are given the time (`ctx.now`); this is for the edge that gives it, for ages of files,
 * and for what runs so long that the time it was given is past.
 */
export function systemTime(): Date {
  return new Date();
}
