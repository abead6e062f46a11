import type { Notice, NotificationSettings, Recipient } from './view';

export function toNotice(notice: Notice) {
  return {
    id: notice.key,
    recipient_name: notice.recipientName,
    channel: notice.channel,
    state: notice.state,
    failure: notice.failure,
    delivery: notice.delivery,
    delivered_at: notice.deliveryAt?.toISOString() ?? null,
    created_at: notice.createdAt.toISOString(),
    due_at: notice.dueAt.toISOString(),
    sent_at: notice.sentAt?.toISOString() ?? null,
    event: {
      kind: notice.event.kind,
      to_status: notice.event.toBucket,
      to_word: notice.event.toWord,
    },
    permit: {
      id: notice.permit.id,
      permit_number: notice.permit.permitNumber,
      address: notice.permit.address,
    },
  };
}

export function toSettings(settings: NotificationSettings) {
  const { methods, urgency, smsConsent, digestHour } = settings;
  return { methods, urgency, sms_consent: smsConsent, digest_hour: digestHour };
}

export function toRecipient(recipient: Recipient) {
  const { id, name, email, phone, locale, urgency } = recipient;
  return {
    id,
    name,
    email,
    phone,
    is_primary: recipient.isPrimary,
    locale,
    time_zone: recipient.timeZone,
    urgency,
    quiet_from: recipient.quietFrom,
    quiet_until: recipient.quietUntil,
    email_on: recipient.emailOn,
    sms_on: recipient.smsOn,
    unsubscribed_at: recipient.unsubscribedAt?.toISOString() ?? null,
    email_bounced: recipient.bounced,
    sms_stopped: recipient.smsStopped,
  };
}
