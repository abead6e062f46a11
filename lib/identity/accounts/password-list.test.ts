import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isCommonPassword, type PasswordOwner, requireStrongPassword } from './password-list';

const ANA: PasswordOwner = {
  email: 'ana.reyes@reyesroofing.com',
  names: ['Ana', 'Reyes', 'Ana Reyes'],
  company: 'Reyes Roofing LLC',
};

const BAD = [
  // On the list, in any case.
  '1q2w3e4r5t6y',
  '1Q2w3E4r5T6y',
  'Administrator',
  'Finalfantasy',
  'Unbelievable',
  // A word of it, stretched.
  'Password1234!',
  'P@ssw0rd1234',
  'Passw0rd2026!!',
  'Summer2026!!',
  'Winter2025!!',
  'Welcome12345!',
  'Dragon123456!',
  'Letmein2026!!',
  'Football1234!',
  'Changeme1234!',
  'Monkey!!!!!123',
  'Iloveyou2026!',
  '123456Password',
  'Admin@Admin123',
  'DragonMaster26',
  'Sunshine000001',
  // In Spanish, and of the trade.
  'Contratista123',
  'Contraseña2026',
  'Construccion1!',
  'Bienvenido123!',
  'Contractor2026!',
  'Plomeria123456',
  'Lintel123456!',
  'Permit2026!!!',
  // Rows of keys, repetition, sequences.
  'Qwertyuiop123',
  'Asdfghjkl1234!',
  'Qwerty123456!',
  '1qaz2wsx3edcR',
  'Aaaaaaaaaaaa1',
  'Abcdefghijk12',
  'Abc123Abc123Abc123',
  'Password1!Password1!',
  '12345678901Aa',
  // The owner's own.
  'Anareyes2026!',
  'ReyesRoofing1!',
  'Reyesroofing2026',
  'Ana.Reyes12345',
];

const GOOD = [
  'Correct horse battery staple 9',
  'Purple monkey dishwasher 7',
  'Tres camiones rojos en Laredo 4',
  'Maple-Socket-Quarry-18',
  'seven Ladders lean on Tuesday 3',
  'Mi perro duerme bajo la mesa 8',
  'Copper elbow, 3 joints, no leaks',
  'Nunca llueve los martes en Yuma1',
  'Tr4velBox-kettle-Nine',
  'blue Gravel 41 tin Whistle',
  'El gato come 3 tortillas frias',
  'GraniteOtterPianoLamp6',
  'Mesquite&Brisket@Llano81',
  'Kx7#mPq2vL9z',
  'zR8!wQn4tYh2',
  'g7Vd-Lq3x-Pm9w',
  'hT5pWz9KcRb2Nf',
  'vUqX4pd7RkZm1s',
  'Ladrillo verde 19 cuchara rota',
  'We poured 40 yards before noon',
  'Third gate left of the Quarry 2',
  'My uncle Beto sold 9 goats',
  'Saltillo-tile-Under-12-oaks',
  'Ocho ventanas y una Puerta 5',
  'cedarFog88harborLint',
  'Nail gun jams at 7 every Friday',
  'Wrench+Otter+Velvet+203',
  'Lluvia sobre lamina 1987 Tampico',
  'Zapatos mojados 2 dias despues',
  'Reyes taught me to frame in 96 deg heat',
];

describe('isCommonPassword (ASVS 6.2.4, 6.2.12)', () => {
  test.each(BAD)('refuses %s', (password) => {
    expect(isCommonPassword(password, ANA)).toBe(true);
  });

  test.each(GOOD)('takes %s', (password) => {
    expect(isCommonPassword(password, ANA)).toBe(false);
  });

  test("another's name is nothing special", () => {
    const other = { email: 'lee@kowalczykmasonry.com', names: ['Lee', 'Kowalczyk'], company: null };
    expect(isCommonPassword('Kowalczyk-84712', other)).toBe(true);
    expect(isCommonPassword('Kowalczyk-84712', ANA)).toBe(false);
  });

  test('takes what a generator makes', () => {
    const chars = [...'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789'];
    const generated = fc.array(fc.integer({ min: 0, max: chars.length - 1 }), {
      minLength: 14,
      maxLength: 40,
      // Biased figures repeat themselves; a generator's do not.
      size: 'max',
    });
    fc.assert(
      fc.property(fc.noBias(generated), (indexes) => {
        expect(isCommonPassword(indexes.map((index) => chars[index]).join(''), ANA)).toBe(false);
      }),
      { numRuns: 200 },
    );
  });

  test('answers for whatever is typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 256 }), (password) => {
        expect(typeof isCommonPassword(password, ANA)).toBe('boolean');
      }),
      { numRuns: 100 },
    );
  });
});

test('requireStrongPassword marks the field', () => {
  const fields = { password: 'password_common' };
  expect(() => requireStrongPassword('Password1234!', {})).toThrow(expect.objectContaining({ fields }));
  expect(() => requireStrongPassword('Maple-Socket-Quarry-18', {})).not.toThrow();
});
