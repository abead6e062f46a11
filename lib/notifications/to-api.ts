import type { Notice, NotificationSettings, Recipient } from './view';

export function toNotice(notice: Notice) {
  return {
    id: notice.key,
    recipient_name: notice.recipientName,
    channel: notice.channel,
    state: notice.state,
    failure: notice.failure,
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
  return { methods: settings.methods, urgency: settings.urgency, sms_consent: settings.smsConsent };
}

export function toRecipient({ id, name, email, phone, isPrimary }: Recipient) {
  return { id, name, email, phone, is_primary: isPrimary };
}
