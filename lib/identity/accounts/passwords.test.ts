import { expect, it } from 'vitest';
import { hashPassword, verifyPassword } from './passwords';

it('only the password of a hash matches it, and what is no hash matches none', async () => {
  const stored = await hashPassword('Beam-and-truss-5');
  expect(await verifyPassword(stored, 'Beam-and-truss-5')).toBe(true);
  for (const other of [null, '', '-', 'Beam-and-truss-5'])
    expect(await verifyPassword(other, 'Beam-and-truss-5')).toBe(false);
  await expect(verifyPassword('$argon2id$broken', 'Beam-and-truss-5')).rejects.toThrow();
});
