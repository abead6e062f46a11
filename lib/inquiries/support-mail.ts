import { brand } from '@/lib/brand';
import { escapeHtml, html } from '@/lib/notifications/html';
import type { Inquiry } from './schema';
import type { InquiryKind } from './types';

const TITLES: Record<InquiryKind, string> = {
  contact: 'Contact',
  enterprise: 'Enterprise',
  privacy: 'Privacy request',
};

/** How soon the page has promised an answer. */
const PROMISES: Record<InquiryKind, string> = {
  contact: 'Answer within one business day.',
  enterprise: 'Answer within one business day.',
  privacy: 'Confirm within 10 business days, answer within 45 days (CCPA).',
};

export interface SupportMail {
  subject: string;
  html: string;
  text: string;
  headers: Record<string, string>;
}

/** The fields a form has beside name, e-mail and message, with what was entered. */
export function detailsOf(inquiry: Inquiry): Record<string, string> {
  const entered = ((): Record<string, string> => {
    switch (inquiry.kind) {
      case 'contact':
        return { company: inquiry.company, topic: inquiry.topic };
      case 'enterprise': {
        const { company, phone, cities, permitsPerYear } = inquiry;
        return { company, phone, cities, permitsPerYear };
      }
      case 'privacy':
        return { request: inquiry.request, state: inquiry.state };
    }
  })();
  return Object.fromEntries(Object.entries(entered).filter(([, value]) => value !== ''));
}

/** Tells support of an inquiry, the whole of it, so that an answer needs no second place to look. */
export function supportMail(inquiry: Inquiry, reference: string): SupportMail {
  const title = TITLES[inquiry.kind];
  const rows: [string, string][] = [
    ['Reference', reference],
    ['Form', title],
    ['Name', inquiry.name],
    ['E-mail', inquiry.email],
    ...Object.entries(detailsOf(inquiry)),
    ['Language', inquiry.locale],
  ];
  const promise = PROMISES[inquiry.kind];
  const subject = `[${reference}] ${title}: ${inquiry.name}`;
  const body = html`<p>${promise}</p>
<table>
${rows.map(([name, value]) => html`<tr><th align="left" valign="top">${name}</th><td>${value}</td></tr>`)}
</table>
<p style="white-space:pre-wrap;border-left:3px solid #B93C0A;padding-left:12px">${inquiry.message}</p>`;
  return {
    // A header holds one line, whatever was entered as a name.
    subject: subject.replace(/\s+/g, ' ').slice(0, 200),
    text: [
      promise,
      '',
      ...rows.map(([name, value]) => `${name}: ${value}`),
      '',
      inquiry.message,
      '',
      `${brand.name}, ${reference}`,
    ].join('\n'),
    html: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head><body style="font:16px/1.5 system-ui,sans-serif">${body.markup}</body></html>`,
    // The address has been checked: it holds no line break.
    headers: { 'Reply-To': inquiry.email },
  };
}
