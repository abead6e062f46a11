import type { z } from 'zod';
import type { Answer } from '@/components/permits/use-run';
import type { applyMailSchema } from '@/lib/checking/city-mail/schema';

export interface MailActions {
  apply: (input: z.input<typeof applyMailSchema>) => Promise<Answer>;
  setAside: (input: { mailId: string }) => Promise<Answer>;
  open: (input: Record<never, never>) => Promise<Answer>;
  renew: (input: Record<never, never>) => Promise<Answer>;
}
