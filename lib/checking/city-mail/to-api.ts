import type { CityMailDetail, CityMailSummary, MailPermit } from './queries';

const toRef = ({ id, permitNumber }: MailPermit) => ({ id, permit_number: permitNumber });

/** A mail in the API's field names. */
export function toCityMail({ id, subject, fromAddress, kind, state, receivedAt, matched }: CityMailSummary) {
  return {
    id,
    subject,
    from: fromAddress,
    kind,
    state,
    received_at: receivedAt.toISOString(),
    permits: matched.map(toRef),
  };
}

export function toCityMailDetail(mail: CityMailDetail) {
  return {
    ...toCityMail(mail),
    text: mail.text,
    candidates: mail.candidates.map(toRef),
    comments: (mail.reading?.comments ?? []).map(({ discipline, sheet, text }) => ({
      discipline,
      sheet,
      comment: text,
    })),
    fees: (mail.reading?.fees ?? []).map(({ label, cents, due }) => ({ label, cents, due_on: due })),
  };
}
