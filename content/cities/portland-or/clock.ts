import { OREGON } from '@/content/review-times/laws';
import type { ReviewTimes } from '@/lib/tracking/review-times/types';

/** As the law of Oregon sets it for a place of 300,000 people and more. */
export const clock: ReviewTimes = [
  {
    ...OREGON,
    id: 'portland-455-467',
    days: 15,
    provided: {
      en: 'A simple low-rise home that needs no approval from outside the city, and no schedule of its own that the State authorized.',
      es: 'Una vivienda sencilla de poca altura, sin aprobaciones de fuera de la ciudad ni un calendario propio autorizado por el estado.',
    },
    replaces: ['or-455-467'],
  },
];
