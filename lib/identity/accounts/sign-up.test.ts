import { describe, expect, it } from 'vitest';
import { passwordProblem } from './password-rules';
import { signUpPasswordSchema } from './schema';
import { signUpProblems } from './sign-up';

const GOOD = {
  firstName: 'Ana',
  lastName: 'Ortiz',
  email: ' Ana@Example.com ',
  password: 'CorrectHorse12',
  confirmation: 'CorrectHorse12',
  referralCode: '',
};

describe('signUpProblems', () => {
  it('finds none in a complete form', () => {
    expect(signUpProblems(GOOD)).toEqual({});
    expect(signUpProblems({ ...GOOD, referralCode: 'ortiz-24' })).toEqual({});
  });

  it('marks every field of an empty form but the referral code', () => {
    const empty = {
      firstName: ' ',
      lastName: '',
      email: '',
      password: '',
      confirmation: '',
      referralCode: '',
    };
    expect(signUpProblems(empty)).toEqual({
      firstName: 'first_name',
      lastName: 'last_name',
      email: 'email_required',
      password: 'password_required',
      confirmation: 'confirmation_required',
    });
  });

  it('wants the two passwords alike, letter by letter', () => {
    expect(signUpProblems({ ...GOOD, confirmation: 'correcthorse12' })).toEqual({
      confirmation: 'confirmation_differs',
    });
  });

  it('refuses a referral code no referrer hands out', () => {
    expect(signUpProblems({ ...GOOD, referralCode: '<b>' })).toEqual({ referralCode: 'referral_code' });
  });
});

it.each([
  ['Ab1', 'password_length'],
  ['ABCDEFGHIJK1', 'password_lowercase'],
  ['abcdefghijk1', 'password_uppercase'],
  ['Abcdefghijkl', 'password_digit'],
  ['Abcdefghijk1', null],
])('says of %s what the schema says', (password, problem) => {
  expect(passwordProblem(password)).toBe(problem);
  expect(signUpPasswordSchema.safeParse(password).success).toBe(problem === null);
});
