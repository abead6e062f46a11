export const CHANNELS = ['email', 'sms'] as const;
export type Channel = (typeof CHANNELS)[number];

export const URGENCIES = ['all_changes', 'critical_only'] as const;
export type Urgency = (typeof URGENCIES)[number];

export const NOTIFICATION_STATES = ['queued', 'sending', 'sent', 'failed'] as const;
export type NotificationState = (typeof NOTIFICATION_STATES)[number];

export const MESSAGE_CHANNELS = ['email', 'sms'] as const;

/** Delivery reports of a carrier after it accepted a message. */
export const DELIVERIES = ['delivered', 'undelivered', 'bounced', 'complained'] as const;
export type Delivery = (typeof DELIVERIES)[number];
