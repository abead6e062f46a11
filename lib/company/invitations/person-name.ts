const MAX_NAME = 100;

/** A name as one line in the two parts an account keeps: the first word, and the rest, which may be empty. */
export function splitName(name: string): { firstName: string; lastName: string } {
  const [first = '', ...others] = name.trim().split(/\s+/);
  return { firstName: first.slice(0, MAX_NAME), lastName: others.join(' ').slice(0, MAX_NAME) };
}
