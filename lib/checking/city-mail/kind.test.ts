import { describe, expect, test } from 'vitest';
import { kindOf } from './kind';

const kind = (subject: string, text: string, isMatched = true) =>
  kindOf({ subject, text, attached: '', isAutoReply: false, isMatched });

describe('what a mail is about', () => {
  test('a subject about the end of a permit is not about the inspection it lacks', () => {
    expect(kind('Permit B-1 about to expire', 'The permit will expire unless an inspection is passed.')).toBe(
      'expiring',
    );
    expect(kind('Aviso de vencimiento de permiso', 'El permiso vence en 30 días.')).toBe('expiring');
  });

  test('an extension is granted in any order of words, and not where it is refused', () => {
    expect(kind('Re: B-1', 'Your request for a 90 day extension on B-1 has been granted.')).toBe(
      'extension_granted',
    );
    expect(kind('Re: B-1', 'The extension on B-1 was not granted.')).not.toBe('extension_granted');
  });

  test('an answer says something newer than its subject', () => {
    expect(kind('B-1 corrections', 'The revised sheets look good. Plan review is now approved.')).toBe(
      'approved',
    );
    expect(kind('B-1 corrections', 'Zoning is now approved. Please correct sheet A1.')).toBe('corrections');
  });

  test('what an inspector lets happen next is a passed inspection', () => {
    expect(kind('3512 Garfield - footings', 'Footings approved today, ok to pour.')).toBe(
      'inspection_passed',
    );
  });

  test('money, permits and comments in other words', () => {
    expect(kind('Plan check 4417 ready to pay', 'Plans are approved and ready to be paid.')).toBe('fees_due');
    expect(kind('Permits activated', 'The following permits are now ACTIVE.')).toBe('issued');
    expect(kind('Correcciones requeridas', 'La revisión requiere correcciones.')).toBe('corrections');
    expect(kind('Webinar', 'You are receiving this e-mail because you signed up for updates.', false)).toBe(
      'newsletter',
    );
  });
});
