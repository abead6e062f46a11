import { type FaqItem, type FaqTexts, faqValues } from '@/components/marketing/faq-items';

const QUESTIONS = ['card', 'cancel', 'change', 'setup', 'count'] as const;

/** The questions about paying; `t` reads below `pricing.faq.items`. */
export function pricingQuestions(t: FaqTexts): FaqItem[] {
  return QUESTIONS.map((id) => ({
    question: t(`${id}.question`, faqValues()),
    answer: t(`${id}.answer`, faqValues()),
  }));
}
