import { describe, expect, it } from 'vitest';
import { passwordStrength } from './password-strength';
import { setupPasswordSchema, signUpPasswordSchema } from './schema';

describe('passwordStrength', () => {
  it.each([
    ['', 'weak', 0],
    ['abc', 'weak', 1],
    ['abC1', 'medium', 3],
    ['abC1!', 'strong', 4],
    ['CorrectHorse12', 'strong', 4],
    ['CorrectHorse12!', 'strong', 5],
  ])('calls %j %s', (password, strength, count) => {
    expect(passwordStrength(password)).toMatchObject({ strength, count });
  });

  it('does not take a space or an accented letter for a special character', () => {
    expect(passwordStrength('contraseña de obra').passed.special).toBe(false);
  });
});

describe('password rules', () => {
  it('sign-up asks for no special character, finishing the set-up does', () => {
    expect(signUpPasswordSchema.safeParse('CorrectHorse12').success).toBe(true);
    expect(setupPasswordSchema.safeParse('CorrectHorse12').success).toBe(false);
    expect(setupPasswordSchema.safeParse('CorrectHorse12!').success).toBe(true);
  });

  it.each(['Short1!a', 'alllowercase12!', 'ALLUPPERCASE12!', 'NoDigitsAtAll!'])('refuses %s', (password) => {
    expect(setupPasswordSchema.safeParse(password).success).toBe(false);
  });
});
