import { hash, verify } from '@node-rs/argon2';

/** Argon2id (the library's default algorithm); m in KiB. OWASP's second choice, 10 ms on a small host. */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** A decoy hash for unknown addresses, so that response times do not reveal whether an account exists. */
let decoy: Promise<string> | undefined;

export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFC'), PARAMETERS);
}

/** `stored` is null where there is no account; the answer is then false after the same work. */
export async function verifyPassword(stored: string | null, password: string): Promise<boolean> {
  decoy ??= hashPassword('no account has this password');
  // What is no hash matches no password; where the machine fails at one, that is no wrong password.
  const hash = stored?.startsWith('$argon2') ? stored : null;
  const matches = await verify(hash ?? (await decoy), password.normalize('NFC'));
  return hash !== null && matches;
}

/** Whether a hash uses outdated parameters. */
export function needsRehash(stored: string): boolean {
  const made = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=\d+\$/.exec(stored);
  if (!made) return true;
  return Number(made[1]) < PARAMETERS.memoryCost || Number(made[2]) < PARAMETERS.timeCost;
}
