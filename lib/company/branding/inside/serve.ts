import { answerOnce } from '@/lib/platform/programs/answer-once';
import type { LogoOrder } from '../ask-for-logo';
import { drawLogo } from './draw-logo';

/** Waits for one picture from the process that started this one, draws it anew and ends. */
export function serveLogo(): void {
  answerOnce(({ bytes }: LogoOrder) => drawLogo(bytes));
}
