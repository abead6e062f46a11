import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CODE_ALPHABET, CODE_LENGTH, newReferralCode } from './code';
import { findRefusal, type Referrer, type SignedUp, toMailbox, toNationalNumber } from './self-referral';

const REFERRER: Referrer = {
  people: [{ userId: 'usr_ana', email: 'Ana.Reyes@gmail.com' }],
  companies: [
    { phone: '(512) 555-0142', nameNorm: 'reyes builders' },
    { phone: '+1 214 555 0188', nameNorm: 'reyes roofing' },
  ],
};
const OTHER: SignedUp = {
  userIds: ['usr_bob'],
  email: 'bob@oak.example',
  phone: '737-555-0101',
  nameNorm: 'oak framing',
};

describe('a code', () => {
  it('is made of characters that are not mistaken for one another', () => {
    const codes = Array.from({ length: 500 }, newReferralCode);
    expect(new Set(codes).size).toBe(codes.length);
    for (const code of codes) expect(code).toMatch(new RegExp(`^[${CODE_ALPHABET}]{${CODE_LENGTH}}$`));
    expect(CODE_ALPHABET).not.toMatch(/[01AEIOUL]/);
  });
});

describe('refusalOf', () => {
  it('lets somebody else through', () => {
    expect(findRefusal(OTHER, REFERRER)).toBeNull();
  });

  it.each<[string, Partial<SignedUp>, string]>([
    ['the same user', { userIds: ['usr_bob', 'usr_ana'] }, 'same_person'],
    ['the address in capitals', { email: 'ANA.REYES@GMAIL.COM' }, 'same_person'],
    ['the address without its dots', { email: 'anareyes@gmail.com' }, 'same_person'],
    ['the address with a tag', { email: 'ana.reyes+two@gmail.com' }, 'same_person'],
    ['the address at Gmail’s other name', { email: 'a.nareyes@googlemail.com' }, 'same_person'],
    ['the phone in another form', { phone: '1.512.555.0142' }, 'same_phone'],
    ['the phone with an extension', { phone: '512 555 0142 ext. 7' }, 'same_phone'],
    ['the phone of another company of theirs', { phone: '2145550188' }, 'same_phone'],
    ['the company’s name', { nameNorm: 'reyes builders' }, 'same_company'],
    ['the name of another company of theirs', { nameNorm: 'reyes roofing' }, 'same_company'],
  ])('refuses %s', (_, change, refusal) => {
    expect(findRefusal({ ...OTHER, ...change }, REFERRER)).toBe(refusal);
  });

  it('keeps dots apart where they are part of the address', () => {
    const referrer = { ...REFERRER, people: [{ userId: 'usr_ana', email: 'a.na@oak.example' }] };
    expect(findRefusal({ ...OTHER, email: 'ana@oak.example' }, referrer)).toBeNull();
  });

  it('takes no phone for a phone', () => {
    const referrer = { ...REFERRER, companies: [{ phone: 'none', nameNorm: 'x' }] };
    expect(findRefusal({ ...OTHER, phone: 'n/a' }, referrer)).toBeNull();
  });
});

describe('one mailbox, one line', () => {
  it('whatever the case, the tag and the spaces around it', () => {
    fc.assert(
      fc.property(fc.emailAddress(), fc.stringMatching(/^[a-z0-9]{0,8}$/), (email, tag) => {
        const at = email.lastIndexOf('@');
        const tagged = ` ${email.slice(0, at)}+${tag}${email.slice(at)} `;
        expect(toMailbox(tagged.toUpperCase())).toBe(toMailbox(email));
        expect(toMailbox(toMailbox(email))).toBe(toMailbox(email));
      }),
    );
  });

  it('whatever stands between the digits', () => {
    const digits = fc.stringMatching(/^[2-9]\d{9}$/);
    fc.assert(
      fc.property(
        digits,
        fc.constantFrom('', '+1', '1-'),
        fc.constantFrom(' ', '-', '.', ''),
        (ten, country, gap) => {
          const typed = `${country}${ten.slice(0, 3)}${gap}${ten.slice(3, 6)}${gap}${ten.slice(6)}`;
          expect(toNationalNumber(typed)).toBe(ten);
        },
      ),
    );
  });
});
