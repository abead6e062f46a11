import type { InquiryDetails, SupportInquiryProps } from '@/lib/providers/mail/templates/support-inquiry';
import type { Inquiry } from './schema';

/** The fields a form has beside name, e-mail and message, as they were entered. */
function getFields(inquiry: Inquiry): InquiryDetails {
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
}

/** Those of them in which something was entered. */
export function getDetails(inquiry: Inquiry): Record<string, string> {
  return Object.fromEntries(Object.entries(getFields(inquiry)).filter(([, value]) => value !== ''));
}

/** What support is told of an inquiry. */
export function supportMail(inquiry: Inquiry, reference: string): SupportInquiryProps {
  const { kind, name, email, message, locale } = inquiry;
  return { kind, reference, name, email, message, language: locale, details: getFields(inquiry) };
}
